"""What a title adds to the pages of a turn.

A title that adds nothing can be played all the same: its actions have general sentences, its questions list their
answers, and what no page of the family shows stands behind "More".
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.kernel.action import Action
from core.kernel.options import Option
from core.rail18.rules import Rules
from core.rail18.state import Question, State
from ui.rail18.views.moment import Moment
from ui.values.cells import Cell
from ui.values.turn import Choice, Keys, TurnTable, TurnView


@dataclass(frozen=True)
class QuestionPage:
    """How a question is asked whose text is `ask-question-<what it is about>`."""

    answers: tuple[str, ...]  # kinds of actions that answer it; what else may be done stands behind "More"
    table: Callable[[Moment, list[Option]], TurnTable] | None = None  # of the answers; None lists them
    note: Callable[[Moment, Question], str] | None = None
    likely: bool = True  # Enter takes the first answer; not where none is more likely than another


@dataclass(frozen=True, slots=True)
class StockMoves:
    """A player in a stock round with what he may do of the kinds that the page knows."""

    moment: Moment
    player: str
    actions: Sequence[Action]

    def of(self, kind: str, company: str | None = None) -> list[Action]:
        return [
            action
            for action in self.actions
            if action.kind == kind and (company is None or getattr(action, "company", None) == company)
        ]


@dataclass(frozen=True, slots=True)
class StockPage:
    """What a stock round shows instead of companies with their shares."""

    question: str  # its code
    tables: tuple[TurnTable, ...]


@dataclass(frozen=True)
class StockButtons:
    """Buttons of the stock page beside the one that starts a company."""

    kinds: tuple[str, ...] = ()  # of the actions that they lead to
    keys: str = ""  # which no company's row may have
    cells: Callable[[StockMoves], list[Cell]] | None = None
    page: Callable[[StockMoves, Keys], StockPage | None] | None = None  # None: companies and buttons as ever


@dataclass(frozen=True)
class StepList:
    """A choice at the foot of a step of a company's turn that leads to a list of all actions of one kind."""

    step: str
    kind: str
    id: str
    key: str
    label: str  # code of its text
    question: str  # code of the question above the list
    alone: str = ""  # code of the step's own question where nothing but this is left to do


# What is asked of an action of the title's own, by its kind
ActionWords = Callable[[Rules, State, Any], Mapping[str, str | int]]


@dataclass(frozen=True)
class TurnOfTitle:
    """`entries` are kinds of actions that a banker enters besides the steps where track is not kept. `more` is the
    order in which "More" names what stands behind it, as `more-<kind>`. `words` are parameters of an action's sentences
    besides its fields. `settled` are the pages that tell what the last entry has made of companies that go, the first
    of them first; None: that of the family. `told` are choices behind "More" that only tell something."""

    questions: Mapping[str, QuestionPage] = field(default_factory=dict)  # by what they are about
    stock: StockButtons = field(default_factory=StockButtons)
    lists: tuple[StepList, ...] = ()
    entries: frozenset[str] = frozenset()
    more: tuple[str, ...] = ()
    words: Mapping[str, ActionWords] = field(default_factory=dict)
    settled: Callable[[Moment], list[TurnView]] | None = None
    told: Callable[[Moment], list[Choice]] = lambda moment: []
