"""Print and sheets: by mouse and by keys, on both papers, and what is said when it cannot be."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from core.interchange.game_file import memory_game, new_setup
from core.interchange.writing import OutputError
from core.mechanics.seats import ChangePlayer
from core.rail18.state import Player
from tests.ui.bare_window import open_window
from tests.ui.rail18.table_games import new_bridge
from tests.ui.settling import settle
from tests.ui.sheets import games
from tests.ui.sheets.paper import lines_of, pages_of, sizes_of
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.views.sheets.making import make_sheet
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.sheets import printing
from ui.sheets.paper_size import A4, LETTER, PAPERS, usual_paper
from ui.sheets.printing import new_printer, print_sheet
from ui.shell.dialogs.sheets_dialog import SheetsDialog
from ui.shell.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
MENU_KEY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def dialog_of(window: MainWindow) -> SheetsDialog:
    found = window.findChild(SheetsDialog, "sheets-dialog")
    assert isinstance(found, SheetsDialog)
    return found


@pytest.fixture
def bridge() -> GameBridge:
    return new_bridge(5)


@pytest.fixture
def window(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """With the dialog of sheets."""
    qtbot.keyClick(window, Qt.Key.Key_P, MENU_KEY)
    settle()
    return window


@pytest.mark.long
def test_the_key_opens_it_and_pages_are_turned(qtbot: QtBot, window: MainWindow) -> None:
    dialog = dialog_of(window)
    assert dialog.isVisible()
    assert dialog.kind == "pack-up"
    assert dialog.place.text() == f"1 of {len(dialog.pages)}"
    assert not dialog.back.isEnabled()
    first = dialog.view.pixmap().toImage()
    qtbot.mouseClick(dialog.forth, LEFT)
    assert dialog.number == 1
    assert dialog.view.pixmap().toImage() != first
    qtbot.keyClick(dialog, Qt.Key.Key_PageUp)
    assert dialog.number == 0
    assert dialog.view.pixmap().toImage() == first
    for _ in range(20):
        qtbot.keyClick(dialog, Qt.Key.Key_PageDown)
    assert dialog.number == len(dialog.pages) - 1
    assert not dialog.forth.isEnabled()


def test_another_sheet_by_mouse_and_by_key(qtbot: QtBot, window: MainWindow) -> None:
    dialog = dialog_of(window)
    qtbot.mouseClick(dialog.kinds["cards"], LEFT, pos=dialog.kinds["cards"].rect().center() / 4)
    assert dialog.kind == "cards"
    assert dialog.sheet.title == "Reference cards"
    assert dialog.place.text() == "1 of 2"
    qtbot.keyClick(dialog.kinds["cards"], Qt.Key.Key_Up)
    assert dialog.kind == "report"
    assert dialog.sheet.title == "Standing at Auction"
    assert dialog.place.text() == f"1 of {len(dialog.pages)}"
    qtbot.keyClick(dialog.kinds["report"], Qt.Key.Key_Up)
    assert dialog.kind == "pack-up"


@pytest.mark.long
def test_saving_writes_the_sheet_on_the_paper_that_was_chosen(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(window)
    dialog.papers.setFocus()
    dialog.choose_paper("Letter")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "evening"), ""))
    qtbot.mouseClick(dialog.save, LEFT)
    data = (tmp_path / "evening.pdf").read_bytes()
    assert sizes_of(data)[0] == (612, 792)
    assert lines_of(data)[0] == "Pack-up sheet"
    assert dialog.messages.label.text() == "evening.pdf is written."
    assert Settings(tmp_path).paper == "Letter" or window.settings.paper == "Letter"


def test_the_paper_is_chosen_with_keys_and_remembered(qtbot: QtBot, window: MainWindow) -> None:
    dialog = dialog_of(window)
    before = dialog.paper
    dialog.papers.setFocus()
    qtbot.keyClick(dialog.papers, Qt.Key.Key_Down if before is A4 else Qt.Key.Key_Up)
    assert dialog.paper is not before
    dialog.close()
    qtbot.keyClick(window, Qt.Key.Key_P, MENU_KEY)
    settle()
    assert dialog_of(window).papers.currentText() == dialog.paper.name


@pytest.mark.long
def test_a_path_that_cannot_be_written_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    dialog = dialog_of(window)
    dialog.write(tmp_path / "gone" / "evening.pdf")
    assert dialog.messages.label.text().startswith("evening.pdf cannot be written: there is no folder")
    dialog.write(tmp_path)
    assert "is a folder; choose a name" in dialog.messages.label.text()


def test_without_a_printer_that_is_said(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    dialog = dialog_of(window)
    qtbot.mouseClick(dialog.print, LEFT)
    assert dialog.messages.label.text() == "No printer is set up on this computer; save the sheet as PDF instead."


def test_a_printer_gets_all_pages_or_those_that_were_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = reference_cards("1844", games.WHEN)
    for first, last, number in ((0, 0, 2), (2, 2, 1)):
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        printer.setFromTo(first, last)
        print_sheet(sheet, printer, LETTER)
        data = (tmp_path / "printed.pdf").read_bytes()
        assert sizes_of(data) == [(612, 792)] * number
        assert f"{first or 1} of 2" in pages_of(data)[0]


def test_a_printer_that_does_not_take_it_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "paint_pages", lambda *args: False)
    with pytest.raises(OutputError, match="The printer does not take the sheet"):
        print_sheet(reference_cards("1844", games.WHEN), QPrinter(), A4)


def test_no_printer_is_an_error_of_one_sentence(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    with pytest.raises(OutputError, match="No printer is set up"):
        new_printer(reference_cards("1844", games.WHEN), A4)


def test_the_usual_paper_is_that_of_the_country() -> None:
    for place, paper in (("de_CH", A4), ("en_US", LETTER), ("en_GB", A4), ("en_CA", LETTER), ("C", A4)):
        assert usual_paper(QLocale(place)) is paper, place


def test_without_a_game_there_are_cards(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(theme.LIGHT, Settings(tmp_path))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.open_board("1824")
    settle()
    qtbot.keyClick(window, Qt.Key.Key_P, MENU_KEY)
    settle()
    dialog = dialog_of(window)
    assert list(dialog.kinds) == ["cards"]
    assert dialog.sheet.subtitle == "1824 Austria-Hungary"


@pytest.mark.long
def test_sheets_are_made_anew_when_the_game_has_gone_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    dialog = dialog_of(window)
    before = dialog.sheet
    assert window.game_page is not None
    bridge = window.game_page.bridge
    state = bridge.moment.state
    assert bridge.do(ChangePlayer(actor="p1", player="p1", name="Somebody else"))
    assert bridge.moment.state is not state
    assert dialog.sheet != before
    dialog.write(tmp_path / "now.pdf")
    assert "Somebody else" in lines_of((tmp_path / "now.pdf").read_bytes())


def test_the_banker_is_told_where_hidden_cash_stands(qtbot: QtBot, tmp_path: Path) -> None:
    players = [Player(f"p{number}", name) for number, name in enumerate(("Ana", "Ben", "Cleo"))]
    bridge = GameBridge(memory_game(new_setup("1844", players, mode="table", cash_open=False)))
    window = open_window(qtbot, Settings(tmp_path), bridge)
    qtbot.keyClick(window, Qt.Key.Key_P, MENU_KEY)
    settle()
    words = [label.text() for label in dialog_of(window).findChildren(QLabel)]
    assert any("The hidden cash stands on the last page" in word for word in words)


def test_a_sheet_is_made_of_a_game_without_a_window(qtbot: QtBot) -> None:
    bridge = new_bridge(3)
    sheet = make_sheet("pack-up", bridge.game, games.NAME, games.WHEN)
    assert sheet.title == "Pack-up sheet"
    assert sheet.foot == "Pack-up sheet · Friday evening · Auction · written 2026-11-16, 22:30"
    assert set(PAPERS) == {"A4", "Letter"}
    bridge.close()
