"""`--smoke`: the program tries itself out, for whoever has built or installed it.

It shows its first page, and of every title that can be played it plays the first actions in a file of its own, leaves
the game, opens the file again and compares. Where a file or a board was named, that is shown instead. Nothing waits for
a fixed time: every step begins when what the one before asked for is painted.
"""

import sys
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage

from core.text.catalogue import text
from ui.shell.window.main_window import MainWindow

if TYPE_CHECKING:
    from core.interchange.trial import Trial

PLAYED = 10  # actions of each title
PATIENCE = 120  # seconds; whoever waits longer waits in vain
COLOURS = 16  # an empty window has fewer


class _Different(Exception):
    """The sentence says what is not as it should be."""


class Smoke(QObject):
    def __init__(self, window: MainWindow, *, named: bool) -> None:
        super().__init__(window)
        self.problem = ""
        self._window = window
        self._course = self._show() if named else self._play()
        self._done = False
        self._limit = QTimer(self, singleShot=True, interval=PATIENCE * 1000)
        self._limit.timeout.connect(lambda: self._fail(text("smoke-late", seconds=PATIENCE)))
        self._limit.start()
        self._hook, sys.excepthook = sys.excepthook, self._fell
        window.painted.connect(lambda: QTimer.singleShot(0, self._next))
        if named:
            window.games.failed.connect(lambda words: self._fail(words()))

    def code(self, code: int) -> int:
        """What the process ends with, given what the loop of events ended with."""
        sys.excepthook = self._hook
        if self.problem:
            print(self.problem, file=sys.stderr)
        return code or (1 if self.problem or not self._done else 0)

    # --- what is done

    def _show(self) -> Iterator[None]:
        while self._window.game_page is None and self._window.board_page is None:
            yield  # a recorded game is read beside the first page
        self._look()
        self._tell(text("smoke-shown", name=self._window.windowTitle()))

    def _play(self) -> Iterator[None]:
        self._tell(text("smoke-first"))  # before anything else is loaded: whoever listens may measure the start
        from core.interchange.sample import first_sample
        from core.interchange.trial import trials

        self._window.games.failed.connect(lambda words: self._fail(words()))
        if first_sample() is None:
            raise _Different(text("smoke-no-sample"))
        for trial in trials():
            yield from self._play_title(trial)

    def _play_title(self, trial: "Trial") -> Iterator[None]:
        from core.interchange.game_file import create_game
        from core.text.title_words import title_name
        from ui.game.bridge import GameBridge
        from ui.shell.views.new_game import SUFFIX

        window, name = self._window, title_name(trial.title, trial.name)
        window.settings.games.mkdir(parents=True, exist_ok=True)
        path = window.settings.games / f"smoke-{trial.title}{SUFFIX}"
        bridge = GameBridge(create_game(path, trial.setup))
        window.play(bridge)
        yield
        for number in range(PLAYED):
            if not bridge.do(trial.action(bridge.game, number)):
                raise _Different(text("smoke-refused", title=name, number=number + 1))
            self._look()
        if bridge.log.behind:
            raise _Different(text("smoke-not-saved"))
        played = bridge.game.state, [entry.hash for entry in bridge.log.entries()]
        window.show_start()
        yield
        window.games.open(path)
        yield
        self._look()
        page = window.game_page
        if page is None or played != (page.bridge.game.state, [entry.hash for entry in page.bridge.log.entries()]):
            raise _Different(text("smoke-differs"))
        self._tell(text("smoke-played", title=name, number=PLAYED))

    def _look(self) -> None:
        """Paints the whole window, now."""
        picture = self._window.grab().toImage().scaled(160, 100).convertToFormat(QImage.Format.Format_RGB32)
        colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        if len(colours) < COLOURS:
            raise _Different(text("smoke-empty"))

    # --- from step to step

    def _next(self) -> None:
        if self._done or self.problem:
            return
        try:
            next(self._course)
        except StopIteration:
            self._done = True
            self._leave()
        except _Different as found:
            self._fail(str(found))

    def _fell(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Exceptions of slots and overrides all come here."""
        traceback.print_exception(kind, error, trace)
        self._fail(text("smoke-fell", reason=kind.__name__))

    def _fail(self, sentence: str) -> None:
        if not self._done and not self.problem:
            self.problem = sentence
            self._leave()

    def _leave(self) -> None:
        self._limit.stop()
        QTimer.singleShot(0, self._window.close)

    def _tell(self, sentence: str) -> None:
        print(sentence, flush=True)
