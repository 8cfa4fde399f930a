"""Tables of the companion, made from a title's own data: what a text names with `!table`."""

from collections.abc import Callable, Mapping

from core.hexmap.tiles import COLOURS
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.map.offers import by_number
from ui.rail18.views.map.view import map_view
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.sheets.title_tables import companies_table, kinds_table, phases_table, players_table, trains_table
from ui.values.cells import Cell, Row, Table, small_table


def companion_table(name: str, title: Title, rules: Rules | None) -> Table:
    return TABLES[name](title, rules)


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
    """With the face values of the game that is played, if there is one."""
    rows = []
    for code, data in title.privates.items():
        face = data.face if rules is None else rules.slots.papers.face(rules, code)
        power = (data.power or "") if rules is None else power_of(rules, code)
        rows.append(
            (Cell(code, strong=True), Cell(data.name), Cell(figure(face)), Cell(figure(data.income)), Cell(power))
        )
    heads = ("", *(text(f"companion-private-{key}") for key in ("name", "face", "income", "power")))
    return small_table(heads, (False, False, True, True, False), tuple(rows), wide=4)


def _companies(title: Title, rules: Rules | None) -> Table:
    """Homes and destinations with their names."""
    whole = companies_table(title)

    def named(cell: Cell) -> Cell:
        name = title.data.hexes[cell.text].name if cell.text in title.data.hexes else None
        return Cell(text("companion-place-name", name=name, hex=cell.text)) if name else cell

    rows = (Row("", (*row.cells[:-2], named(row[-2]), named(row[-1]))) for row in whole.rows)
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
    rows = []
    for area in view.areas.values():
        if area.values:
            bonus = figure(area.bonus) if area.bonus else "–"
            values = dict(area.values)
            cells = [Cell(figure(values[colour]) if colour in values else "") for colour in COLOURS]
            rows.append((Cell(area.name or "", strong=True), Cell(area.letter or "–"), *cells, Cell(bonus)))
    for entry in view.hexes.values():
        if entry.values and entry.area is None:
            values = dict(entry.values)
            cells = [Cell(figure(values[colour]) if colour in values else "") for colour in COLOURS]
            rows.append((Cell(entry.name or entry.label, strong=True), Cell("–"), *cells, Cell("–")))
    colours = (text("trains-colour", colour=colour) for colour in COLOURS)
    heads = (text("companion-area"), text("companion-side"), *colours, text("companion-bonus"))
    return small_table(heads, (False, False, *(True for _ in COLOURS), True), tuple(rows))


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
    "kinds": lambda title, rules: kinds_table(title),
    "companies": _companies,
    "stations-by-par": _stations_by_par,
    "tiles": _tiles,
    "offboard": _off_board,
    "market": _market,
}
