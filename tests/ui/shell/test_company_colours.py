"""Companies in other colours: chosen in the menu, at once and everywhere, and remembered."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core import registry
from tests.campaigns.sample_moments import Moments
from tests.ui.bare_window import page_of
from tests.ui.settling import settle
from ui.app import start as app
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.rail18.family import FAMILY
from ui.rail18.pages.entering import entering
from ui.rail18.views.chips import chips
from ui.shell.window.main_window import MainWindow
from ui.values.chips import faded
from ui.values.company_colours import COMPANY_COLOURS, company_colours, use_company_colours

pytestmark = pytest.mark.long

ALWAYS = {"map", "market", "sheet", "charter", "player", "trains"}  # companies can be seen there
A_CHIP = 12  # pixels of one colour; where two colours run into each other a third one may come about, but not so often


@pytest.fixture(autouse=True)
def _as_printed() -> Iterator[None]:
    yield
    use_company_colours("printed")


def choose(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """From the menu, with the mouse."""
    menu = window.findChild(QMenu, "menu-colours")
    assert menu is not None
    menu.popup(window.mapToGlobal(QPoint(40, 40)))
    qtbot.mouseClick(
        menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(window.menus.actions[f"colours-{name}"]).center()
    )
    assert not menu.isVisible()
    window.activateWindow()
    settle()


def fills(name: str) -> set[str]:
    """Those that no grey of the window can be taken for."""
    use_company_colours(name)
    found = (QColor(chip.fill) for chip in chips(registry.title("1844")).values())
    return {colour.name().upper() for colour in found if colour.saturation() > 60}


def painted(widget: QWidget) -> set[str]:
    """The colours of which there is enough for a chip."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32) & 0xFFFFFF
    colours, counts = np.unique(pixels, return_counts=True)
    return {f"#{colour:06X}" for colour, count in zip(colours, counts, strict=True) if count >= A_CHIP}


@pytest.mark.parametrize(("moment", "look", "also"), [("stock", "light", "turn"), ("track", "dark", "journal")])
def test_every_panel_follows_at_once(
    window: MainWindow, moments: Moments, qtbot: QtBot, moment: str, look: str, also: str
) -> None:
    printed, easy = fills("printed"), fills("easy")
    use_company_colours("printed")
    window.play(GameBridge(moments.game(getattr(moments, moment), "table")))
    window.appearance.choose_theme(look)
    for name, shown, other in (("easy", easy, printed), ("printed", printed, easy)):
        choose(qtbot, window, name)
        page = page_of(window)
        for panel, key in [("turn", "Ctrl+0"), *((spec.name, spec.key) for spec in FAMILY.panels)]:
            QTest.keySequence(window, QKeySequence(key))
            settle()
            if panel == "map":
                qtbot.waitUntil(page.panels["map"].canvas.is_sharp, timeout=10_000)  # type: ignore[attr-defined]
            seen = painted(page.panels[panel])
            assert not seen & (other - shown), (name, panel, seen & (other - shown))
            assert seen & shown or panel not in ALWAYS | {also}, (name, panel)


def test_the_question_and_what_lies_in_front_stay(window: MainWindow, moments: Moments, qtbot: QtBot) -> None:
    window.play(GameBridge(moments.game(moments.stock)))
    bridge, question = page_of(window).bridge, page_of(window).turn.view.question  # type: ignore[attr-defined]
    QTest.keySequence(window, QKeySequence("Ctrl+6"))
    settle()
    assert page_of(window).docks["trains"].on_top
    choose(qtbot, window, "easy")
    page = page_of(window)
    assert page.bridge is bridge
    assert page.turn.view.question == question  # type: ignore[attr-defined]
    assert page.docks["trains"].on_top
    head = bridge.log.head
    qtbot.keyClick(page.turn, Qt.Key.Key_Return)
    assert bridge.log.head > head


def test_the_choice_is_remembered(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings = Settings(tmp_path)
    choose(qtbot, window, "easy")
    assert window.menus.actions["colours-easy"].isChecked()
    window.settings.sync()
    use_company_colours("printed")
    monkeypatch.setenv("BANKHALTER_HOME", str(tmp_path))
    begun: list[MainWindow] = []

    def begin(*arguments: object) -> MainWindow:
        begun.append(MainWindow(*arguments))  # type: ignore[arg-type]
        return begun[-1]

    monkeypatch.setattr(app, "MainWindow", begin)
    monkeypatch.setattr(QApplication, "exec", lambda *arguments: 0)
    assert app.main([]) == 0
    assert company_colours() == "easy"
    assert begun[0].menus.actions["colours-easy"].isChecked()
    assert not begun[0].menus.actions["colours-printed"].isChecked()
    begun[0].close()


def test_a_board_and_its_picture_on_the_first_page_follow(window: MainWindow, qtbot: QtBot) -> None:
    homes = {}
    for name in COMPANY_COLOURS:
        use_company_colours(name)
        homes[name] = {faded(chip).fill for chip in chips(registry.title("1824")).values()}
    use_company_colours("printed")
    window.resize(1920, 1080)  # cards of several boards are large enough to tell
    window.open_board("1824")
    choose(qtbot, window, "easy")
    page = window.board_page
    assert page is not None
    qtbot.waitUntil(page.canvas.is_sharp, timeout=10_000)
    seen = painted(page.canvas)
    assert len(seen & homes["easy"]) > 3
    assert not seen & homes["printed"]
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    card = window.start_page.cards["1824"]
    qtbot.waitUntil(lambda: len(painted(card) & homes["easy"]) > 3, timeout=10_000)
    choose(qtbot, window, "printed")
    card = window.start_page.cards["1824"]
    qtbot.waitUntil(lambda: len(painted(card) & homes["printed"]) > 3, timeout=10_000)


def test_names_that_were_typed_stay(window: MainWindow, qtbot: QtBot) -> None:
    window.show_new_game()
    assert window.new_page is not None
    qtbot.keyClicks(window.new_page.names[0], "Ursina")
    choose(qtbot, window, "easy")
    assert window.new_page.names[0].text() == "Ursina"
    entering(window).show_players()
    qtbot.keyClicks(window.entry_page.names[0], "Reto")  # type: ignore[union-attr]
    choose(qtbot, window, "printed")
    assert window.entry_page.names[0].text() == "Reto"  # type: ignore[union-attr]
