"""The table display: which scene fits what happens, and what stands in it. It is made of what the panels show.

Nothing here looks at options, drafts or searches: what the table may not see yet is in none of these views.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from core.rail18.events import RouteRun
from core.rail18.state import Auction, CompanyTurn, GameOver, OperatingRound, State
from core.text.catalogue import text
from ui.rail18.views.charter import charter_brief
from ui.rail18.views.display.tables import (
    bidder_table,
    clock_row,
    company_table,
    player_table,
    ranking_table,
    standings,
)
from ui.rail18.views.header import header_view
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.routes import run_views
from ui.rail18.views.map.view import map_view
from ui.rail18.views.market import market_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.sheet import Known, sheet_view
from ui.rail18.views.turn.end import end_view
from ui.shell.views.clock import Clock
from ui.values.display import AUTOMATIC, DisplayView, RunView, Scene, Section, TableView
from ui.values.facts import Fact, Facts
from ui.values.hexes import MapView
from ui.values.leaf import Head, Leaf

CHOSEN: dict[Section, Scene] = {
    "everything": "everything",
    "market": "market",
    "map": "map",
    "standings": "standings",
}
SECTIONS: tuple[Section, ...] = (AUTOMATIC, *CHOSEN)
STOCK = {"price": 0, "treasury": 2, "trains": 1, "bank": 0, "pool": 0}
ORDER = {"price": 0, "treasury": 2, "trains": 0}
# columns besides the players, and when they go where there is little room; what a scene does not name has all
SHEET_COLUMNS: dict[Scene, dict[str, int]] = {"stock": STOCK, "everything": STOCK, "operating": ORDER, "map": ORDER}
LINES: dict[Scene, int] = {"stock": 8, "auction": 4}
WITH_MAP = ("operating", "map", "everything", "end")
WITH_MARKET = ("stock", "market", "everything")


class Reader:
    """`runs` and `lines` come from the journal (`story.py`); rows of companies are kept from one moment to the next."""

    def __init__(
        self,
        runs: Callable[[State], Sequence[RouteRun]],
        lines: Callable[[int], tuple[str, ...]],
        clock: Clock | None = None,
    ) -> None:
        self._runs = runs
        self._lines = lines
        self._clock = clock
        self._rows: Known = {}

    def view(self, moment: Moment, section: Section) -> DisplayView:
        scene = scene_of(moment.state, section)
        board = None
        if scene in WITH_MAP:
            board = map_view(moment.rules.title, map_state(moment.rules, moment.state))
        run = None if board is None else self._run(moment, board)
        table, players = self._tables(moment, scene)
        return DisplayView(
            scene,
            header_view(moment),
            self._lines(LINES.get(scene, 1)),
            table,
            players,
            market_view(moment) if scene in WITH_MARKET else None,
            board,
            _card(moment, scene, run),
            run,
        )

    def _tables(self, moment: Moment, scene: Scene) -> tuple[TableView | None, TableView | None]:
        if scene == "market":
            return None, None
        clock = self._clock if self._clock is not None and self._clock.on else None
        if scene == "end":
            return ranking_table(moment, clock), None
        sheet = sheet_view(moment, known=self._rows)
        if scene == "auction":
            return bidder_table(moment, sheet), None
        if clock is not None:
            sheet = replace(sheet, totals=(*sheet.totals, clock_row(sheet, clock)))
        if scene in ("operating", "map"):
            return company_table(sheet, SHEET_COLUMNS[scene]), player_table(moment, sheet)
        return standings(moment, sheet, SHEET_COLUMNS.get(scene)), None

    def _run(self, moment: Moment, board: MapView) -> RunView | None:
        found = self._runs(moment.state)
        if not found:
            return None
        routes = run_views(moment.rules, moment.state, board, found)
        return RunView(routes, text("map-routes-total", total=sum(run.revenue for run in found)))


def scene_of(state: State, section: Section) -> Scene:
    """What is chosen, or by itself what the table talks about: where nobody keeps the track there is no map."""
    if section in CHOSEN:
        return CHOSEN[section]
    match state.flow[0]:
        case Auction():
            return "auction"
        case GameOver():
            return "end"
        case OperatingRound() if state.track_kept:
            return "operating"
    return "stock"


def _card(moment: Moment, scene: Scene, run: RunView | None) -> Leaf | None:
    """What is on offer, the company that acts, or who has won. Where trains have run, their routes are enough."""
    if scene == "auction":
        return offer_card(moment)
    if scene == "end":
        over = end_view(moment)
        return Leaf("", (Head(over.question, over.note),))
    if scene not in ("operating", "map", "stock"):
        return None
    company = next((frame.company for frame in moment.state.flow if isinstance(frame, CompanyTurn)), None)
    if company is None:
        return None
    brief = charter_brief(moment, company)
    return brief if run is None else replace(brief, blocks=brief.blocks[:1])


def offer_card(moment: Moment) -> Leaf:
    """The private that is auctioned."""
    frame = moment.state.flow[0]
    assert isinstance(frame, Auction)
    private = moment.rules.title.privates[frame.private]
    facts = [
        Fact(text("display-income"), str(private.income)),
        Fact(text("display-from"), str(frame.minimum)),
        Fact(text("display-power"), power_of(moment.rules, frame.private)),
    ]
    if frame.leader is not None:
        facts.append(
            Fact(text("display-bid"), text("display-bid-of", bid=frame.bid, player=moment.names[frame.leader]))
        )
    codes = list(moment.rules.title.privates)
    later = codes[codes.index(frame.private) + 1 :]
    if later:
        facts.append(Fact(text("display-later"), " ".join(later)))
    head = Head(private.name, text("header-auction-of", private=frame.private))
    return Leaf(frame.private, (head, Facts(tuple(fact for fact in facts if fact.value))))
