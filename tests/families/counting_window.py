"""What the made-up family of `tests/families/counting.py` gives the window: a turn panel, one more, and few words."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.family import KnownTitle
from tests.families.counting import (
    COUNTING,
    Counted,
    Counter,
    CountingEngine,
    CountingSetup,
    CountOn,
    Position,
    counting_title,
    known_for_now,
)
from ui.app.families import Known, add_family, forget_family
from ui.game.moment import Moment
from ui.shell.family import Desk, Family
from ui.shell.layouts import Layout, PanelSpec, Stack
from ui.shell.lazy import LazyPanel
from ui.shell.panel import Panel
from ui.shell.views.asked import Answer, Asked
from ui.shell.views.differences import Difference
from ui.shell.views.new_game import NewGame
from ui.shell.views.start import Summary
from ui.shell.views.timeline import Telling
from ui.values.header import HeaderCell

TITLE = """id = "counting"
name = "Counting"
playable = true
[players]
2 = {}
9 = {}
"""


@dataclass(frozen=True)
class CountingGame(NewGame):
    @property
    def counts(self) -> range:
        return range(2, 10)

    def setup(self) -> CountingSetup:
        players = [Counter(player, name) for player, name in self.seated.items()]
        found: CountingSetup = new_setup(self.title, players)
        return found


class CountingForm(QWidget):
    """It asks nothing."""

    changed = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()

    def show_game(self, game: CountingGame) -> None:
        pass

    def read(self, game: CountingGame) -> CountingGame:
        return game

    def tell(self, game: CountingGame) -> None:
        pass


class CountPanel(Panel):
    """Whose turn it is, and a button for every number that may be added."""

    def __init__(self) -> None:
        super().__init__()
        self.question = QLabel(objectName="question")
        self.buttons = {by: QPushButton(f"&{by}", objectName=f"count-{by}") for by in (1, 2, 3)}
        self.setFocusProxy(self.buttons[1])
        layout = QVBoxLayout(self)
        layout.addWidget(self.question)
        for by, button in self.buttons.items():
            layout.addWidget(button)
            button.clicked.connect(lambda checked=False, by=by: self._count(by))
        self._moment: Moment | None = None

    def show_moment(self, moment: Moment) -> None:
        self._moment = moment
        self.question.setText(question(moment))
        allowed = {action.by for option in moment.options for action in option.examples()}  # type: ignore[attr-defined]
        for by, button in self.buttons.items():
            button.setEnabled(by in allowed)

    def _count(self, by: int) -> None:
        assert self._moment is not None
        self.act.emit(CountOn(actor=self._moment.state.player, by=by))


class SaidPanel(LazyPanel):
    """How much everybody has added."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel()
        QVBoxLayout(self).addWidget(self.label)

    def refresh(self, moment: Moment) -> None:
        self.label.setText(", ".join(f"{moment.names[player]}: {said}" for player, said in moment.state.said.items()))


def question(moment: Moment) -> str:
    state = moment.state
    return f"{moment.names[state.player]} counts on from {state.number}." if moment.options else "The end."


def header(moment: Moment) -> Mapping[str, HeaderCell]:
    return {"round": HeaderCell(str(moment.state.number), "counted"), "turn": HeaderCell(question(moment), "")}


def summary(moment: Moment) -> Summary:
    return Summary(", ".join(moment.names.values()), f"At {moment.state.number}")


def tell(engine: CountingEngine, before: Position, events: Sequence[Counted]) -> Telling:
    names = {player.id: player.name for player in before.setup.players}
    round_ = COUNTING.round_of(before)[0]
    return Telling(f"Round {round_}", tuple(f"{names[event.player]} counted to {event.to}." for event in events))


def asked(moment: Moment) -> Asked:
    actions = [action for option in moment.options for action in option.examples()]
    return Asked(question(moment), tuple(Answer(str(action.by), action) for action in actions))  # type: ignore[attr-defined]


def differences(engine: CountingEngine, old: Position, new: Position) -> list[Difference]:
    return [
        Difference(player.name, "said", old.said.get(player.id), new.said.get(player.id))
        for player in new.setup.players
    ]


def connect(desk: Desk) -> None:
    """Nothing hears of anything else."""


FAMILY = Family(
    id=COUNTING.id,
    new_game=CountingGame,
    form=CountingForm,
    turn=CountPanel,
    panels=(PanelSpec("sheet", SaidPanel, "Ctrl+3"),),
    layouts={"hotseat": Layout("hotseat", (Stack("right", ("sheet",)),))},
    first_layout=lambda moment: "hotseat",
    connect=connect,
    header=header,
    summary=summary,
    tell=tell,
    asked=asked,
    differences=differences,
)


@contextmanager
def counting_shown(folder: Path, last: int = 10) -> Iterator[KnownTitle]:
    """The title is known to the core, and its family to the window, for the time of a test."""
    title = counting_title(folder, last)
    (folder / "title.toml").write_text(TITLE, "utf-8")
    add_family(Known(COUNTING.id, lambda: FAMILY))
    try:
        with known_for_now(title):
            yield title
    finally:
        forget_family(COUNTING.id)


def counted_on(bridge: Any, *numbers: int) -> None:
    for by in numbers:
        action: Action = CountOn(actor=bridge.moment.state.player, by=by)
        assert bridge.do(action)
