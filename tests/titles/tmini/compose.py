"""Mini put together: the family's steps, and the ferry."""

from core.hexmap.graph import SideMap
from core.rail18 import turn
from core.rail18.board import first_tile_cost, leads_nowhere
from core.rail18.corrections import handlers as corrections
from core.rail18.engine import Engine18
from core.rail18.market import Market, by_price
from core.rail18.payouts import payouts
from core.rail18.position import handlers as position
from core.rail18.routes.judge import RouteRules
from core.rail18.routes.search import no_extras
from core.rail18.rules import Rules
from core.rail18.slots import CourseSlots, PaperSlots, PaySlots, Slots, StockSlots, TrackSlots, TrainSlots
from core.rail18.state import Setup
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
from tests.titles.tmini import ferry
from tests.titles.tmini.data import load_special

HANDLERS = (
    *auction.HANDLERS,
    *ferry.HANDLERS,
    *stock.HANDLERS,
    *selling.HANDLERS,
    *track.HANDLERS,
    *station.HANDLERS,
    *run.HANDLERS,
    *dividend.HANDLERS,
    *trains.HANDLERS,
    *untracked.HANDLERS,
    *private_purchase.HANDLERS,
    *debts.HANDLERS,
    *turn.HANDLERS,
    *passing.HANDLERS,
    *settings.HANDLERS,
    *whole_map.HANDLERS,
    *corrections.HANDLERS,
    *position.HANDLERS,
)

SLOTS = Slots(
    course=CourseSlots(operating_order=lambda rules, state, wanted: by_price(rules.market, state, wanted)),
    stock=StockSlots(),
    track=TrackSlots(closed_edge=leads_nowhere, terrain_cost=first_tile_cost),
    trains=TrainSlots(trade_from_phase="1"),
    pay=PaySlots(payouts),
    routes=RouteRules(no_extras, stop_value=ferry.stop_value),
    papers=PaperSlots(companies_buy_from_phase="2", sold=ferry.private_sold),
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
