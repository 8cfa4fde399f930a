"""The family's engine: `decide`, `evolve` and `options` over the handlers of a title."""

from collections.abc import Sequence

from core.kernel.action import Action
from core.kernel.codec import Codec
from core.kernel.handlers import refusal
from core.kernel.options import Option
from core.kernel.refusal import Rejection, Severity
from core.rail18 import events as ev
from core.rail18.evolve import evolve
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, POOL, Company, GameOver, Paper, State
from core.rail18.steps.auction import offer_private
from core.rail18.steps.settings import seated
from core.rail18.table import TABLE_ACTIONS, expand
from core.rail18.turn import settle


class Engine18:
    """Implements `core.kernel.engine.Engine`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.codec = Codec([*(handler.action for handler in rules.handlers), *TABLE_ACTIONS], ev.ALL_EVENTS)

    def initial(self) -> State:
        title, setup = self.rules.title, self.rules.setup
        order = tuple(player.id for player in setup.players)
        each = title.data.players[str(len(order))].cash
        state = State(
            setup=setup,
            order=order,
            cash={BANK: title.data.bank - each * len(order), **dict.fromkeys(order, each)},
            train_debt={},
            exchange_debt={},
            papers={code: Paper(BANK) for code in title.privates},
            shares={
                sym: {
                    cert.id: POOL if 1 <= number <= company.pool_at_start else BANK
                    for number, cert in enumerate(title.certificates[sym])
                }
                for sym, company in title.companies.items()
            },
            companies={
                sym: Company(home_hex=company.home, home_node=company.home_city)
                for sym, company in title.companies.items()
            },
            markers={},
            arrivals=0,
            trains={},
            stack={},
            phase=title.data.phases[0].id,
            tiles={},
            tray={number: tile.count for number, tile in title.tiles.items()},
            stations={},
            overlays={},
            flow=(),
            players=seated(setup.players),
            mode=setup.mode,
            track_kept=setup.track_kept,
            cash_open=setup.cash_open,
        )
        draft = Draft(self.rules, state)
        self.rules.slots.at_start(draft)
        first = next(iter(title.privates))
        draft.emit(ev.FrameEntered(offer_private(draft, first, order[0])))
        return draft.state

    def decide(self, state: State, action: Action, *, overrule: str | None = None) -> tuple[ev.Event, ...] | Rejection:
        handler = self.rules.handler(action)
        if isinstance(state.frame, GameOver) and not (handler and handler.anytime):
            return Rejection("game-over", Severity.IMPOSSIBLE, "p. 17")
        draft = Draft(self.rules, state, lenient=overrule is not None)
        if handler is None:
            return Rejection("unknown-action", Severity.IMPOSSIBLE, "", {"action": action.kind})
        rejection = refusal(handler, draft, action)
        if rejection is not None:
            return rejection
        draft.lenient = False
        reason = overrule or ""
        draft.emit(*(ev.Overruled(found.code, found.rule, reason, found.params) for found in draft.overruled))
        handler.apply(draft, action)
        settle(draft)
        return tuple(draft.events)

    def evolve(self, state: State, event: ev.Event) -> State:
        return evolve(state, event)

    def options(self, state: State) -> tuple[Option, ...]:
        if isinstance(state.frame, GameOver):
            return ()
        draft = Draft(self.rules, state)
        return tuple(option for handler in self.rules.handlers for option in handler.offer(draft))

    def expand(self, state: State, action: Action) -> Sequence[Action] | Rejection:
        return expand(self, state, action)
