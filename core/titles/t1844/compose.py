"""1844 put together: the family's steps, this title's slots, triggers and own actions."""

from dataclasses import replace

from core.hexmap.coordinates import opposite
from core.hexmap.graph import SideMap
from core.hexmap.tiles import Node
from core.rail18 import formation, turn
from core.rail18.board import first_tile_cost, leads_nowhere
from core.rail18.corrections import handlers as corrections
from core.rail18.destinations import linked
from core.rail18.engine import Engine18
from core.rail18.market import Market, by_price
from core.rail18.payouts import payouts
from core.rail18.phases import ask_discards, train_limit
from core.rail18.position import handlers as position
from core.rail18.rounds import export_train
from core.rail18.routes.judge import RouteRules
from core.rail18.rules import Draft, ExtraTile, Rules
from core.rail18.slots import CourseSlots, PaperSlots, PaySlots, Slots, StockSlots, TrackSlots, TrainSlots
from core.rail18.state import BANK, CLOSED, Overlay, Paper, Setup, State, StockRound
from core.rail18.steps import (
    auction,
    debts,
    dividend,
    passing,
    private_purchase,
    run,
    selling,
    settings,
    station,
    stock,
    track,
    trains,
    untracked,
    whole_map,
)
from core.rail18.title import Title
from core.rail18.worth import counts
from core.titles.t1844 import at_hand, correction_effects, mountains, pieces, powers, routes, sbb, tunnels, visits
from core.titles.t1844.data import load_special
from core.titles.t1844.mountains import special

HANDLERS = (
    *auction.HANDLERS,
    *stock.HANDLERS,
    *selling.HANDLERS,
    *mountains.HANDLERS,
    *track.HANDLERS,
    *tunnels.HANDLERS,
    *station.HANDLERS,
    *run.HANDLERS,
    *dividend.HANDLERS,
    *trains.HANDLERS,
    *untracked.HANDLERS,
    *private_purchase.HANDLERS,
    *powers.HANDLERS,
    *visits.HANDLERS,
    *formation.HANDLERS,
    *debts.HANDLERS,
    *turn.HANDLERS,
    *passing.HANDLERS,
    *settings.HANDLERS,
    *whole_map.HANDLERS,
    *corrections.HANDLERS,
    *position.HANDLERS,
)


def compose(title: Title, setup: Setup) -> Engine18:
    data = load_special(title)
    tile = data.powers.extra_tile
    return Engine18(
        Rules(
            title=title,
            setup=setup,
            market=market(title, setup),
            sides=SideMap(title.neighbours, title.walls, title.with_lanes),
            slots=SLOTS,
            handlers=HANDLERS,
            special=data,
            extra_tile=ExtraTile(tile.private, tile.colour, tile.from_phase),
        )
    )


def market(title: Title, setup: Setup) -> Market:
    """The fifth row ends with 180, or without it (R52)."""
    rows = [list(row) for row in title.data.market.rows]
    if setup.rulings["market-row-5"] == "160":
        rows[4] = rows[4][:-1]
    return Market(tuple(tuple(row) for row in rows))


def at_start(draft: Draft) -> None:
    data = special(draft.rules)
    codes = (*data.mountains.codes, *data.tunnels.codes)
    papers = {**draft.state.papers, **{code: Paper(BANK) for code in codes}}
    draft.state = replace(draft.state, papers=papers)


def overlay(rules: Rules, label: str, laid: Overlay) -> tuple[tuple[Node, ...], tuple[tuple[int, int], ...]]:
    if laid.piece == tunnels.FURKA:
        return tunnels.furka_tracks(rules, label)
    ends = tunnels.piece_ends(rules, laid)
    return ((), ()) if ends is None else ((), (ends,))


def closed_edge(rules: Rules, label: str, edge: int) -> bool:
    """Neither into a pass, other than into the mouth of a tunnel."""
    other = rules.title.neighbours[label][edge]
    passes = other is not None and rules.title.data.hexes[other].colour == "mountain-pass"
    if passes and not tunnels.is_mouth(rules, other or "", opposite(edge)):
        return True
    return leads_nowhere(rules, label, edge)


def private_face(rules: Rules, code: str) -> int:
    """P6's face is a ruling (R41)."""
    if code == special(rules).powers.director.private:
        return int(rules.ruling("p6-face"))
    return rules.title.privates[code].face


def terrain_cost(rules: Rules, state: State, label: str) -> int:
    """Paid for the first tile on a hex, also on Aarau, which is printed yellow (R48)."""
    free = rules.title.data.hexes[label].upgrades_to and rules.ruling("aarau-cost") == "none"
    return 0 if free else first_tile_cost(rules, state, label)


def destination_reached(draft: Draft, company: str) -> bool:
    gotthard = special(draft.rules).tunnels.gotthard
    if company == gotthard.company:
        return tunnels.tunnel_in(draft.rules, draft.state, gotthard.hex) is not None
    target = draft.rules.title.companies[company].destination
    return target is not None and linked(draft, company, target)


def phase_began(draft: Draft, phase: str) -> None:
    if phase == special(draft.rules).privates.close_in_phase:
        powers.close_privates(draft)


def trains_asked(draft: Draft, company: str) -> bool:
    """Recorded games ask whenever there is room, money, and a train of another company."""
    rules, state = draft.rules, draft.state
    if rules.ruling("open-steps") != "as-recorded" or state.cash.get(company, 0) < 1:
        return False
    room = len(state.trains_of(company)) < train_limit(rules, state, company)
    traded = rules.phase_at_least(state, rules.slots.trains.trade_from_phase)
    return (
        room
        and traded
        and any(
            card.owner in state.companies and card.owner != company and not trains.fixed(rules, train)
            for train, card in state.trains.items()
        )
    )


def discards_wait(rules: Rules, state: State) -> bool:
    """Recorded games have no such question in a stock round, but for what comes with the forming of the SBB."""
    between = isinstance(state.flow[0], StockRound) and rules.ruling("open-steps") == "as-recorded"
    return between and not state.companies[special(rules).nationalisation.sbb].launched


def sbb_due(draft: Draft) -> bool:
    data = special(draft.rules).nationalisation
    trigger, _ = draft.rules.title.train_sides[data.trigger]
    begun = draft.rules.phase_at_least(draft.state, trigger.starts_phase or "")
    return begun and not draft.state.companies[data.sbb].launched


def operating_round_ended(draft: Draft, last: bool) -> None:
    """The SBB forms at the end of the round of the first 5/5H; a train goes abroad after each set (R29)."""
    export_first = draft.rules.ruling("sbb-and-export") == "export-first"
    if not export_first and sbb_due(draft):
        sbb.form_sbb(draft)
    if last and draft.rules.phase_at_least(draft.state, "2"):
        export_train(draft)
    if sbb_due(draft):
        sbb.form_sbb(draft)
    ask_discards(draft)


def paper_income(rules: Rules, state: State) -> list[tuple[str, str, int]]:
    data = special(rules)
    return [
        (state.papers[code].owner, code, kind.income)
        for kind in (data.mountains, data.tunnels)
        for code in kind.codes
        if state.papers[code].active and state.papers[code].owner != CLOSED
    ]


def paper_worth(rules: Rules, state: State, player: str) -> int:
    """Mountain railways and tunnels count by what they have seen (R39, R54)."""
    data = special(rules)
    return sum(
        kind.final_value
        for kind in (data.mountains, data.tunnels)
        for code in kind.codes
        if state.papers[code].owner == player and counts(rules, state.papers[code])
    )


def may_be_started(rules: Rules, state: State, company: str) -> bool:
    """The SBB is formed, never started; FNM comes with P6."""
    data = special(rules)
    return company not in (data.nationalisation.sbb, data.powers.director.company)


SLOTS = Slots(
    course=CourseSlots(
        operating_order=lambda rules, state, wanted: by_price(rules.market, state, wanted),
        at_start=at_start,
        phase_began=phase_began,
        operating_round_ended=operating_round_ended,
        asked=correction_effects.asked,
        question_dropped=correction_effects.question_dropped,
        at_hand=(at_hand.lay_line, at_hand.take_eva, at_hand.buy_extra_tile),
    ),
    stock=StockSlots(may_be_started=may_be_started, launch_waits=powers.launch_waits),
    track=TrackSlots(
        overlay=overlay,
        closed_edge=closed_edge,
        terrain_cost=terrain_cost,
        destination_reached=destination_reached,
        more=tunnels.more_track,
        set_overlays=pieces.set_overlays,
        questions=("mountain",),
    ),
    trains=TrainSlots(
        asked=trains_asked, duty_stop=routes.duty_stop, trade_from_phase="3", discards_wait=discards_wait
    ),
    pay=PaySlots(payouts=payouts, revenue_settled=powers.close_director_private),
    routes=RouteRules(
        stop_value=routes.stop_value,
        bonus=routes.bonus,
        check=routes.check,
        stops_at=routes.stops_at,
        marked=routes.marked,
        extras=routes.extras,
        both_sides=routes.both_sides,
        asleep=routes.asleep,
        wakes_by_passing=routes.wakes_by_passing,
        run_made=routes.run_made,
    ),
    papers=PaperSlots(
        face=private_face,
        companies_buy_from_phase="3",
        companies_buy_before_phase="5",
        sold=powers.private_sold,
        pieces=correction_effects.private_pieces,
        income=paper_income,
        worth=paper_worth,
    ),
)
