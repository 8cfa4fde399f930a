"""What the start page offers."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from core.assets import title_folders
from core.text.catalogue import text
from core.text.dates import local_words
from core.text.title_words import title_name

SAMPLE = "sample.jsonl"  # in the folder of a title: a game to play through


@dataclass(frozen=True, slots=True)
class BoardCard:
    title: str
    name: str
    playable: bool
    facts: str
    kind: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in a few words: who plays, and where it stands."""

    players: str
    round: str


@dataclass(frozen=True, slots=True)
class RecentGame:
    """A game file: what it is, who plays and where it stands. `problem` says why it cannot be opened."""

    path: Path
    name: str
    date: str
    players: str = ""
    round: str = ""
    problem: str = ""


def board_cards() -> list[BoardCard]:
    """The boards, those with rules first; from the first lines of each title, so that the window opens at once."""
    found = []
    for folder in title_folders():
        data = tomllib.loads((folder / "title.toml").read_text("utf-8"))
        if not data["playable"] and "tile_totals" not in data:
            continue  # neither rules nor a board to look at yet
        players = sorted(int(count) for count in data["players"])
        facts = [text("start-players", least=players[0], most=players[-1])]
        if "hex_total" in data:
            tiles = sum(data["tile_totals"].values())
            facts.append(text("start-size", hexes=data["hex_total"], tiles=tiles))
        kind = text("start-rules" if data["playable"] else "start-map-only")
        found.append(
            BoardCard(data["id"], title_name(data["id"], data["name"]), data["playable"], " · ".join(facts), kind)
        )
    return sorted(found, key=lambda card: not card.playable)


def has_sample() -> bool:
    """Does a game to play through ship with the program?"""
    return any((folder / SAMPLE).is_file() for folder in title_folders())


def samples(cards: Iterable[BoardCard]) -> dict[str, str]:
    """The titles whose game can be played through, with their names."""
    there = {folder.name for folder in title_folders() if (folder / SAMPLE).is_file()}
    return {card.title: card.name for card in cards if card.playable and card.title in there}


def card_title(card: BoardCard) -> tuple[str, str]:
    """The number of the title and the rest of its name; a name without a number stands alone."""
    if not card.name.startswith(card.title):
        return card.name, ""
    return card.title, card.name.removeprefix(card.title).strip()


def recent_game(path: Path) -> RecentGame:
    """What can be said at once, without reading the file."""
    try:
        changed = path.stat().st_mtime
    except (OSError, ValueError):  # a path may hold what no system takes
        return RecentGame(path, path.stem, "", problem=text("start-gone"))
    return RecentGame(path, path.stem, local_words(changed))
