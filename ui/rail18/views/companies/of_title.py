"""What a title adds to this subject: what lies aside for whom, and what companies come from and become."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # views know this module
    from core.rail18.rules import Rules
    from core.rail18.state import State
    from ui.rail18.views.moment import Moment
    from ui.values.facts import Fact


@dataclass(frozen=True)
class CompaniesOfTitle:
    # percent of a company's certificates in the bank that are kept for the owners of other companies, by these
    kept_for: Callable[["Rules", "State", str], Mapping[str, int]] = field(default=lambda rules, state, company: {})
    # on its charter: what it comes from, what it will become and when
    facts: Callable[["Moment", str], Iterable["Fact"]] = field(default=lambda moment, company: ())
