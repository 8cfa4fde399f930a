"""A robot that plays a game through the window: it clicks what it sees and types, and counts both."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.state import CompanyTurn, State, StockRound
from core.titles.t1844.mountains import BuyCertificate
from tests.ui.robot.robot_entries import Entry
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.turn_panel import TurnPanel
from ui.shell.window.main_window import MainWindow
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import Choice, TurnView, amount_in, path_to

LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
PATIENCE = 60_000  # milliseconds that a search may take
FEW = 3  # clicks on the steps of an amount before its digits are typed instead


class Lost(AssertionError):
    """The robot does not find what it wants to do, or something else came of it."""


@dataclass
class Effort:
    clicks: int = 0
    keys: int = 0
    travel: int = 0  # pixels that the pointer went

    def __add__(self, other: "Effort") -> "Effort":
        return Effort(self.clicks + other.clicks, self.keys + other.keys, self.travel + other.travel)


@dataclass
class Robot:
    window: MainWindow
    wait: Callable[[Callable[[], bool]], None]
    now: Effort = field(default_factory=Effort)
    efforts: dict[str, list[Effort]] = field(default_factory=lambda: defaultdict(list))
    turns: list[tuple[tuple[str, ...], Effort]] = field(default_factory=list)
    _turn: tuple[object, list[str], Effort] | None = None
    _own: bool = False  # the last run was entered route by route
    _pointer: QPointF | None = None  # where the last click was, on the screen

    # --- a game

    def enter_all(self, game: Iterable[Entry], entered: Callable[[], object] = lambda: None) -> None:
        """One after the other; a run and its dividend at once, where the panel offers it."""
        todo = list(game)
        at = 0
        while at < len(todo):
            following = todo[at + 1] if at + 1 < len(todo) else None
            if following is not None and self.enter_both(todo[at], following):
                at += 2
            else:
                self.enter(todo[at])
                at += 1
            entered()

    def enter_both(self, entry: Entry, following: Entry) -> bool:
        """A run that is paid out; False where that is no one choice."""
        run, dividend = entry.action, following.action
        if not isinstance(run, ac.RunTrains) or not isinstance(dividend, ac.DecideDividend) or not dividend.pay:
            return False
        self.now = Effort()
        if self.state != entry.before or not self.runs_and_pays(entry):
            return False
        self.wait(lambda: self.state == following.after)
        self.count(entry)
        self.now = Effort()
        self.count(following)
        return True

    def runs_and_pays(self, entry: Entry) -> bool:
        assert isinstance(entry.action, ac.RunTrains)
        self.read_what_comes_first()
        self.wait(lambda: not self.view.waiting)
        choice = next((found for found in self.view.choices if found.id == "run-and-pay"), None)
        action = None if choice is None else choice.action_for(self.panel.amount)
        fits = isinstance(action, ac.RunTrains) and self.leads_to(action, entry.after)
        if fits and choice is not None:
            self.choose(choice)
        return fits

    def enter(self, entry: Entry) -> None:
        """Enter it, and look whether it came out as it should."""
        if self.state != entry.before:
            raise Lost(f"before {entry.action!r} the game stands elsewhere")
        self.now, self._own = Effort(), False
        self.do(entry)
        self.wait(lambda: self.state != entry.before)
        if self.state != entry.after:
            raise Lost(f"{entry.action!r} led elsewhere: {differences(self.state, entry.after)}")
        self.count(entry)

    def do(self, entry: Entry) -> None:
        if isinstance(entry.action, ac.RunTrains) and entry.action.revenue is None:
            self.run(entry, entry.action)
        else:
            self.take(entry.action)

    def count(self, entry: Entry) -> None:
        self.efforts[entry.action.kind].append(self.now)
        frame = next((frame for frame in entry.before.flow if isinstance(frame, CompanyTurn)), None)
        turn = None if frame is None else (entry.before.flow[0], frame.company)
        if self._turn is not None and self._turn[0] != turn:
            self.turns.append((tuple(self._turn[1]), self._turn[2]))
            self._turn = None
        if turn is not None:
            known = self._turn or (turn, [], Effort())
            said = "own routes" if self._own else told(entry)
            self._turn = (turn, [*known[1], said], known[2] + self.now)

    @property
    def state(self) -> State:
        assert self.window.game_page is not None
        return self.window.game_page.bridge.moment.state

    @property
    def panel(self) -> TurnPanel:
        assert self.window.game_page is not None
        panel = self.window.game_page.panels["turn"]
        assert isinstance(panel, TurnPanel)
        return panel

    @property
    def view(self) -> TurnView:
        return self.panel.view

    def usual_turns(self) -> list[Effort]:
        """Turns of companies with one tile, the best run paid out, and no train."""
        usual = {"LayTile", "RunTrains", "pays"}
        return [
            effort
            for kinds, effort in self.turns
            if usual <= set(kinds) and all(kind in usual or kind.startswith("passes") for kind in kinds)
        ]

    # --- choices

    def take(self, action: Action) -> None:
        """By the choices that lead to the action."""
        self.read_what_comes_first()
        frame = self.state.frame
        if isinstance(frame, StockRound) and frame.player != action.actor:
            self.choose(self.find(f"player-{action.actor}"))
        path = path_to(self.view, action)
        if path is None and isinstance(action, BuyCertificate):
            name = next(player.name for player in self.state.players if player.id == action.actor)
            self.say(f"{name} b {action.paper}".lower())  # the panel takes the first of those that are alike
            return
        if path is None:
            raise Lost(f"nothing on the page leads to {action!r}: {[choice.id for choice in self.view.choices]}")
        for choice in path:
            ready = next((known for known in self.view.choices if known.action == action), None)
            if ready is not None:
                self.choose(ready)
                return
            amount = amount_in(self.view, action) if choice is path[-1] else None
            if amount is not None:
                self.set_amount(amount)
            self.choose(choice)

    def read_what_comes_first(self) -> None:
        """A page that only tells something, such as the settlement of the SBB."""
        while self.view.default is not None and self.view.default.back and self.shown("turn-back"):
            self.choose(self.view.default)

    def shown(self, name: str) -> bool:
        found = self.panel.findChild(QPushButton, name) or self.panel.findChild(object, name)  # type: ignore[type-var]
        return bool(found is not None and found.isVisible())

    def find(self, name: str) -> Choice:
        for choice in self.view.choices:
            if choice.id == name:
                return choice
        raise Lost(f"there is no choice {name}: {[choice.id for choice in self.view.choices]}")

    def choose(self, choice: Choice) -> None:
        """Click the button or the cell that shows it."""
        if self.view.default is not None and self.view.default.id == choice.id:
            self.press("turn-go")
        elif any(choice.id == other.id for other in self.view.foot):
            self.press(f"turn-{choice.id}")
        else:
            self.press_cell(choice)

    def press(self, name: str) -> None:
        button = next((found for found in self.panel.findChildren(QPushButton, name) if found.isVisible()), None)
        if button is None or not button.isEnabled():
            raise Lost(f"there is no button {name}")
        self.click(button, button.rect().center())

    def press_cell(self, choice: Choice) -> None:
        for table in self.panel.findChildren(ChoiceTable):
            if not table.isVisible():
                continue
            for row, cells in enumerate(table.table.rows):
                for column, cell in enumerate(cells):
                    if cell.choice is not None and cell.choice.id == choice.id:
                        self.click_at(table, row, column)
                        return
        raise Lost(f"{choice.id} is nowhere on the page")

    def click_at(self, table: ChoiceTable, row: int, column: int) -> None:
        """Scroll by the wheel until it can be seen, as a hand would."""
        index = table.choices.index(row, column)
        view = table.viewport()
        for _ in range(100):
            place = table.visualRect(index)
            if view.rect().contains(place.center()):
                self.click(view, place.center())
                return
            wheel(view, place)
            QApplication.processEvents()
        raise Lost(f"row {row} of {table.objectName()} cannot be brought into sight")

    def set_amount(self, amount: int) -> None:
        """A few steps by their buttons, otherwise typed."""
        spin = self.view.spin
        assert spin is not None
        steps = steps_to(amount - (self.panel.amount or 0), spin.sizes)
        for step in steps if len(steps) <= FEW else ():
            self.press(f"turn-amount{step:+d}")
        if self.panel.amount != amount:
            self.type(str(amount))
        if self.panel.amount != amount:
            raise Lost(f"the amount is {self.panel.amount} instead of {amount}")

    # --- quick entry

    @property
    def quick(self) -> QuickEntry:
        assert self.window.game_page is not None
        panel = self.window.game_page.panels["quick"]
        assert isinstance(panel, QuickEntry)
        return panel

    def say(self, line: str) -> None:
        """The line keeps the keyboard from one entry to the next; only the first has to ask for it."""
        if not self.quick.line.hasFocus():
            self.now.keys += 1
            QTest.keyClick(self.window, Qt.Key.Key_K, CTRL)  # type: ignore[call-overload]
            QApplication.processEvents()
        if not self.quick.line.hasFocus():
            raise Lost("Ctrl+K does not lead to quick entry")
        self.now.keys += len(line) + 1
        QTest.keyClicks(self.quick.line, line)
        QTest.keyClick(self.quick.line, ENTER)  # type: ignore[call-overload]
        QApplication.processEvents()

    # --- runs

    def run(self, entry: Entry, action: ac.RunTrains) -> None:
        """The best run with one click where it is as good as that of the record; otherwise its routes."""
        self.read_what_comes_first()
        self.wait(lambda: not self.view.waiting)
        for choice in self.view.choices:
            if choice.action is not None or choice.at is not None:
                found = choice.action_for(self.panel.amount)
                if isinstance(found, ac.RunTrains) and self.leads_to(found, entry.after):
                    self.choose(choice)
                    return
        self._own = True
        self.choose(self.find("own-routes"))
        for route in action.routes:
            self.walk(route)
        self.choose(self.find("claim-routes"))

    def leads_to(self, action: ac.RunTrains, wanted: State) -> bool:
        assert self.window.game_page is not None
        bridge = self.window.game_page.bridge
        outcome = judge_by_mode(bridge.engine, self.state, action)
        if isinstance(outcome, Rejection):
            return False
        after = self.state
        for event in outcome:
            after = bridge.engine.evolve(after, event)
        return after == wanted

    def walk(self, route: ac.Route) -> None:
        """One train, stop by stop; from its other end where that is the one that can be begun with."""
        self.choose(self.find(f"train-{route.train}"))
        path = list(route.path)
        starts = [choice.id for choice in self.view.choices]
        if f"stop-{path[0]}" not in starts:
            path = self.reversed(path)
        self.choose(self.find(f"stop-{path[0]}"))
        while not self.arrived(path):
            onward = [choice for choice in self.view.choices if choice.id.startswith("link-")]
            fitting = [choice for choice in onward if begins(path, choice)]
            if not fitting:
                raise Lost(f"no way on along {path}")
            self.choose(fitting[0])
        self.choose(self.find("route-done"))

    def arrived(self, path: list[str]) -> bool:
        done = next((choice for choice in self.view.choices if choice.id == "route-done"), None)
        return done is not None and list(done.preview[-1].path) == path  # type: ignore[index]

    def reversed(self, path: list[str]) -> list[str]:
        assert self.window.game_page is not None
        across = self.window.game_page.bridge.engine.rules.sides.across
        back = []
        for point in reversed(path):
            label, sign, edge = point.partition("/")
            beyond = across[label, int(edge)] if sign else None
            back.append(point if beyond is None else f"{beyond[0]}/{beyond[1]}")
        return back

    # --- hands

    def click(self, widget: object, place: QPoint) -> None:
        self.now.clicks += 1
        there = QPointF(widget.mapToGlobal(place))  # type: ignore[attr-defined]
        here, self._pointer = self._pointer or there, there
        self.now.travel += round(QLineF(here, there).length())
        QTest.mouseMove(widget, place)  # type: ignore[call-overload]
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, place)  # type: ignore[call-overload]
        QApplication.processEvents()

    def type(self, words: str) -> None:
        self.now.keys += len(words)
        QTest.keyClicks(self.panel, words)
        QApplication.processEvents()


def begins(path: list[str], choice: Choice) -> bool:
    way = list(choice.preview[-1].path)  # type: ignore[index]
    return path[: len(way)] == way


def steps_to(missing: int, sizes: Sequence[int]) -> list[int]:
    """The steps that make up a difference, the largest first."""
    steps: list[int] = []
    for size in sorted(sizes, reverse=True):
        while abs(missing) >= size:
            step = size if missing > 0 else -size
            steps.append(step)
            missing -= step
    return steps


def wheel(view: object, place: QRect) -> None:
    middle = view.rect().center()  # type: ignore[attr-defined]
    turn = -120 if place.center().y() > middle.y() else 120
    event = QWheelEvent(
        QPointF(middle), QPointF(view.mapToGlobal(middle)), QPoint(), QPoint(0, turn),  # type: ignore[attr-defined]
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)  # type: ignore[arg-type]


def told(entry: Entry) -> str:
    """The kind of an entry, with what a count needs to know."""
    action = entry.action
    if isinstance(action, ac.DecideDividend):
        return "pays" if action.pay else "withholds"
    return f"passes {action.what}" if isinstance(action, ac.Pass) else action.kind


def differences(found: State, wanted: State) -> list[str]:
    return [name for name in vars(wanted) if getattr(found, name) != getattr(wanted, name)]
