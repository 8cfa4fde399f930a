"""What a title adds to quick entry. Without it its own actions are taken in the turn panel alone."""

from dataclasses import dataclass

from ui.rail18.views.quick.grammar import Verb


@dataclass(frozen=True)
class QuickOfTitle:
    verbs: tuple[Verb, ...] = ()  # after those of the family; what they do is said as `quick-does-<kind of action>`
    paid_for: frozenset[str] = frozenset()  # reasons of payments that are what an action costs
