"""What a player would owe if the next phase began now: for each of his companies that would then have no train."""

from dataclasses import dataclass

from core.rail18 import actions as ac
from core.rail18.holdings import director
from core.rail18.order import operating_order
from core.rail18.phases import with_sale
from core.rail18.rules import Draft, Rules
from core.rail18.stack import weaker
from core.rail18.state import BANK, POOL, CompanyTurn, GameOver, State
from core.rail18.steps.trains import help_director, lacks_train, trains_on_offer
from core.rail18.title_data import TrainData


@dataclass(frozen=True, slots=True)
class Need:
    """A company without a train. Without a type no train that it may own is to be had."""

    company: str
    train: str | None
    price: int
    treasury: int
    help: int  # from the director's cash
    debt: int  # that it would make
    must: bool | None  # must it own one? None: only the table knows whether it has a route

    @property
    def missing(self) -> int:
        return max(self.price - self.treasury, 0)


@dataclass(frozen=True, slots=True)
class PhaseTurned:
    phase: str
    needs: tuple[Need, ...]  # as the companies would operate: the first has his cash first
    debt: int  # all that he would owe then
    cash: int  # that he would have left


def if_phase_turned(rules: Rules, state: State, player: str) -> PhaseTurned | None:
    """None in the last phase, and once the game is over."""
    turned = with_next_phase(rules, state)
    if turned is None or isinstance(state.frame, GameOver):
        return None
    phase, then = turned
    draft = Draft(rules, then)
    needs = []
    for sym in operating_order(rules, then, lambda sym: without_train(rules, then, sym, player)):
        draft.state = draft.state.with_(flow=(CompanyTurn(sym, "trains"),))
        needs.append(_need(draft, sym, player))
    return PhaseTurned(phase, tuple(needs), draft.state.debt(player), draft.state.cash[player])


def with_next_phase(rules: Rules, state: State) -> tuple[str, State] | None:
    """The next phase, and the position after its first train was sold: all weaker ones of the stack are gone."""
    at = rules.title.phase_index(state.phase) + 1
    phases = rules.title.data.phases
    card = rules.title.starting(phases[at].id) if at < len(phases) else None
    if card is None:
        return None
    gone = {_key(old): old.count for old in weaker(rules, card) if old.count is not None}
    taken = {_key(card): state.stack.get(_key(card), 0) + 1}
    return phases[at].id, with_sale(rules, state.with_(stack={**state.stack, **gone, **taken}), card)[1]


def _key(card: TrainData) -> str:
    return card.sides[0].type


def without_train(rules: Rules, state: State, company: str, player: str) -> bool:
    found = state.companies[company]
    acts = found.launched and not found.closed and director(rules, state, company) == player
    return acts and rules.title.kind(company).must_own_train and not state.trains_of(company)


def _need(draft: Draft, company: str, player: str) -> Need:
    """The cheapest train of the bank and the pool; the treasury first, then his cash, then debt (R32)."""
    rules, state = draft.rules, draft.state
    treasury = state.cash.get(company, 0)
    must = lacks_train(rules, state, company) if state.track_kept or rules.slots.trains.always_owed else None
    offered = (found for found in trains_on_offer(rules, state, company, agreed=False) if found[0] in (BANK, POOL))
    source, train, price = min(offered, key=lambda found: found[2], default=("", None, 0))
    if train is None:
        return Need(company, None, 0, treasury, 0, 0, must)
    card = state.trains.get(train)
    if must is not False:
        help_director(draft, ac.BuyTrain(actor=player, company=company, source=source, train=train, price=price))
    helped = state.cash[player] - draft.state.cash[player]
    debt = draft.state.debt(player) - state.debt(player)
    return Need(company, train if card is None else card.type, price, treasury, helped, debt, must)
