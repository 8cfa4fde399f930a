"""The card of a railroad and the card of a player: everything about them, as leaves."""

from core.german_railways.network import links_of, pays, supply
from core.german_railways.rounds import markers
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.round_order import places, seat_of
from ui.german_railways.views.sheet import income_cell
from ui.german_railways.views.words import city_name, place_name, power_words
from ui.values.cells import HIDDEN, Cell, Table, small_table
from ui.values.facts import Fact, Facts
from ui.values.leaf import Block, Head, Leaf, Tab

# --- railroads


def railroad_tabs(moment: Moment) -> tuple[Tab, ...]:
    known = chips(moment.rules.title)
    return tuple(Tab(code, code, known[code], tip=data.name) for code, data in moment.rules.title.railroads.items())


def railroad_leaf(moment: Moment, railroad: str) -> Leaf:
    blocks: list[Block] = [_railroad_head(moment, railroad), Facts(tuple(_railroad_facts(moment, railroad)))]
    holders = _holders(moment, railroad)
    if holders.rows:
        blocks.append(holders)
    blocks.append(_cities(moment, railroad))
    return Leaf(railroad, tuple(blocks))


def _railroad_head(moment: Moment, railroad: str) -> Head:
    rules, state = moment.rules, moment.state
    figures = (
        Fact(text("gr-sheet-treasury"), figure(state.cash[railroad])),
        Fact(text("gr-sheet-income"), figure(moment.incomes[railroad])),
    )
    name = rules.title.railroads[railroad].name
    return Head(name, power_words(rules, railroad), figures, chips(rules.title)[railroad])


def _railroad_facts(moment: Moment, railroad: str) -> list[Fact]:
    rules, state = moment.rules, moment.state
    data, left = rules.title.railroads[railroad], supply(rules, state, railroad)
    needed, has = rules.title.data.links_to_end, links_of(rules, state.track)[railroad]
    others = [other for pair in sorted(moment.links) if railroad in pair for other in pair if other != railroad]
    unsold = rules.title.data.shares - state.sold(railroad)
    linked = text("gr-card-links", number=has, needed=needed, railroads=items(others) or "–")
    facts = [
        Fact(text("gr-card-start"), place_name(rules, rules.title.place(data.home))),
        Fact(
            text("gr-card-locomotives"),
            text("gr-card-of", number=left, all=data.locomotives),
            "warn" if not left else "",
        ),
        Fact(text("gr-card-unsold"), text("gr-card-of", number=unsold, all=rules.title.data.shares)),
        Fact(text("gr-links"), linked, "good" if has >= needed else ""),
    ]
    if not pays(rules, state.track, railroad):
        facts.append(Fact(text("gr-card-dividend"), text("gr-sheet-unpaid-tip", railroad=railroad), "warn"))
    return facts


def _holders(moment: Moment, railroad: str) -> Table:
    """Who holds how many shares, and what they bring in a dividend: usually, and where this railroad makes the link."""
    state = moment.state
    each = moment.incomes[railroad] if pays(moment.rules, state.track, railroad) else 0
    rows = (
        (
            Cell(player.called, key=player.id),
            Cell(str(shares)),
            Cell(figure(shares * each)),
            Cell(figure(2 * shares * each), "quiet"),
        )
        for player in state.players
        if (shares := state.shares[railroad].get(player.id, 0))
    )
    heads = (text("gr-card-holder"), text("gr-card-shares"), text("gr-card-dividend"), text("gr-card-double"))
    return small_table(heads, (False, True, True, True), rows, text("gr-card-holders"), wide=0)


def _cities(moment: Moment, railroad: str) -> Table:
    """With what each is worth, and who else is there."""
    rules, track = moment.rules, moment.state.track
    board = rules.title.board
    own = [place for place in board if place in track[railroad] and place not in rules.open_land]
    rows = (
        (
            Cell(city_name(rules, place)),
            Cell(place, "quiet", small=True),
            Cell(items(code for code in track if code != railroad and place in track[code]), "quiet"),
            Cell(str(board[place].income)),
        )
        for place in sorted(own, key=lambda place: -board[place].income)
    )
    heads = (text("gr-card-city"), "", text("gr-card-others"), text("gr-sheet-income"))
    return small_table(heads, (False, False, False, True), rows, text("gr-card-cities"), wide=2)


# --- players


def player_tabs(moment: Moment) -> tuple[Tab, ...]:
    return tuple(Tab(player.id, player.called, seat=seat_of(player)) for player in moment.state.players)


def player_leaf(moment: Moment, player: str) -> Leaf:
    blocks: list[Block] = [_player_head(moment, player), Facts(tuple(_player_facts(moment, player)))]
    shares = _shares(moment, player)
    if shares.rows:
        blocks.append(shares)
    return Leaf(player, tuple(blocks))


def _player_head(moment: Moment, player: str) -> Head:
    state = moment.state
    found = next(other for other in state.players if other.id == player)
    cash = figure(state.cash[player]) if state.cash_shown else HIDDEN
    figures = (
        Fact(text("gr-sheet-cash"), cash),
        Fact(text("gr-sheet-income"), figure(moment.player_incomes[player])),
    )
    subtitle = text("gr-card-seat", number=state.seats.index(player) + 1, all=len(state.seats))
    return Head(found.called, subtitle, figures, seat=seat_of(found))


def _player_facts(moment: Moment, player: str) -> list[Fact]:
    state = moment.state
    facts = [Fact(text("gr-card-markers"), str(markers(moment.rules, state)[player]))]
    if state.order:
        mine = [place for place in places(moment) if place.player == player]
        numbers = items(
            text("gr-card-turn-over", number=place.number) if place.when == "done" else str(place.number)
            for place in mine
        )
        now = any(place.when == "now" for place in mine)
        facts.append(Fact(text("gr-card-turns"), numbers or text("gr-no-turn"), "accent" if now else ""))
    return facts


def _shares(moment: Moment, player: str) -> Table:
    """With what they bring together; in brackets what is not paid yet (G35)."""
    rules, state = moment.rules, moment.state
    known = chips(rules.title)
    rows = (
        (
            Cell(chip=known[code], key=code),
            Cell(rules.title.railroads[code].name),
            Cell(str(shares)),
            income_cell(moment, code),
            Cell(figure(shares * moment.incomes[code])),
        )
        for code in rules.title.railroads
        if (shares := state.shares[code].get(player, 0))
    )
    heads = ("", "", text("gr-card-shares"), text("gr-card-each"), text("gr-sheet-income"))
    return small_table(heads, (False, False, True, True, True), rows, text("gr-card-in-hand"), wide=1)
