"""What a correction asks: fields with the present values filled in, and the action that they make."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from core.kernel.action import Action
from core.text.catalogue import text
from ui.values.chips import ChipView
from ui.values.hexes import HexView

Value = str | int | tuple[str, ...]
Values = Mapping[str, Value]
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Target:
    """What somebody points at to correct it: the kind of correction, and the fields that are known by that."""

    kind: str
    values: tuple[tuple[str, Value], ...] = ()
    thing: str = ""

    @property
    def words(self) -> str:
        kind = kind_words(self.kind)
        return text("correct-menu-of", kind=kind, thing=self.thing) if self.thing else text("correct-menu", kind=kind)


def kind_words(kind: str) -> str:
    return text(f"correct-kind-{kind}")


def suggested_note(kind: str) -> str:
    return text(f"correct-note-{kind}")


@dataclass(frozen=True, slots=True)
class Pick:
    """Something to choose, for tiles with a picture."""

    value: str
    words: str
    picture: HexView | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A choice of one or of several, or without picks a number."""

    name: str
    label: str
    value: Value
    picks: tuple[Pick, ...] = ()
    low: int = 0
    high: int = 0
    leads: bool = False  # what stands below it depends on it

    @property
    def many(self) -> bool:
        return isinstance(self.value, tuple)


@dataclass(frozen=True)
class Form:
    kind: str
    fields: tuple[Field, ...]
    make: Callable[[str], Action | None]  # from the note; None while nothing is to change
    problem: str = ""  # why there is nothing to fill in

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def changed(self, name: str, value: Value) -> dict[str, Value]:
        """All values when one is chosen. Behind a field that leads they are as the game has them."""
        found: dict[str, Value] = {}
        for field in self.fields:
            if field.name == name:
                found[name] = value
                if field.leads:
                    return found
            else:
                found[field.name] = field.value
        return found

    @property
    def thing(self) -> dict[str, Value]:
        """The values that say what is corrected, without those that say how."""
        return {field.name: field.value for field in self.fields if field.leads}


class NothingToCorrect(Exception):
    """The game has nothing of this kind now."""


@dataclass(frozen=True, slots=True)
class Effect:
    """`lines` say what will change; `refusal` why it cannot be, unless the table overrules it.

    `besides` says what does not change with it and perhaps must be corrected as well.
    """

    lines: tuple[str, ...] = ()
    refusal: str = ""
    overrulable: bool = False
    besides: str = ""
    why: str = ""  # the section of the companion that explains the refusal

    @property
    def possible(self) -> bool:
        return bool(self.lines)


@dataclass(frozen=True)
class Corrections:
    """What can be corrected in a family of games. All begin with a moment of it."""

    kinds: tuple[str, ...]
    form: Callable[[Any, str, Values], Form]  # what is asked for a kind; the values are those that were chosen
    effect: Callable[[Any, Form, str], Effect]  # with the note; without lines and refusal nothing is to change yet
    chips: Callable[[Any], Mapping[str, ChipView]]


class Asker:
    """Puts the questions of a form one after the other; each is answered by what was chosen, or by what is so."""

    def __init__(self, kind: str, values: Values) -> None:
        self.kind = kind
        self.fields: list[Field] = []
        self._values = values

    def _label(self, name: str, **params: object) -> str:
        return text(f"correct-{self.kind}-{name}", **params)

    def pick(self, name: str, picks: Iterable[Pick], present: str = "", *, leads: bool = False, label: str = "") -> str:
        """One of several; the first where what is present cannot be chosen."""
        choices = tuple(picks)
        if not choices:
            raise NothingToCorrect
        known = [pick.value for pick in choices]
        chosen = self._values.get(name, present)
        found = str(chosen) if chosen in known else present if present in known else known[0]
        self.fields.append(Field(name, label or self._label(name), found, choices, leads=leads))
        return found

    def yes(self, name: str, present: bool) -> bool:
        return self.pick(name, [self.worded(name, YES), self.worded(name, NO)], YES if present else NO) == YES

    def worded(self, name: str, value: str) -> Pick:
        """A pick whose words are in the catalogue."""
        return Pick(value, self._label(f"{name}-{value}"))

    def number(self, name: str, present: int, low: int, high: int) -> int:
        chosen = self._values.get(name, present)
        found = max(low, min(high, chosen)) if isinstance(chosen, int) else present
        self.fields.append(Field(name, self._label(name), found, low=low, high=high))
        return found

    def several(self, name: str, picks: Iterable[Pick], present: tuple[str, ...]) -> tuple[str, ...]:
        choices = tuple(picks)
        chosen = self._values.get(name, present)
        wanted = chosen if isinstance(chosen, tuple) else present
        found = tuple(pick.value for pick in choices if pick.value in wanted)
        self.fields.append(Field(name, self._label(name), found, choices))
        return found

    def form(self, make: Callable[[str], Action | None]) -> Form:
        """`make` has the note."""
        return Form(self.kind, tuple(self.fields), make)

    def unchanged(self) -> Form:
        return self.form(lambda note: None)
