"""A player at the turn panel: works it with real mouse and key events alone, and counts them."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18.engine import Engine18
from core.rail18.state import Player, State
from tests.titles.t1844.positions import Table
from tests.ui.settling import settle
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.moment import Moment
from ui.turn.choice_table import ChoiceTable
from ui.values.turn import Choice, amount_in, path_to

LEFT = Qt.MouseButton.LeftButton


class Seat:
    """Plays what the panel asks for; `taken` are the actions, `used` counts clicks and keys."""

    def __init__(self, qtbot: QtBot, engine: Engine18, state: State, size: tuple[int, int] = (420, 560)) -> None:
        self.qtbot, self.engine, self.state = qtbot, engine, state
        self.taken: list[Action] = []
        self.used = 0
        self.panel = TurnPanel()
        qtbot.addWidget(self.panel)
        self.panel.resize(*size)
        self.panel.act.connect(self._act)
        self.panel.show()
        self.panel.setFocus()
        self.look()

    def look(self, before: State | None = None, events: tuple[object, ...] = ()) -> None:
        self.panel.show_moment(Moment(self.engine, self.state, self.engine.options(self.state), before, events))

    def _act(self, action: Action) -> None:
        self.taken.append(action)
        outcome = judge_by_mode(self.engine, self.state, action)
        if isinstance(outcome, Rejection):
            return
        before = self.state
        for event in outcome:
            self.state = self.engine.evolve(self.state, event)
        self.look(before, tuple(outcome))

    # with the mouse

    def click(self, choice: Choice) -> None:
        self.used += 1
        for table in self.panel.findChildren(ChoiceTable):
            rect = table.rect_of(choice) if table.isVisible() else QRect()
            if not rect.isNull():
                self.qtbot.mouseClick(table.viewport(), LEFT, pos=rect.center())
                return
        entered = self.panel.view.default
        name = "turn-go" if entered is not None and entered.id == choice.id else f"turn-{choice.id}"
        self.press(name, counted=False)

    def press(self, name: str, *, counted: bool = True) -> None:
        self.used += counted
        button = self.panel.findChild(QPushButton, name)
        assert isinstance(button, QPushButton), name
        assert button.isVisible(), name
        self.qtbot.mouseClick(button, LEFT)

    def set_amount_by_mouse(self, wanted: int) -> None:
        spin = self.panel.view.spin
        assert spin is not None
        for size in reversed(spin.sizes):
            while abs(wanted - (before := self.panel.amount or 0)) >= size:
                self.press(f"turn-amount{size if wanted > before else -size:+d}")
                assert self.panel.amount != before

    def by_mouse(self, action: Action) -> None:
        self._walk(action, by_mouse=True)

    # with the keyboard

    def key(self, key: Qt.Key | str) -> None:
        self.used += 1
        self.qtbot.keyClick(self.panel, key)

    def type(self, keys: str) -> None:
        for sign in keys:
            self.key(sign)

    def choose_by_key(self, choice: Choice) -> None:
        turning = [found for table in self.panel.view.tables if table.turns for found in table.choices]
        if choice.key and any(found.id == choice.id for found in turning):
            for _ in turning:
                self.key(choice.key)
                if self.panel.entered == choice:
                    break
            self.key(Qt.Key.Key_Return)
            return
        if choice.key and self.panel.page.by_key(choice.key) == choice and not self.panel.view.typing:
            self.key(choice.key)
            return
        if self.panel.entered == choice:
            self.key(Qt.Key.Key_Return)
            return
        self._go_to(choice)
        self.key(Qt.Key.Key_Return)

    def _go_to(self, choice: Choice) -> None:
        """Down until its row, then right."""
        self.key(Qt.Key.Key_Down)
        for _ in range(80):
            row = self._row()
            if choice.id in row:
                break
            self.key(Qt.Key.Key_Down)
        for _ in range(20):
            self.key(Qt.Key.Key_Left)
        for _ in range(20):
            if self.panel.entered is not None and self.panel.entered.id == choice.id:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"no way to {choice.id} by arrows")

    def _row(self) -> list[str]:
        return [choice.id for choice in self.panel.page.row_of_cursor()]

    def by_keys(self, action: Action) -> None:
        self._walk(action, by_mouse=False)

    def _walk(self, action: Action, *, by_mouse: bool) -> None:
        """The pages that lead to the action, one after the other."""
        path = path_to(self.panel.view, action)
        assert path is not None, f"no way to {action!r}"
        for choice in path:
            wanted = amount_in(self.panel.view, action) if choice is path[-1] else None
            if wanted is not None and by_mouse:
                self.set_amount_by_mouse(wanted)
            elif wanted is not None:
                self.type(str(wanted))
            same = next(found for found in self.panel.view.choices if found.id == choice.id)
            (self.click if by_mouse else self.choose_by_key)(same)

    # reading

    def told(self) -> str:
        """What the panel says about the choice that is pointed at."""
        settle()
        return self.panel.box.words

    def click_cell(self, table: str, row: int, column: int) -> None:
        found = self.panel.findChild(ChoiceTable, f"turn-{table}")
        assert isinstance(found, ChoiceTable)
        self.qtbot.mouseClick(found.viewport(), LEFT, pos=found.visualRect(found.model().index(row, column)).center())

    def point_at(self, table: str, row: int, column: int) -> str:
        found = self.panel.findChild(ChoiceTable, f"turn-{table}")
        assert isinstance(found, ChoiceTable)
        place = found.visualRect(found.model().index(row, column)).center()
        self.qtbot.mouseMove(found.viewport(), place + QPoint(1, 0))
        self.qtbot.mouseMove(found.viewport(), place)
        return self.told()


def seat_at(qtbot: QtBot, table: Table, mode: str = "hotseat", size: tuple[int, int] = (420, 560)) -> Seat:
    table.change(mode=mode)
    return Seat(qtbot, table.engine, table.state, size)


def new_game(qtbot: QtBot, mode: str) -> Seat:
    players = [Player(f"p{number}", name) for number, name in enumerate(("Anna", "Bert", "Cleo"))]
    engine = registry.engine(new_setup("1844", players, mode=mode))
    return Seat(qtbot, engine, engine.initial())
