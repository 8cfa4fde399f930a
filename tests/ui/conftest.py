import gc
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import bare_window, page_of
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

_begun: list[object] = [None]  # the module whose tests are running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """As in the program (`ui/app/garbage.py`): what a test left behind goes when no event is under way.

    What is alive when the tests of a module begin (games and boards that many of them share) stays to the end, and to
    look at it again after every test would take most of the time.
    """
    gc.disable()
    if _begun != [item.getparent(pytest.Module)]:
        _begun[:] = [item.getparent(pytest.Module)]
        gc.collect()
        gc.freeze()
    try:
        return (yield)
    finally:
        for widget in QApplication.topLevelWidgets():
            if widget.parent() is None:  # no window outlives its test: each would get every other style and font too
                widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect(0)
        gc.enable()


class FrozenBefore:
    """Python's collector, but what was frozen before the test stays so, and everything is looked at after the test."""

    def __getattr__(self, name: str) -> object:
        return getattr(gc, name)

    def freeze(self) -> None: ...

    def unfreeze(self) -> None: ...

    def collect(self, generation: int = 2) -> int:
        return 0


@pytest.fixture(autouse=True)
def _frozen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.app.garbage.gc", FrozenBefore())


@pytest.fixture
def collecting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody holds any more goes when the program lets it go, not only after the test."""
    monkeypatch.setattr(FrozenBefore, "collect", staticmethod(gc.collect))


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """Of the sample game."""
    return Moments(tmp_path_factory.mktemp("moments"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """What the window remembers, in a folder of the test's own; 1844 was played last."""
    found = Settings(tmp_path)
    found.title = "1844"
    return found


@pytest.fixture
def bridge() -> GameBridge | None:
    """The game that the window plays: whoever needs one says which, else the window shows its first page."""
    return None


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, bridge: GameBridge | None) -> Iterator[MainWindow]:
    with bare_window(qtbot, settings, bridge) as found:
        yield found


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    return page_of(window)
