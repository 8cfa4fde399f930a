"""What a sensible player sees on the map: what trains would earn, and how far away the next good places lie."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from core.hexmap.coordinates import EDGES
from core.hexmap.graph import Place
from core.hexmap.tiles import COLOURS, NODE
from core.mechanics.budget import Budget
from core.rail18.board import all_tracks, face, home_place, is_stop, on_hex, passable, station_places
from core.rail18.routes.best_run import searches_for
from core.rail18.routes.combine import Combiner
from core.rail18.routes.links import route_map
from core.rail18.rules import Rules
from core.rail18.state import State, Station
from core.rail18.upgrades import next_colour, printed_for_good

MOST_STEPS = 6000  # of one search; by steps and not by the clock, so that games repeat
FAR = 6.5  # tiles that nobody plans ahead
KEPT = 4000

Cross = Callable[[str, int, float], None]


@dataclass(frozen=True, slots=True)
class View:
    """The tiles that a company still has to lay until it reaches a place."""

    stops: Mapping[Place, float]
    passes: Mapping[str, float]  # hexes that need more than a tile: 1844's passes, by one of their mouths


class Surveyor:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._open = {
            label: tuple(edge for edge in EDGES if not rules.slots.track.closed_edge(rules, label, edge))
            for label in rules.title.faces
        }
        self._phase_of = {
            colour: next(phase.id for phase in rules.title.data.phases if colour in phase.tiles)
            for colour in rules.title.data.phases[-1].tiles
        }
        self._incomes: dict[tuple[object, ...], tuple[object, int]] = {}

    # what trains earn

    def income(self, state: State, company: str, kinds: Sequence[str]) -> int:
        """The best run with trains of these types on the map as it lies."""
        if not kinds:
            return 0
        held = (state.tiles, state.overlays, state.stations)
        key = (*map(id, held), state.phase, company, *sorted(kinds))
        kept = self._incomes.get(key)
        if kept is not None:
            return kept[1]
        total = self._search(state, company, sorted(kinds))
        if len(self._incomes) > KEPT:
            self._incomes.clear()
        self._incomes[key] = (held, total)
        return total

    def _search(self, state: State, company: str, kinds: list[str]) -> int:
        board = route_map(self.rules, state, company)
        if len(board.stops) < 2:
            return 0
        budget = Budget()
        budget.cancelled = lambda: budget.steps > MOST_STEPS
        extras = self.rules.slots.routes.extras(self.rules, state, board)
        return Combiner(searches_for(self.rules, board, extras, kinds), kinds, budget).solve().total

    # what could be reached

    def view(self, state: State, company: str, bore: float | None = None, from_home: bool = False) -> View:
        """Cheapest first from the company's stations; a tile costs one, more on dear ground or before its phase.

        `bore` is what a tunnel costs, None where none can be built.
        """
        rules, tracks = self.rules, all_tracks(self.rules, state)
        each = self.each_hex(company)
        costs: dict[tuple[str, int], float] = {}
        stops: dict[Place, float] = {}
        passes: dict[str, float] = {}
        queue: list[tuple[float, int, str, int]] = []
        order = count()

        def cross(label: str, edge: int, cost: float) -> None:
            beyond = rules.sides.across[label, edge]
            cost += each
            if beyond is not None and cost < costs.get(beyond, FAR):
                costs[beyond] = cost
                heappush(queue, (cost, next(order), *beyond))

        def call(label: str, node: int, entry: int, cost: float) -> None:
            stops[label, node] = min(cost, stops.get((label, node), FAR))
            if passable(rules, state, company, label, node):
                for leave in tracks[label].from_node[node]:
                    if leave != entry:
                        cross(label, leave, cost)

        home = home_place(state, company)
        starts = [home] if from_home and home else station_places(state, company) or ([home] if home else [])
        builds: dict[str, int] = {}  # tiles tried on a hex: the two cheapest ways to it are enough

        def build(label: str, entry: int | None, cost: float) -> float | None:
            builds[label] = builds.get(label, 0) + 1
            if builds[label] > 2:
                return None
            tile = self._tile(state, company, label, entry is None)
            if tile is None:
                return None
            for leave in self._open[label]:
                if leave != entry:
                    cross(label, leave, cost + tile)
            return cost + tile

        for label, node in starts:
            stops[label, node] = 0
            for edge in tracks[label].from_node[node]:
                cross(label, edge, 0)
            build(label, None, 0)
        while queue:
            cost, _, label, edge = heappop(queue)
            if cost > costs[label, edge]:
                continue
            for end in tracks[label].from_edge[edge]:
                if end < NODE:
                    cross(label, end, cost)
                else:
                    call(label, end - NODE, edge, cost)
            self.through(state, label, edge, cost, bore, passes, cross)
            built = build(label, edge, cost)
            if built is not None:
                for node, ways in enumerate(tracks[label].from_node):
                    if not ways and built < stops.get((label, node), FAR):
                        stops[label, node] = built
        return View(stops, passes)

    def _tile(self, state: State, company: str, label: str, own: bool) -> float | None:
        """What a new tile on this hex costs, counted in tiles; None where none can be laid."""
        rules = self.rules
        here = face(rules, state, label)
        colour = next_colour(here.colour)
        if printed_for_good(rules, label) or colour is None or colour == COLOURS[-1]:
            return None
        shut = (
            not own
            and here.tracks
            and not all(passable(rules, state, company, label, node) for node in range(len(here.nodes)))
        )
        if shut:
            return None
        later = 0.0 if rules.phase_at_least(state, self._phase_of[colour]) else 1.6
        return 1 + later + rules.slots.track.terrain_cost(rules, state, label) / 200

    def each_hex(self, company: str) -> float:
        """What a hex counts besides its tile: more where trains count hexes."""
        return 0.03

    def through(
        self, state: State, label: str, entry: int, cost: float, bore: float | None, passes: dict[str, float],
        cross: Cross,
    ) -> None:  # fmt: skip
        """Where a title has another way through a hex than a tile, for `bore` tiles."""

    def stop_worth(self, state: State, company: str, place: Place, player: str | None = None) -> float:
        """What a stop is worth in a while; a sleeping mountain railway of one's own is worth more."""
        rules = self.rules
        label, node = place
        here = on_hex(rules, state, label).nodes[node]
        if here.kind == "offboard":
            if not is_stop(rules, state, company, label, node):
                return 0.0
            value = float(rules.slots.routes.stop_value(rules, state, label, node) or 0)
            return value + self.asleep_worth(state, label, player)
        return max(float(here.value(rules.title.phase_colour(state.phase))), 30.0 if here.kind == "city" else 10.0)

    def asleep_worth(self, state: State, label: str, player: str | None) -> float:
        own = [p for p in state.papers.values() if p.owner == player and p.hex == label and p.used and not p.active]
        return 60.0 * len(own)

    def promise(self, state: State, company: str, seen: View, player: str | None = None) -> float:
        """All good places within reach, each worth less the more tiles are missing."""
        found: dict[str, float] = {}
        for place, cost in seen.stops.items():
            worth = self.stop_worth(state, company, place, player) * 0.55**cost
            groups = on_hex(self.rules, state, place[0]).nodes[place[1]].groups
            name = next((group for group in groups if len(group) > 1), f"{place[0]}.{place[1]}")
            found[name] = max(found.get(name, 0.0), worth)
        ranked = sorted(found.values(), reverse=True)[:12]
        return sum(worth * 0.93**rank for rank, worth in enumerate(ranked))

    def destination(self, state: State, company: str, bore: float | None, seen: View | None = None) -> float | None:
        """Tiles until the destination money; None where there is none to come."""
        if state.companies[company].destination != "open":
            return None
        if seen is None or len(station_places(state, company)) > 1:
            seen = self.view(state, company, bore, from_home=True)
        return self.to_target(company, bore, seen)

    def to_target(self, company: str, bore: float | None, seen: View) -> float:
        target = self.rules.title.companies[company].destination
        return min((cost for (label, _), cost in seen.stops.items() if label == target), default=FAR)

    def bore(self, state: State, player: str) -> float | None:
        """What the title's other way through a hex costs a player in tiles; None if there is none for him."""
        return None

    def with_home(self, state: State, company: str) -> State:
        """As if the company had begun: its home station stands."""
        home = home_place(state, company)
        if home is None or any(s.company == company for s in state.stations.get(home[0], ())):
            return state
        here = (*state.stations.get(home[0], ()), Station(company, home[1]))
        return state.with_(stations={**state.stations, home[0]: here})
