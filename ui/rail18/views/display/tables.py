"""The tables of the display: the sheet with what is talked about, and what companies and players have beside a map."""

from collections.abc import Mapping
from dataclasses import replace

from core.rail18.state import Auction
from core.rail18.whose_turn import acting_player
from core.rail18.worth import ranking
from core.text.catalogue import text
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.end import end_view
from ui.shell.views.clock import Clock, clock_time, clock_words, is_over
from ui.values.cells import Cell, Column, Row, SheetView
from ui.values.display import TableView

WHO_HAS = ("cash", "debt", "clock")  # of what players have, beside the companies
ALWAYS = ("cash", "debt", "certificates", "worth", "clock")  # below the companies; the rest where it has room


def standings(moment: Moment, sheet: SheetView, info: Mapping[str, int] | None) -> TableView:
    """The sheet, perhaps with fewer columns; players stand in their order, so that they need no number.

    What room is left over is for their names.
    """
    first = len(sheet.columns) - len(sheet.players)
    kept = [place for place, column in enumerate(sheet.columns) if place >= first or info is None or column.key in info]
    rows = (*sheet.companies, *(_spanning(row, len(kept) - len(sheet.players)) for row in sheet.totals))
    return TableView(
        tuple(_column(moment, sheet.columns[place], info) for place in kept),
        tuple(replace(row, cells=tuple(row.cells[place] for place in kept)) for row in rows),
        spare=tuple(row.key for row in sheet.totals if row.key not in ALWAYS),
        names=sheet.players,
    )


def _column(moment: Moment, column: Column, info: Mapping[str, int] | None) -> Column:
    if column.key in moment.names:
        return replace(column, title=moment.names[column.key])
    return replace(column, drop=column.drop if info is None else info[column.key], stretch=0)


def company_table(sheet: SheetView, info: Mapping[str, int]) -> TableView:
    """What companies have, in the order in which they act."""
    kept = [place for place, column in enumerate(sheet.columns) if column.key in info]
    columns = (sheet.columns[place] for place in kept)
    return TableView(
        tuple(replace(column, drop=info[column.key]) for column in columns),
        tuple(replace(row, cells=tuple(row.cells[place] for place in kept)) for row in sheet.companies),
    )


def player_table(moment: Moment, sheet: SheetView) -> TableView:
    """What players have, with their shares of the company that acts."""
    company = next((row for row in sheet.companies if row.marked), None)
    totals = {row.key: row for row in sheet.totals}
    shown = [key for key in WHO_HAS if key in totals]
    first = len(sheet.columns) - len(sheet.players)
    acting = acting_player(moment.rules, moment.state)
    columns = [Column("player", text("head-player"), right=False, stretch=1)]
    if company is not None:
        columns.append(Column("share", company.key, drop=1))
    columns += [Column(key, totals[key].label, drop=3 if key == "clock" else 0) for key in shown]

    def row(place: int, player: str) -> Row:
        own = [company] if company is not None else []
        cells = (found.cells[first + place] for found in (*own, *(totals[key] for key in shown)))
        name = Cell(moment.names[player], strong=player == acting)
        return Row(player, (name, *cells), marked=player == acting)

    rows = tuple(row(place, player) for place, player in enumerate(sheet.players))
    return TableView(tuple(columns), rows, people="player")


def clock_row(sheet: SheetView, clock: Clock) -> Row:
    """Everybody's time up to the last move; that of whoever decides now runs on in the head."""
    empty = len(sheet.columns) - len(sheet.players)
    times = (Cell() if player == clock.player else _time(clock, player) for player in sheet.players)
    return Row("clock", (*(Cell() for _ in range(empty)), *times), text("display-clock"))


def _time(clock: Clock, player: str) -> Cell:
    return Cell(clock_words(clock, player), "bad" if is_over(clock, player) else "")


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
        name = text("sheet-player", number=place + 1, name=moment.names[player])
        who = Cell(name, "quiet" if player in frame.passed else "", strong=player == frame.bidder)
        own = (replace(totals[key].cells[first + place], small=False) for key in shown)
        return Row(player, (who, _bid(frame, player), *own), marked=player == frame.bidder)

    return TableView(columns, tuple(row(place, player) for place, player in enumerate(sheet.players)))


def _bid(frame: Auction, player: str) -> Cell:
    if player == frame.leader:
        return Cell(text("turn-leads", bid=frame.bid), "accent", strong=True)
    return Cell(text("turn-passed") if player in frame.passed else "", "quiet")


def ranking_table(moment: Moment, clock: Clock | None) -> TableView:
    """The ranking as the turn panel shows it at the end; with everybody's time, where there is room for it."""
    table = end_view(moment).tables[0]
    columns = list(table.columns)
    rows = []
    for (player, _), row in zip(ranking(moment.rules, moment.state), table.rows, strict=True):
        cells = [Cell(cell.text, cell.tone, strong=cell.strong) for cell in row]
        if clock is not None:
            cells.insert(2, Cell(clock_time(clock.seconds(player)), "quiet"))
        rows.append(Row(player, tuple(cells), marked=row[0].text == "1"))
    if clock is not None:
        columns.insert(2, Column("clock", text("display-clock"), drop=1))
    return TableView(tuple(columns), tuple(rows), people="1")
