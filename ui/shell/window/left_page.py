"""The page that is shown, to be shown again as it was left: in another language, or after something else was there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.shell.window.page_state import page_state, restore_page

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage
    from ui.shell.pages.kinds import BoardPage
    from ui.shell.pages.new_game_page import NewGamePage
    from ui.shell.window.main_window import MainWindow

Again = Callable[[], object]


def page_again(window: "MainWindow") -> Again:
    """What shows the present page again; by then the page itself may be gone."""
    game, board, new, entry = window.game_page, window.board_page, window.new_page, window.entry_page
    if game is not None:
        return _game_again(window, game)
    if board is not None:
        return _board_again(window, board)
    if new is not None:
        return _with_message(window, _new_again(window, new))
    if entry is not None:
        return _with_message(window, lambda: entry.open_again(window))
    return window.show_start


def _game_again(window: "MainWindow", page: "GamePage") -> Again:
    kept, bridge = page_state(page), page.bridge

    def again() -> None:
        window.show_start()  # where it is told if the file is gone
        window.games.go_on(bridge)
        if window.game_page is not None:
            restore_page(window.game_page, kept)

    return again


def _board_again(window: "MainWindow", page: "BoardPage") -> Again:
    title, place = page.title, page.place

    def again() -> None:
        window.open_board(title)
        if window.board_page is not None and place is not None:
            window.board_page.go_to(place)

    return again


def _new_again(window: "MainWindow", page: "NewGamePage") -> Again:
    answered, typed_in = page.game, page.focusWidget()
    name = "" if typed_in is None else typed_in.objectName()

    def again() -> None:
        window.show_new_game()
        if window.new_page is not None:
            window.new_page.show_game(answered)
            field = window.new_page.findChild(QWidget, name) if name else None
            if field is not None:
                field.setFocus(Qt.FocusReason.OtherFocusReason)

    return again


def _with_message(window: "MainWindow", show: Again) -> Again:
    told = window.messages.standing()

    def again() -> None:
        show()
        if told is not None:
            window.messages.stand(told)

    return again
