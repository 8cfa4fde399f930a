"""The position in which a quick entry is read: whose turn it is, what is open, what an action would do."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, Question, State, StockRound
from ui.rail18.views.moment import Moment


def folded(word: str) -> str:
    """A word as it is compared: small letters without accents."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


class Context:
    """A position; its options are only asked for where they are needed."""

    def __init__(self, engine: Engine18, state: State, options: tuple[Option, ...] | None = None) -> None:
        self.engine = engine
        self.rules: Rules = engine.rules
        self.state = state
        self._options = options

    @classmethod
    def of(cls, moment: Moment) -> "Context":
        return cls(moment.engine, moment.state, moment.options)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return self.engine.options(self.state) if self._options is None else self._options

    @cached_property
    def names(self) -> dict[str, str]:
        return self.state.names

    @property
    def at_table(self) -> bool:
        return self.state.mode == "table"

    def judged(self, action: Action, reason: str | None = None) -> Sequence[Event] | Rejection:
        """What the action would do, or why not; nothing happens."""
        return judge_by_mode(self.engine, self.state, action, reason)

    def after(self, events: Sequence[Event]) -> "Context":
        engine, state = self.engine, self.state
        for event in events:
            state = engine.evolve(state, event)
        return Context(engine, state)

    @property
    def company(self) -> str | None:
        """The company that acts, or of which something is asked."""
        for frame in reversed(self.state.flow):
            if isinstance(frame, CompanyTurn | Question) and frame.company:
                return frame.company
        return None

    @property
    def player(self) -> str:
        """Whose turn it is; nobody's name where several are asked."""
        frame = self.state.frame
        if isinstance(frame, Auction):
            return frame.bidder
        if isinstance(frame, StockRound | Question):
            return frame.player
        if isinstance(frame, CompanyTurn):
            return self.leader(frame.company)
        return ""

    def leader(self, company: str) -> str:
        """Who acts for a company: its director, or the first player where it has none."""
        return director(self.rules, self.state, company) or self.state.order[0]

    @cached_property
    def asked(self) -> set[str]:
        """The kinds of actions that answer the open question, and are not offered beside it."""
        found = set()
        for option in self.options:
            handler = self.rules.handler(next(option.examples()))
            if handler is not None and not handler.anytime:
                found.add(option.kind)
        return found

    def offers(self, kind: str) -> list[Option]:
        return [option for option in self.options if option.kind == kind]

    def offered(self, kind: str, given: Mapping[str, object]) -> Iterator[Action]:
        """Offered actions of a kind that agree with what is given."""
        for option in self.offers(kind):
            for action in option.examples():
                if all(getattr(action, field, value) == value for field, value in given.items()):
                    yield action
