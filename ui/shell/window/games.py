"""Where games come from and go to: new ones, files, recorded games, copies."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from core import registry
from core.interchange.any_game import kind_of, read_actions
from core.interchange.game_file import AnyGame, create_game, memory_game, open_game
from core.interchange.recorded_import import Imported, imported_game, kept_game
from core.interchange.rescue import Rescued, rescue_game, rescued_game, worth_rescuing
from core.interchange.sample import read_sample, sample_game, sample_path
from core.interchange.wording import file_text, refusal_text
from core.interchange.writing import OutputError, make_folder, trouble
from core.kernel.action import Action
from core.kernel.errors import BankhalterError, GameFileError
from core.kernel.refusal import Rejection
from core.store.backups import Backup
from core.store.errors import JournalError
from core.store.journal import Journal
from core.text.catalogue import text
from core.text.lists import items
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.game.jobs import Job, Workers
from ui.shell.views.new_game import SUFFIX, NewGame, file_name, free_path
from ui.shell.window.notice import Notice
from ui.shell.window.progress import ProgressLine

RECORDED = "*.json"
FOLDER, MEMORY, CANCEL = "nowhere-folder", "nowhere-memory", "nowhere-cancel"
NOT_WRITTEN = ("disk_full", "missing", "no_locks", "read_only", "unwritable")  # no new file can be made there
_IN_MEMORY = {"read_only": "trouble-opened", "no_locks": "trouble-no-locks"}  # why a game is not played in its file
Told = Callable[[int, int], object]
Made = TypeVar("Made")
READ = 90  # percent of an import are reading, what is left makes the game


def _unshown(title: str) -> BankhalterError | None:
    """Why a game is not shown: its title has rules, but the window does not offer it yet."""
    offered = [entry.id for entry in registry.titles() if entry.playable]
    return None if title in offered else GameFileError(text("game-no-title", title=title, known=items(offered)))


class Games(QObject):
    """Every wish ends in `ready` with a game to play, or in `failed` with one sentence."""

    ready = Signal(object)  # GameBridge
    failed = Signal(object)  # what says why, in the language in use
    rescued = Signal(object, object)  # Rescued, Path of the copy that was opened or None

    def __init__(self, window: QWidget, settings: Settings, progress: ProgressLine) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._progress = progress
        self._workers = Workers(self)
        self._import: Job | None = None
        progress.cancelled.connect(self.cancel)

    # --- beginning and opening

    def create(self, new: NewGame) -> None:
        """In a new file with a name of its own: nobody is asked for one."""
        names = [*new.seated.values()]
        self._begin(lambda path: _new_game(new.setup(), path), lambda: self._new_path(new.title, names))

    def create_at(self, new: NewGame, first: Action, reason: str, begun: Callable[[], object]) -> None:
        """A new file that begins with an action; with a reason the table overrules a rule."""

        def make(path: Path | None) -> AnyGame:
            setup = new.setup()
            tried = memory_game(setup)
            refused = tried.dispatch(first, reason or None)
            if isinstance(refused, Rejection):
                raise BankhalterError(refusal_text(refused, {player.id: player.name for player in setup.players}))
            if path is None:
                return tried
            game = create_game(path, setup)
            game.dispatch(first, reason or None)
            return game

        self._begin(make, lambda: self._new_path(new.title, [*new.seated.values()]), begun)

    def open(self, path: Path) -> None:
        """A game file, or a recorded game, which becomes a game in memory."""
        try:
            kind = kind_of(path)
        except BankhalterError as error:
            self._fail(error)
            return
        if kind == "game":
            self._open_file(path)
        else:
            self.read_recorded(path, keep=False)

    def _open_file(self, path: Path) -> None:
        """What may only be read is played in memory; what is damaged is opened as a copy, as far as it is good."""
        try:
            game = open_game(path)
        except JournalError as error:
            sentence = _IN_MEMORY.get(error.code)
            if sentence is not None:
                self._try(lambda: _in_memory(path), lambda: text(sentence, file=path.name))
            else:
                self._open_damaged(path, error)
        except BankhalterError as error:
            self._open_damaged(path, error)
        else:
            self._hand_over(game)

    def _open_damaged(self, path: Path, error: BankhalterError) -> None:
        try:
            rescued = rescue_game(path) if worth_rescuing(error) else None
        except BankhalterError:
            rescued = None
        if rescued is None or not rescued.good:
            self._fail(error)
            return
        self._open_rescued(rescued, error)

    def _open_rescued(self, rescued: Rescued, error: BankhalterError) -> None:
        """In a copy, or in memory where none can be written and nobody wants another folder."""
        copy: Path | None = None

        def make(path: Path | None) -> AnyGame:
            nonlocal copy
            copy = path
            if path is None:
                return rescued_game(rescued)
            rescued.journal.save_copy(path)
            return open_game(path)

        name = text("backup-name" if rescued.entry is None else "rescue-name", name=rescued.path.stem)
        self._begin(make, lambda: self._free_path(name), lambda: self.rescued.emit(rescued, copy), error)

    def go_on(self, closed: GameBridge) -> None:
        """A game that was closed for a while: from its file, or as it was left where it has none."""
        if closed.log.path is not None:
            self.open(closed.log.path)
            return
        closed.log.detach()
        bridge = GameBridge(closed.game)
        bridge.saving.take_over(closed.saving)
        self.ready.emit(bridge)

    # --- earlier copies

    def restore(self, backup: Backup) -> None:
        """As a new game file; neither the copy nor the game it was made from is touched."""

        def make(path: Path | None) -> AnyGame:
            if path is None:
                return _in_memory(backup.path)
            Journal.open(backup.path, read_only=True).save_copy(path)
            return open_game(path)

        self._begin(make, lambda: self._free_path(text("backup-name", name=backup.name)))

    def ask_open(self) -> None:
        """What is chosen there is opened, whichever kind it is."""
        filters = f"{text('file-games')} (*{SUFFIX});;{text('file-recorded')} ({RECORDED});;{text('file-all')} (*)"
        found, _ = QFileDialog.getOpenFileName(self._window, text("file-open"), self._open_folder(), filters)
        if found:
            self.open(Path(found))

    # --- recorded games

    def ask_import(self) -> None:
        filters = f"{text('file-recorded')} ({RECORDED});;{text('file-all')} (*)"
        found, _ = QFileDialog.getOpenFileName(self._window, text("file-import"), "", filters)
        if found:
            self.read_recorded(Path(found), keep=True)

    def read_recorded(self, path: Path, *, keep: bool) -> None:
        """`keep` makes a game file of it."""

        def make(told: Told) -> AnyGame:
            imported = read_actions(path, _part(told, 0, READ))
            unshown = _unshown(imported.setup.title)
            if unshown is not None:
                raise unshown
            return imported_game(imported, _part(told, READ, 100))

        def begin(game: AnyGame) -> None:
            if keep:
                setup = game.engine.setup
                names = [player.name for player in setup.players]
                self._begin(
                    lambda path: game if path is None else kept_game(game, path),
                    lambda: self._new_path(setup.title, names),
                )
            else:
                self._hand_over(game)

        self._beside(text("progress-import", file=path.name), make, begin)

    def _beside(self, sentence: str, read: Callable[[Told], Made], done: Callable[[Made], object]) -> None:
        """In a thread, with progress."""
        self.cancel()
        self._progress.begin(sentence)

        def work(job: Job) -> Made:
            def told(done: int, whole: int) -> None:
                job.check()
                job.report(done, whole)

            return read(told)

        job = self._import = self._workers.start(work, done, self._not_read)
        job.progressed.connect(self._progress.tell)
        job.ended.connect(lambda: self._ended(job))

    def cancel(self) -> None:
        if self._import is not None:
            self._import.cancel()
            self._import = None
            self._progress.hide()

    def _ended(self, job: Job) -> None:
        if self._import is job:
            self._import = None
            self._progress.hide()

    def _not_read(self, error: Exception) -> None:
        if not isinstance(error, BankhalterError):
            raise error
        self._fail(error)

    # --- the sample game, copies

    def sample(self, title: str) -> None:
        """In memory, before its first move: redo goes through it, and it is the same next time."""
        self.read_sample(title, lambda imported: self._try(lambda: sample_game(imported)))

    def read_sample(
        self, title: str, done: Callable[[Imported], object], enough: Callable[[Sequence[str]], int] | None = None
    ) -> None:
        """For those who make something else of it than a game to play through; `enough` says how much they need."""
        path = sample_path(title)
        if path is not None:
            self._beside(text("progress-sample"), lambda told: read_sample(path, told, enough), done)

    def ask_copy(self, bridge: GameBridge, *, go_on: bool = True) -> bool:
        """Whether a copy was written."""
        name = file_name(bridge.title, list(bridge.moment.names.values()), _now())
        wish = bridge.log.path.stem if bridge.log.path else name
        start = str(free_path(self._settings.games, wish))
        found, _ = QFileDialog.getSaveFileName(
            self._window, text("file-copy"), start, f"{text('file-games')} (*{SUFFIX})"
        )
        return bool(found) and self.copy(bridge, Path(found), go_on=go_on)

    def copy(self, bridge: GameBridge, path: Path, *, go_on: bool = True) -> bool:
        """Write a copy; a game that is only in memory goes on in it."""
        only_here = bridge.log.path is None or (bridge.log.behind > 0 and not bridge.save_state.waiting)
        try:
            bridge.saving.copy(path)
        except GameFileError as error:
            self._fail(error)
            return False
        if only_here and go_on:
            self._try(lambda: open_game(path))
        return True

    # --- inside

    @property
    def idle(self) -> bool:
        return self._workers.idle

    def close(self) -> None:
        self._workers.close()

    def _try(self, begin: Callable[[], AnyGame], problem: Callable[[], str] | None = None) -> None:
        found = _waited_for(begin)
        if isinstance(found, BankhalterError):
            self._fail(found)
        else:
            self._hand_over(found, problem)

    def _begin(
        self,
        make: Callable[[Path | None], AnyGame],
        place: Callable[[], Path],
        begun: Callable[[], object] = lambda: None,
        cause: BankhalterError | None = None,
    ) -> None:
        """A game in a new file. Where none can be written, in another folder or without a path in memory, as wished.

        `cause` is why it needs one.
        """

        def begin(path: Callable[[], Path | None], problem: Callable[[], str] | None = None) -> None:
            found = _waited_for(lambda: make(path()))
            if isinstance(found, OutputError) or (isinstance(found, JournalError) and found.code in NOT_WRITTEN):
                self._ask_where([cause, found] if cause else [found], begin_there, begin_here)
            elif isinstance(found, BankhalterError):
                self._fail(found)
            else:
                self._hand_over(found, problem)
                begun()

        def begin_there() -> None:
            begin(place)

        def begin_here() -> None:
            begin(lambda: None, lambda: text("trouble-nowhere"))

        begin_there()

    def _ask_where(
        self, errors: Sequence[BankhalterError], there: Callable[[], None], here: Callable[[], None]
    ) -> None:
        words = text("nowhere-words", folder=str(self._settings.games))
        notice = Notice("nowhere-title", [*map(file_text, errors), words], (FOLDER, MEMORY, CANCEL), self._window)

        def answered() -> None:
            notice.deleteLater()
            if notice.answer == MEMORY:
                here()
            elif notice.answer == FOLDER:
                found = QFileDialog.getExistingDirectory(self._window, text("nowhere-folder"), self._open_folder())
                if found:
                    self._settings.choose_games(Path(found))
                    there()

        notice.finished.connect(answered)
        notice.open()

    def _fail(self, error: BankhalterError) -> None:
        self.failed.emit(lambda: file_text(error))

    def _hand_over(self, game: AnyGame, problem: Callable[[], str] | None = None) -> None:
        bridge = GameBridge(game, problem)
        unshown = _unshown(bridge.title)
        if unshown is not None:
            bridge.close()
            self._fail(unshown)
            return
        bridge.saving.asks = True
        self.ready.emit(bridge)

    def _open_folder(self) -> str:
        """Where a dialog begins: the games' folder, or what there is above it."""
        games = self._settings.games
        return str(next(place for place in (games, *games.parents) if place.is_dir()))

    def _new_path(self, title: str, names: Sequence[str]) -> Path:
        return self._free_path(file_name(title, names, _now()))

    def _free_path(self, name: str) -> Path:
        """In the folder of games, which is made if need be. Raises OutputError."""
        folder = self._settings.games
        make_folder(folder)
        try:
            return free_path(folder, name)
        except (OSError, ValueError) as error:
            raise OutputError(trouble(folder, error)) from None


def _part(told: Told, begin: int, end: int) -> Told:
    """Of work in several parts: how far this one is, as progress of the whole in percent."""
    return lambda done, whole: told(begin * whole + (end - begin) * done, 100 * whole)


def _waited_for(begin: Callable[[], AnyGame]) -> AnyGame | BankhalterError:
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        return begin()
    except BankhalterError as error:
        return error
    finally:
        QGuiApplication.restoreOverrideCursor()


def _new_game(setup: Any, path: Path | None) -> AnyGame:
    return memory_game(setup) if path is None else create_game(path, setup)


def _in_memory(path: Path) -> AnyGame:
    game = open_game(path, read_only=True)
    assert isinstance(game.log, Journal)
    game.log.detach()
    return game


def _now() -> datetime:
    return datetime.now().astimezone()
