"""The sheet: railroads as rows, players as columns, and what players have below them."""

from collections.abc import Callable, Mapping

from core.german_railways.network import links_of, pays, supply
from core.german_railways.rounds import markers
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.round_order import Place, places
from ui.german_railways.views.words import power_words
from ui.values.cells import HIDDEN, Cell, Column, Row, SheetView

INFO = ("treasury", "income", "locomotives", "unsold", "links")


def sheet_view(moment: Moment) -> SheetView:
    """Railroads in the order of the first auctions, players by seat, as they bid."""
    players = moment.state.seats
    links = links_of(moment.rules, moment.state.track)
    return SheetView(
        (*_info_columns(), *_player_columns(moment)),
        tuple(_railroad(moment, railroad, links[railroad]) for railroad in moment.rules.title.railroads),
        tuple(_totals(moment)),
        players,
    )


def _info_columns() -> list[Column]:
    return [Column(key, text(f"gr-sheet-{key}"), text(f"gr-sheet-{key}-tip"), stretch=1, whole=True) for key in INFO]


def _player_columns(moment: Moment) -> list[Column]:
    acting = moment.acting
    names = moment.state.names
    return [
        Column(
            player,
            names[player],
            text("gr-sheet-player-tip", player=names[player]),
            stretch=2,
            marked=player == acting,
            rule=place == 0,
        )
        for place, player in enumerate(moment.state.seats)
    ]


def _railroad(moment: Moment, railroad: str, links: int) -> Row:
    rules, state = moment.rules, moment.state
    data = rules.title.railroads[railroad]
    left, unsold = supply(rules, state, railroad), rules.title.data.shares - state.sold(railroad)
    info = {
        "treasury": Cell(figure(state.cash[railroad])),
        "income": income_cell(moment, railroad),
        "locomotives": Cell(str(left), "warn" if not left else ""),
        "unsold": Cell(str(unsold), "quiet" if not unsold else ""),
        "links": links_cell(moment, railroad, links),
    }
    auction = state.auction
    return Row(
        railroad,
        (*(info[key] for key in INFO), *(_holding(moment, railroad, player) for player in state.seats)),
        tip=text("gr-sheet-railroad-tip", name=data.name, power=power_words(rules, railroad)),
        chip=chips(rules.title)[railroad],
        marked=auction is not None and auction.railroad == railroad,
    )


def income_cell(moment: Moment, railroad: str) -> Cell:
    """In brackets where it pays no dividends yet (G35)."""
    amount = figure(moment.incomes[railroad])
    if pays(moment.rules, moment.state.track, railroad):
        return Cell(amount, strong=True)
    return Cell(
        text("gr-unpaid", amount=amount), "warn", strong=True, tip=text("gr-sheet-unpaid-tip", railroad=railroad)
    )


def links_cell(moment: Moment, railroad: str, links: int) -> Cell:
    """Against those that each railroad needs for the end."""
    needed = moment.rules.title.data.links_to_end
    others = [other for pair in sorted(moment.links) if railroad in pair for other in pair if other != railroad]
    tip = text("gr-sheet-linked", railroads=items(others)) if others else text("gr-sheet-linked-none")
    return Cell(text("gr-of", has=links, needed=needed), "good" if links >= needed else "", tip=tip)


def _holding(moment: Moment, railroad: str, player: str) -> Cell:
    shares = moment.state.shares[railroad].get(player, 0)
    if not shares:
        return Cell()
    income = moment.incomes[railroad]
    return Cell(str(shares), tip=text("gr-sheet-holding", shares=shares, each=income, income=shares * income))


def _totals(moment: Moment) -> list[Row]:
    state = moment.state
    bag = markers(moment.rules, state)
    turns: dict[str, list[Place]] = {player: [] for player in state.seats}
    for place in places(moment):
        turns[place.player].append(place)

    def row(key: str, cell: Callable[[str], Cell]) -> Row:
        blank = tuple(Cell() for _ in INFO)
        cells = (*blank, *(cell(player) for player in state.seats))
        return Row(key, cells, text(f"gr-sheet-{key}"), text(f"gr-sheet-{key}-tip"), rule=key == "cash")

    rows = [
        row("cash", lambda player: cash_cell(moment, player)),
        row("incomes", lambda player: Cell(figure(moment.player_incomes[player]))),
        row("markers", lambda player: Cell(str(bag[player]))),
    ]
    if state.order:
        rows.append(row("turns", lambda player: _turns(turns, player)))
    return rows


def cash_cell(moment: Moment, player: str) -> Cell:
    if not moment.state.cash_shown:
        return Cell(HIDDEN, "quiet", tip=text("gr-cash-hidden"))
    return Cell(figure(moment.state.cash[player]), strong=True)


def _turns(turns: Mapping[str, list[Place]], player: str) -> Cell:
    """The places of this round that are his: those to come, then those that are over."""
    mine = turns[player]
    if not mine:
        return Cell(text("gr-no-turn"), "quiet", small=True)
    left = [place for place in mine if place.when != "done"]
    numbers = items(str(place.number) for place in left or mine)
    return Cell(numbers, "accent" if any(place.when == "now" for place in mine) else "" if left else "quiet")
