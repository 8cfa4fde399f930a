"""Refusals are values: a code with parameters, how hard it is, and the rule it rests on. Wording lives in core/text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Severity(StrEnum):
    RULE = "rule"  # the table may overrule it
    IMPOSSIBLE = "impossible"  # money that does not exist, a tile that is not in the tray


Param = str | int
RECORDED = "recorded"  # the reason of what was played against our rules in a recorded game


@dataclass(frozen=True, slots=True)
class Rejection:
    code: str
    severity: Severity
    rule: str  # ruling id or place in the rule text, as the title has it; empty where none is behind it
    params: Mapping[str, Param] = field(default_factory=dict)


class Refused(Exception):
    """Carries a rejection out of the rules to the boundary of `decide`; never seen outside the engine."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection
