"""The family's engine: `decide`, `evolve` and `options` over its handlers."""

from collections.abc import Sequence

from core.german_railways import auction, building, corrections, order, position, settings
from core.german_railways import events as ev
from core.german_railways.evolve import evolve
from core.german_railways.rounds import open_auction
from core.german_railways.rules import IMPOSSIBLE, Draft, Rules
from core.german_railways.state import BANK, Setup, State
from core.german_railways.table import TABLE_ACTIONS, expand
from core.german_railways.title import Title
from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.handlers import refusal
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from core.mechanics.seats import seated

HANDLERS = (
    *auction.HANDLERS,
    *building.HANDLERS,
    *order.HANDLERS,
    *settings.HANDLERS,
    *corrections.HANDLERS,
    *position.HANDLERS,
)


def initial_state(rules: Rules) -> State:
    """The auction of the first railroad's share; the Banker opens it (G2)."""
    title, setup = rules.title, rules.setup
    seats = tuple(player.id for player in setup.players)
    each = title.data.players[str(len(seats))]
    state = State(
        setup=setup,
        cash={BANK: -each * len(seats), **dict.fromkeys(seats, each), **dict.fromkeys(title.railroads, 0)},
        shares={railroad: {} for railroad in title.railroads},
        track={railroad: (title.place(data.home),) for railroad, data in title.railroads.items()},
        players=seated(setup.players),
        mode=setup.mode,
        cash_open=setup.cash_open,
    )
    draft = Draft(rules, state)
    open_auction(draft, next(iter(title.railroads)), setup.banker or seats[0])
    return draft.state


class EngineGR:
    """Implements `core.kernel.engine.Engine`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.codec = Codec([*(handler.action for handler in rules.handlers), *TABLE_ACTIONS], ev.ALL_EVENTS)

    @property
    def setup(self) -> Setup:
        return self.rules.setup

    def initial(self) -> State:
        return initial_state(self.rules)

    def decide(self, state: State, action: Action, *, overrule: str | None = None) -> tuple[ev.Event, ...] | Rejection:
        handler = self.rules.handler(action)
        draft = Draft(self.rules, state, lenient=overrule is not None, judged=action.kind)
        if state.ending and not (handler and handler.anytime):
            return draft.rejection("game-over", IMPOSSIBLE)
        if handler is None:
            return draft.rejection("unknown-action", IMPOSSIBLE, action=action.kind)
        rejection = refusal(handler, draft, action)
        if rejection is not None:
            return rejection
        draft.lenient = False
        reason = overrule or ""
        draft.emit(*(ev.Overruled(found.code, found.rule, reason, found.params) for found in draft.overruled))
        handler.apply(draft, action)
        return tuple(draft.events)

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)

    def options(self, state: State) -> tuple[Option, ...]:
        if state.ending:
            return ()
        draft = Draft(self.rules, state)
        return tuple(option for handler in self.rules.handlers for option in handler.offer(draft))

    def expand(self, state: State, action: Action) -> Sequence[Action] | Rejection:
        return expand(self, state, action)


def engine(title: Title, setup: Setup) -> EngineGR:
    return EngineGR(Rules(title, setup, HANDLERS))
