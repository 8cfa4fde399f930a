"""The files of each export. What paints is loaded when it is asked for: tables and JSON need no Qt."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from core.interchange.tables import csv_bytes
from core.interchange.whole_game import json_bytes
from core.interchange.writing import Finish, OutputError
from core.text.catalogue import text
from ui.exports.source import Source
from ui.values.charts import ChartView
from ui.values.sheets import Kind as SheetKind

Kind = str  # tables, json, map, charts, or one of the sheets of the family
UNPAINTED: tuple[Kind, ...] = ("tables", "json")  # in any thread; all else in that of the window
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
    maker = _MAKERS.get(kind)
    return _sheet(kind, source, wishes) if maker is None else maker(source, wishes)


def _tables(source: Source, wishes: Wishes) -> Iterator[Piece]:
    for table in source.tables():
        yield _unpainted(f"{table.name}.csv", partial(csv_bytes, table, wishes.separator))


def _json(source: Source, wishes: Wishes) -> Iterator[Piece]:
    def make() -> bytes:
        return json_bytes(source.whole(branches=wishes.branches))

    yield _unpainted("game.json", make)


def _unpainted(name: str, make: Finish) -> Piece:
    return Piece(name, lambda: make)


def _map(source: Source, wishes: Wishes) -> Iterator[Piece]:
    from ui.exports.map_picture import paint_map_file

    name = f"map{wishes.picture}"

    def paint() -> Finish:
        if not source.board_kept:
            raise OutputError(text("export-no-map"))
        return paint_map_file(source.board(), name, MAP_WIDTH)

    yield Piece(name, paint)


def _charts(source: Source, wishes: Wishes) -> Iterator[Piece]:
    for key, make in source.charts().items():
        name = f"chart-{key}{wishes.picture}"
        yield Piece(name, partial(_chart, make, name))


def _chart(make: Callable[[], ChartView], name: str) -> Finish:
    from ui.exports.chart_picture import paint_chart_file

    return paint_chart_file(make(), name)


def _sheet(kind: SheetKind, source: Source, wishes: Wishes) -> Iterator[Piece]:
    from ui.sheets.output import pdf_bytes
    from ui.sheets.paper_size import paper_called

    def print_it() -> Finish:
        printed = pdf_bytes(source.sheet(kind), paper_called(wishes.paper), source.drawings)
        return lambda: printed

    yield Piece(f"{kind}.pdf", print_it)


_MAKERS: dict[Kind, Maker] = {"tables": _tables, "json": _json, "map": _map, "charts": _charts}
