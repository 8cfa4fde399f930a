"""Corrections of what lies on the boards: tiles, stations, pieces of certificates, price markers."""

from collections.abc import Iterable

from core.hexmap.coordinates import column_row
from core.hexmap.tiles import period
from core.rail18.board import on_hex
from core.rail18.corrections import actions as co
from core.rail18.corrections.companies import stack_in
from core.rail18.corrections.folds import pieces_of
from core.rail18.market import place_of
from core.rail18.state import BANK, Placed
from core.rail18.upgrades import Grown, grown, printed_for_good
from core.text.catalogue import text
from core.text.numbers import figure
from ui.rail18.views.corrections.form import Asker
from ui.rail18.views.map.draft import tile_picture
from ui.rail18.views.map.piece_choices import hexes_for, pieces_for
from ui.rail18.views.map.piece_words import tile_sides
from ui.shell.views.correction_form import Form, NothingToCorrect, Pick

NONE = ""
ON, OFF = "on", "off"


def in_board_order(labels: Iterable[str]) -> list[str]:
    """Row by row from the top, each from the left."""
    return sorted(labels, key=lambda label: column_row(label)[::-1])


# tiles


def tile(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    if not state.track_kept:
        raise NothingToCorrect
    places = [label for label in rules.title.faces if not printed_for_good(rules, label)]
    label = ask.pick("hex", [ask.hex(place) for place in in_board_order(places)], leads=True)
    lies = state.tiles.get(label)
    fitting = _fitting(ask, label)
    none = [Pick(NONE, text("correct-tile-none"))]
    shown = {number: turns[0] for number, turns in fitting.items()}
    if lies is not None:
        shown[lies.tile] = lies.rotation
    tiles = [
        Pick(number, text("correct-tile-number", tile=number), tile_picture(rules, state, label, Placed(number, turn)))
        for number, turn in shown.items()
    ]
    number = ask.pick("tile", [*none, *tiles], NONE if lies is None else lies.tile)
    rotation = 0
    if number:
        now = str(lies.rotation) if lies is not None and lies.tile == number else NONE
        rotation = int(ask.pick("rotation", _turns(ask, label, number, fitting[number]), now))
    return ask.action(co.CorrectTile, hex=label, tile=number, rotation=rotation)


def _fitting(ask: Asker, label: str) -> dict[str, list[int]]:
    """Tiles that upgrades lead to, of those that are there, with the rotations that differ."""
    rules, state = ask.rules, ask.state
    known: Grown = {}
    lies = state.tiles.get(label)
    found: dict[str, list[int]] = {}
    for number, data in rules.title.tiles.items():
        here = lies is not None and lies.tile == number
        if state.tray[number] <= 0 and not here:
            continue
        several = len(data.faces[0].nodes) > 1  # stations are told apart by their numbers
        turns = [
            turn
            for turn in range(len(data.faces) if several else period(data))
            if grown(rules, label, number, turn, known) is not None
        ]
        if here and lies is not None and lies.rotation not in turns:
            turns.insert(0, lies.rotation)
        if turns:
            found[number] = turns
    return found


def _turns(ask: Asker, label: str, number: str, turns: list[int]) -> list[Pick]:
    rules, state = ask.rules, ask.state
    return [
        Pick(
            str(turn),
            text("correct-tile-turn", number=place, total=len(turns), sides=tile_sides(rules, number, turn)),
            tile_picture(rules, state, label, Placed(number, turn)),
        )
        for place, turn in enumerate(turns, start=1)
    ]


# stations


def station(ask: Asker) -> Form:
    company = ask.pick("company", [Pick(sym, sym) for sym in ask.floated()], leads=True)
    there = ask.pick("there", [ask.worded("there", ON), ask.worded("there", OFF)], leads=True) == ON
    if not ask.state.track_kept:
        return ask.action(co.CorrectStation, company=company, there=there)
    places = _cities(ask) if there else _standing(ask, company)
    if not places:
        raise NothingToCorrect
    label, _, node = ask.pick("place", [Pick(NONE, text("correct-station-which")), *places]).partition(" ")
    if not label:
        return ask.unchanged()
    return ask.action(co.CorrectStation, company=company, there=there, hex=label, node=int(node))


def _cities(ask: Asker) -> list[Pick]:
    found = []
    for label in in_board_order(ask.rules.title.faces):
        nodes = [node for node, city in enumerate(on_hex(ask.rules, ask.state, label).nodes) if city.kind == "city"]
        found += [city(ask, label, node, several=len(nodes) > 1) for node in nodes]
    return found


def _standing(ask: Asker, company: str) -> list[Pick]:
    return [
        city(ask, label, entry.node, several=len(on_hex(ask.rules, ask.state, label).nodes) > 1)
        for label in in_board_order(ask.state.stations)
        for entry in ask.state.stations[label]
        if entry.company == company
    ]


def city(ask: Asker, label: str, node: int, *, several: bool) -> Pick:
    place = ask.hex(label).words
    return Pick(f"{label} {node}", text("correct-station-city", place=place, number=node + 1) if several else place)


# pieces of certificates


def piece(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    owned = [code for code, paper in state.papers.items() if paper.owner != BANK and hexes_for(rules, code)]
    if not state.track_kept:
        raise NothingToCorrect
    paper = ask.pick("paper", [Pick(code, ask.words.paper(code)) for code in owned], leads=True)
    lies = pieces_of(state, paper)
    now = next(iter(lies), NONE)
    nowhere = Pick(NONE, text("correct-piece-nowhere"))
    places = [nowhere, *(ask.hex(label) for label in in_board_order(hexes_for(rules, paper)))]
    label = ask.pick("hex", places, now)
    chosen, rotation = "", 0
    if label:
        overlay = lies.get(label)
        present = f"{overlay.piece} {overlay.rotation}" if overlay else NONE
        picks = [Pick(f"{p.piece} {p.rotation}", p.words) for p in pieces_for(rules, paper, label)]
        chosen, _, turn = ask.pick("piece", picks, present).rpartition(" ")
        rotation = int(turn)
    return ask.action(co.CorrectPiece, paper=paper, hex=label, piece=chosen, rotation=rotation)


# price markers


def _way(start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
    """How far a marker goes; a dividend, which moves it along its row, is mistaken more often than a sale."""
    down, along = abs(end[0] - start[0]), abs(end[1] - start[1])
    return down + along, down


def marker(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    market = rules.market
    marked = [sym for sym in ask.in_game() if sym in state.markers]
    company = ask.pick("company", [Pick(sym, sym) for sym in marked], leads=True)
    now = place_of(state.markers[company])
    cells = [
        (cell.price, row, column)
        for row, line in enumerate(market.rows)
        for column, cell in enumerate(line)
        if cell is not None
    ]
    prices = sorted({price for price, _, _ in cells})
    present = market.price(state.markers[company])
    price = ask.pick("price", [Pick(str(price), figure(price)) for price in prices], str(present))
    rows = [(row, column) for value, row, column in cells if str(value) == price]
    picks = [
        Pick(f"{row} {column}", text("correct-marker-cell", row=row + 1, column=column + 1)) for row, column in rows
    ]
    near = min(rows, key=lambda cell: _way(now, cell))
    place = ask.pick("row", picks, f"{near[0]} {near[1]}")
    row, column = (int(part) for part in place.split())
    stack = stack_in(state, row, column)
    others = [sym for sym in stack if sym != company]
    above = len(others)
    if others:
        top = Pick("0", text("correct-marker-top"))
        under = [Pick(str(n), text("correct-marker-under", company=sym)) for n, sym in enumerate(others, start=1)]
        lies = stack.index(company) if company in stack else len(others)
        above = int(ask.pick("above", [top, *under], str(lies)))
    return ask.action(co.CorrectMarker, company=company, row=row, column=column, above=above)
