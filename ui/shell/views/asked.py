"""What an edited past asks before it goes on, and the answers that can be given without entering it in the window."""

from dataclasses import dataclass

from core.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Answer:
    label: str
    action: Action


@dataclass(frozen=True, slots=True)
class Asked:
    question: str
    answers: tuple[Answer, ...] = ()  # the likely one first; none where something has to be entered
