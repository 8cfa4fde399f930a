"""Games as the window keeps them, on a disk whose power is cut or that fails.

Only the widgets of the window are missing: what opens and closes games is the window's own.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from core.interchange.editing import EditDesk
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_sample, sample_path
from core.kernel.action import Action
from core.kernel.edit import Change
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint.plain import Label
from ui.shell.views.new_game import NewGame
from ui.shell.window.games import Games
from ui.shell.window.notice import Notice
from ui.shell.window.progress import ProgressLine

MOVES = 70  # of the game that ships, to be played


@dataclass(frozen=True)
class Moves:
    imported: Imported
    actions: tuple[Action, ...]

    @classmethod
    def read(cls) -> "Moves":
        return _moves()


@cache
def _moves() -> Moves:
    from core import registry

    path = sample_path("1844")
    assert path is not None
    imported = read_sample(path, enough=lambda kinds: MOVES)
    codec = registry.engine_for(imported.setup).codec
    return Moves(imported, tuple(codec.action_from_json(dict(draft.action or {})) for draft in imported.drafts))


@dataclass(frozen=True)
class Agreed(NewGame):
    """A game whose set-up stands already."""

    agreed: Any = None

    @property
    def counts(self) -> range:
        return range(3, 8)

    def setup(self) -> Any:
        return self.agreed


class Desk:
    """The window's way to games: each wish is answered by a bridge, by a sentence, or by what was saved of a file."""

    def __init__(self, settings: Path, games: Path) -> None:
        self._app = QApplication.instance() or QApplication(["desk"])
        self._window = QWidget()
        self.settings = Settings(settings, games)
        self.games = Games(self._window, self.settings, ProgressLine())
        self.games.ready.connect(self._take)
        self.games.failed.connect(lambda says: self.sentences.append(says()))
        self.games.rescued.connect(lambda rescued, copy: self.rescued.append(copy))
        self.bridge: GameBridge | None = None
        self.sentences: list[str] = []
        self.rescued: list[Path] = []
        self._errors: list[BaseException] = []

    def _take(self, bridge: GameBridge) -> None:
        self.bridge = bridge

    def create(self, setup: Any) -> GameBridge | None:
        return self._ask(lambda: self.games.create(Agreed(setup.title, agreed=setup)))

    def open(self, path: Path) -> GameBridge | None:
        return self._ask(lambda: self.games.open(path))

    def copy(self, bridge: GameBridge, path: Path) -> bool:
        """Whether it was written; a game that was only in memory goes on in it, as `self.bridge`."""
        self.bridge = None
        self.sentences.clear()
        with self.loud():
            return self.games.copy(bridge, path)

    def _ask(self, wish: Callable[[], object]) -> GameBridge | None:
        self.bridge = None
        self.sentences.clear()
        self.rescued.clear()
        with self.loud():
            wish()
            self._leave_notices()
        return self.bridge

    def _leave_notices(self) -> None:
        """Where nothing can be written, a notice says why and offers other places; here nobody wants one."""
        for notice in self._window.findChildren(Notice):
            *_, why, _offer = notice.findChildren(Label)
            self.sentences.append(why.text())
            notice.reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def close(self, bridge: GameBridge) -> None:
        with self.loud():
            bridge.close()
            bridge.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @contextmanager
    def loud(self) -> Iterator[None]:
        """What breaks in a slot is raised here."""
        before, sys.excepthook = sys.excepthook, self._caught
        self._errors.clear()
        try:
            yield
            QApplication.processEvents()
        finally:
            sys.excepthook = before
        if self._errors:
            raise self._errors[0]

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._errors.append(error)


def accept_edit(bridge: GameBridge, back: int) -> bool:
    """The newest moves entered again, as if the first of them had been changed."""
    game = bridge.game
    entry = game.log.path_to(game.log.head)[-back]
    action = bridge.action_of(entry.id)
    assert action is not None
    return bridge.accept(EditDesk(game).preview(Change(entry.id, action)))


def damage(path: Path, copy: Path) -> None:
    """Another file with the same game, damaged in its middle, and flushed."""
    content = bytearray(path.read_bytes())
    middle = len(content) * 2 // 3
    content[middle : middle + 2000] = bytes(2000)
    with copy.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    handle = os.open(copy.parent, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def empty(folder: Path) -> None:
    """A folder with nothing in it, whatever there was."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
