"""What may be put on the map now, from what may be done; and how it would look."""

from collections.abc import Iterable

from core.hexmap.graph import Place
from core.kernel.action import Action
from core.kernel.options import Choice, Option
from core.rail18 import events as ev
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.equal_actions import listed
from core.rail18.evolve import evolve
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.steps.station import station_cost
from core.rail18.steps.track import TileOption
from core.rail18.trying import outcome
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import hex_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.values.hexes import HexView
from ui.values.pieces import Offers, Piece


def map_offers(moment: Moment) -> Offers:
    pieces: dict[str, list[Piece]] = {}
    marked: set[str] = set()
    stations: set[Place] = set()
    for option in moment.options:
        for piece in _pieces(moment, option):
            if piece.hex not in moment.rules.title.faces:
                continue  # track is not kept: nobody says where
            pieces.setdefault(piece.hex, []).append(piece)
            if piece.node is not None:
                stations.add((piece.hex, piece.node))
            elif piece.asked:
                marked.add(piece.hex)
    found = {label: tuple(here) for label, here in pieces.items()}
    return Offers(found, frozenset(marked), frozenset(stations))


def tile_numbers(moment: Moment, label: str) -> dict[tuple[str, str | None], int]:
    """The places, from 0, that tiles have among the pieces of a hex, by their number and what they use up."""
    found: dict[tuple[str, str | None], int] = {}
    before = 0
    for option in moment.options:
        if isinstance(option, TileOption):
            for tile in sorted(option.tiles.get(label, ()), key=by_number):
                found[tile, option.power] = before
                before += 1
        else:
            before += sum(piece.hex == label for piece in _pieces(moment, option))
    return found


def _pieces(moment: Moment, option: Option) -> Iterable[Piece]:
    if isinstance(option, TileOption):
        return _tiles(moment, option)
    if not isinstance(option, Choice):
        return ()
    if isinstance(option.actions[0], PlaceStation):
        return _stations(moment, option)
    return title_views(moment.rules.title.id).map.offered(moment, option)


def _tiles(moment: Moment, option: TileOption) -> Iterable[Piece]:
    for label, tiles in option.tiles.items():
        for number, turns in sorted(tiles.items(), key=lambda entry: by_number(entry[0])):
            lays = [
                LayTile(actor=option.actor, company=option.company, hex=label, tile=number, rotation=rotation,
                        power=option.power)
                for rotation in turns
            ]  # fmt: skip
            actions = {action.rotation: action for action in listed(moment.rules, moment.state, lays)}
            left = moment.state.tray[number]
            yield Piece(label, "tile", number, actions, option.costs[label], left, option.power, option.company,
                        turned=True)  # fmt: skip


def by_number(number: str) -> tuple[int, str]:
    digits = "".join(letter for letter in number if letter.isdigit())
    return int(digits or 0), number


def _stations(moment: Moment, option: Choice) -> Iterable[Piece]:
    for action in option.actions:
        assert isinstance(action, PlaceStation)
        price = station_cost(moment.rules, moment.state, action.company)
        yield Piece(action.hex, "station", action.company, {0: action}, price, None, None, action.company, action.node)


def preview(rules: Rules, state: State, action: Action) -> dict[str, HexView]:
    """The hexes that a judged action would change, as they would look: what lies there, not what follows from it."""
    facts = [event for event in outcome(rules, state, action) if isinstance(event, ev.ON_THE_MAP)]
    for fact in facts:
        state = evolve(state, fact)
    after = map_state(rules, state)
    return {fact.hex: hex_view(rules.title, fact.hex, after) for fact in facts}


def may_change_run(moment: Moment, action: Action | None) -> bool:
    """Is it worth asking what this piece would do to the best run of the company that lays it?"""
    company = getattr(action, "company", None)
    return company is not None and bool(moment.state.trains_of(company))
