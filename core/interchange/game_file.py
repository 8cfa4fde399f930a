"""Games in files: the title's engine, the journal and the judge put together."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from core import registry
from core.rail18.soundness import can_go_on, is_sound
from core.kernel.action import Action
from core.kernel.engine import Engine
from core.kernel.errors import GameFileError
from core.kernel.game import Game
from core.kernel.judge import Judge, Strict, Table
from core.kernel.refusal import Rejection
from core.mechanics.draws import drawn
from core.mechanics.seats import COLOURS, SYMBOLS
from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.state import Mode, Player, Seating, Setup, State
from core.rail18.title import Title
from core.store.backups import Snapshot
from core.store.entries import Header, timestamp
from core.store.errors import JournalError
from core.store.journal import Clock, Journal, utc_now
from core.text.catalogue import text
from core.kernel.foreign import shown
from core.text.lists import items
from core.text.title_words import title_name
from core.version import VERSION

_SETUP = TypeAdapter(Setup)
LONGEST_LINE = 100_000  # entries and events from the beginning to any moment; a whole game has 5,000
Game18 = Game[State, Event]


def new_setup(
    title: str,
    players: list[Player],
    preset: str | None = None,
    overrides: dict[str, str] | None = None,
    mode: str = "hotseat",
    *,
    track_kept: bool = True,
    cash_open: bool = True,
    seating: Seating | None = None,
) -> Setup:
    """A set-up that has been checked. Raises TitleDataError or GameFileError with one sentence."""
    found = registry.title(title)
    check_preset(found, preset)
    rulings = found.rulings(preset, overrides)
    preset = preset or found.default_preset
    if mode not in ("hotseat", "table"):
        raise GameFileError(text("game-no-mode", mode=mode))
    kept: Mode = "table" if mode == "table" else "hotseat"
    setup = Setup(title, tuple(players), preset, rulings, kept, track_kept, cash_open, seating)
    check_setup(setup)
    return setup


def check_preset(title: Title, preset: str | None) -> None:
    known = [entry.id for entry in title.data.rulings.preset]
    if preset and preset not in known:
        raise GameFileError(text("game-no-preset", preset=preset, known=items(known)))


def draw_seats(players: Sequence[Player], seed: str) -> tuple[list[Player], Seating]:
    """The players in the order that this seed draws, and how it came about."""
    entered = tuple(player.id for player in players)
    by_id = {player.id: player for player in players}
    return [by_id[player] for player in drawn(seed, entered)], Seating(entered, seed)


def check_setup(setup: Setup) -> None:
    title = registry.title(setup.title)
    counts = sorted(int(count) for count in title.data.players)
    if str(len(setup.players)) not in title.data.players:
        name = title_name(title.id, title.data.name)
        count = len(setup.players)
        raise GameFileError(text("game-players", title=name, least=counts[0], most=counts[-1], count=count))
    ids = {player.id for player in setup.players}
    if len(ids) != len(setup.players) or ids & {"", "bank", "pool", "closed", *title.companies}:
        raise GameFileError(text("game-players-alike"))
    for wishes, known in (
        ([player.colour for player in setup.players if player.colour], COLOURS),
        ([player.symbol for player in setup.players if player.symbol], SYMBOLS),
    ):
        if len(set(wishes)) != len(wishes) or not set(wishes) <= set(known):
            raise GameFileError(text("game-players-alike"))
    if not setup.track_kept and setup.mode != "table":
        raise GameFileError(text("refusal-track-off-only-at-table"))
    check_seating(setup)


def check_seating(setup: Setup) -> None:
    if setup.seating is None:
        return
    seats = tuple(player.id for player in setup.players)
    entered, seed = setup.seating.entered, setup.seating.seed
    if sorted(entered) != sorted(seats) or (seed and drawn(seed, entered) != seats):
        raise GameFileError(text("game-seats"))


def judge_for(held: Setup | State) -> Judge[State, Event]:
    return Table() if held.mode == "table" else Strict()


def judge_by_mode(
    engine: Engine[State, Event], state: State, action: Action, reason: str | None = None
) -> Sequence[Event] | Rejection:
    """Judges by the mode of the position itself: right on either side of a change of mode, also after an undo."""
    return judge_for(state)(engine, state, action, reason)


def create_game(path: Path, setup: Setup, now: Clock = utc_now) -> Game18:
    """A new game in a new file."""
    engine = registry.engine(setup)
    journal = Journal.create(path, header_for(engine, now()), now=now)
    return Game(engine, journal, judge_by_mode)


def memory_game(setup: Setup) -> Game18:
    """A game that lives in memory only."""
    engine = registry.engine(setup)
    return Game(engine, Journal.in_memory(header_for(engine, datetime.now(UTC))), judge_by_mode)


def game_beside(snapshot: Snapshot) -> Game18:
    """A game as it was at one moment, in memory and with rules of its own: for another thread."""
    journal = Journal.from_snapshot(snapshot)
    return Game(registry.engine(read_setup(journal)), journal, judge_by_mode)


def header_for(engine: Engine18, created: datetime) -> Header:
    rules = engine.rules
    setup: dict[str, Any] = _SETUP.dump_python(rules.setup, mode="json")
    return Header(rules.title.id, rules.title.fingerprint, VERSION, timestamp(created), setup)


def open_game(path: Path, *, read_only: bool = False) -> Game18:
    """Opens by folding the stored events. Raises GameFileError."""
    journal = Journal.open(path, read_only=read_only)
    try:
        setup = read_setup(journal)
        check_length(journal, path.name)
        engine = registry.engine(setup)
        game = Game(engine, journal, judge_by_mode)
        check_position(game.state, path.name)
        if not can_go_on(engine, game.state):
            raise GameFileError(text("file-no-position", file=path.name))
        return game
    except BaseException:
        journal.close()
        raise


def check_length(journal: Journal, name: str) -> None:
    """Folding must never take long, whatever a stranger has put into the file."""
    lengths = [0]
    for entry in journal.entries():
        lengths.append(lengths[entry.parent] + 1 + entry.events_text.count('"kind"'))
    if max(lengths) > LONGEST_LINE:
        raise JournalError("too_large", f"{name} is too long for a game.", file=name)


def check_position(state: State, name: str) -> None:
    """Raises GameFileError for what no game can come to."""
    if not is_sound(state):
        raise GameFileError(text("file-no-position", file=name))


def read_setup(journal: Journal) -> Setup:
    try:
        setup = _SETUP.validate_python(journal.header.setup)
    except ValidationError:
        raise GameFileError(text("game-no-setup")) from None
    if setup.title not in registry.ENGINES:
        raise GameFileError(text("game-no-title", title=shown(setup.title), known=items(registry.ENGINES)))
    check_setup(setup)
    known = registry.title(setup.title).switches
    defaults = registry.title(setup.title).rulings()
    if any(name not in known or value not in known[name].values for name, value in setup.rulings.items()):
        raise GameFileError(text("game-unknown-rulings"))
    # a ruling that is younger than the file has its default
    return replace(setup, rulings={**defaults, **setup.rulings})
