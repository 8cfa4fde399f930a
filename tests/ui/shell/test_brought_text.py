"""What people and files bring is shown letter by letter, shortened where it is too long, everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from core.kernel.foreign import NAME, SIGN, shown
from tests.campaigns.chart_scenes import chart_scenes
from tests.campaigns.sample_moments import Moments
from tests.campaigns.scenes import Scenes, Show
from tests.systems import on_linux
from tests.ui.app.words_shown import words_shown
from tests.ui.markup import rendered
from tests.ui.opened_files import Trap, trap
from tests.ui.settling import glance
from ui.paint.plain import Label
from ui.shell.window.main_window import MainWindow

pytestmark = [pytest.mark.long, on_linux]

PICTURE = "p.png"
IMAGE = f'<img src="{PICTURE}">'
MARKUP = {
    "p1": IMAGE,
    "p2": "<b>Ana</b>",
    "p3": "A&amp;B &lt;i&gt;",
    "p4": f"{IMAGE} <br>",
    "p5": "<!doctype html><p>x",
}
SCENES = (
    "start", "auction", "stock", "dividends", "edit-preview", "correction", "overrule", "board-check", "export",
    "panel-sheet", "panel-charter", "panel-player", "panel-trains", "panel-journal", "display-auction", "display-stock",
    "chart-worth", "chart-earned", "chart-figures", "chart-read", "history",
)  # fmt: skip
LONG = {"p1": "W" * 10_000, "p2": "n\x00u\nl", "p3": "\u202eturned", "p4": "𝕏" * 900, "p5": "\u2028\x07"}
OURS = "\n\u200b\u2060\u00a0\u202f\u3000"  # what our own words have
RUN = re.compile(rf"W{{{NAME}}}|𝕏{{{NAME}}}")


@pytest.fixture
def picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Trap]:
    """In the folder where the program runs, so that its mere name would be enough."""
    monkeypatch.chdir(tmp_path)
    pixmap = QPixmap(9, 9)
    pixmap.fill("red")
    assert pixmap.save(str(tmp_path / PICTURE))
    with trap(tmp_path / PICTURE) as found:
        yield found


def scenes(folder: Path, names: dict[str, str], words: str, evening: str) -> Iterator[tuple[str, Show]]:
    """Wherever a name, a note, a reason or the name of a file is shown."""
    made = Scenes(Moments(folder, names, evening), note=words, reason=words)
    found = dict((*made.all(), *made.panels(), *made.displays(), *chart_scenes(made.moments)))
    yield from ((name, found[name]) for name in SCENES)
    for name, action in (("players", "players"), ("sheets", "sheets"), ("backups", "backups"), ("keys", "keys")):
        yield name, lambda window, action=action: window.menus.actions[action].trigger()
    yield "message", lambda window: window.tell(shown(names["p1"]), kind="bad")


def test_the_trap_works(picture: Trap, qtbot: QtBot) -> None:
    for label, opens in ((QLabel(), True), (Label(), False)):
        qtbot.addWidget(label)
        label.setText(f"{IMAGE} wins")
        label.show()
        glance()
        assert picture.was_opened() == opens
        assert bool(rendered()) == opens
        label.close()
        label.setText("")


def test_no_markup_is_rendered_and_no_file_opened(window: MainWindow, picture: Trap, tmp_path: Path) -> None:
    seen = 0
    for name, show in scenes(tmp_path / "games", MARKUP, f"{IMAGE} <i>again</i>", f"{IMAGE} evening"):
        show(window)
        glance()
        assert rendered() == [], name
        assert not picture.was_opened(), name
        seen += any(IMAGE in words for _, _, words in words_shown(window))
        close_dialogs(window)
    assert seen > len(SCENES) // 2


def test_long_names_and_control_characters_are_shown_shortened(window: MainWindow, tmp_path: Path) -> None:
    told = set[str]()
    for name, show in scenes(tmp_path / "games", LONG, "", "evening"):
        show(window)
        glance()
        for kind, _, found in words_shown(window):
            words = found.partition("\t")[0] if kind == "QMenu" else found  # a menu's key stands behind a tab
            assert not RUN.search(found), name
            assert all(letter.isprintable() or letter in OURS for letter in words), (name, words)
            told.add(words)
        close_dialogs(window)
    assert any("W…" in words for words in told)
    assert any(SIGN in words for words in told)


def close_dialogs(window: MainWindow) -> None:
    for other in QApplication.topLevelWidgets():
        if other is not window:
            other.close()
    window.activateWindow()
    glance()
