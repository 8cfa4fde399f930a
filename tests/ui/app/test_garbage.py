"""Widgets that only hold each other go at a quiet moment, never while Qt is at work."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.app.garbage import Collector
from ui.app.settings import Settings
from ui.paint import theme
from ui.shell.window.main_window import MainWindow


class Busy(QLabel):
    """Makes so many objects as it gets another style that the collector would come by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.made: list[object] = []

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.made += [[] for _ in range(100_000)]
        super().changeEvent(event)


def lost_widget() -> "weakref.ref[QWidget]":
    widget = QWidget()
    widget.itself = widget  # type: ignore[attr-defined]
    return weakref.ref(widget)


@pytest.fixture(autouse=True)
def _frozen_before() -> Iterator[None]:
    """Here Python's own collector is at work."""
    yield
    gc.unfreeze()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    gc.enable()
    found = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(found)
    found.show()
    return found


def test_nothing_goes_while_the_window_gets_another_style(window: MainWindow, qapp: QApplication) -> None:
    busy = Busy(window)
    lost = lost_widget()
    theme.set_up(qapp, theme.DARK)
    assert busy.made
    assert lost() is not None
    window.collector.collect()
    assert lost() is None


def test_the_window_comes_back_to_it_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    lost = lost_widget()
    heap = [[] for _ in range(10_000)]  # type: ignore[var-annotated]
    qtbot.waitUntil(lambda: lost() is None)
    assert heap


def test_a_little_garbage_is_left_for_later(window: MainWindow) -> None:
    window.collector.collect()
    lost = lost_widget()
    window.collector.collect()
    assert lost() is not None


def test_now_and_then_everything_is_looked_at(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (10_000, 0, 0))
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    collector = Collector(window)
    for _ in range(120):
        collector.collect()
    assert set(looked[:59]) == {1}
    assert looked[59] == looked[119] == 2


def test_what_is_alive_is_looked_at_again_when_its_page_is_left(window: MainWindow) -> None:
    held = [lost_widget()()]
    lost = weakref.ref(held[0])
    window.collector.leave_page()
    window.collector.collect()
    assert gc.get_freeze_count() > 0
    held.clear()
    gc.collect()
    assert lost() is not None
    window.show_new_game()
    window.collector.collect()
    assert lost() is None
