"""Corrections of companies and of the course of the game: par, what is noted, phase, order, whose turn."""

from core.rail18.corrections import actions as co
from core.rail18.corrections.turns import MOST_IN_A_SET, MOST_ROUNDS
from core.rail18.holdings import director
from core.rail18.order import operating_order
from core.rail18.rules import Rules
from core.rail18.state import BANK, STEPS, Auction, CompanyTurn, OperatingRound, StockRound
from core.text.catalogue import text
from ui.rail18.views.corrections.form import Asker
from ui.rail18.views.corrections.things import MOST
from ui.shell.views.correction_form import Form, NothingToCorrect, Pick


def is_started(rules: Rules, sym: str) -> bool:
    """A company that others merge into has no par that a player names."""
    return all(data.merges_into != sym for data in rules.title.companies.values())


def par(ask: Asker) -> Form:
    rules = ask.rules
    started = [sym for sym in ask.in_game() if is_started(rules, sym)]
    company = ask.pick("company", [Pick(sym, sym) for sym in started], leads=True)
    prices = [Pick(str(price), str(price)) for price in sorted(rules.market.par_cells)]
    picks = [Pick("0", text("correct-par-none")), *prices]
    chosen = ask.pick("par", picks, str(ask.state.companies[company].par))
    return ask.action(co.CorrectPar, company=company, par=int(chosen))


def company(ask: Asker) -> Form:
    sym = ask.pick("company", [Pick(sym, sym) for sym in ask.in_game()], leads=True)
    now = ask.state.companies[sym]
    floated, operated = ask.yes("floated", now.launched), ask.yes("operated", now.operated)
    destinations = ("none", "open", "reached") if ask.rules.title.kind(sym).destination_x_par else ("none",)
    destination = ask.pick("destination", [ask.worded("destination", d) for d in destinations], now.destination)
    return ask.action(co.CorrectCompany, company=sym, floated=floated, operated=operated, destination=destination)


def phase(ask: Asker) -> Form:
    picks = [Pick(phase.id, text("correct-phase-of", phase=phase.id)) for phase in ask.rules.title.data.phases]
    return ask.action(co.CorrectPhase, phase=ask.pick("phase", picks, ask.state.phase))


def order(ask: Asker) -> Form:
    """One after the other: who is named is not asked about again, the others follow as they are."""
    left = list(ask.state.order)
    chosen = []
    for number in range(1, len(left) + 1):
        label = text("correct-order-place", number=number)
        chosen.append(ask.pick(f"place{number}", [ask.holder(player) for player in left], left[0], leads=True,
                               label=label))  # fmt: skip
        left.remove(chosen[-1])
    return ask.action(co.CorrectOrder, order=tuple(chosen))


# whose turn


def turn(ask: Asker) -> Form:
    state = ask.state
    unsold = [code for code in ask.rules.title.privates if state.papers[code].owner == BANK]
    rounds: tuple[str, ...] = ("auction",) if unsold else ("stock", "operating")
    if not any(director(ask.rules, state, sym) for sym in ask.floated()):
        rounds = tuple(name for name in rounds if name != "operating")
    now = state.flow[0].kind
    picks = [ask.worded("round", name) for name in (*rounds, *(() if now in rounds else (now,)))]
    chosen = ask.pick("round", picks, now, leads=True)
    if chosen not in rounds:
        return ask.unchanged()
    if chosen == "auction":
        return _auction(ask, unsold[0])
    return _stock(ask) if chosen == "stock" else _operating(ask)


def _auction(ask: Asker, private: str) -> Form:
    now = ask.state.flow[0]
    bidder = now.bidder if isinstance(now, Auction) else ""
    player = ask.pick("player", ask.holders(companies=False), bidder)
    if player == bidder:
        return ask.unchanged()
    return ask.action(co.CorrectAuction, private=private, player=player)


def _stock(ask: Asker) -> Form:
    now = ask.state.flow[0]
    number = ask.number("number", getattr(now, "number", 1), 1, MOST_ROUNDS)
    player = ask.pick("player", ask.holders(companies=False), now.player if isinstance(now, StockRound) else "")
    if isinstance(now, StockRound) and (now.number, now.player) == (number, player):
        return ask.unchanged()
    return ask.action(co.CorrectStockRound, number=number, player=player)


def _operating(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    now = state.flow[0] if isinstance(state.flow[0], OperatingRound) else None
    acts = next((frame for frame in state.flow if isinstance(frame, CompanyTurn)), None)
    able = [sym for sym in ask.floated() if director(rules, state, sym) is not None]
    order = operating_order(rules, state, lambda sym: sym in able)
    if not order:
        raise NothingToCorrect
    company = ask.pick("company", [Pick(sym, sym) for sym in order], acts.company if acts else order[0], leads=True)
    same = acts is not None and acts.company == company
    steps = [step for step in STEPS if state.track_kept or step not in ("track", "station")]
    step = ask.pick("step", [ask.worded("step", step) for step in steps], acts.step if same and acts else steps[0])
    total = rules.title.phase(state.phase).operating_rounds
    number = ask.number("number", getattr(state.flow[0], "number", 1), 1, MOST_ROUNDS)
    index = ask.number("index", now.index if now else 1, 1, MOST_IN_A_SET)
    total = ask.number("total", now.total if now else total, 1, MOST_IN_A_SET)
    acted = now.acted if now and same else tuple(order[: order.index(company)])
    chosen = ask.several("acted", [Pick(sym, sym) for sym in order if sym != company], acted)
    kept = (*(sym for sym in acted if sym in chosen), *(sym for sym in chosen if sym not in acted))
    revenue = ask.number("revenue", acts.revenue if same and acts else 0, 0, MOST) if step == "dividend" else 0
    if now and acts and now == OperatingRound(number, index, total, kept):
        if (acts.company, acts.step, acts.revenue) == (company, step, revenue or acts.revenue):
            return ask.unchanged()
    return ask.action(
        co.CorrectOperatingRound, number=number, index=index, total=total, acted=kept, company=company, step=step,
        revenue=revenue,
    )  # fmt: skip
