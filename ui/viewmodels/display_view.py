"""The table display: which scene fits what happens, and what stands in it. It is made of what the panels show.

Nothing here looks at options, drafts or searches: what the table may not see yet is in none of these views.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from core.rail18.events import RouteRun
from core.rail18.state import Auction, CompanyTurn, GameOver, OperatingRound, State
from core.text.catalogue import text
from ui.viewmodels.cells import Cell, Column, Row, Tone, word
from ui.viewmodels.charter_view import charter_brief
from ui.viewmodels.clock_view import Clock, clock_time
from ui.viewmodels.header_view import HeaderView, header_view
from ui.viewmodels.leaf import Fact, Facts, Head, Leaf
from ui.viewmodels.map_position import map_state
from ui.viewmodels.map_routes import RouteView, run_views
from ui.viewmodels.map_view import MapView, map_view
from ui.viewmodels.market_view import MarketView, market_view
from ui.viewmodels.moment import Moment
from ui.viewmodels.papers import power_of
from ui.viewmodels.sheet_view import Known, SheetView, sheet_view
from ui.viewmodels.turn_end import end_view

Section = Literal["automatic", "everything", "market", "map", "standings"]
Scene = Literal["auction", "stock", "operating", "end", "everything", "market", "map", "standings"]
SECTIONS: tuple[Section, ...] = ("automatic", "everything", "market", "map", "standings")
SHEET_COLUMNS: dict[Scene, tuple[str, ...]] = {  # besides the players; what a scene does not name has all
    "stock": ("price", "treasury", "trains", "bank", "pool"),
    "operating": ("price", "treasury", "trains"),
    "map": ("price", "treasury", "trains"),
    "everything": ("price", "treasury", "trains", "bank", "pool"),
}
FEW = ("cash", "debt", "clock")  # of what players have, where the map has most of the room
LINES: dict[Scene, int] = {"stock": 8, "auction": 4}
WITH_MAP = ("operating", "map", "everything", "end")
WITH_MARKET = ("stock", "market", "everything")


@dataclass(frozen=True, slots=True)
class TableView:
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class RunView:
    """The trains of the company that acts have run."""

    routes: tuple[RouteView, ...]
    total: str


@dataclass(frozen=True, slots=True)
class DisplayView:
    """What a scene does not show is None."""

    scene: Scene
    header: HeaderView
    happened: tuple[str, ...]  # the newest first
    table: TableView | None = None
    market: MarketView | None = None
    map: MapView | None = None
    card: Leaf | None = None
    run: RunView | None = None


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
        return DisplayView(
            scene,
            header_view(moment),
            self._lines(LINES.get(scene, 1)),
            self._table(moment, scene),
            market_view(moment) if scene in WITH_MARKET else None,
            board,
            _card(moment, scene),
            None if board is None else self._run(moment, board),
        )

    def _table(self, moment: Moment, scene: Scene) -> TableView | None:
        if scene == "market":
            return None
        if scene == "end":
            return ranking_table(moment)
        sheet = sheet_view(moment, known=self._rows)
        if scene == "auction":
            return bidder_table(moment, sheet)
        if self._clock is not None and self._clock.on:
            sheet = replace(sheet, totals=(*sheet.totals, clock_row(sheet, self._clock)))
        return standings(sheet, SHEET_COLUMNS.get(scene), FEW if scene in ("operating", "map") else None)

    def _run(self, moment: Moment, board: MapView) -> RunView | None:
        found = self._runs(moment.state)
        if not found:
            return None
        routes = run_views(moment.rules, moment.state, board, found)
        return RunView(routes, text("map-routes-total", total=sum(run.revenue for run in found)))


def scene_of(state: State, section: Section) -> Scene:
    """What is chosen, or by itself what the table talks about: where nobody keeps the track there is no map."""
    if section != "automatic":
        return section
    match state.flow[0]:
        case Auction():
            return "auction"
        case GameOver():
            return "end"
        case OperatingRound() if state.track_kept:
            return "operating"
    return "stock"


def standings(sheet: SheetView, info: Sequence[str] | None, totals: Sequence[str] | None) -> TableView:
    """The sheet, perhaps with fewer columns and rows."""
    players = len(sheet.players)
    first = len(sheet.columns) - players
    kept = [place for place, column in enumerate(sheet.columns) if place >= first or info is None or column.key in info]
    below = [row for row in sheet.totals if totals is None or row.key in totals]
    rows = (*sheet.companies, *(_spanning(row, len(kept) - players) for row in below))
    return TableView(
        tuple(
            column if info is None else replace(column, drop=0) for column in (sheet.columns[place] for place in kept)
        ),
        tuple(replace(row, cells=tuple(row.cells[place] for place in kept)) for row in rows),
    )


def clock_row(sheet: SheetView, clock: Clock) -> Row:
    """Everybody's time up to the last move."""
    empty = len(sheet.columns) - len(sheet.players)
    times = (Cell(clock_time(clock.seconds(player))) for player in sheet.players)
    return Row("clock", (*(Cell() for _ in range(empty)), *times), text("display-clock"))


def _spanning(row: Row, span: int) -> Row:
    first, *rest = row.cells
    return replace(row, cells=(replace(first, span=span), *rest))


def bidder_table(moment: Moment, sheet: SheetView) -> TableView:
    """In an auction players stand below each other; what each has is that of the sheet."""
    frame = moment.state.flow[0]
    assert isinstance(frame, Auction)
    totals = {row.key: row for row in sheet.totals}
    first = len(sheet.columns) - len(sheet.players)
    shown = [key for key in ("cash", "privates") if key in totals]
    columns = (
        Column("player", text("head-player"), right=False, stretch=1),
        Column("bid", right=False, stretch=1),
        *(Column(key, totals[key].label, right=key == "cash", stretch=1) for key in shown),
    )

    def row(place: int, player: str) -> Row:
        name = word("sheet-player", number=place + 1, name=moment.names[player])
        who = Cell(name, "quiet" if player in frame.passed else "", strong=player == frame.bidder)
        own = (replace(totals[key].cells[first + place], small=False) for key in shown)
        return Row(player, (who, _bid(frame, player), *own), marked=player == frame.bidder)

    return TableView(columns, tuple(row(place, player) for place, player in enumerate(sheet.players)))


def _bid(frame: Auction, player: str) -> Cell:
    if player == frame.leader:
        return Cell(text("turn-leads", bid=frame.bid), "accent", strong=True)
    return Cell(text("turn-passed") if player in frame.passed else "", "quiet")


def ranking_table(moment: Moment) -> TableView:
    """The ranking as the turn panel shows it at the end."""
    table = end_view(moment).tables[0]
    columns = tuple(
        Column(str(place), title, right=cells.align == "right", stretch=int(place == table.wide))
        for place, (title, cells) in enumerate(zip(table.head, table.rows[0], strict=True))
    )
    tones: dict[str, Tone] = {"quiet": "quiet", "good": "good", "bad": "bad"}
    rows = tuple(
        Row(
            str(number),
            tuple(Cell(cell.text, tones.get(cell.tone, ""), strong=cell.tone == "strong") for cell in row),
            marked=row[0].text == "1",
        )
        for number, row in enumerate(table.rows)
    )
    return TableView(columns, rows)


def _card(moment: Moment, scene: Scene) -> Leaf | None:
    """What is on offer, the company that acts, or who has won."""
    if scene == "auction":
        return offer_card(moment)
    if scene == "end":
        over = end_view(moment)
        return Leaf("", (Head(over.question, over.note),))
    if scene not in ("operating", "map", "stock"):
        return None
    company = next((frame.company for frame in moment.state.flow if isinstance(frame, CompanyTurn)), None)
    return None if company is None else charter_brief(moment, company)


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
