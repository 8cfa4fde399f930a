"""What may be put on the map now: pieces hex by hex with rotations and prices, stations circle by circle."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from core.hexmap.graph import Place
from core.kernel.action import Action
from core.kernel.options import Choice, Option
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.board import face
from core.rail18.evolve import evolve
from core.rail18.rules import Draft, Rules
from core.rail18.state import State
from core.rail18.steps.station import station_cost
from core.rail18.steps.track import TileOption
from core.rail18.upgrades import continued
from core.text.catalogue import text
from core.titles.t1844.mountains import PlaceMountain, special
from core.titles.t1844.tunnels import FURKA, BuildTunnel, LayFurkaOberalp
from ui.rail18.views.map.piece_words import panel_values
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import HexView, hex_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.same import listed

Kind = Literal["tile", "tunnel", "panel", "furka", "station"]
Refusals = tuple[Rejection, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that may be laid on a hex, with an action for each rotation that is legal."""

    hex: str
    kind: Kind
    name: str  # the number of a tile, the name of another piece
    actions: Mapping[int, Action]
    price: int = 0
    left: int | None = None  # how many like it there are, this one included
    uses: str | None = None  # the private or certificate that it uses up
    company: str | None = None
    node: int | None = None  # the city that gets a station
    refused: Mapping[int, Refusals] = field(default_factory=dict)  # by rotation, where only the table may lay it

    @property
    def rotations(self) -> tuple[int, ...]:
        return tuple(self.actions)

    @property
    def caption(self) -> str:
        """A tile that a private allows besides says so: it may lie there without it as well."""
        words = text("map-piece", kind=self.kind, name=self.name)
        return text("map-piece-with", piece=words, paper=self.uses) if self.kind == "tile" and self.uses else words

    @property
    def detail(self) -> str:
        """What is left of it, what it uses up, and what it costs where the button has no room to say so."""
        parts = []
        if self.left is not None:
            parts.append(text("map-piece-left", left=self.left))
        if self.uses is not None:
            parts.append(text("map-piece-uses", paper=self.uses))
        if self.refused and self.price:
            parts.append(text("map-piece-costs", price=self.price))
        return " · ".join(parts)

    @property
    def order(self) -> str:
        """What laying it is called on a button."""
        if self.refused:
            return text("map-all-the-same", kind=self.kind)  # all else is in its details
        price = self.price
        if self.kind == "station":
            return text("map-place-for" if price else "map-place", company=self.name, price=price)
        piece = text("map-piece-tile", number=self.name) if self.kind == "tile" else self.caption
        if self.kind == "tile" and self.uses:
            piece = text("map-piece-with", piece=piece, paper=self.uses)
        return text("map-lay-for" if price else "map-lay", piece=piece, price=price)


@dataclass(frozen=True, slots=True)
class Offers:
    pieces: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)
    marked: frozenset[str] = frozenset()  # hexes that the open question is about
    stations: frozenset[Place] = frozenset()  # cities that may get a station


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
            elif piece.kind != "furka":
                marked.add(piece.hex)
    found = {label: tuple(here) for label, here in pieces.items()}
    return Offers(found, frozenset(marked), frozenset(stations))


def _pieces(moment: Moment, option: Option) -> Iterable[Piece]:
    if isinstance(option, TileOption):
        return _tiles(moment, option)
    if not isinstance(option, Choice):
        return ()
    first = option.actions[0]
    if isinstance(first, BuildTunnel):
        return _tunnels(moment, option)
    if isinstance(first, PlaceMountain):
        return _panels(moment, option)
    if isinstance(first, PlaceStation):
        return _stations(moment, option)
    if isinstance(first, LayFurkaOberalp):
        return [furka_piece(moment.rules, piece.hex, first) for piece in special(moment.rules).furka_oberalp.pieces]
    return ()


def furka_piece(rules: Rules, label: str, action: Action, refused: Refusals = ()) -> Piece:
    """The Furka-Oberalp line, as it is laid from one of its hexes."""
    private = special(rules).powers.furka_oberalp.private
    return Piece(label, "furka", "", {0: action}, uses=private, refused={0: refused} if refused else {})


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
            yield Piece(label, "tile", number, actions, option.costs[label], left, option.power, option.company)


def by_number(number: str) -> tuple[int, str]:
    digits = "".join(letter for letter in number if letter.isdigit())
    return int(digits or 0), number


def _tunnels(moment: Moment, option: Choice) -> Iterable[Piece]:
    price = special(moment.rules).tunnels.build_cost
    grouped: dict[tuple[str, str, str], dict[int, Action]] = {}
    company = None
    for action in listed(moment.rules, moment.state, option.actions):
        assert isinstance(action, BuildTunnel)
        company = action.company
        grouped.setdefault((action.hex, action.certificate, action.piece), {})[action.rotation] = action
    for (label, certificate, name), actions in grouped.items():
        yield Piece(label, "tunnel", name, actions, price, None, certificate, company)


def _panels(moment: Moment, option: Choice) -> Iterable[Piece]:
    for action in option.actions:
        assert isinstance(action, PlaceMountain)
        yield Piece(action.hex, "panel", panel_values(moment.rules, action.panel), {0: action})


def _stations(moment: Moment, option: Choice) -> Iterable[Piece]:
    for action in option.actions:
        assert isinstance(action, PlaceStation)
        price = station_cost(Draft(moment.rules, moment.state), action.company)
        yield Piece(action.hex, "station", action.company, {0: action}, price, None, None, action.company, action.node)


def laid(rules: Rules, state: State, action: Action) -> State:
    """The map as it would be: what is laid, without all that follows from it."""
    facts: list[ev.Event] = []
    if isinstance(action, LayTile):
        new = rules.title.tiles[action.tile].faces[action.rotation]
        nodes = continued(face(rules, state, action.hex), new) or ()
        facts = [ev.TileLaid(action.company, action.hex, action.tile, action.rotation, nodes)]
    elif isinstance(action, BuildTunnel):
        facts = [ev.OverlayLaid(action.hex, action.piece, action.rotation, action.certificate)]
    elif isinstance(action, PlaceMountain):
        facts = [ev.OverlayLaid(action.hex, action.panel, 0, action.mountain)]
    elif isinstance(action, LayFurkaOberalp):
        facts = [ev.OverlayLaid(piece.hex, FURKA, 0, None) for piece in special(rules).furka_oberalp.pieces]
    elif isinstance(action, PlaceStation):
        facts = [ev.StationPlaced(action.company, action.hex, action.node, home=False)]
    for fact in facts:
        state = evolve(state, fact)
    return state


def preview(rules: Rules, state: State, action: Action) -> dict[str, HexView]:
    """The hexes that an action would change, as they would look."""
    if isinstance(action, LayFurkaOberalp):
        labels = [piece.hex for piece in special(rules).furka_oberalp.pieces]
    else:
        labels = [getattr(action, "hex")]  # noqa: B009
    after = map_state(rules, laid(rules, state, action))
    return {label: hex_view(rules.title, label, after) for label in labels}


def may_change_run(moment: Moment, action: Action | None) -> bool:
    """Is it worth asking what this would do to the best run of a company?"""
    return isinstance(action, LayTile | BuildTunnel | PlaceStation) and bool(moment.state.trains_of(action.company))
