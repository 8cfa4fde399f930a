"""The pack-up sheet: everything that is needed to lay the game out again on the physical board."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from core.rail18.order import operating_order
from core.rail18.rules import Rules
from core.rail18.stack import left as left_in_stack
from core.rail18.state import BANK, CLOSED, POOL
from core.text.catalogue import text, text_of
from core.text.dates import date_words
from core.text.lists import items
from core.text.numbers import figure
from core.text.title_words import title_name
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.header import header_view
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.rail18.views.market import market_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words as Names
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.papers.kinds import kinds_of_paper
from ui.rail18.views.sheets.pack_up_boxes import begun, company_box, paper_words, player_box, stack_of
from ui.rail18.views.sheets.pack_up_flow import flow_entries
from ui.rail18.views.sheets.pack_up_map import piece_list, station_list, tile_list
from ui.shell.views.ruled_game import presets, ruling_rows
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Picture, Section, Sheet, Words


def pack_up(moment: Moment, name: str, when: datetime) -> Sheet:
    """`name` is what the game is called, mostly the name of its file."""
    title = text("paper-pack-up")
    return Sheet(
        "pack-up",
        title,
        subtitle(moment.rules, name),
        foot_words(moment, title, name, when),
        tuple(_sections(moment, name, when)),
    )


def subtitle(rules: Rules, name: str) -> str:
    """Which game of which title; one that has no file is called by its title."""
    title = _title(rules)
    return title if name == title else text("paper-subtitle", game=name, title=title)


def foot_words(moment: Moment, title: str, name: str, when: datetime) -> str:
    head = header_view(moment)
    return " · ".join((title, name, head.round.value, text("paper-date", date=date_words(when))))


def _sections(moment: Moment, name: str, when: datetime) -> Iterator[Section]:
    state = moment.state
    yield Section(
        (_standing_box(moment), _game_box(moment, name, when), _trains_box(moment), _bank_box(moment)), columns=2
    )
    market = market_view(replace(moment, before=None, events=()))
    bare = tuple(replace(marker, trail=()) for marker in market.markers)
    yield Section((Picture(replace(market, markers=bare, moved=frozenset(), acting=None)),), text("paper-market"))
    if state.markers:
        yield Section((_markers(moment),), text("paper-markers"), columns=2)
    yield Section(tuple(player_box(moment, player) for player in state.order), text("paper-players"), 2, fresh=True)
    yield Section(tuple(_companies(moment)), text("paper-companies"), columns=2)
    if state.track_kept:
        view = map_view(moment.rules.title, map_state(moment.rules, state))
        empty = () if state.tiles else (Words(text("paper-no-tiles"), quiet=True),)
        yield Section((*empty, Picture(view)), text("paper-map"), landscape=True, fresh=True)
        if state.tiles:
            yield Section((Words(text("paper-tiles-hint"), quiet=True),), text("paper-tiles"), fresh=True)
            yield Section((tile_list(moment),), columns=2)
        if any(state.stations.values()):
            yield Section((station_list(moment),), text("paper-stations"), columns=2)
        if any(state.overlays.values()):
            yield Section((piece_list(moment),), text_of("paper-pieces", moment.rules.title.id))
    else:
        yield Section((Words(text("paper-no-track")),), text("paper-map"))
    if not state.cash_open:
        yield _cash_page(moment)


def _cash_page(moment: Moment) -> Section:
    """Cash that the table keeps hidden, on a page that can be folded away."""
    state = moment.state
    rows = tuple((Cell(moment.names[player]), Cell(figure(state.cash[player]), strong=True)) for player in state.order)
    grid = small_table((text("paper-player"), text("paper-cash")), (False, True), rows, wide=0)
    return Section((Words(text("paper-cash-hidden")), grid), text("paper-cash-page"), fresh=True)


def _standing_box(moment: Moment) -> Box:
    state, head = moment.state, header_view(moment)
    order = items(
        text("paper-numbered", number=number, name=moment.names[player]) for number, player in enumerate(state.order, 1)
    )
    phase = text("paper-phase-words", phase=state.phase, more=head.phase.caption)
    entries = (
        *flow_entries(moment),
        Fact(text("paper-order"), order),
        Fact(text("paper-phase"), phase),
    )
    return Box(text("paper-standing"), (Facts(entries),), figure=Fact("", head.round.value))


def _game_box(moment: Moment, name: str, when: datetime) -> Box:
    rules, state = moment.rules, moment.state
    setup = state.setup
    preset = next((row.name for row in presets(setup.title) if row.id == setup.preset), setup.preset)
    mode = [text(f"new-mode-{state.mode}")]
    if not state.track_kept:
        mode.append(text("paper-without-track"))
    mode.append(text("paper-cash-is-open" if state.cash_open else "paper-cash-is-hidden"))
    entries = [
        Fact(text("paper-game"), name),
        Fact(text("paper-title"), _title(rules)),
        Fact(text("paper-players"), str(len(state.order))),
        Fact(text("paper-rulings"), preset),
        *_own_rulings(moment),
        Fact(text("paper-mode"), items(mode)),
        Fact(text("paper-written"), date_words(when)),
    ]
    return Box(text("paper-the-game"), (Facts(tuple(entries)),))


def _own_rulings(moment: Moment) -> Iterator[Fact]:
    """What the table plays otherwise than its preset says."""
    setup = moment.state.setup
    standard = moment.rules.title.rulings(setup.preset or None)
    for row in ruling_rows(NewGame(setup.title, preset=setup.preset, overrides=dict(setup.rulings))):
        if setup.rulings[row.switch] != standard[row.switch]:
            yield Fact(text("paper-ruling", id=row.id), row.sentences.get(row.chosen, row.chosen))


def _trains_box(moment: Moment) -> Box:
    """Of every kind: what lies in the stack, what is in play, in the pool, and out of the game."""
    rules, state = moment.rules, moment.state
    extras = {extra.name for extra in rules.title.data.extra_trains}
    rows = []
    for sheet in rules.title.data.trains:
        first = sheet.sides[0].type
        cards = [card for name, card in state.trains.items() if name not in extras and name.rpartition("-")[0] == first]
        pooled = sum(card.owner == POOL for card in cards)
        taken, left = state.stack.get(first, 0), left_in_stack(state, sheet)
        rows.append(
            (
                Cell(cards=tuple(card_view(rules, side.type, state.phase) for side in sheet.sides)),
                Cell(" / ".join(figure(side.price) for side in sheet.sides), "quiet"),
                Cell(text("paper-trains-enough") if left is None else str(left), strong=True),
                Cell(str(len(cards) - pooled)),
                Cell(str(pooled)),
                Cell(str(taken - len(cards))),
            )
        )
    heads = ("", *(text(f"paper-trains-{key}") for key in ("price", "stack", "play", "pool", "out")))
    grid = small_table(heads, (False, True, True, True, True, True), tuple(rows), wide=0)
    pool = [state.trains[card].type for card in state.trains_of(POOL)]
    entry = Fact(text("paper-in-pool"), items(pool) or text("trains-none"))
    return Box(text("paper-trains"), (grid, Facts((entry,))))


def _bank_box(moment: Moment) -> Box:
    rules, state, names = moment.rules, moment.state, Names(moment.rules, moment.state.players)
    bank = figure(state.cash[BANK])
    entries = []
    for kind, codes in kinds_of_paper(rules).items():
        left = [code for code in codes if state.papers[code].owner == BANK]
        if left and kind == "privates":
            entries.append(Fact(text(f"paper-{kind}"), items(paper_words(names, state, code) for code in left)))
        elif left:
            entries.append(Fact(text(f"paper-{kind}"), items(left)))
    closed = [
        text("paper-code-used", code=code) if paper.used else code
        for code, paper in state.papers.items()
        if paper.owner == CLOSED
    ]
    if closed:
        entries.append(Fact(text("paper-out"), items(closed)))
    return Box(text("paper-bank"), (Facts(tuple(entries)),), figure=Fact(text("paper-cash"), bank))


def _markers(moment: Moment) -> Table:
    """In the order in which companies act; those of one owner have no marker."""
    rules, state = moment.rules, moment.state
    known = chips(rules.title)
    rows = []
    for number, sym in enumerate(operating_order(rules, state, state.markers.__contains__), 1):
        marker = state.markers[sym]
        height, together = stack_of(state, sym)
        stack = text("paper-of", number=height, all=len(together)) if len(together) > 1 else ""
        rows.append(
            (
                Cell(str(number), "quiet"),
                Cell(chip=known[sym]),
                Cell(figure(rules.market.price(marker)), strong=True),
                Cell(str(marker.row + 1)),
                Cell(str(marker.column + 1)),
                Cell(stack),
            )
        )
    heads = ("", *(text(f"paper-marker-{key}") for key in ("company", "price", "row", "column", "stack")))
    return small_table(heads, (True, False, True, True, True, True), tuple(rows))


def _companies(moment: Moment) -> Iterator[Box | Words]:
    state, companies = moment.state, moment.rules.title.companies
    ordered = operating_order(moment.rules, state, lambda sym: begun(state, sym))
    rest = [sym for sym in companies if begun(state, sym) and sym not in ordered]
    for sym in (*ordered, *rest):
        yield company_box(moment, sym)
    waiting = [sym for sym in companies if not begun(state, sym) and not state.companies[sym].closed]
    closed = [sym for sym in companies if state.companies[sym].closed]
    entries = [
        Fact(text(code), items(syms)) for code, syms in (("paper-not-begun", waiting), ("paper-closed", closed)) if syms
    ]
    if entries:
        yield Box(text("paper-other-companies"), (Facts(tuple(entries)),))


def _title(rules: Rules) -> str:
    return title_name(rules.title.id, rules.title.data.name)
