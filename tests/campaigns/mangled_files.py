"""Makes mangled files and opens them as the window does."""

import hashlib
import json
import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from core import registry
from core.interchange.game_file import AnyGame, create_game, memory_game, new_setup, open_game
from core.interchange.recorded_file import looks_recorded
from core.interchange.recorded_import import imported_game, read_import
from core.interchange.rescue import rescue_game, worth_rescuing
from core.interchange.wording import file_text
from core.kernel.errors import BankhalterError
from core.kernel.game import Game
from core.mechanics.seats import Player
from core.store.journal import Journal
from tests.campaigns.mangled_bytes import BYTES, mangle_bytes
from tests.campaigns.mangled_json import mangle_json, mangle_text
from tests.campaigns.mangled_rows import ROWS, forge, mangle_rows
from tests.campaigns.opened_page import Viewer
from tests.campaigns.whole_games import whole_game
from tests.core.interchange import recorded_games
from tests.titles.german_railways.records import small_record
from tests.titles.t1824 import recorded_games as recorded_1824

LENGTHS = (0, 3, 25, 60, 110, 200, 330, 835)  # entries of the games that are mangled
GAMES = Path(__file__).parents[2].parent / "shared" / "games"
RECORDED = {
    "1844": GAMES / "1844-160062.json",
    "1824": GAMES / "1824-235047.json",
    "german_railways": GAMES / "german-railways" / "gr-4p-sensible-03.json",
}
SMALL = {
    "1844": recorded_games.small_game,
    "1824": lambda: recorded_1824.first_turns().game(),
    "german_railways": small_record,
}
VIEWED = 0.4  # of the forged games that open are shown in the window, if it knows the title
LONG_RECORD = 120  # actions of the recorded game, where it is there


def playable(title: str) -> bool:
    return registry.family_of(title).facts(registry.title_data(title)).playable


class Mangler:
    def __init__(self, seed: int, title: str) -> None:
        self._seed, self._title = seed, title
        self._show = Viewer().show if playable(title) else Game.options
        self._folder = tempfile.TemporaryDirectory(prefix="bankhalter-mangled-")
        folder = Path(self._folder.name)
        self._games = [self._game(folder / f"{length}.bank", length) for length in LENGTHS]
        self._records = [SMALL[title]()]
        if RECORDED[title].is_file():
            record = json.loads(RECORDED[title].read_bytes())
            self._records.append(record | {"actions": record["actions"][:LONG_RECORD]})
        self._other = folder / "other"
        self._other.mkdir()
        self._show(memory_game(new_setup(title, [Player(name, name) for name in ("a", "b", "c")])))

    def _game(self, path: Path, length: int) -> bytes:
        imported = whole_game(self._title)
        length = min(length, len(imported.drafts))
        game = create_game(path, imported.setup)
        assert isinstance(game.log, Journal)
        game.log.append_all(imported.drafts[:length])
        if length:
            game.log.move_head(length // 2)
            game.log.move_head(length)
        game.log.close()
        return path.read_bytes()

    def case(self, number: int) -> Callable[[], str]:
        chance = random.Random(f"{self._seed} {number}")
        path = self._other / "evening.bank"
        for left in self._other.iterdir():
            left.unlink()
        kind = chance.choice(("bytes", "rows", "forged", "forged", "json", "json", "text"))
        self._make(kind, path, chance)
        before = contents(self._other)
        viewed = kind == "forged" and chance.random() < VIEWED
        return lambda: self._open(kind, path, before, viewed=viewed)

    def _open(self, kind: str, path: Path, before: dict[str, str], *, viewed: bool) -> str:
        became = attempt(path, self._show if viewed else Game.options)
        after = contents(self._other)
        if became == "opened":  # a journal beside a good file is played back, or put away if it is none
            before, after = ({path.name: files[path.name]} for files in (before, after))
        if before != after:
            raise AssertionError(f"{kind}: the files have changed ({became})")
        return f"{kind}_{became}"

    def _make(self, kind: str, path: Path, chance: random.Random) -> None:
        weights = [8, 8, 8, 6, 4, 2, 1, 1]
        game = chance.choices(self._games, weights)[0]
        if kind == "bytes":
            path.write_bytes(mangle_bytes(game, chance, chance.choice(BYTES)))
            if chance.random() < 0.05:
                beside = chance.choice(("-journal", "-wal", "-shm"))
                Path(f"{path}{beside}").write_bytes(mangle_bytes(game, chance, chance.choice(BYTES))[:9000])
        elif kind == "rows":
            path.write_bytes(game)
            mangle_rows(path, chance, chance.choice(ROWS))
        elif kind == "forged":
            path.write_bytes(game)
            forge(path, chance)
        elif kind == "json":
            path.write_text(json.dumps(mangle_json(chance.choice(self._records), chance)), encoding="utf-8")
        else:
            text = json.dumps(chance.choice(self._records), ensure_ascii=chance.random() < 0.5)
            path.write_bytes(mangle_text(text, chance, self._title))


def attempt(path: Path, show: Callable[[AnyGame], object]) -> str:
    """As the window does with a file that somebody opens."""
    try:
        if looks_recorded(path):
            game = imported_game(read_import(path))
            show(game)
            return "imported"
        game = open_game(path)
    except BankhalterError as error:
        check_sentence(file_text(error))
        return attempt_rescue(path) if worth_rescuing(error) else "refused"
    try:
        show(game)
    finally:
        assert isinstance(game.log, Journal)
        game.log.close()
    return "opened"


def attempt_rescue(path: Path) -> str:
    try:
        rescued = rescue_game(path)
    except BankhalterError as error:
        check_sentence(file_text(error))
        return "refused"
    if rescued is None:
        return "refused"
    check_sentence(rescued.reason)
    rescued.journal.close()
    return "rescued"


def check_sentence(sentence: str) -> None:
    if not (0 < len(sentence) < 600 and sentence.isprintable()):
        raise AssertionError(f"no sentence: {sentence[:100]!r}")


def contents(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}
