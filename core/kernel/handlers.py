"""What families build their rules from: a decision in the making, and a handler for each kind of action."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from core.kernel.action import Action
from core.kernel.options import Choice, Option
from core.kernel.places import Placed
from core.kernel.refusal import Param, Refused, Rejection, Severity

UNSAID = Rejection(code="", severity=Severity.IMPOSSIBLE, rule="")

R = TypeVar("R", bound=Placed)
S = TypeVar("S")


class Draft(Generic[R, S]):
    """The state as it has become so far, and the events that made it so.

    With `lenient` refusals of severity RULE are noted instead of raised: the table overrules them. A `silent` one only
    wants to know whether: offers ask so thousands of times, and nobody hears why not.
    `judged` is the kind of action that is being judged: refusals name the place of its rule.
    """

    def __init__(self, rules: R, state: S, lenient: bool = False, judged: str = "") -> None:
        self.rules = rules
        self.state = state
        self.lenient = lenient
        self.judged = judged
        self.silent = False
        self.events: list[Any] = []
        self.overruled: list[Rejection] = []

    def evolve(self, state: S, event: Any) -> S:
        raise NotImplementedError

    def emit(self, *events: Any) -> None:
        for event in events:
            self.events.append(event)
            self.state = self.evolve(self.state, event)

    def rejection(self, code: str, severity: Severity = Severity.RULE, *, at: str = "", **params: Param) -> Rejection:
        """With the place where the title has its rule: at this spot, for the action judged, or for the code."""
        return Rejection(code, severity, self.rules.places.of(code, at, self.judged), params)

    def refuse(self, code: str, severity: Severity = Severity.RULE, *, at: str = "", **params: Param) -> None:
        self.reject(self.rejection(code, severity, at=at, **params))

    def reject(self, rejection: Rejection) -> None:
        if self.lenient and rejection.severity is Severity.RULE:
            self.overruled.append(rejection)
            return
        raise Refused(rejection)

    def demand(
        self, holds: bool, code: str, severity: Severity = Severity.RULE, *, at: str = "", **params: Param
    ) -> None:
        if not holds:
            if self.silent:
                raise Refused(UNSAID)
            self.reject(self.rejection(code, severity, at=at, **params))

    def allows(self, check: Callable[[Self, Any], None], action: Action) -> bool:
        """Would the check let the action pass?"""
        asked = type(self)(self.rules, self.state)
        asked.silent = True
        try:
            check(asked, action)
        except Refused:
            return False
        return True


D = TypeVar("D", bound=Draft[Any, Any])


@dataclass(frozen=True, slots=True)
class Handler:
    """One kind of action: may it be taken, what does it do, and where is it offered now."""

    action: type[Action]
    check: Callable[[Any, Any], None]
    apply: Callable[[Any, Any], None]
    offer: Callable[[Any], Iterator[Option]]
    # the step it belongs to; at the table a later step says that those before it were declined
    step: str | None = None
    # in rounds where players without a move are passed over: what of this kind is open to whose turn it is
    moves: Callable[[Any], Iterator[Action]] | None = None
    # no move of the game: may be taken at any moment, even after the end, and is therefore never offered
    anytime: bool = False
    # tells what has happened: may be said after the end too, when nothing is offered any more
    late: bool = False
    # mends the books: whoever is being asked is still asked afterwards, even where nothing is left to decide
    stays: bool = False
    # (rules, state, action): what it costs, or what a sale brings; without it there is no fixed amount
    amount: Callable[[Any, Any, Any], int | None] | None = None
    # (rules, state, action): the fields in which it differs from the equal action that is listed for both
    alike: Callable[[Any, Any, Any], Mapping[str, object]] | None = None


def listed(actions: Callable[[Any], Iterator[Action]]) -> Callable[[Any], Iterator[Option]]:
    """An offer of all these actions as one choice."""

    def offer(draft: Any) -> Iterator[Option]:
        found = tuple(actions(draft))
        if found:
            yield Choice(found)

    return offer


def unoffered(draft: Any) -> Iterator[Option]:
    """The offer of what may be done at any moment."""
    return iter(())


def by_action(handlers: Iterable[Handler]) -> Mapping[type[Action], Handler]:
    return {handler.action: handler for handler in handlers}


def refusal(handler: Handler, draft: Draft[Any, Any], action: Action) -> Rejection | None:
    """Why an action is refused, None if it may be taken."""
    draft.judged = action.kind
    try:
        handler.check(draft, action)
    except Refused as refused:
        return refused.rejection
    return None
