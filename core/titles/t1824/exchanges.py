"""Mountain railways for shares of regionals, coal railways for director's certificates: free and forced (V, VI)."""

from collections.abc import Iterator

from core.kernel.handlers import Handler, listed
from core.rail18 import events as ev
from core.rail18.holdings import certificates, director, director_certificate, settle_director
from core.rail18.money import pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, CLOSED, Question, State, StockRound
from core.rail18.steps.questions import open_question
from core.rail18.steps.stock import demand_sold_first, end_turn, stock_turn
from core.rail18.title import Certificate
from core.titles.t1824.actions import DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.data import special
from core.titles.t1824.shares import kind_of, open_if_due

EXCHANGE = "exchange"


def share_for_mountain(rules: Rules, state: State, company: str) -> Certificate | None:
    """An ordinary certificate of a regional that the bank has, priced or not (A12, A13)."""
    if company not in rules.title.companies or kind_of(rules, company) != "regional":
        return None
    wanted = special(rules).mountain_railways.share_percent
    return next((cert for cert in certificates(rules, state, company, BANK) if cert.percent == wanted), None)


def any_share(rules: Rules, state: State) -> bool:
    return any(share_for_mountain(rules, state, sym) for sym in rules.title.companies)


def forced(draft: Draft) -> bool:
    frame = draft.state.frame
    return isinstance(frame, Question) and frame.about == EXCHANGE


def check_mountain(draft: Draft, action: ExchangeMountain) -> None:
    """In a stock turn in place of a purchase, also for who owes or has reached a limit; or where it is forced."""
    rules, state = draft.rules, draft.state
    if forced(draft):
        asked_about(draft, action.actor, action.code)
    else:
        stock_turn(draft, action.actor)
        paper = state.papers.get(action.code)
        own = paper is not None and paper.owner == action.actor
        draft.demand(own, "not-your-certificate", IMPOSSIBLE, paper=action.code)
        phase = special(rules).mountain_railways.exchange_from_phase
        draft.demand(rules.phase_at_least(state, phase), "exchange-too-early", phase=phase)
        demand_sold_first(draft, action.actor)
    share = share_for_mountain(rules, state, action.company)
    draft.demand(share is not None, "no-share-to-exchange", IMPOSSIBLE, company=action.company)


def asked_about(draft: Draft, actor: str, code: str) -> None:
    asked = open_question(draft, EXCHANGE, actor, "no-exchange-question", paper=code)
    draft.demand(asked.item == code, "no-exchange-question", IMPOSSIBLE, paper=code)


def exchange_mountain(draft: Draft, action: ExchangeMountain) -> None:
    """Who then has most is director at once, also of the company whose turn it is (A16)."""
    answered = forced(draft)
    share = share_for_mountain(draft.rules, draft.state, action.company)
    assert share is not None
    draft.emit(ev.PaperClosed(action.code))
    draft.emit(ev.ShareMoved(action.company, share.id, action.actor, EXCHANGE))
    settle_director(draft, action.company)
    open_if_due(draft, action.company)
    if not answered:
        end_turn(draft, acted=True)


def check_decline(draft: Draft, action: DeclineExchange) -> None:
    asked_about(draft, action.actor, action.code)
    may = draft.rules.ruling("forced-exchange") == "may-decline"
    draft.demand(may, "exchange-must", paper=action.code)


def decline(draft: Draft, action: DeclineExchange) -> None:
    draft.emit(ev.PaperClosed(action.code))


def force_mountains(draft: Draft) -> None:
    """The owners choose one after the other, in the order of the railways (A14)."""
    question = next_question(draft)
    already = any(isinstance(frame, Question) and frame.about == EXCHANGE for frame in draft.state.flow)
    if question is not None and not already:
        draft.emit(ev.FrameEntered(question))


def next_question(draft: Draft) -> Question | None:
    owners = ((code, draft.state.papers[code].owner) for code in draft.rules.title.privates)
    left = ((code, owner) for code, owner in owners if draft.state.is_player(owner))
    return next((Question(EXCHANGE, owner, item=code) for code, owner in left), None)


def asked(draft: Draft, question: Question) -> Question | None:
    """Whom the question is put to now; where no share is left nobody is asked."""
    if question.about != EXCHANGE:
        return question
    return next_question(draft) if any_share(draft.rules, draft.state) else None


def question_dropped(draft: Draft, question: Question) -> None:
    """Mountain railways for which no share is left are lost (A15)."""
    if question.about == EXCHANGE:
        codes = draft.rules.title.privates
        draft.emit(*(ev.PaperClosed(code) for code in codes if draft.state.is_player(draft.state.papers[code].owner)))


def check_coal(draft: Draft, action: ExchangeCoal) -> None:
    rules, state = draft.rules, draft.state
    stock_turn(draft, action.actor)
    coal = action.company in rules.title.companies and rules.title.companies[action.company].becomes
    draft.demand(bool(coal), "no-coal-railway", IMPOSSIBLE, company=action.company)
    own = director(rules, state, action.company) == action.actor
    draft.demand(own, "not-your-company", IMPOSSIBLE, company=action.company)
    phase = special(rules).coal_railways.exchange_from_phase
    draft.demand(rules.phase_at_least(state, phase), "exchange-too-early", phase=phase)
    demand_sold_first(draft, action.actor)


def exchange_coal(draft: Draft, action: ExchangeCoal) -> None:
    become_regional(draft, action.company)
    end_turn(draft, acted=True)


def become_regional(draft: Draft, coal: str) -> None:
    """The owner gets the director's certificate, the charter money and trains; the station goes (A19 to A21)."""
    rules = draft.rules
    regional, owner = rules.title.companies[coal].becomes, director(rules, draft.state, coal)
    assert regional is not None
    assert owner is not None
    draft.emit(ev.ShareMoved(coal, director_certificate(rules, coal).id, CLOSED, EXCHANGE))
    draft.emit(ev.ShareMoved(regional, director_certificate(rules, regional).id, owner, EXCHANGE))
    draft.emit(ev.DirectorChanged(regional, owner))
    pay(draft, coal, regional, draft.state.cash.get(coal, 0), "merged")
    draft.emit(*(ev.TrainMoved(train, regional) for train in draft.state.trains_of(coal)))
    for label, stations in list(draft.state.stations.items()):
        draft.emit(*(ev.StationRemoved(coal, label, one.node) for one in stations if one.company == coal))
    draft.emit(ev.CompanyClosed(coal))
    settle_director(draft, regional)
    open_if_due(draft, regional)


def force_coal(draft: Draft) -> None:
    """All that are left, K1 to K4 (A21)."""
    for sym, company in draft.rules.title.companies.items():
        if company.becomes and director(draft.rules, draft.state, sym) is not None:
            become_regional(draft, sym)


def phase_began(draft: Draft, phase: str) -> None:
    data = special(draft.rules)
    if phase == data.mountain_railways.exchange_forced_in_phase:
        force_mountains(draft)
    if phase == data.coal_railways.exchange_forced_in_phase:
        force_coal(draft)


def mountain_exchanges(draft: Draft) -> Iterator[ExchangeMountain]:
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        player, codes = frame.player, draft.state.paper_codes(frame.player)
    elif isinstance(frame, Question) and frame.about == EXCHANGE and frame.item:
        player, codes = frame.player, [frame.item]
    else:
        return
    for code in codes:
        for sym in draft.rules.title.companies:
            action = ExchangeMountain(actor=player, code=code, company=sym)
            if draft.allows(check_mountain, action):
                yield action


def declines(draft: Draft) -> Iterator[DeclineExchange]:
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == EXCHANGE and frame.item:
        action = DeclineExchange(actor=frame.player, code=frame.item)
        if draft.allows(check_decline, action):
            yield action


def coal_exchanges(draft: Draft) -> Iterator[ExchangeCoal]:
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        for sym in special(draft.rules).regional_treasury.coal.values():
            action = ExchangeCoal(actor=frame.player, company=sym)
            if draft.allows(check_coal, action):
                yield action


HANDLERS = (
    Handler(
        ExchangeMountain, check_mountain, exchange_mountain, listed(mountain_exchanges), "stock", mountain_exchanges
    ),
    Handler(DeclineExchange, check_decline, decline, listed(declines)),
    Handler(ExchangeCoal, check_coal, exchange_coal, listed(coal_exchanges), "stock", coal_exchanges),
)
