"""The best run on a board that is laid out, beside a game that is open, which stays as it is."""

from dataclasses import replace

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from core.rail18.state import CompanyTurn, State
from core.text.catalogue import text
from ui.paint.plain import set_title
from ui.paint.theme import Theme, scaled
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.views.position.draft import BoardDraft

WISHED = (1080, 680)


def about_the_turn(draft: BoardDraft, state: State) -> BoardDraft:
    """The board as it was laid out, for the company whose turn it is in the game."""
    if not isinstance(state.frame, CompanyTurn):
        return replace(draft, phase=state.phase)
    company = state.frame.company
    trains = " ".join(state.trains[train].type for train in state.trains_of(company))
    return replace(draft, phase=state.phase, company=company, trains=trains)


class BoardRunDialog(QDialog):
    def __init__(self, draft: BoardDraft, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("board-run-beside")
        set_title(self, text("board-run-heading"))
        self.page = BoardRunPage(draft, theme, beside=True)
        self.page.left.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        room = (parent.screen() or QGuiApplication.primaryScreen()).availableGeometry()
        self.resize(min(scaled(WISHED[0]), room.width()), min(scaled(WISHED[1]), room.height()))
        self.finished.connect(lambda result: self.page.close_work())
        self.page.focus()

    def set_theme(self, theme: Theme) -> None:
        self.page.set_theme(theme)
