"""What a line of quick entry means at a moment, as values."""

from dataclasses import dataclass

from core.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Completion:
    word: str
    hint: str
    line: str  # the line with it
    likely: bool  # possible now


@dataclass(frozen=True, slots=True)
class Understood:
    """`actions` are taken one after the other; a request comes after them, and `rest` is for later."""

    actions: tuple[Action, ...] = ()
    command: str | None = None  # "undo", "undo-turn", "redo"
    rest: str = ""
    reason: str = ""  # overrules what a rule refuses
    sentence: str = ""  # what was understood
    notes: tuple[str, ...] = ()  # what goes with it: passes, consequences
    completions: tuple[Completion, ...] = ()
    problem: str = ""  # what is wrong
    unfinished: bool = False  # nothing is wrong yet: something is still to come
    overrulable: bool = False  # with a reason the table may do it all the same
    why: str = ""  # the section of the companion that explains what is wrong

    @property
    def ready(self) -> bool:
        return bool(self.actions or self.command) and not self.problem
