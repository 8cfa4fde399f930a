"""What becomes of a revenue: minors halve theirs, with the others the director chooses (VI, VII, XIV, XV)."""

from core.rail18 import payouts as family
from core.rail18.payouts import Payout
from core.rail18.rules import Rules
from core.rail18.state import State
from core.titles.t1824.operating import is_minor


def payouts(rules: Rules, state: State, company: str, revenue: int) -> tuple[Payout, ...]:
    found = family.halved if is_minor(rules, company) else family.payouts
    return found(rules, state, company, revenue)
