"""What the pictures of a running game show: where the game stands, and what a hand has opened or points at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core import registry
from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.corrections import actions as co
from core.rail18.position.build import position_of
from core.rail18.state import CLOSED, CompanyTurn, StockRound
from tests.campaigns.sample_moments import Moments
from tests.campaigns.scenes_1824 import scenes as scenes_1824
from tests.play.pack_up_notes import draft_of
from tests.ui.rail18.map_events import hex_place
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_games import patiently
from tests.ui.robot.robot_map import MapRobot
from ui.game.bridge import GameBridge
from ui.rail18.dialogs.asking import ask_correct
from ui.rail18.pages.board_run_page import BoardRunPage
from ui.rail18.pages.entering import entering
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.corrections.targets import target
from ui.rail18.views.display.view import SECTIONS
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.position.draft import BoardDraft
from ui.rail18.views.turn.dry import can_be_overruled, why_not
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import Choice, path_to

CTRL = Qt.KeyboardModifier.ControlModifier
TABS = {"map": "1", "market": "2", "sheet": "3", "charter": "4", "player": "5", "trains": "6", "tiles": "7"}
TABS |= {"journal": "8"}
Again = Callable[[], None] | None  # what is to be done once more when the theme has changed
Show = Callable[[MainWindow], Again]


@dataclass
class Scenes:
    moments: Moments
    recent: list[str] = field(default_factory=list)
    note: str = "Counted again"
    reason: str = "All of us agreed to play it so"

    def all(self) -> Iterator[tuple[str, Show]]:
        """Those that the issue of this window asks for, in the order of a game."""
        moments = self.moments
        yield "start", self._start
        yield "new-game", lambda window: window.show_new_game()
        yield "position", self._position
        yield "best-run-only", self._best_run_only
        yield "auction", lambda window: self._play(window, moments.auction, "table")
        yield "stock", lambda window: self._play(window, moments.stock, "table")
        yield "stock-hotseat", lambda window: self._play(window, moments.stock)
        yield "track", self._track
        yield "run", self._run
        yield "dividends", lambda window: self._play(window, moments.dividend, "table")
        yield "new-phase", lambda window: self._point(window, moments.new_phase)
        yield "forced", lambda window: self._point(window, moments.forced, "table")
        yield "sbb", self._sbb
        yield "end", lambda window: self._play(window, moments.end)
        yield "no-track", self._without_track
        yield "history", self._history
        yield "edit-anew", self._edit_anew
        yield "edit-preview", self._edit_preview
        yield "correction", self._correction
        yield "correction-tile", self._correction_of_a_tile
        yield "overrule", self._overrule
        yield "board-check", self._board_check
        yield "export", self._export
        yield "companion", lambda window: self._companion(window, moments.run)
        yield from scenes_1824()
        yield "companion-search", lambda window: self._companion(window, moments.stock, "tunnel")

    def panels(self) -> Iterator[tuple[str, Show]]:
        """Every panel in front, in the layout where it has least room."""
        for name in TABS:
            yield f"panel-{name}", lambda window, name=name: self._panel(window, name)

    def displays(self) -> Iterator[tuple[str, Show]]:
        """The table display beside the banker's window: what it shows by itself, then the sections to choose from."""
        moments = self.moments
        for name, number in (
            ("auction", moments.auction),
            ("stock", moments.stock),
            ("run", moments.dividend),
            ("late", moments.late_run),
            ("end", moments.end),
        ):
            yield f"display-{name}", lambda window, number=number: self._display(window, number)
        yield "display-hidden", self._hidden_cash
        yield "display-no-track", self._display_without_track
        for section in SECTIONS[1:]:
            yield f"display-{section}", lambda window, s=section: self._display(window, moments.late_run, s)

    # --- pages

    def _start(self, window: MainWindow) -> None:
        for number, name in ((self.moments.run, "Friday evening"), (self.moments.stock, "Bern, second game")):
            path = self.moments.game(number, "table", name).log.path  # type: ignore[attr-defined]
            window.settings.remember_game(path)
        window.show_start()
        wait = patiently(_app())
        wait(lambda: all(game.round for game in window.start_page.recent.games.games))

    def _position(self, window: MainWindow) -> None:
        """A note that is typed in, with two slips."""
        number = self.moments.stock
        rules, state = registry.engine(self.moments.imported.setup).rules, self.moments.entries[number].before
        draft = draft_of(rules, state)
        names = tuple(self.moments.names.get(player.id, player.name) for player in state.players)
        draft = replace(draft, new=replace(draft.new, names=names, mode="table"))
        draft = draft.with_word("share:NOB:p5", "40").with_word("privates:p1", "P1 P9")
        entering(window).show_position(draft)
        _settle()

    def _best_run_only(self, window: MainWindow) -> None:
        number = self.moments.run
        state = self.moments.entries[number].before
        assert isinstance(state.frame, CompanyTurn)
        lies, company = position_of(state), state.frame.company
        trains = " ".join(state.trains[train].type for train in state.trains_of(company))
        lines = tuple(code for code, paper in state.papers.items() if paper.owner == CLOSED)
        draft = BoardDraft(
            state.setup.title, state.phase, company, trains, lines, lies.tiles, lies.stations, lies.overlays
        )
        page = BoardRunPage(draft, window.theme)
        window.enter_page(page, "")
        page.ask()
        patiently(_app())(lambda: page.found is not None)

    def _play(self, window: MainWindow, number: int, mode: str = "hotseat") -> None:
        window.play(GameBridge(self.moments.game(number, mode)))
        _settle()

    def _companion(self, window: MainWindow, number: int, sought: str = "") -> None:
        """Opened by F1 at the open question; what is sought is opened with Enter."""
        self._play(window, number, "table")
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
        assert window.help.companion.window is not None
        QTest.keyClicks(window.help.companion.window.search, sought)
        QTest.keyClick(window.help.companion.window.search, Qt.Key.Key_Return)

    def _display(self, window: MainWindow, number: int, section: str = "automatic") -> None:
        self._play(window, number, "table")
        window.settings.display.section = section
        window.display.toggle()

    def _hidden_cash(self, window: MainWindow) -> None:
        self._display(window, self.moments.stock)
        assert window.game_page is not None
        bridge = window.game_page.bridge
        bridge.do(ac.ChangeSettings(actor=bridge.moment.state.order[0], cash_open=False))
        bridge.clock.switch(True)
        window.display.show_now()

    def _display_without_track(self, window: MainWindow) -> None:
        self._without_track(window)
        window.display.toggle()

    def _panel(self, window: MainWindow, name: str) -> None:
        self._play(window, self.moments.late_run, "table")
        QTest.keyClick(window, getattr(Qt.Key, f"Key_{TABS[name]}"), CTRL)  # type: ignore[call-overload]

    def _track(self, window: MainWindow) -> None:
        """A click on a hex: the tiles that may be laid there."""
        number = self.moments.track
        action = self.moments.entries[number].action
        assert isinstance(action, ac.LayTile)
        self._play(window, number)
        robot = MapRobot(window, patiently(_app()))
        canvas = robot.map.canvas
        assert canvas is not None
        robot.click(canvas.viewport(), hex_place(canvas, action.hex))

    def _run(self, window: MainWindow) -> None:
        self._play(window, self.moments.run)
        robot = Robot(window, patiently(_app()))
        robot.wait(lambda: not robot.view.waiting)

    def _point(self, window: MainWindow, number: int, mode: str = "hotseat") -> Again:
        """The mouse rests on what is done next, so that its consequences can be read."""
        self._play(window, number, mode)
        robot = Robot(window, patiently(_app()))
        robot.read_what_comes_first()
        action = self.moments.entries[number].action
        point_at(robot, action)
        return lambda: point_at(robot, action)

    def _sbb(self, window: MainWindow) -> None:
        number = self.moments.sbb
        self._play(window, number)
        assert window.game_page is not None
        window.game_page.act(self.moments.entries[number].action)

    def _history(self, window: MainWindow) -> None:
        """A run two rounds ago, with the journal in front."""
        page = self._with_journal(window)
        page.past.look_at(page.bridge.log.path_to(page.bridge.log.head)[-200].id)

    def _edit_anew(self, window: MainWindow) -> None:
        page = self._with_journal(window)
        page.mend("change", self._dividend(page))

    def _edit_preview(self, window: MainWindow) -> None:
        """A dividend that was kept after all, and what follows from it."""
        page = self._with_journal(window)
        entry = self._dividend(page)
        page.mend("change", entry)
        action = page.bridge.action_of(entry)
        assert isinstance(action, ac.DecideDividend)
        page.act(action.model_copy(update={"pay": not action.pay}))
        editing = page.past.editing
        patiently(_app())(lambda: editing.dialog is not None and editing.dialog.view is not None)

    def _correction(self, window: MainWindow) -> None:
        """Somebody has 20 more than the books say; an earlier correction stands in the journal."""
        page = self._with_journal(window)
        first, second, *_ = page.bridge.moment.state.order
        page.act(co.CorrectCash(actor=first, note=self.note, payer="bank", payee=second, amount=10))
        has = page.bridge.moment.state.cash[first]
        ask_correct(page, target("cash", holder=first, amount=has + 20))

    def _correction_of_a_tile(self, window: MainWindow) -> None:
        self._panel(window, "map")
        page = window.game_page
        assert page is not None
        label = next(label for label, lies in page.bridge.moment.state.tiles.items() if lies.tile == "8")
        ask_correct(page, target("tile", hex=label))

    def _overrule(self, window: MainWindow) -> None:
        """One is in the journal, the next is being written."""
        rules = registry.engine(self.moments.imported.setup).rules
        several = self.moments.first(
            lambda entry: len(refused_sales(moment_of(rules, entry.before.with_(mode="table")))) > 1,
            self.moments.auction,
        )
        self._play(window, several, "table")
        page = window.game_page
        assert page is not None
        page.bring("journal")
        for number, reason in enumerate((self.reason, "As before")):
            page.act(refused_sales(page.bridge.moment)[0])
            QTest.mouseClick(page.messages.overrule_button, Qt.MouseButton.LeftButton)
            QTest.keyClicks(page.messages.reason, reason)
            if not number:
                QTest.keyClick(page.messages.reason, Qt.Key.Key_Return)

    def _export(self, window: MainWindow) -> None:
        self._play(window, self.moments.end)
        window.menus.actions["export"].trigger()

    def _board_check(self, window: MainWindow) -> None:
        self._play(window, self.moments.late_run, "table")
        page = window.game_page
        assert page is not None
        page.bring("check")
        check, board = page.panels["check"], page.panels["map"]
        assert isinstance(check, BoardCheckPanel)
        assert isinstance(board, MapPanel)
        _settle()
        for _ in range(7):
            QTest.keyClick(check.list, Qt.Key.Key_Space)
        patiently(_app())(lambda: board.canvas is not None and board.canvas.is_sharp())

    def _with_journal(self, window: MainWindow) -> GamePage:
        self._panel(window, "journal")
        page = window.game_page
        assert page is not None
        _settle()
        return page

    @staticmethod
    def _dividend(page: GamePage) -> int:
        path = page.bridge.log.path_to(page.bridge.log.head)[-250:]
        return next(step.id for step in path if isinstance(page.bridge.action_of(step.id), ac.DecideDividend))

    def _without_track(self, window: MainWindow) -> None:
        number = self.moments.dividend - 1
        self._play(window, number, "table")
        assert window.game_page is not None
        bridge = window.game_page.bridge
        bridge.do(ac.ChangeSettings(actor=bridge.moment.state.order[0], track_kept=False))


def refused_sales(moment: Moment) -> list[Action]:
    """Shares that whoever is asked wants to sell against a rule."""
    frame = moment.state.frame
    player = frame.player if isinstance(frame, StockRound) else ""
    wishes = [ac.SellShares(actor=player, company=sym, shares=1) for sym in moment.state.companies]
    return [wish for wish in wishes if player and why_not(moment, wish) and can_be_overruled(moment, wish)]


def point_at(robot: Robot, action: Action) -> None:
    path = path_to(robot.view, action)
    assert path is not None, action
    for choice in path[:-1]:
        robot.choose(choice)
    for table in robot.panel.findChildren(ChoiceTable):
        if table.isVisible() and _cell(table, path[-1]):
            QTest.mouseMove(table.viewport(), table.rect_of(path[-1]).center())


def _cell(table: ChoiceTable, choice: Choice) -> bool:
    return not table.rect_of(choice).isEmpty()


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _settle() -> None:
    for _ in range(20):
        _app().processEvents()
