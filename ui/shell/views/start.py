"""What the start page offers."""

import tomllib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from core import registry
from core.assets import title_folder
from core.interchange.sample import first_sample
from core.kernel.errors import BankhalterError
from core.text.catalogue import text
from core.text.dates import date_words
from core.text.lists import held, items
from core.text.title_words import title_name


@dataclass(frozen=True, slots=True)
class BoardCard:
    title: str
    name: str
    playable: bool
    facts: str
    kind: str


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
    for title in registry.title_ids():
        data = tomllib.loads((title_folder(title) / "title.toml").read_text("utf-8"))
        players = sorted(int(count) for count in data["players"])
        facts = " · ".join(
            (
                text("start-players", least=players[0], most=players[-1]),
                text("start-size", hexes=data["hex_total"], tiles=sum(data["tile_totals"].values())),
            )
        )
        kind = text("start-rules" if data["playable"] else "start-map-only")
        found.append(BoardCard(data["id"], title_name(data["id"], data["name"]), data["playable"], facts, kind))
    return sorted(found, key=lambda card: not card.playable)


def has_sample() -> bool:
    """Does a game to play through ship with the program?"""
    return first_sample() is not None


def card_title(card: BoardCard) -> tuple[str, str]:
    """The number of the title and the rest of its name."""
    rest = card.name.removeprefix(card.title).strip()
    return card.title, rest


def recent_game(path: Path) -> RecentGame:
    """What can be said at once, without reading the file."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return RecentGame(path, path.stem, "", problem=text("start-gone"))
    return RecentGame(path, path.stem, date_words(changed))


def read_recent(known: RecentGame) -> RecentGame:
    """The same with players and round, read from the file."""
    from core.interchange.game_file import open_game
    from core.interchange.wording import file_text
    from core.rail18.engine import Engine18
    from ui.game.moment import Moment
    from ui.rail18.views.header import header_view

    try:
        game = open_game(known.path, read_only=True)
    except BankhalterError as error:
        return RecentGame(known.path, known.name, known.date, problem=file_text(error))
    assert isinstance(game.engine, Engine18)
    moment = Moment(game.engine.rules, game.state)
    names = items(held(moment.names[player]) for player in game.state.order)
    title = moment.rules.title
    return RecentGame(
        known.path, title_name(title.id, title.data.name), known.date, names, header_view(moment).round.value
    )
