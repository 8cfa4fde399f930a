"""The window: the start page, a board to look at, or a running game."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.app import families
from ui.app.garbage import Collector
from ui.app.settings import Settings
from ui.game.jobs import Job, Workers
from ui.paint.plain import set_title
from ui.paint.theme import Theme, set_up
from ui.shell.pages.start_page import StartPage
from ui.shell.views.start import RecentGame, recent_game
from ui.shell.window.appearance import Appearance
from ui.shell.window.helping import Helping
from ui.shell.window.keeping import Keeping
from ui.shell.window.left_page import page_again
from ui.shell.window.message_bar import MessageBar
from ui.shell.window.page_state import PageState, Place, fields, fill, in_front, page_state, restore_page
from ui.shell.window.progress import ProgressLine
from ui.shell.window.recent import read_recent
from ui.shell.window.second_click import SecondClick
from ui.shell.window.warm_up import is_warm, measure_boards, warm_up
from ui.shell.window.window_menus import WindowMenus
from ui.values.keys import key_of

if TYPE_CHECKING:  # the first page needs none of them, and they take long to load
    from ui.display.desk import DisplayDesk
    from ui.game.bridge import GameBridge
    from ui.shell.pages.game_page import GamePage
    from ui.shell.pages.kinds import BoardPage, EntryPage
    from ui.shell.pages.new_game_page import NewGamePage
    from ui.shell.window.games import Games

SMALLEST = (760, 500)  # what an old screen of 800×600 leaves
WISHED = (1280, 800)
FRAME = (16, 40)  # what the desktop puts around it


class MainWindow(QMainWindow):
    painted = Signal()  # for the first time after the page changed
    entered = Signal()  # another page is shown, or the same one made anew

    def __init__(self, theme: Theme, settings: Settings | None = None) -> None:
        super().__init__()
        self.theme = theme
        self.settings = settings or Settings()
        self._pages = QStackedWidget()
        self.board_page: BoardPage | None = None
        self.game_page: GamePage | None = None
        self.new_page: NewGamePage | None = None
        self.entry_page: EntryPage | None = None
        self._waiting_for_paint = True
        self.progress = ProgressLine()
        self.keeping = Keeping(self)
        self._workers = Workers(self)
        self.collector = Collector(self)
        self._set_middle()
        self.setMinimumSize(*SMALLEST)
        self.setWindowTitle(text("app-name"))
        self._resize()
        self._dialog: QDialog | None = None
        self._dialog_again: Callable[[], object] | None = None
        self.help = Helping(self)
        self.appearance = Appearance(self)
        self.menus = WindowMenus(self)
        self.start_page = self._new_start_page()
        self._watch(self.start_page)
        self.start_page.focus()
        self.painted.connect(self._first_page_stands)
        self.entered.connect(SecondClick(self).begin)

    @cached_property
    def games(self) -> "Games":
        """Where games come from and go to."""
        from ui.shell.window.games import Games

        found = Games(self, self.settings, self.progress)
        found.ready.connect(self.play)
        found.failed.connect(self.tell)
        found.rescued.connect(self.keeping.report_rescue)
        return found

    @cached_property
    def display(self) -> "DisplayDesk":
        """The second window, for the players; it is made with the first game."""
        from ui.display.desk import DisplayDesk

        found = DisplayDesk(self.settings, self.theme, self)
        found.changed.connect(self._display_changed)
        return found

    def _display_changed(self) -> None:
        if not self.display.open:
            self.collector.leave_page()  # its pictures of the board are many
        self.menus.tell()

    @property
    def display_open(self) -> bool:
        return "display" in self.__dict__ and self.display.open

    def _set_middle(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.progress)
        column.addWidget(self.keeping.bar)
        column.addWidget(self._pages, 1)
        self.setCentralWidget(middle)

    # --- pages

    def _new_start_page(self) -> StartPage:
        page = StartPage(self.theme, self.settings.recent)
        page.chosen.connect(self.open_board)
        page.theme_wanted.connect(self.appearance.switch_theme)
        page.game_chosen.connect(lambda path: self.games.open(path))
        page.new_wanted.connect(lambda: self.show_new_game())
        page.open_wanted.connect(lambda: self.games.ask_open())
        page.import_wanted.connect(lambda: self.games.ask_import())
        page.sample_wanted.connect(lambda title: self.games.sample(title))
        page.backups_wanted.connect(self.keeping.show_backups)
        page.way_wanted.connect(self.take_way)
        page.tour_wanted.connect(lambda: self.help.tour.start())
        page.offer.declined.connect(self.help.decline_tour)
        self._pages.addWidget(page)
        return page

    def open_board(self, title_id: str) -> None:
        """A title without a board to look at can only be played."""
        board = families.family_of(title_id).board
        if board is not None:
            self.show_board(board.page(title_id, self.theme))
        else:
            self.show_new_game(title_id)

    def show_board(self, page: "BoardPage") -> None:
        self._drop_pages()
        page.left.connect(self.show_start)
        page.theme_wanted.connect(self.appearance.switch_theme)
        self.board_page = page
        self._enter(page.widget, page.name, page.painted)
        page.focus()

    def show_start(self) -> None:
        self._drop_pages()
        self.start_page.set_recent([recent_game(path) for path in self.settings.recent])
        self.start_page.offer_backups(bool(self.keeping.backups.all()))
        self.help.offer_tour()
        self._enter(self.start_page, "", self.start_page)
        self.start_page.focus()

    def show_new_game(self, title: str = "") -> None:
        from ui.shell.pages.new_game_page import NewGamePage

        if not self.keeping.may_leave():
            return
        self._drop_pages()
        page = NewGamePage(title or self.settings.title)
        page.started.connect(self.games.create)
        page.left.connect(self.show_start)
        self.new_page = page
        self._enter(page, text("new-heading"), page)
        page.focus()

    def take_way(self, family_id: str, entry: str) -> None:
        """What only some family offers where no game is open: to a running game from a note, for one.

        Where the way can be taken beside a game of the family that is open, that stays.
        """
        page = self.game_page
        if page is not None and page.family.id == family_id and entry in page.family.beside:
            page.family.beside[entry](page)
        elif self.keeping.may_leave():
            families.family(family_id).ways[entry](self)

    def enter_page(self, page: "EntryPage", name: str) -> None:
        self._drop_pages()
        self.entry_page = page
        self._enter(page.widget, name, page.widget)

    def _first_page_stands(self) -> None:
        """Now what takes longer: the program's sign, the boards' pictures, players and rounds of the recent games."""
        if self._pages.currentWidget() is not self.start_page:
            QTimer.singleShot(0, self._show_sign)
        elif is_warm():
            QTimer.singleShot(0, self._complete)
        else:
            self._workers.start(lambda job: warm_up(), lambda nothing: self._warm())

    def _warm(self) -> None:
        self._complete()
        self._workers.start(lambda job: measure_boards(job.check), lambda nothing: None)

    def _show_sign(self) -> None:
        from ui.app.icon import window_icon

        if QGuiApplication.windowIcon().isNull():
            QGuiApplication.setWindowIcon(window_icon())

    def _complete(self) -> None:
        self._show_sign()
        self.start_page.paint_pictures()
        self.start_page.offer_backups(bool(self.keeping.backups.all()))
        for game in self.start_page.recent.games.games:
            if not game.problem and not game.round:
                self._workers.start(_reading(game), lambda found: self.start_page.show_details(found))

    def play(self, bridge: "GameBridge", settings: Settings | None = None) -> None:
        """Show a game. The window closes it. With settings of its own it is only shown here, and leaves no trace."""
        from ui.shell.pages.game_page import GamePage

        if self.game_page is not None and not self.keeping.may_leave():
            bridge.close()
            return
        self._drop_pages()
        family = families.family_of(bridge.title)
        if settings is None:
            self.settings.title = bridge.title
        page = GamePage(bridge, family, settings or self.settings, self.theme)
        self.game_page = page
        self.keeping.watch(bridge)
        page.arranged.connect(self.menus.tell)
        bridge.changed.connect(lambda moment: self.menus.tell())
        self.menus.set_family(self.menus.panels, self.menus.layouts, family, page.summon, self.set_layout, self.pin)
        path = bridge.log.path
        if path is not None:
            self.settings.remember_game(path)
        self._enter(page, bridge.name, page, page.turn)
        if page.settings is self.settings and family.display is not None:
            self.display.follow(bridge, bridge.name, family.display)
        if path is None and bridge.can_redo and not bridge.can_undo:
            if page.settings is self.settings:
                page.past.begin()
            page.messages.tell(lambda: text("sample-hint", redo=key_of("redo"), undo=key_of("undo")), kind="good")

    def close_game(self) -> None:
        if self.keeping.may_leave():
            self.show_start()

    def tell(self, sentence: str | Callable[[], str], kind: str = "bad") -> None:
        """One sentence, where the user looks."""
        if self.board_page is not None:
            self.show_start()
        self.messages.tell(sentence, kind=kind)

    @property
    def messages(self) -> MessageBar:
        """The message bar of the page that is shown; a board to look at has none."""
        return (self.game_page or self.new_page or self.entry_page or self.start_page).messages

    def _enter(self, page: QWidget, name: str, painted: QObject, focus: QWidget | None = None) -> None:
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        set_title(self, text("window-title", name=name) if name else text("app-name"))
        if focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self.entered.emit()
        self.menus.tell()
        self.help.follow()
        self._watch(painted)

    def _drop_pages(self) -> None:
        made = (page.widget for page in (self.board_page, self.entry_page) if page is not None)
        for page in (*made, self.game_page, self.new_page):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        if self.game_page is not None:
            self.game_page.keep_layout()
            self.keeping.let_go()
            if "display" in self.__dict__:
                self.display.let_go()
            self._let_go(self.game_page.bridge)
            self.menus.clear_family()
        if self.entry_page is not None:
            self.entry_page.close_work()
        self.board_page = self.game_page = self.new_page = self.entry_page = None
        self.collector.leave_page()

    def _let_go(self, bridge: "GameBridge") -> None:
        """Whoever listened would otherwise keep the page in memory, and the page the game."""
        bridge.change_listeners()
        bridge.close()
        bridge.deleteLater()

    def open_companion(self, section: str) -> None:
        self.help.companion.show(section)

    def show_dialog(self, dialog: QDialog, again: Callable[[], object] | None = None) -> None:
        """One at a time; `again` shows it in another language, with what stands in its fields, where it stands."""
        old = self._dialog
        if old is not None:
            if old.isVisible() and type(old) is type(dialog):
                Place.of(old).take(dialog)
            old.close()
            old.deleteLater()
        self._dialog, self._dialog_again = dialog, again
        dialog.show()

    # --- look

    def set_layout(self, name: str) -> None:
        if self.game_page is not None:
            self.game_page.set_layout(name)
            self.settings.layout = name
            self.menus.tell()

    def pin(self, kind: str) -> None:
        """Panels stand as for this kind of question from now on; "" lets them follow the question."""
        if self.game_page is not None:
            self.game_page.pin(kind)
            self.menus.tell()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        app = QApplication.instance()
        if isinstance(app, QApplication):
            set_up(app, theme)
        self.start_page.set_theme(theme)
        if self.board_page is not None:
            self.board_page.set_theme(theme)
        if self.entry_page is not None:
            self.entry_page.set_theme(theme)
        if self._dialog is not None and hasattr(self._dialog, "set_theme"):
            self._dialog.set_theme(theme)
        if self.game_page is not None:
            self.game_page.set_theme(theme)
        if "display" in self.__dict__:
            self.display.set_theme(theme)
        self.help.set_theme()

    def renew_menus(self) -> None:
        self.menus.drop()
        self.menus = WindowMenus(self)

    def make_anew(self) -> None:
        """The pages, from what they show."""
        old, self.start_page = self.start_page, self._new_start_page()
        if self.game_page is not None:
            self._remake_game(page_state(self.game_page))
        else:
            page_again(self)()
        if (told := old.messages.standing()) is not None:
            self.start_page.messages.stand(told)
        self._pages.removeWidget(old)
        old.deleteLater()
        if self._dialog is not None and self._dialog.isVisible() and self._dialog_again is not None:
            typed = fields(self._dialog)
            self._dialog_again()
            fill(self._dialog, typed)
        self.help.make_anew()

    def _remake_game(self, kept: PageState) -> None:
        page = self.game_page
        assert page is not None
        self._pages.removeWidget(page)
        page.bridge.change_listeners()
        self.game_page = None
        page.deleteLater()
        self.play(page.bridge, page.settings)
        if self.game_page is not None:
            restore_page(self.game_page, kept)

    def begin_again(self) -> None:
        """After a failure: the page of the game is made anew from what its journal holds."""
        page = self.game_page
        if page is None:
            return
        try:
            page.bridge.begin_again()
            self._remake_game(in_front(page))
        except Exception:
            self.game_page = page
            self.show_start()
            raise

    # --- events

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.keeping.may_leave():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self._workers.close()
        if "games" in self.__dict__:
            self.games.close()
        self._drop_pages()
        if "display" in self.__dict__:
            self.display.close()
        self.help.close()
        self.keeping.close()
        self.settings.sync()
        super().closeEvent(event)

    def _resize(self) -> None:
        if not self.settings.geometry.isEmpty() and self.restoreGeometry(self.settings.geometry):
            return
        self.resize(QSize(*WISHED).boundedTo(_room()))

    def appear(self) -> None:
        """As it was left; for the first time as large as wished, or filling a screen that has no more."""
        if self.settings.geometry.isEmpty() and _room() != _room().expandedTo(QSize(*WISHED)):
            self.showMaximized()
        else:
            self.show()

    def _watch(self, widget: QObject) -> None:
        self._waiting_for_paint = True
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._waiting_for_paint and event.type() == QEvent.Type.Paint:
            self._waiting_for_paint = False
            watched.removeEventFilter(self)
            self.painted.emit()
        return super().eventFilter(watched, event)


def _reading(game: RecentGame) -> Callable[[Job], RecentGame]:
    return lambda job: read_recent(game)


def _room() -> QSize:
    """The room that the screen has for a window in its frame."""
    return QGuiApplication.primaryScreen().availableSize() - QSize(*FRAME)
