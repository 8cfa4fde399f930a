"""What the turn panel shows: one question, choices in small tables, perhaps an amount, and a default."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from core.kernel.action import Action
from ui.values.cells import Cell, Column, Row, Table

PASS, EVERYBODY, MORE = "P", "*", "X"  # keys that mean the same on every page; for everybody no letter: those are names
STOP = "S"  # of a long search
NUMBERS = "1234567890"
LETTERS = "ABCDEFGHIJKLNOPQRSTUVWXYZ"  # M shows the map alone, everywhere in the window


@dataclass(frozen=True, slots=True)
class Spin:
    """An amount to be chosen: any number from `low` to `high`, by steps or typed."""

    low: int
    high: int
    start: int
    step: int = 5
    jumps: tuple[int, int, int] | None = None  # instead of those that follow from the step

    @property
    def sizes(self) -> tuple[int, int, int]:
        """By how much the amount can be changed at once, the least first."""
        if self.jumps is not None:
            return self.jumps
        return (1, self.step, 10 * self.step) if self.step > 1 else (1, 5, 50)

    def within(self, number: int) -> int:
        return max(self.low, min(self.high, number))


@dataclass(frozen=True)
class Choice:
    """Something to choose. It takes an action (fixed, or made of the page's amount), asks further, or names a player.

    `preview` is what the map lights up meanwhile: the symbol of a company, the label of a hex, routes.
    """

    id: str
    label: str
    key: str = ""
    brief: str = ""  # what its button says where there is little room
    action: Action | None = None
    at: Callable[[int], Action] | None = None
    then: Action | None = None  # what is taken as well, if it is asked for next
    worded: Callable[[int], str] | None = None  # the label with the amount
    page: "Callable[[], TurnView] | None" = None
    player: str | None = None  # shows the moves of this player
    request: str | None = None  # what the window is asked to do: draw routes on the map
    back: bool = False  # leaves this page
    endless: bool = False  # its pages lead on and on: own routes
    stays: str = ""  # its page stays open over further moments, as long as it is about this
    preview: object = None
    details: tuple[str, ...] = ()  # what belongs to it besides its consequences
    told: frozenset[str] = frozenset()  # kinds of consequences that the page says already

    def label_for(self, amount: int | None) -> str:
        return self.label if self.worded is None or amount is None else self.worded(amount)

    def action_for(self, amount: int | None) -> Action | None:
        return self.at(amount) if self.at is not None and amount is not None else self.action


@dataclass(frozen=True, slots=True)
class TurnTable(Table):
    """A table of choices. Without a column that stretches all share the room that is left."""

    id: str = ""
    dense: bool = False
    tall: int = 1  # rows of pictures are higher
    turns: bool = False  # several choices have one key: it goes from one to the next, and Enter takes it

    @property
    def unkeyed(self) -> bool:
        """Are there more choices than keys?"""
        return any(not choice.key for choice in self.choices)

    @property
    def choices(self) -> Iterator[Choice]:
        return (cell.choice for row in self.rows for cell in row if cell.choice is not None)


def turn_table(
    id: str,
    rows: Iterable[Iterable[Cell]],
    head: Sequence[str] = (),
    wide: int | None = None,
    *,
    dense: bool = False,
    tall: int = 1,
    turns: bool = False,
    tips: Sequence[str] = (),  # for the heads
) -> TurnTable:
    """Rows may have different lengths. A column stands where its first cell does."""
    lines = tuple(Row("", tuple(cells)) for cells in rows)
    columns = []
    for place in range(max([len(head), *map(len, lines)])):
        first = next((row[place] for row in lines if place < len(row)), None)
        title, tip = (words[place] if place < len(words) else "" for words in (head, tips))
        right = first is not None and first.align == "right"
        columns.append(Column(str(place), title, tip, right=right, stretch=int(place == wide)))
    return TurnTable(tuple(columns), lines, id=id, dense=dense, tall=tall, turns=turns)


@dataclass(frozen=True)
class TurnView:
    """A page of the panel: the open question, or one that follows from a choice."""

    question: str
    actor: str = ""
    note: str = ""
    tables: tuple[TurnTable, ...] = ()
    spin: Spin | None = None
    default: Choice | None = None
    foot: tuple[Choice, ...] = ()
    typing: bool = False  # letters look for a place among the choices before they count as keys
    waiting: bool = False  # an answer is being looked for
    preview: object = None
    routes: tuple[Any, ...] = ()  # own ones, as far as they are chosen; the family knows what they are
    why: str = ""  # the section of the companion that explains what the note refuses

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Every choice of the page, each once."""
        found: dict[str, Choice] = {}
        for choice in (*((self.default,) if self.default else ()), *self.foot):
            found.setdefault(choice.id, choice)
        for table in self.tables:
            for choice in table.choices:
                found.setdefault(choice.id, choice)
        return tuple(found.values())

    @property
    def refusals(self) -> tuple[Action, ...]:
        """What one might want to do here and cannot."""
        cells = (cell for table in self.tables for row in table.rows for cell in row)
        return tuple(cell.refused for cell in cells if cell.refused is not None)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice will bring, before it is taken; or why it cannot be taken.

    `refusal` is empty where the action is possible; `overrulable` where the table may do it all the same.
    `why` is the section of the companion that explains the refusal.
    """

    title: str
    lines: tuple[str, ...] = ()
    refusal: str = ""
    overrulable: bool = False
    why: str = ""


class Keys:
    """Gives out the keys of a page, each once."""

    def __init__(self, taken: str = PASS + EVERYBODY + MORE, *, numbers: bool = True) -> None:
        self._taken = set(taken)
        self._free = (NUMBERS if numbers else "") + LETTERS

    def next(self) -> str:
        return self._take(self._free)

    def of(self, name: str) -> str:
        """A letter of the name, if one is free."""
        return self._take("".join(sign for sign in name.upper() if sign in LETTERS) + LETTERS)

    def _take(self, wishes: str) -> str:
        found = next((sign for sign in wishes if sign not in self._taken), "")
        self._taken.add(found)
        return found


def path_to(view: TurnView, action: Action) -> tuple[Choice, ...] | None:
    """The choices that lead to an action, None where none do. Pages that show another player's moves are left out."""
    for choice in view.choices:
        if choice.action == action or (choice.at is not None and _makes(choice, view.spin, action)):
            return (choice,)
    for choice in view.choices:
        if choice.page is not None and not choice.endless and (rest := path_to(choice.page(), action)) is not None:
            return (choice, *rest)
    return None


def amount_in(view: TurnView, action: Action) -> int | None:
    """The amount that must be set for an action of this page."""
    for choice in view.choices:
        if choice.action == action:
            return None
        if choice.at is not None and (number := _number(choice, view.spin, action)) is not None:
            return number
    return None


def _makes(choice: Choice, spin: Spin | None, action: Action) -> bool:
    return _number(choice, spin, action) is not None


def _number(choice: Choice, spin: Spin | None, action: Action) -> int | None:
    assert choice.at is not None
    if spin is None:
        return None
    numbers = (value for name in type(action).model_fields if type(value := getattr(action, name)) is int)
    return next((n for n in numbers if spin.low <= n <= spin.high and choice.at(n) == action), None)
