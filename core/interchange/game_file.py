"""Games in files: the engine of a set-up, the journal and the family's judge put together."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from core import registry
from core.interchange.wording import setup_text
from core.kernel.engine import Engine
from core.kernel.errors import GameFileError, SetupError
from core.kernel.family import Family
from core.kernel.foreign import shown
from core.kernel.game import Game
from core.store.backups import Snapshot
from core.store.entries import Header, timestamp
from core.store.errors import JournalError
from core.store.journal import Clock, Journal, utc_now
from core.text.catalogue import text
from core.text.lists import items
from core.version import VERSION

AnyGame = Game[Any, Any]  # of whatever family


def new_setup(
    title: str,
    players: Sequence[Any],
    preset: str | None = None,
    overrides: Mapping[str, str] | None = None,
    mode: str = "hotseat",
    **agreed: Any,
) -> Any:
    """A set-up that has been checked. Raises TitleDataError or GameFileError with one sentence."""
    family, data = registry.family_of(title), registry.title_data(title)
    with _in_words(title):
        return family.new_setup(data, players, preset, overrides, mode, **agreed)


def with_preset(setup: Any, preset: str) -> Any:
    """The setup of the same table by other rulings. Raises GameFileError."""
    with _in_words(setup.title):
        return registry.family_of(setup.title).with_preset(registry.title_data(setup.title), setup, preset)


def family_of(game: AnyGame) -> Family:
    return registry.family_of(game.engine.setup.title)


def create_game(path: Path, setup: Any, now: Clock = utc_now) -> AnyGame:
    """A new game in a new file."""
    engine = registry.engine_for(setup)
    return game_in(Journal.create(path, header_for(engine, now()), now=now), engine)


def memory_game(setup: Any) -> AnyGame:
    """A game that lives in memory only."""
    engine = registry.engine_for(setup)
    return game_in(Journal.in_memory(header_for(engine, datetime.now(UTC))), engine)


def game_beside(snapshot: Snapshot) -> AnyGame:
    """A game as it was at one moment, in memory and with rules of its own: for another thread."""
    journal = Journal.from_snapshot(snapshot)
    return game_in(journal, registry.engine_for(read_setup(journal)))


def game_in(journal: Journal, engine: Engine[Any, Any]) -> AnyGame:
    return Game(engine, journal, registry.family_of(engine.setup.title).judge)


def header_for(engine: Engine[Any, Any], created: datetime) -> Header:
    title = engine.setup.title
    family = registry.family_of(title)
    facts = family.facts(registry.title_data(title))
    return Header(title, facts.fingerprint, VERSION, timestamp(created), family.write_setup(engine.setup))


def open_game(path: Path, *, read_only: bool = False) -> AnyGame:
    """Opens by folding the stored events. Raises GameFileError."""
    journal = Journal.open(path, read_only=read_only)
    try:
        setup = read_setup(journal)
        check_length(journal, path.name)
        engine = registry.engine_for(setup)
        game = game_in(journal, engine)
        check_position(engine, game.state, path.name)
        if not family_of(game).can_go_on(engine, game.state):
            raise GameFileError(text("file-no-position", file=path.name))
        return game
    except BaseException:
        journal.close()
        raise


def check_length(journal: Journal, name: str) -> None:
    """Folding must never take long, whatever a stranger has put into the file."""
    if journal.full > 1:
        raise JournalError("too_large", f"{name} is too long for a game.", file=name)


def check_position(engine: Engine[Any, Any], state: Any, name: str) -> None:
    """Raises GameFileError for what no game can come to."""
    if not registry.family_of(engine.setup.title).is_sound(engine, state):
        raise GameFileError(text("file-no-position", file=name))


def read_setup(journal: Journal) -> Any:
    """Raises GameFileError with one sentence."""
    data = journal.header.setup
    title = data.get("title")
    if not isinstance(title, str):
        raise GameFileError(text("game-no-setup"))
    known = registry.playable_ids()
    if title not in known:
        raise GameFileError(text("game-no-title", title=shown(title), known=items(known)))
    with _in_words(title):
        return registry.family_of(title).read_setup(registry.title_data(title), data)


@contextmanager
def _in_words(title: str) -> Iterator[None]:
    """What a family says by a code becomes a sentence."""
    try:
        yield
    except SetupError as error:
        raise GameFileError(setup_text(title, error)) from None
