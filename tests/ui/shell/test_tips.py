"""Nothing is only a sign: what has no words, or just a few letters, has a tip or a name that is read aloud.

And no tip says only what can be read already.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QListView,
    QTableView,
    QToolTip,
    QWidget,
)

from core.text.catalogue import use_language
from tests.titles.t1844.shipped import shipped
from tests.ui.settling import settle
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.tour.views.steps import tour_game

pytestmark = pytest.mark.long

SHORT = 4  # letters of a head, below which nobody can be sure of it
OF_QT = ("qt_", "ScrollLeftButton", "ScrollRightButton")


def play(window: MainWindow, entries: int) -> GamePage:
    game, _ = tour_game(shipped())
    game.jump(entries)
    window.play(GameBridge(game))
    settle()
    assert window.game_page is not None
    return window.game_page


def mute(root: QWidget) -> list[str]:
    """Buttons that can be seen and say nothing about themselves."""
    found = []
    for button in root.findChildren(QAbstractButton):
        if button.isVisible() and not button.objectName().startswith(OF_QT):
            words = button.text().replace("&", "")
            if sum(letter.isalpha() for letter in words) < 2 and not (button.toolTip() or button.accessibleName()):
                found.append(f"{type(button).__name__} {button.objectName()} {words!r}")
    return found


def unclear(root: QWidget) -> list[str]:
    """Heads of a few letters without a tip."""
    found = []
    tip = Qt.ItemDataRole.ToolTipRole
    for table in root.findChildren(QTableView):
        model = table.model()
        if model is None or not table.isVisible():
            continue
        for way, head, count in (
            (Qt.Orientation.Horizontal, table.horizontalHeader(), model.columnCount()),
            (Qt.Orientation.Vertical, table.verticalHeader(), model.rowCount()),
        ):
            for section in range(count) if head.isVisible() else ():
                words = str(model.headerData(section, way) or "")
                short = len(words) < SHORT and words.isascii()  # two Japanese letters are a word
                if words and (short or words.endswith(".")) and not model.headerData(section, way, tip):
                    found.append(f"{table.objectName()} {words}")
    return found


def shown_tip(widget: QWidget, place: QPoint) -> str:
    """What the mouse brings up when it rests there."""
    for part in QApplication.topLevelWidgets():
        if part.inherits("QTipLabel"):
            part.close()  # it would stay for a while
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def repeated(root: QWidget) -> list[str]:
    """Words that can be read already, and stand in a tip once more."""
    found = []
    for part in (*root.findChildren(QAbstractButton), *root.findChildren(QLabel)):
        words = part.text().replace("&", "").replace("\n", " ")
        if part.isVisible() and words and words == part.toolTip() and part.sizeHint().width() <= part.width():
            found.append(f"{type(part).__name__} {part.objectName()} {words!r}")
    for view in root.findChildren(QAbstractItemView):
        if view.isVisible() and view.model() is not None:
            found += [f"{view.objectName()} {words!r}" for words in _repeated_in(view)]
    return found


def _repeated_in(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = 1 if isinstance(view, QListView) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            words, box = index.data(), view.visualRect(index)
            fits = view.sizeHintForIndex(index).width() <= box.width()
            if words and fits and words == shown_tip(view.viewport(), box.center()):
                yield str(words)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_pages_without_a_game(language: str, window: MainWindow) -> None:
    use_language(language)
    for show in (
        window.show_start,
        window.show_new_game,
        lambda: window.take_way("rail18", "position"),
        lambda: window.take_way("rail18", "best-run"),
    ):
        show()
        settle()
        assert mute(window) == []
        assert repeated(window) == []
        assert unclear(window) == []


@pytest.mark.parametrize(
    ("language", "layout"), [("en", "banker"), ("en", "hotseat"), ("de", "banker"), ("ja", "hotseat")]
)
def test_every_panel_in_both_layouts(language: str, layout: str, window: MainWindow) -> None:
    use_language(language)
    page = play(window, 400)
    window.set_layout(layout)
    for name in page.panels:
        page.bring(name)
        settle()
        assert mute(window) == [], name
        assert repeated(window) == [], name
        assert unclear(window) == [], name


@pytest.mark.parametrize("kind", ["Bid", "BuyShare", "LayTile", "RunTrains", "DecideDividend", "BuyTrain"])
def test_every_question(kind: str, window: MainWindow) -> None:
    kinds = [(draft.action or {}).get("kind") for draft in shipped().drafts]
    page = play(window, kinds.index(kind, 20 if kind == "Bid" else 170))
    assert mute(page.turn) == []
    assert repeated(page.turn) == []
    assert unclear(page.turn) == []


@pytest.mark.parametrize("ask", ["ask_players", "ask_settings", "ask_correct"])
def test_dialogs_of_a_game(ask: str, window: MainWindow) -> None:
    page = play(window, 400)
    getattr(page, ask)()
    settle()
    assert page.dialog is not None
    assert mute(page.dialog) == []
    assert repeated(page.dialog) == []


@pytest.mark.parametrize("name", ["export", "sheets", "keys", "about"])
def test_dialogs_of_the_window(name: str, window: MainWindow) -> None:
    play(window, 400)
    window.menus.actions[name].trigger()
    settle()
    assert window._dialog is not None
    assert mute(window._dialog) == []
    assert repeated(window._dialog) == []


def test_heads_of_the_stock_round_explain_themselves(window: MainWindow) -> None:
    kinds = [(draft.action or {}).get("kind") for draft in shipped().drafts]
    page = play(window, kinds.index("BuyShare", 170))
    model = page.turn.findChild(QTableView, "turn-shares").model()
    tips = [
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        for column in range(model.columnCount())
        if model.headerData(column, Qt.Orientation.Horizontal)
    ]
    assert len(tips) >= 3
    assert all(tips)


def test_first_buttons_say_what_they_are_for(window: MainWindow) -> None:
    for name in ("new", "open", "import", "position", "run", "sample", "tour"):
        button = window.start_page.findChild(QAbstractButton, f"start-{name}")
        assert button is not None
        assert len(button.toolTip()) > 20, name


def test_menus_explain_what_is_not_plain(window: MainWindow) -> None:
    assert "on the disk" in window.menus.actions["copy"].toolTip()
    assert window.menus.actions["quit"].toolTip() == "Quit", "nothing is said twice"


def test_what_is_shortened_stands_whole_in_a_tip(window: MainWindow) -> None:
    kinds = [(draft.action or {}).get("kind") for draft in shipped().drafts]
    page = play(window, kinds.index("BuyShare", 170))
    table = page.turn.findChild(QTableView, "turn-shares")
    refused = next(
        table.model().index(row, column)
        for row in range(table.model().rowCount())
        for column in range(table.model().columnCount())
        if table.model().index(row, column).data(Qt.ItemDataRole.ToolTipRole)
    )
    table.setColumnWidth(refused.column(), 12)
    assert shown_tip(table.viewport(), table.visualRect(refused).center()) == refused.data()


def test_the_header_says_nothing_twice(window: MainWindow) -> None:
    page = play(window, 400)
    cells = page.header.cells

    def told(name: str) -> list[str]:
        return shown_tip(cells[name], QPoint(4, 4)).splitlines()

    for name, cell in cells.items():
        assert not {cell.value.text(), cell.caption.text()} & set(told(name)), name
    assert told("bank") == []
    assert told("trains"), "what adds something stays"
    turn = cells["turn"]
    turn.resize(30, turn.height())
    assert told("turn") == [turn.value.text(), turn.caption.text()]


def test_beside_the_rows_of_a_table_nothing_is_told(window: MainWindow) -> None:
    page = play(window, 60)
    places = [(view, view.viewport().rect().bottomRight()) for view in page.findChildren(QTableView)]
    empty = [(view, place) for view, place in places if view.isVisible() and not view.indexAt(place).isValid()]
    assert any(view.objectName() == "sheet-companies" for view, _ in empty)
    for view, place in empty:
        assert shown_tip(view.viewport(), place) == "", view.objectName()
