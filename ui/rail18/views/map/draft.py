"""The map as it lies on the table, while somebody enters it: so that track can be kept again."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from core.hexmap.coordinates import EDGES
from core.hexmap.tiles import period
from core.kernel.refusal import Rejection
from core.rail18.actions import OverlayAt, SetMap, StationAt, TileAt
from core.rail18.board import on_hex
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.start import initial_state
from core.rail18.state import Overlay, Placed, State, Station
from core.rail18.upgrades import Grown, grown, printed_for_good
from core.text.catalogue import text, text_of
from ui.companion.views.links import problem_of
from ui.rail18.views.map.piece_choices import hexes_for, pieces_for
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import hex_view, map_view
from ui.rail18.views.papers.kinds import limited_kind
from ui.values.hexes import HexView, MapView
from ui.values.problem import Problem


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may lie on a hex; `there` says that it does."""

    kind: Literal["tile", "station", "piece"]
    label: str
    there: bool
    thing: TileAt | StationAt | OverlayAt
    picture: HexView | None = None


def tile_picture(rules: Rules, state: State, label: str, placed: Placed) -> HexView:
    """A hex with a tile, and nothing else upon it."""
    return hex_view(rules.title, label, map_state(rules, state.with_(tiles={label: placed}, stations={}, overlays={})))


@dataclass(frozen=True)
class MapDraft:
    """Begins with what was last known of the map."""

    rules: Rules
    state: State  # its map is the one that is being entered

    @property
    def view(self) -> MapView:
        return map_view(self.rules.title, map_state(self.rules, self.state))

    # --- what may lie on a hex

    def choices(self, label: str) -> list[Choice]:
        """What lies there first."""
        found = [*self._tiles(label), *self._pieces(label), *self._stations(label)]
        return sorted(found, key=lambda choice: not choice.there)

    def _tiles(self, label: str) -> list[Choice]:
        """Tiles of the colours of the phase that upgrades lead to, as far as the tray goes."""
        rules, state = self.rules, self.state
        if printed_for_good(rules, label):
            return []
        lies = state.tiles.get(label)
        used = Counter(placed.tile for hex_, placed in state.tiles.items() if hex_ != label)
        colours = rules.title.phase(state.phase).tiles
        known: Grown = {}
        found = []
        for number, tile in rules.title.tiles.items():
            if tile.colour not in colours or used[number] >= tile.count:
                continue
            several = len(tile.faces[0].nodes) > 1  # stations are told apart by their numbers
            turns = len(tile.faces) if several else period(tile)
            for rotation in range(turns):
                if grown(rules, label, number, rotation, known) is None:
                    continue
                there = lies is not None and (lies.tile, lies.rotation % turns) == (number, rotation)
                words = text("map-entry-tile", tile=number)
                found.append(
                    Choice("tile", words, there, TileAt(hex=label, tile=number, rotation=rotation),
                           tile_picture(rules, state, label, Placed(number, rotation)))
                )  # fmt: skip
        return found

    def _stations(self, label: str) -> list[Choice]:
        rules, state = self.rules, self.state
        here = state.stations.get(label, ())
        found = []
        for node, city in enumerate(on_hex(rules, state, label).nodes):
            if city.kind != "city":
                continue
            for sym, company in state.companies.items():
                placed = company.launched and not company.closed and (company.home_hex is None or company.home_placed)
                if placed:
                    words = text("map-entry-station", company=sym, city=node + 1)
                    there = Station(sym, node) in here
                    found.append(Choice("station", words, there, StationAt(company=sym, hex=label, node=node)))
        return found

    def _pieces(self, label: str) -> list[Choice]:
        """For certificates that have been used."""
        here = {(overlay.piece, overlay.paper, overlay.rotation) for overlay in self.state.overlays.get(label, ())}
        found = []
        for paper, owned in self.state.papers.items():
            for piece in pieces_for(self.rules, paper, label) if owned.used else ():
                sort = limited_kind(self.rules, paper) or ""
                words = text_of("map-entry-piece", sort, paper=paper, piece=piece.words)
                lies = (piece.piece, paper, piece.rotation) in here
                found.append(Choice("piece", words, lies, self._piece(label, piece.piece, paper, piece.rotation)))
        return found

    @staticmethod
    def _piece(label: str, piece: str, paper: str, rotation: int) -> OverlayAt:
        return OverlayAt(hex=label, piece=piece, paper=paper, rotation=rotation)

    # --- putting it there, or taking it away

    def toggled(self, choice: Choice) -> "MapDraft":
        match choice.thing:
            case TileAt() as lies:
                return self._with_tile(lies, there=not choice.there)
            case StationAt() as placed:
                return self._with_station(placed, there=not choice.there)
            case OverlayAt() as piece:
                return self._with_piece(piece, there=not choice.there)

    def _with_tile(self, lies: TileAt, *, there: bool) -> "MapDraft":
        tiles = {label: placed for label, placed in self.state.tiles.items() if label != lies.hex}
        if there:
            tiles[lies.hex] = Placed(lies.tile, lies.rotation)
        laid = self._with(tiles=tiles)
        here = tuple(entry for entry in self.state.stations.get(lies.hex, ()) if laid.has_city(lies.hex, entry.node))
        stations = {label: entries for label, entries in self.state.stations.items() if label != lies.hex}
        return laid._with(stations={**stations, lies.hex: here} if here else stations)

    def has_city(self, label: str, node: int) -> bool:
        nodes = on_hex(self.rules, self.state, label).nodes
        return 0 <= node < len(nodes) and nodes[node].kind == "city"

    def _with_station(self, placed: StationAt, *, there: bool) -> "MapDraft":
        others = tuple(entry for entry in self.state.stations.get(placed.hex, ()) if entry.company != placed.company)
        here = (*others, Station(placed.company, placed.node)) if there else others
        stations = {label: entries for label, entries in self.state.stations.items() if label != placed.hex}
        return self._with(stations={**stations, placed.hex: here} if here else stations)

    def _with_piece(self, piece: OverlayAt, *, there: bool) -> "MapDraft":
        """A certificate has one place, and a hex one piece besides what never moves."""
        overlays = {
            label: kept
            for label, here in self.state.overlays.items()
            if (
                kept := tuple(
                    o for o in here if o.paper != piece.paper and (label != piece.hex or not self._movable(o))
                )
            )
        }
        if there:
            new = Overlay(piece.piece, piece.rotation, piece.paper)
            overlays[piece.hex] = (*overlays.get(piece.hex, ()), new)
        return self._with(overlays=overlays)

    def _movable(self, overlay: Overlay) -> bool:
        """Its certificate has several places; what belongs to a private has one and never moves."""
        return overlay.paper is not None and bool(hexes_for(self.rules, overlay.paper))

    def _with(self, **changes: object) -> "MapDraft":
        return replace(self, state=self.state.with_(**changes))

    def in_game(self, state: State) -> "MapDraft":
        """The same map where the game has gone on meanwhile."""
        lies = self.state
        return replace(self, state=state.with_(tiles=lies.tiles, stations=lies.stations, overlays=lies.overlays))

    # --- done

    def action(self) -> SetMap:
        state = self.state
        return SetMap(
            actor=state.order[0],
            tiles=tuple(
                TileAt(hex=label, tile=placed.tile, rotation=placed.rotation) for label, placed in state.tiles.items()
            ),
            stations=tuple(
                StationAt(company=entry.company, hex=label, node=entry.node)
                for label, entries in state.stations.items()
                for entry in entries
            ),
            overlays=tuple(
                self._piece(label, overlay.piece, overlay.paper, overlay.rotation)
                for label, here in state.overlays.items()
                for overlay in here
                if overlay.paper is not None and self._movable(overlay)
            ),
        )

    def problem(self, engine: Engine18, state: State, names: dict[str, str]) -> Problem | None:
        """Why the map cannot be so. `state` is the game's."""
        outcome = engine.decide(state, self.action())
        return problem_of(self.rules.title.id, outcome, names) if isinstance(outcome, Rejection) else None


Lying = tuple[tuple[TileAt, ...], tuple[StationAt, ...], tuple[OverlayAt, ...]]


def what_can_lie(
    rules: Rules, tiles: Iterable[TileAt], stations: Iterable[StationAt], overlays: Iterable[OverlayAt]
) -> Lying:
    """Of a map that was kept, what this title has a place for; it may come from another version of it."""
    start: State = initial_state(rules)
    faces = rules.title.faces
    known = {
        lies.hex: lies
        for lies in tiles
        if lies.hex in faces and lies.tile in rules.title.tiles and lies.rotation in EDGES
    }
    lying = {label: Placed(lies.tile, lies.rotation) for label, lies in known.items()}
    draft = MapDraft(rules, start.with_(tiles=lying))
    return (
        tuple(known.values()),
        tuple(
            placed
            for placed in stations
            if placed.hex in faces and placed.company in start.companies and draft.has_city(placed.hex, placed.node)
        ),
        tuple(
            piece
            for piece in overlays
            if piece.hex in faces
            and piece.piece in [known.piece for known in pieces_for(rules, piece.paper, piece.hex)]
        ),
    )
