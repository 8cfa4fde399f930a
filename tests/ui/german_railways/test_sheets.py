"""The reference card as it is printed, read back: nothing is cut, it has room on two pages, and a key opens it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from core.text.catalogue import languages, use_language
from tests.titles.german_railways.play import TITLE, the_title
from tests.ui.german_railways.rounds import first_turn
from tests.ui.keys import CONTROL
from tests.ui.settling import settle
from tests.ui.sheets.paper import lines_of
from ui.game.bridge import GameBridge
from ui.german_railways.sheets import title_sheets
from ui.sheets.output import pdf_bytes
from ui.sheets.pages import pages_of
from ui.sheets.paper_size import A4, LETTER, Paper
from ui.shell.dialogs.sheets_dialog import SheetsDialog
from ui.shell.window.main_window import MainWindow


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("language", languages())
def test_the_reference_card_has_room_on_two_pages(qtbot: QtBot, language: str, paper: Paper) -> None:
    try:
        use_language(language)
        sheet = title_sheets(TITLE).makes["cards"]()
        assert len(pages_of(sheet, paper)) <= 2
        lines = lines_of(pdf_bytes(sheet, paper))
        assert not [line for line in lines if "…" in line]
        assert all(data.name in " ".join(lines) for data in the_title().railroads.values())
    finally:
        use_language("en")


@pytest.mark.parametrize("playing", [True, False], ids=["game", "first-page"])
def test_the_key_opens_the_sheets_and_a_click_writes_the_card(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, playing: bool
) -> None:
    if playing:
        window.play(GameBridge(first_turn()))
    window.settings.title = TITLE
    settle()
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL | Qt.KeyboardModifier.AltModifier)
    settle()
    dialog = window.findChild(SheetsDialog, "sheets-dialog")
    assert isinstance(dialog, SheetsDialog)
    assert list(dialog.kinds) == ["cards"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "card"), ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    found = " ".join(lines_of((tmp_path / "card.pdf").read_bytes()))
    assert all(data.name in found for data in the_title().railroads.values())
    assert dialog.messages.label.text() == "card.pdf is written."
