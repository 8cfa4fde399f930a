"""1824 put together: the family's steps, this title's slots, triggers and own actions."""

from core.hexmap.graph import SideMap
from core.rail18 import formation, turn
from core.rail18.board import first_tile_cost, leads_nowhere
from core.rail18.corrections import handlers as corrections
from core.rail18.engine import Engine18
from core.rail18.holdings import price
from core.rail18.market import Market
from core.rail18.position import handlers as position
from core.rail18.rules import Rules
from core.rail18.slots import CourseSlots, PaperSlots, PaySlots, Slots, StockSlots, TrackSlots, TrainSlots
from core.rail18.state import BANK, Setup
from core.rail18.steps import (
    debts,
    dividend,
    passing,
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
from core.titles.t1824 import debts as debts_1824
from core.titles.t1824 import ending, exchanges, opening, operating, pay, shares, staatsbahn
from core.titles.t1824 import track as track_1824
from core.titles.t1824 import trains as trains_1824
from core.titles.t1824.data import load_special
from core.titles.t1824.routes import ROUTES

HANDLERS = (
    *opening.HANDLERS,
    *stock.HANDLERS,
    *selling.HANDLERS,
    *exchanges.HANDLERS,
    *track.HANDLERS,
    *station.HANDLERS,
    *run.HANDLERS,
    *dividend.HANDLERS,
    *trains.HANDLERS,
    *untracked.HANDLERS,
    *formation.HANDLERS,
    *debts.HANDLERS,
    *turn.HANDLERS,
    *passing.HANDLERS,
    *settings.HANDLERS,
    *whole_map.HANDLERS,
    *corrections.HANDLERS,
    *position.HANDLERS,
)


SLOTS = Slots(
    course=CourseSlots(
        operating_order=operating.operating_order,
        at_start=opening.at_start,
        opening=opening.opening,
        next_turn=opening.next_turn,
        phase_began=ending.phase_began,
        asked=exchanges.asked,
        question_dropped=exchanges.question_dropped,
        stock_round_ended=opening.remove_unsold,
        round_over=ending.round_over,
        operating_round_ended=ending.operating_round_ended,
        set_ended=ending.set_ended,
        acts_undirected=staatsbahn.acts_undirected,
        operating_rounds=operating.operating_rounds,
    ),
    stock=StockSlots(
        may_be_started=shares.may_be_started,
        launch_waits=shares.launch_waits,
        treasury_x_par=shares.treasury_x_par,
        bank_price=price,
        sold_to=BANK,
        reserved=shares.reserved,
        check_purchase=shares.check_purchase,
        check_sale=shares.check_sale,
        unoperated_falls_first=False,
        directed_from_bank=shares.directed_from_bank,
        also_counted=shares.mountains_held,
    ),
    track=TrackSlots(
        closed_edge=leads_nowhere,
        terrain_cost=first_tile_cost,
        both_stations_stay=staatsbahn.both_stations_stay,
        takes_stations=track_1824.takes_stations,
    ),
    trains=TrainSlots(
        asked=trains_1824.asked,
        trade_from_phase="3",
        always_owed=True,
        sells=trains_1824.sells,
        charter_open=trains_1824.charter_open,
        trade_in=trains_1824.trade_in,
        check_sale=trains_1824.check_sale,
        discards_in_order=trains_1824.discards_in_order,
        exported_unbought=trains_1824.exported_unbought,
    ),
    pay=PaySlots(
        payouts=pay.payouts,
        overdrawn=debts_1824.overdrawn,
        check_repay=debts_1824.check_repay,
        repaid=debts_1824.repaid,
    ),
    routes=ROUTES,
    papers=PaperSlots(worth=ending.minors_worth),
)


def compose(title: Title, setup: Setup) -> Engine18:
    return Engine18(
        Rules(
            title=title,
            setup=setup,
            market=Market(title.data.market.rows),
            sides=SideMap(title.neighbours, title.walls, title.with_lanes),
            slots=SLOTS,
            handlers=HANDLERS,
            special=load_special(title),
        )
    )
