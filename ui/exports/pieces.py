"""The files of each export. What paints is loaded when it is asked for: tables and JSON need no Qt."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from core.interchange.tables import csv_bytes
from core.interchange.whole_game import json_bytes, whole_game
from core.interchange.writing import Finish
from core.rail18.figures.tables import game_tables
from ui.exports.source import Source
from ui.rail18.views.journal.table import journal_table
from ui.values.paper import Kind as SheetKind

Kind = Literal["tables", "json", "map", "pack-up", "report", "cards", "charts"]
PAINTED: tuple[Kind, ...] = ("map", "pack-up", "report", "cards", "charts")  # in the thread of the window
MAP_WIDTH = 1400  # pixels at 100 %; a PNG has more


@dataclass(frozen=True, slots=True)
class Wishes:
    separator: str = "comma"
    branches: bool = False
    picture: str = ".png"
    paper: str = "A4"


@dataclass(frozen=True, slots=True)
class Piece:
    """One file. `name` tells it apart from the others of the game. Both steps may raise OutputError."""

    name: str
    paint: Callable[[], Finish]  # where something is painted, in the thread of the window; what it returns, in any

    def make(self) -> bytes:
        return self.paint()()


Maker = Callable[[Source, Wishes], Iterator[Piece]]


def pieces(kind: Kind, source: Source, wishes: Wishes) -> Iterator[Piece]:
    return _MAKERS[kind](source, wishes)


def _tables(source: Source, wishes: Wishes) -> Iterator[Piece]:
    for table in (journal_table(source.game, source.rules), *game_tables(source.judged)):
        yield _unpainted(f"{table.name}.csv", partial(csv_bytes, table, wishes.separator))


def _json(source: Source, wishes: Wishes) -> Iterator[Piece]:
    def make() -> bytes:
        return json_bytes(whole_game(source.game, branches=wishes.branches))

    yield _unpainted("game.json", make)


def _unpainted(name: str, make: Finish) -> Piece:
    return Piece(name, lambda: make)


def _map(source: Source, wishes: Wishes) -> Iterator[Piece]:
    from ui.exports.map_picture import paint_map_file

    name = f"map{wishes.picture}"
    yield Piece(name, partial(paint_map_file, source.moment, name, MAP_WIDTH))


def _sheet(kind: SheetKind) -> Maker:
    def make(source: Source, wishes: Wishes) -> Iterator[Piece]:
        from ui.sheets.making import make_sheet
        from ui.sheets.output import pdf_bytes
        from ui.sheets.paper_size import paper_called

        def print_it() -> Finish:
            sheet = make_sheet(kind, source.game, source.name, source.when, source.head, source.known)
            printed = pdf_bytes(sheet, paper_called(wishes.paper))
            return lambda: printed

        yield Piece(f"{kind}.pdf", print_it)

    return make


def _charts(source: Source, wishes: Wishes) -> Iterator[Piece]:
    from ui.charts.panel import CHARTS
    from ui.exports.chart_picture import paint_chart_file

    for key, chart in CHARTS.items():
        name = f"chart-{key}{wishes.picture}"
        yield Piece(name, lambda name=name, chart=chart: paint_chart_file(chart(source.line, None), name))


_MAKERS: dict[Kind, Maker] = {
    "tables": _tables,
    "json": _json,
    "map": _map,
    "charts": _charts,
    "pack-up": _sheet("pack-up"),
    "report": _sheet("report"),
    "cards": _sheet("cards"),
}
