"""Tables of the companion, made from a title's own data: what a text names with `!table`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from core.hexmap.tiles import COLOURS
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.companion.places import place_named
from ui.rail18.views.map.offers import by_number
from ui.rail18.views.map.view import map_view
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.sheets.title_tables import (
    companies_table,
    kinds_table,
    phases_table,
    players_table,
    trains_table,
)
from ui.rail18.views.title_views import title_views
from ui.values.cells import Cell, Row, Table, small_table


def companion_table(name: str, title: Title, rules: Rules | None) -> Table:
    own = title_views(title.id).sheets.tables.get(name)
    return own(title) if own is not None else TABLES[name](title, rules)


def _phases(title: Title, rules: Rules | None) -> Table:
    """Without limits that never change: the kinds of companies tell them."""
    whole = phases_table(title, rules)
    kept = [
        column
        for column in range(len(whole.heads))
        if len({row[column].text for row in whole.rows}) > 1 or any(row[column].cards for row in whole.rows)
    ]
    return Table(
        tuple(whole.columns[column] for column in kept),
        tuple(Row("", tuple(row[column] for column in kept)) for row in whole.rows),
    )


def _privates(title: Title, rules: Rules | None) -> Table:
    """With the face values of the game that is played, if there is one; with their powers where these differ."""
    rows = []
    for code, data in title.privates.items():
        face = data.face if rules is None else rules.slots.papers.face(rules, code)
        power = (data.power or "") if rules is None else power_of(rules, code)
        rows.append(
            (Cell(code, strong=True), Cell(data.name), Cell(figure(face)), Cell(figure(data.income)), Cell(power))
        )
    heads = ("", *(text(f"companion-private-{key}") for key in ("name", "face", "income", "power")))
    right = (False, False, True, True, False)
    if len({row[-1].text for row in rows}) == 1 < len(rows):  # what all of them can do is said beside the table
        return small_table(heads[:-1], right[:-1], (row[:-1] for row in rows), wide=1)
    return small_table(heads, right, tuple(rows), wide=4)


def _companies(title: Title, rules: Rules | None) -> Table:
    """Homes and destinations with their names."""
    whole = companies_table(title)
    rows = (
        Row("", (*row.cells[:3], *(replace(cell, text=place_named(title, cell.text)) for cell in row.cells[3:])))
        for row in whole.rows
    )
    return Table(whole.columns, tuple(rows))


def _stations_by_par(title: Title, rules: Rules | None) -> Table:
    pars = next((kind.stations_by_par for kind in title.data.kinds.values() if kind.stations_by_par), {})
    rows = tuple((Cell(par, strong=True), Cell(str(number))) for par, number in pars.items())
    return small_table((text("companion-par"), text("companion-par-stations")), (True, True), rows)


def _tiles(title: Title, rules: Rules | None) -> Table:
    """How many there are of each, by colour."""
    rows = []
    for colour in COLOURS:
        tiles = sorted(
            (tile for tile in title.tiles.values() if tile.colour == colour), key=lambda tile: by_number(tile.number)
        )
        counts = items(text("companion-tile", number=tile.number, count=tile.count) for tile in tiles)
        rows.append((Cell(text("trains-colour", colour=colour), strong=True), Cell(counts)))
    return small_table((text("companion-colour"), text("companion-tiles")), (False, False), tuple(rows), wide=1)


def _off_board(title: Title, rules: Rules | None) -> Table:
    """Areas beyond the board, and single hexes with values of their own."""
    view = map_view(title)
    sides = any(area.letter or area.bonus for area in view.areas.values())
    rows = []
    for area in view.areas.values():
        if area.values:
            bonus = figure(area.bonus) if area.bonus else "–"
            side = (Cell(area.letter or "–"),) if sides else ()
            last = (Cell(bonus),) if sides else ()
            rows.append((Cell(area.name or "", strong=True), *side, *colour_values(area.values), *last))
    for entry in view.hexes.values():
        if entry.values and entry.area is None and _beyond(title, entry.label):
            none = (Cell("–"),) if sides else ()
            rows.append((Cell(entry.name or entry.label, strong=True), *none, *colour_values(entry.values), *none))
    colours = (text("trains-colour", colour=colour) for colour in COLOURS)
    heads = [text("companion-area"), *colours]
    right = [False, *(True for _ in COLOURS)]
    if sides:
        heads = [*heads[:1], text("companion-side"), *heads[1:], text("companion-bonus")]
        right = [False, *right, True]
    return small_table(heads, right, rows)


def _beyond(title: Title, label: str) -> bool:
    return any(node.kind == "offboard" for node in title.data.hexes[label].nodes)


def colour_values(values: Iterable[tuple[str, int]]) -> list[Cell]:
    """What holds while a colour is the newest: a printed value, or else that of the colour before."""
    known, held, cells = dict(values), 0, []
    for colour in COLOURS:
        held = known.get(colour, held)
        cells.append(Cell(figure(held)))
    return cells


def _market(title: Title, rules: Rules | None) -> Table:
    """As it is printed; pars are strong, what lies right of the red line is red."""
    rows = title.data.market.rows
    widest = max(len(row) for row in rows)
    cells = []
    for row in rows:
        found = [
            Cell("") if cell is None else Cell(
                str(cell.price),
                "bad" if cell.beyond_line else "accent" if cell.par else "good" if cell.start else "",
                strong=cell.par or cell.start, small=True,
            )
            for cell in row
        ]  # fmt: skip
        cells.append((*found, *(Cell("") for _ in range(widest - len(row)))))
    return small_table((), tuple(True for _ in range(widest)), tuple(cells))


Make = Callable[[Title, Rules | None], Table]
TABLES: Mapping[str, Make] = {
    "players": lambda title, rules: players_table(title),
    "privates": _privates,
    "phases": _phases,
    "trains": lambda title, rules: trains_table(title),
    "normal-trains": lambda title, rules: trains_table(title, "trains"),
    "goods-trains": lambda title, rules: trains_table(title, "goods"),
    "kinds": lambda title, rules: kinds_table(title),
    "companies": _companies,
    "stations-by-par": _stations_by_par,
    "tiles": _tiles,
    "offboard": _off_board,
    "market": _market,
}
