"""A company's turn: track, station, dividend. Runs and trains have pages of their own (rules p. 9 to 14)."""

from collections.abc import Callable
from dataclasses import replace

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.board import on_hex, reach
from core.rail18.equal_actions import listed
from core.rail18.holdings import percent, pooled, price
from core.rail18.payouts import FATES, payout
from core.rail18.steps.track import TileOption
from core.text.catalogue import text
from core.text.lists import items
from ui.rail18.views.map.offers import tile_numbers
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.generic import act, list_row, number, refused_row
from ui.rail18.views.turn.labels import place_name
from ui.values.cells import Cell, Cells
from ui.values.turn import EVERYBODY, MORE, NUMBERS, PASS, Choice, Keys, TurnTable, TurnView, turn_table

NAMED, MANY, BARE, TILES = 3, 24, 5, 5  # hexes to a row with their names, or without where there are many; tiles
PAY, WITHHOLD, SHEET = "A", "W", "D"
TOLD = frozenset(("dividend", "price", "marker"))  # stands in the table and in the note


def track_view(turn: CompanyMoment) -> TurnView:
    offers = [option for option in turn.of("LayTile") if isinstance(option, TileOption)]
    hexes = {label for offer in offers for label in offer.tiles}
    tables: list[TurnTable] = []
    single = len(hexes) == 1 and len(offers) == 1
    if single:
        tables.append(tile_table(turn, offers[0], next(iter(hexes))))
    else:
        tables += [hex_table(turn, offer) for offer in offers]
    alone = next((found.alone for found in turn.lists if found.alone), "ask-tile")
    asked = "ask-home-tile" if turn.frame.home_tile_due else "ask-tile" if offers else alone
    place = place_name(turn.moment, next(iter(hexes))) if len(hexes) == 1 else ""
    question = turn.ask(f"{asked}-on" if place else asked, place=place)
    note = text("turn-track-note", note=turn.note) if offers else turn.note
    default = turn.passing(text("turn-no-tile") if not turn.frame.tiles_laid else "") or only_choice(tables)
    preview = next(iter(hexes)) if single else turn.company
    return TurnView(question, turn.actor, note, tuple(tables), default=default,
                    foot=turn.others("LayTile", "Pass"), typing=not single, preview=preview)  # fmt: skip


def only_choice(tables: list[TurnTable]) -> Choice | None:
    """A home tile lies as its director wants it: Enter takes none for him as long as there are several."""
    choices = [choice for table in tables for choice in table.choices]
    return choices[0] if len(choices) == 1 else None


def hex_table(turn: CompanyMoment, offer: TileOption) -> TurnTable:
    """The hexes where something may be laid, with their cost."""
    cells = []
    power = offer.power or ""
    for label, tiles in offer.tiles.items():
        cost = offer.costs[label]
        words = text("turn-hex", place=place_name(turn.moment, label), tiles=items(tiles), count=len(tiles))
        choice = Choice(f"hex-{label}{power}", words, page=page_of(turn, offer, label), preview=label)
        shown = label if len(offer.tiles) > MANY else place_name(turn.moment, label)
        cells.append(Cell(shown, side=number(cost) if cost else "", choice=choice))
    across = BARE if len(cells) > MANY else NAMED
    rows = tuple(tuple(cells[at : at + across]) for at in range(0, len(cells), across))
    head = (text("turn-with-power", private=power),) if power else ()
    return turn_table(f"hexes{power}", rows, head)


def page_of(turn: CompanyMoment, offer: TileOption, label: str) -> Callable[[], TurnView]:
    return lambda: tile_page(turn, offer, label)


def tile_page(turn: CompanyMoment, offer: TileOption, label: str) -> TurnView:
    table = tile_table(turn, offer, label)
    question = turn.ask("ask-which-tile", place=place_name(turn.moment, label))
    return TurnView(question, turn.actor, turn.note, (table,), default=next(table.choices), preview=label)


def tile_table(turn: CompanyMoment, offer: TileOption, label: str) -> TurnTable:
    """Tiles drawn as they would lie. A tile has the key that it has on the map, which goes from one rotation to the
    next."""
    cells = []
    rules, state = turn.moment.rules, turn.moment.state
    numbers = tile_numbers(turn.moment, label)
    lays = [lay for lay in offer.examples() if isinstance(lay, ac.LayTile) and lay.hex == label]
    lays.sort(key=lambda lay: numbers[lay.tile, lay.power])
    for action in listed(rules, state, lays):
        assert isinstance(action, ac.LayTile)
        number = numbers[action.tile, action.power]
        choice = act(turn.moment, action, NUMBERS[number] if number < len(NUMBERS) else "", preview=action)
        face = rules.title.tiles[action.tile].faces[action.rotation]
        cells.append(Cell(action.tile, side=choice.key, choice=choice, face=face))
    rows = tuple(tuple(cells[at : at + TILES]) for at in range(0, len(cells), TILES))
    return turn_table("tiles", rows, tall=3, turns=True)


def station_view(turn: CompanyMoment) -> TurnView:
    keys = Keys(PASS + EVERYBODY + MORE + turn.list_keys)
    actions = turn.actions("PlaceStation")
    rows = [
        list_row(
            turn.moment, act(turn.moment, action, keys.next()), turn.moment.rules.amount(turn.moment.state, action)
        )
        for action in actions
    ]
    rows += [refused_row(turn.moment, wish) for wish in closed_cities(turn, actions)]
    table = turn_table("stations", tuple(rows), wide=1)
    cities = {place_name(turn.moment, action.hex) for action in actions if isinstance(action, ac.PlaceStation)}
    place = next(iter(cities)) if len(cities) == 1 else ""
    question = turn.ask("ask-station-on" if place else "ask-station", place=place)
    return TurnView(question, turn.actor, turn.note, (table,), default=turn.passing(),
                    foot=turn.others("PlaceStation", "Pass"), preview=turn.company)  # fmt: skip


def closed_cities(turn: CompanyMoment, offered: list[Action]) -> list[ac.PlaceStation]:
    """Cities that the company reaches and where it cannot place a station."""
    rules, state = turn.moment.rules, turn.moment.state
    wishes = [
        ac.PlaceStation(actor=turn.actor, company=turn.company, hex=label, node=node)
        for label, node in sorted(reach(rules, state, turn.company).nodes())
        if on_hex(rules, state, label).nodes[node].kind == "city"
    ]
    return [wish for wish in wishes if wish not in offered]


def dividend_view(turn: CompanyMoment) -> TurnView:
    """Pay out or withhold, with who gets what and where the price goes."""
    moment, company, revenue = turn.moment, turn.company, turn.frame.revenue
    rules, state = moment.rules, moment.state
    payouts = [payout(rules, state, company, revenue, fate) for fate in FATES]
    now = price(rules, state, company)
    paid, kept = (price_at(turn, found.price_to) for found in payouts)
    pay, withhold = sorted(turn.actions("DecideDividend"), key=lambda action: not getattr(action, "pay", False))
    out = replace(act(moment, pay, PAY, text("turn-pay", amount=revenue)), told=TOLD)
    hold = replace(act(moment, withhold, WITHHOLD, text("turn-withhold", amount=revenue)), told=TOLD - {"dividend"})
    rows: list[Cells] = [receiver_row(turn, holder, amount) for holder, amount in payouts[0].parts.items()]
    rows += nobody_row(revenue - sum(payouts[0].parts.values()))
    head = (text("head-receives"), text("head-share"), text("head-amount"))
    sheet = Choice("dividend-sheet", text("turn-dividend-sheet"), SHEET, request="dividend-sheet", preview=company)
    note = text("turn-dividend-note", now=now, paid=paid, kept=kept)
    table = turn_table("dividend", tuple(rows), head, wide=0, dense=True)
    return TurnView(turn.ask("ask-dividend", revenue=revenue), turn.actor, note, (table,), default=out,
                    foot=(hold, sheet, *turn.others("DecideDividend")), preview=company)  # fmt: skip


def nobody_row(rest: int) -> list[Cells]:
    """What stays in the bank for unsold shares."""
    if rest <= 0:
        return []
    return [(Cell(text("turn-stays"), tone="quiet"), Cell(), Cell(number(rest), tone="quiet", align="right"))]


def receiver_row(turn: CompanyMoment, holder: str, amount: int) -> Cells:
    rules, state = turn.moment.rules, turn.moment.state
    part = pooled(rules, state, turn.company) if holder == turn.company else percent(rules, state, turn.company, holder)
    name = turn.moment.names.get(holder) or text("turn-treasury", company=holder)
    return (
        Cell(name),
        Cell(text("turn-percent", percent=part), tone="quiet", align="right"),
        Cell(number(amount), align="right"),
    )


def price_at(turn: CompanyMoment, place: tuple[int, int] | None) -> int:
    cell = None if place is None else turn.moment.rules.market.cell(*place)
    return 0 if cell is None else cell.price
