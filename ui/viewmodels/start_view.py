"""What the start page offers."""

from dataclasses import dataclass

from core import registry
from core.text.catalogue import text


@dataclass(frozen=True, slots=True)
class BoardCard:
    title: str
    name: str
    playable: bool
    facts: str
    kind: str


def board_cards() -> list[BoardCard]:
    """The boards, those with rules first."""
    found = []
    for entry in registry.titles():
        data = registry.title(entry.id).data
        players = sorted(int(count) for count in data.players)
        facts = " · ".join(
            (
                text("start-players", least=players[0], most=players[-1]),
                text("start-size", hexes=len(data.hexes), tiles=sum(tile.count for tile in data.tiles.values())),
            )
        )
        kind = text("start-rules" if entry.playable else "start-map-only")
        found.append(BoardCard(entry.id, entry.name, entry.playable, facts, kind))
    return sorted(found, key=lambda card: not card.playable)


def card_title(card: BoardCard) -> tuple[str, str]:
    """The number of the title and the rest of its name."""
    rest = card.name.removeprefix(card.title).strip()
    return card.title, rest
