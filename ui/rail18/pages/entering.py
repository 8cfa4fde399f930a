"""The ways into a running game that was played elsewhere, and to the best run on a board; drafts of both are kept."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from core.text.catalogue import text
from ui.game.drafts import Drafts
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position.draft import BoardDraft, PositionDraft, draft_json, read_board, read_position
from ui.shell.family import Desk
from ui.shell.pages.kinds import EntryPage
from ui.shell.window.notice import ask_before_loss

if TYPE_CHECKING:
    from core.rail18.position.actions import SetPosition
    from ui.shell.window.main_window import MainWindow

POSITION, BOARD = "position", "board"


def entering(window: "MainWindow") -> "Entering":
    """The window's."""
    return window.findChild(Entering) or Entering(window)


class Entering(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._drafts = Drafts(window.settings.folder)

    # --- a running game

    def show(self) -> None:
        """Where somebody left off, or who plays."""
        draft = self._drafts.read(POSITION, read_position)
        if draft is None or draft.new.problem():
            self.show_players()
        else:
            self.show_position(draft)

    def show_players(self, answered: NewGame | None = None) -> None:
        """The page of a new game, with what is known."""
        from ui.rail18.pages.running_game_page import RunningGamePage

        draft = self._drafts.read(POSITION, read_position)
        page = RunningGamePage(self._window.settings.title)
        known = answered if answered is not None or draft is None else draft.new
        if known is not None:
            page.show_game(known)
        page.started.connect(self._go_on)
        page.left.connect(self._window.show_start)
        self._enter(page, "position-heading")
        page.focus()

    def _go_on(self, new: NewGame) -> None:
        """What was typed stays with the seats."""
        draft = self._drafts.read(POSITION, read_position)
        known = draft if draft is not None and draft.new.title == new.title else PositionDraft(new)
        self.show_position(PositionDraft(new, known.typed, known.tiles, known.stations, known.overlays))

    def show_position(self, draft: PositionDraft) -> None:
        from ui.rail18.pages.position_page import PositionPage
        from ui.rail18.views.position.entry import PositionEntry

        self._keep(draft)
        page = PositionPage(PositionEntry(draft), self._window.theme)
        page.changed.connect(self._keep)
        page.began.connect(self._begin)
        page.left.connect(self._window.show_start)
        page.back_wanted.connect(lambda: self.show_players())
        page.anew_wanted.connect(
            lambda: ask_before_loss(text("position-lose"), "position-anew", self._window, self._anew)
        )
        self._enter(page, "position-heading")
        page.focus()

    def _keep(self, draft: PositionDraft) -> None:
        self._drafts.keep(POSITION, draft_json(draft))

    def _anew(self) -> None:
        self._drafts.drop(POSITION)
        self.show_players()

    def _begin(self, new: NewGame, action: "SetPosition", reason: str) -> None:
        self._window.games.create_at(new, action, reason, lambda: self._drafts.drop(POSITION))

    # --- the best run on a board

    def show_board(self, title: str = "") -> None:
        """Of a title, or the board that was laid out last."""
        from ui.rail18.pages.board_run_page import BoardRunPage

        draft = self._board(title)
        self._keep_board(draft)
        page = BoardRunPage(draft, self._window.theme)
        page.changed.connect(self._keep_board)
        page.title_wanted.connect(self.show_board)
        page.left.connect(self._window.show_start)
        self._enter(page, "board-run-heading")
        if title:  # it was chosen there, and the next key may choose another
            page.title.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            page.focus()

    def show_board_beside(self, desk: Desk) -> None:
        """A game is open: its turn is asked about first, and it waits as it is until somebody comes back."""
        from ui.rail18.dialogs.board_run_dialog import BoardRunDialog, about_the_turn

        draft = about_the_turn(self._board(desk.bridge.moment.rules.title.id), desk.bridge.moment.state)
        dialog = BoardRunDialog(draft, self._window.theme, self._window)
        dialog.page.changed.connect(self._keep_board)
        self._window.show_dialog(dialog, lambda: self.show_board_beside(desk))

    def _board(self, title: str) -> BoardDraft:
        """Every title has a board of its own, as it was left."""
        from ui.rail18.views.position.board_run import first_board

        last = self._drafts.read(BOARD, read_board)
        if last is not None and last.title == (title or last.title):
            return last
        wanted = title or first_board(self._window.settings.title).title
        return self._drafts.read(f"{BOARD}-{wanted}", read_board) or BoardDraft(wanted)

    def _keep_board(self, draft: BoardDraft) -> None:
        for name in (BOARD, f"{BOARD}-{draft.title}"):
            self._drafts.keep(name, draft_json(draft))

    def _enter(self, page: EntryPage, code: str) -> None:
        self._window.enter_page(page, text(code))
