"""The tour: offered once, on a copy of the sample game, with real keys and clicks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.interchange.sample import sample_game
from core.mechanics.seats import ChangePlayer
from core.text.catalogue import use_language
from tests.ui.bare_window import bare_window, open_window, tour_sample
from tests.ui.settling import settle
from tests.ui.shell.game_files import game_file
from ui.app import start as application
from ui.app.settings import HOME, Settings
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_players
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.pages.entering import entering
from ui.rail18.pages.position_page import PositionPage
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.position.draft import PositionDraft
from ui.shell.dialogs.players_dialog import PlayersDialog
from ui.shell.pages.new_game_page import NewGamePage
from ui.shell.window.docks import PanelDock
from ui.shell.window.games import Games
from ui.shell.window.keeping import ANYWAY
from ui.shell.window.main_window import MainWindow
from ui.shell.window.notice import Notice
from ui.tour.overlay import TourOverlay
from ui.tour.placing import EDGE, stand_beside
from ui.tour.views.steps import tour_end, tour_steps

pytestmark = pytest.mark.long

CTRL = Qt.KeyboardModifier.ControlModifier
STEPS = ("turn", "map", "sheet", "journal", "table")


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr(Games, "read_sample", lambda self, title, done, enough=None: done(tour_sample()))
    with bare_window(qtbot, settings) as found:
        yield found


@pytest.fixture
def slow_window(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Iterator[MainWindow]:
    """Where the sample game is read as ever, beside the window."""
    with bare_window(qtbot, settings) as found:
        yield found


def overlay_of(window: MainWindow) -> TourOverlay:
    assert window.help.tour.overlay is not None
    return window.help.tour.overlay


def press(window: MainWindow, key: Qt.Key) -> None:
    """Where the keyboard is."""
    found = window.focusWidget()
    assert found is not None
    QTest.keyClick(found, key)
    settle()


def begin(window: MainWindow) -> TourOverlay:
    window.menus.actions["tour"].trigger()
    settle()
    return overlay_of(window)


def inside(overlay: TourOverlay) -> bool:
    """The card is whole, in the window, and not on what it tells about."""
    card = overlay.card
    assert card is not None
    assert overlay.standing is not None
    whole = card.height() >= card.heightForWidth(card.width())
    apart = overlay.standing.side == "upon" or not any(card.geometry().intersects(place) for place in overlay.places)
    return whole and apart and overlay.rect().contains(card.geometry()) and bool(overlay.places)


def test_it_is_offered_until_it_is_declined(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    window.help.offer_tour()
    assert window.start_page.offer.isVisible()
    assert window.focusWidget() is window.start_page.new_button, "the offer is in nobody's way"
    window.show_new_game()
    press(window, Qt.Key.Key_Escape)
    offer = window.start_page.offer
    assert offer.isVisible(), "nobody has answered"
    qtbot.mouseClick(offer.later_button, Qt.MouseButton.LeftButton)
    assert not offer.isVisible()
    again = open_window(qtbot, settings)
    again.help.offer_tour()
    assert not again.start_page.offer.isVisible()
    again.close()


def test_whoever_came_with_a_game_finds_it_on_the_first_page(window: MainWindow, settings: Settings) -> None:
    window.games.open(game_file(settings))
    settle()
    window.close_game()
    settle()
    assert window.start_page.offer.isVisible()


def test_whoever_found_it_alone_is_not_asked(window: MainWindow) -> None:
    begin(window)
    press(window, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()
    assert not window.start_page.offer.isVisible()


def test_the_offer_outlives_another_text_size(window: MainWindow) -> None:
    window.help.offer_tour()
    window.appearance.choose_text_size(125)
    assert window.start_page.offer.isVisible()


@pytest.mark.parametrize("direct", [False, True])
def test_the_program_offers_it_but_not_before_a_game(
    direct: bool, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    offered: list[bool] = []
    windows: list[MainWindow] = []

    def look(self: QApplication) -> int:
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        [window] = [widget for widget in shown if isinstance(widget, MainWindow)]
        windows.append(window)
        offered.append(window.start_page.offer.isVisibleTo(window.start_page))
        return 0

    monkeypatch.setattr(QApplication, "exec", look)
    path = game_file(Settings(tmp_path))
    assert application.main([str(path)] if direct else []) == 0
    windows[0].close()
    windows[0].deleteLater()
    assert offered == [not direct]


def test_five_steps_with_enter_alone_and_nothing_is_left(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    window.help.offer_tour()
    qtbot.mouseClick(window.start_page.offer.take_button, Qt.MouseButton.LeftButton)
    settle()
    seen = []
    while window.help.touring:
        overlay = overlay_of(window)
        card = overlay.card
        assert card is not None
        seen.append(window.help.tour.step.name)
        assert card.place.text() == f"{len(seen)} of 5"
        assert inside(overlay), seen
        assert window.focusWidget() is card.next_button
        press(window, Qt.Key.Key_Return)
    assert tuple(seen) == STEPS
    assert window.start_page.isVisible()
    assert settings.recent == []
    assert settings.layout == ""
    assert all(settings.docks.state(name).isEmpty() for name in ("banker", "hotseat"))
    assert not list(tmp_path.rglob("*.bankhalter"))


def test_back_and_forth_tells_the_same(window: MainWindow) -> None:
    begin(window)
    page = window.game_page
    assert page is not None
    first = page.bridge.log.head
    for _ in range(4):
        press(window, Qt.Key.Key_Right)
    assert window.help.tour.step.name == "table"
    last = page.bridge.log.head
    for _ in range(9):
        press(window, Qt.Key.Key_Left)
    assert window.help.tour.step.name == "turn"
    assert page.bridge.log.head == first < last
    for _ in range(4):
        press(window, Qt.Key.Key_PageDown)
    assert page.bridge.log.head == last


def test_escape_leaves_at_once(window: MainWindow) -> None:
    begin(window)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Escape)
    assert not window.help.touring
    assert window.start_page.isVisible()
    assert window.menus.actions["tour"].isEnabled()


def test_escape_leaves_before_the_sample_game_is_read(qtbot: QtBot, slow_window: MainWindow) -> None:
    window = slow_window
    window.help.offer_tour()
    qtbot.mouseClick(window.start_page.offer.take_button, Qt.MouseButton.LeftButton)
    assert window.progress.isVisible()
    assert window.progress.label.text() == "Reading the sample game"
    press(window, Qt.Key.Key_Escape)
    assert not window.progress.isVisible()
    qtbot.waitUntil(lambda: window.games.idle)
    settle()
    assert not window.help.touring
    assert window.start_page.isVisible()
    window.menus.actions["tour"].trigger()  # and it can be begun anew
    qtbot.waitUntil(lambda: window.help.touring, timeout=30000)
    settle()
    assert inside(overlay_of(window))


def test_escape_cancels_the_reading_before_it_leaves_a_page(qtbot: QtBot, slow_window: MainWindow) -> None:
    window = slow_window
    window.show_new_game()
    settle()
    page = window.new_page
    assert page is not None
    window.menus.actions["tour"].trigger()
    assert window.progress.isVisible()
    page.names[1].setFocus()
    press(window, Qt.Key.Key_Escape)
    assert not window.progress.isVisible()
    assert window.new_page is page, "Esc is taken once"
    qtbot.waitUntil(lambda: window.games.idle)
    settle()
    assert window.new_page is page
    press(window, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()


def _inner(dock: PanelDock) -> QRect:
    """Titles and tabs take their room too."""
    return dock.panel.parentWidget().geometry()


def test_the_first_card_stands_where_it_stays(window: MainWindow) -> None:
    """Nothing is painted before the panels have found their places."""
    window.menus.actions["tour"].trigger()
    overlay, page = overlay_of(window), window.game_page
    assert page is not None
    assert overlay.standing is not None

    def lies() -> list[QRect]:
        docks = [place for dock in page.docks.values() if dock.on_top for place in (dock.geometry(), _inner(dock))]
        return [*docks, page.column.geometry(), *overlay.places, overlay.card.geometry()]  # type: ignore[union-attr]

    first = lies()
    settle()
    assert lies() == first


def test_the_button_leaves_and_leads_back_to_the_open_game(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    path = game_file(settings)
    window.games.open(path)
    overlay = begin(window)
    assert window.game_page is not None
    assert window.game_page.bridge.log.path is None
    assert overlay.card is not None
    qtbot.mouseClick(overlay.card.leave_button, Qt.MouseButton.LeftButton)
    settle()
    assert not window.help.touring
    assert window.game_page is not None
    assert window.game_page.bridge.log.path == path
    assert window.menus.actions["undo"].isEnabled()


def test_it_leads_back_to_the_moment_that_was_looked_at(window: MainWindow, settings: Settings) -> None:
    window.games.open(game_file(settings))
    page = window.game_page
    assert page is not None
    page.look_at(1)
    page.bring("journal")
    page.panels["journal"].search.setText("Anna")  # type: ignore[attr-defined]
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.game_page
    assert page is not None
    assert page.past.open
    assert page.bridge.seen.entry == 1
    assert page.docks["journal"].on_top
    assert page.panels["journal"].search.text() == "Anna"  # type: ignore[attr-defined]


def test_a_dialog_is_open_again_with_what_was_typed(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    window.games.open(game_file(settings))
    page = window.game_page
    assert page is not None
    ask_players(page)
    assert isinstance(page.dialog, PlayersDialog)
    qtbot.keyClicks(page.dialog.rows[0].name, "Zz")
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.game_page
    assert page is not None
    assert isinstance(page.dialog, PlayersDialog)
    assert page.dialog.isVisible()
    assert page.dialog.rows[0].name.text().startswith("Zz")


def test_a_game_in_memory_goes_on_where_it_was(window: MainWindow) -> None:
    window.play(GameBridge(sample_game(tour_sample())))
    page = window.game_page
    assert page is not None
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    head = page.bridge.log.head
    assert head == 3
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.game_page
    assert page is not None
    assert page.bridge.log.head == head
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL)
    settle()
    assert page.bridge.log.head == head + 1, "and it goes on"


def test_moves_in_no_file_are_still_asked_about(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.games.ready.emit(asking := GameBridge(sample_game(tour_sample())))
    asking.saving.asks = True
    player = asking.moment.state.players[0].id
    assert asking.do(ChangePlayer(actor=player, player=player, name="Zoe"))
    asked: list[str] = []
    monkeypatch.setattr(Notice, "ask", lambda self: asked.append(self.objectName()) or ANYWAY)
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.game_page
    assert page is not None
    assert page.bridge.moment.names[player] == "Zoe"
    window.close_game()
    assert len(asked) == 2


def test_a_game_whose_file_went_meanwhile_is_told_on_the_first_page(window: MainWindow, settings: Settings) -> None:
    path = game_file(settings)
    window.games.open(path)
    begin(window)
    path.unlink()
    press(window, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()
    assert path.name in window.start_page.messages.label.text()


def test_names_that_were_typed_are_there_afterwards(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    page = window.new_page
    assert page is not None
    qtbot.keyClicks(page.names[0], "Anna")
    page.names[2].setFocus()
    begin(window)
    press(window, Qt.Key.Key_Escape)
    assert window.new_page is not None
    assert window.new_page.isVisible()
    assert window.new_page.names[0].text() == "Anna"
    assert window.focusWidget() is window.new_page.names[2]


def test_it_leads_back_to_a_board(window: MainWindow) -> None:
    window.open_board("1824")
    settle()
    assert window.board_page is not None
    QTest.keyClick(window.board_page.canvas, Qt.Key.Key_Plus)
    settle()
    zoom = window.board_page.zoom_label.text()
    begin(window)
    press(window, Qt.Key.Key_Escape)
    assert window.board_page is not None
    assert window.board_page.title == "1824"
    assert window.board_page.zoom_label.text() == zoom
    assert window.board_page.canvas.place is not None


def test_it_leads_back_to_who_plays_a_running_game(qtbot: QtBot, window: MainWindow) -> None:
    window.take_way("rail18", "position")
    page = window.entry_page
    assert isinstance(page, NewGamePage)
    qtbot.keyClicks(page.names[0], "Anna")
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.entry_page
    assert isinstance(page, NewGamePage)
    assert page.names[0].text() == "Anna"


def test_it_leads_back_to_a_position_that_is_being_entered(qtbot: QtBot, window: MainWindow) -> None:
    entering(window).show_position(PositionDraft(NewGame("1844", names=("Anna", "Beat", "Cleo"), drawn=False)))
    page = window.entry_page
    assert isinstance(page, PositionPage)
    qtbot.keyClicks(page.used, "P1")
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.entry_page
    assert isinstance(page, PositionPage)
    assert page.used.text() == "P1"


def test_it_leads_back_to_the_best_run(qtbot: QtBot, window: MainWindow) -> None:
    window.take_way("rail18", "best-run")
    page = window.entry_page
    assert isinstance(page, BoardRunPage)
    page.trains.clear()
    qtbot.keyClicks(page.trains, "2 3")
    begin(window)
    press(window, Qt.Key.Key_Escape)
    page = window.entry_page
    assert isinstance(page, BoardRunPage)
    assert page.trains.text() == "2 3"


def test_nothing_is_done_below(qtbot: QtBot, window: MainWindow) -> None:
    overlay = begin(window)
    page = window.game_page
    assert page is not None
    head = page.bridge.log.head
    middle = page.turn.mapTo(page, page.turn.rect().center())
    assert page.childAt(middle) is overlay
    qtbot.mouseClick(overlay, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseDClick(overlay, Qt.MouseButton.LeftButton, pos=middle)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_K, Qt.Key.Key_1, Qt.Key.Key_H):
        QTest.keyClick(window, key, CTRL)
    settle()
    assert page.bridge.log.head == head
    assert overlay.card is not None
    assert window.focusWidget() is overlay.card.next_button


def test_tab_stays_on_the_card(qtbot: QtBot, window: MainWindow) -> None:
    overlay = begin(window)
    press(window, Qt.Key.Key_Right)
    card = overlay.card
    assert card is not None
    seen: list[QWidget | None] = []
    for _ in range(4):
        press(window, Qt.Key.Key_Tab)
        seen.append(window.focusWidget())
    assert seen == [card.leave_button, card.back_button, card.next_button, card.leave_button]


def test_another_page_ends_it(window: MainWindow) -> None:
    begin(window)
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    settle()
    assert window.new_page is not None
    assert not window.help.touring


def test_it_survives_another_size_theme_and_text_size(window: MainWindow) -> None:
    begin(window)
    press(window, Qt.Key.Key_Right)
    for size in ((1920, 1080), (960, 600), (1280, 800)):
        window.resize(*size)
        settle()
        assert inside(overlay_of(window)), size
    window.appearance.choose_theme("dark")
    settle()
    assert inside(overlay_of(window))
    window.appearance.choose_text_size(150)
    settle()
    assert window.help.tour.step.name == "map"
    assert inside(overlay_of(window))
    press(window, Qt.Key.Key_Return)
    assert window.help.tour.step.name == "sheet"


def test_it_shows_the_title_that_was_played_last(qtbot: QtBot, slow_window: MainWindow) -> None:
    slow_window.settings.title = "1824"
    slow_window.help.tour.start()
    qtbot.waitUntil(lambda: slow_window.help.tour.overlay is not None, timeout=20_000)
    settle()
    assert slow_window.game_page is not None
    assert slow_window.game_page.bridge.title == "1824"
    for name in STEPS:
        assert slow_window.help.tour.step.name == name
        assert inside(overlay_of(slow_window)), name
        press(slow_window, Qt.Key.Key_Return)
    assert not slow_window.help.touring
    assert slow_window.game_page is None


def test_it_goes_on_in_another_language(window: MainWindow) -> None:
    begin(window)
    press(window, Qt.Key.Key_Right)
    window.menus.actions["language-de"].trigger()
    settle()
    overlay = overlay_of(window)
    assert overlay.card is not None
    assert overlay.card.accessibleName() == "Der Spielplan"
    assert inside(overlay)
    assert not window.menus.actions["undo"].isEnabled()
    press(window, Qt.Key.Key_Escape)
    assert not window.help.touring


@pytest.mark.parametrize("layout", ["banker", "hotseat"])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_card_fits_in_every_language(language: str, layout: str, window: MainWindow, settings: Settings) -> None:
    use_language(language)
    settings.layout = layout
    overlay = begin(window)
    for name in STEPS:
        assert window.help.tour.step.name == name
        assert inside(overlay), name
        assert overlay.standing is not None
        assert overlay.standing.side != "upon", name
        press(window, Qt.Key.Key_Right)
    assert settings.layout == layout


def test_a_card_without_room_beside_its_place_stands_upon_it() -> None:
    room = QRect(0, 0, 600, 400)
    standing = stand_beside(QRect(0, 0, 600, 400), QRect(0, 0, 300, 200).size(), room)
    assert standing.side == "upon"
    assert room.contains(standing.card)
    beside = stand_beside(QRect(0, 0, 200, 400), QRect(0, 0, 300, 200).size(), room)
    assert beside.side == "right"
    assert beside.card.left() > 200
    assert beside.tip == QPoint(199, beside.tip.y())
    above = stand_beside(QRect(0, 300, 600, 100), QRect(0, 0, 300, 200).size(), room)
    assert above.side == "above"
    assert above.card.top() >= EDGE


def test_the_steps_follow_the_game() -> None:
    kinds = ["Pass", "DecideDividend", "BuyTrain", "DecideDividend", "LayTile", "RunTrains"]
    assert [step.entries for step in tour_steps(tour_end(kinds))] == [3, 4, 4, 4, 5]
