"""Late boards for the route search: companies build by the rules until next to nothing more fits on the map.

Only track, tunnels and stations are played; money, shares and rounds are left out, which makes a board in half a second
and not in ten. What is laid obeys the rules for tiles, reach, tray and cities. The SBB then takes over the stations of
its members, places what it has left, and gets its trains.
"""

from collections.abc import Sequence
from random import Random

from core import registry
from core.hexmap.coordinates import EDGES, opposite
from core.interchange.game_file import new_setup
from core.rail18 import events as ev
from core.rail18.board import face, free_circles, holds_station, kept_homes, on_hex, reach
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.state import Overlay, Player, State, Station, Train
from core.rail18.steps.track import takes_cities
from core.rail18.upgrades import fits, next_colour, printed_for_good, rotations
from core.titles.t1844.mountains import free_mountains, panels_left, special
from core.titles.t1844.tunnels import FURKA, furka_edges, is_mouth, piece_ends, pieces_left, tunnel_in

PHASES = ("2",) * 4 + ("3",) * 8 + ("5",) * 10  # by round; the seventh is played until the board is full
MOST_ROUNDS = 60
TILES_LOOKED_AT = 16
FOURTH_TRAINS = ("6", "6H", "5H", "8E", "8H")


def full_board(
    seed: int, trains: Sequence[str] | None = None, stations: int = 10, preset: str = "2016"
) -> tuple[Engine18, State]:
    """A board in the last phase. Without `trains` the SBB has its 5H, two 8E and one more."""
    rng = Random(f"board {seed}")
    engine = registry.engine(new_setup("1844", [Player(f"p{seat}", f"p{seat}") for seat in range(4)], preset))
    state = Builder(engine, rng, stations).build()
    kinds = ("5H", "8E", "8E", rng.choice(FOURTH_TRAINS)) if trains is None else trains
    return engine, state.with_(trains={f"{kind}-{number}": Train(kind, "SBB") for number, kind in enumerate(kinds)})


class Builder:
    def __init__(self, engine: Engine18, rng: Random, stations: int) -> None:
        self.rules, self.rng = engine.rules, rng
        self.state: State = engine.initial()
        self.members = special(engine.rules).nationalisation.members
        self.sbb = special(engine.rules).nationalisation.sbb
        self.stations = stations
        others = [sym for sym in engine.rules.title.companies if sym not in (*self.members, self.sbb)]
        self.companies = [*self.members, *rng.sample(others, rng.randint(6, len(others)))]
        costs = {sym: engine.rules.title.kind(sym).station_costs for sym in self.companies}
        self.left = {sym: rng.randint(1, len(costs[sym]) - 1) for sym in self.companies}

    def build(self) -> State:
        self._mountains()
        self._homes()
        idle = 0
        for number in range(MOST_ROUNDS):
            phase = PHASES[number] if number < len(PHASES) else "7"
            if phase == "5" and self.state.phase == "3":
                self._furka()
            self.state = self.state.with_(phase=phase)
            self.rng.shuffle(self.companies)
            laid = sum(self._turn(company) for company in self.companies)
            idle = 0 if laid else idle + 1
            if phase == "7" and idle == 3:
                break
        self._merge()
        return self.state

    def _turn(self, company: str) -> bool:
        if self.rng.random() < 0.1:
            self._tunnel(company)
        laid = self._lay(company)
        if self.rng.random() < 0.2:
            self._station(company)
        return laid

    def _homes(self) -> None:
        for sym in self.companies:
            home = self.state.companies[sym]
            assert home.home_hex is not None
            self._put_station(sym, home.home_hex, home.home_node)

    def _put_station(self, company: str, label: str, node: int) -> None:
        here = (*self.state.stations.get(label, ()), Station(company, node))
        self.state = self.state.with_(stations={**self.state.stations, label: here})

    def _lay(self, company: str) -> bool:
        """Of some tiles that the company reaches, the one that joins most track."""
        rules, state = self.rules, self.state
        own = {label for label, here in state.stations.items() if any(station.company == company for station in here)}
        open_edges: dict[str, set[int]] = {label: set(EDGES) for label in own}
        for label, edge in reach(rules, state, company).sure_arrivals():
            open_edges.setdefault(label, set()).add(edge)
        colours = rules.title.phase(state.phase).tiles
        hexes = [label for label in sorted(open_edges) if not printed_for_good(rules, label)]
        choices = []
        for label in self.rng.sample(hexes, len(hexes)):
            colour = next_colour(face(rules, state, label).colour)
            for number, left in state.tray.items():
                tile = rules.title.tiles[number]
                if not left or colour not in colours or tile.colour != colour or not fits(rules, state, label, number):
                    continue
                for rotation, nodes in rotations(rules, state, label, number):
                    new = tile.faces[rotation]
                    reached = label in own or new.edges & open_edges[label]
                    if reached and not takes_cities(state, label, new, nodes):
                        worth = self._joins(label, new.edges) + 0.7 * len(new.nodes) + self.rng.random()
                        choices.append((worth, number, rotation, label, nodes))
            if len(choices) >= TILES_LOOKED_AT:
                break
        if not choices:
            return False
        _, number, rotation, label, nodes = max(choices)
        self.state = evolve(state, ev.TileLaid(company, label, number, rotation, nodes))
        return True

    def _joins(self, label: str, edges: frozenset[int]) -> int:
        """How many edges meet track beyond."""
        title = self.rules.title
        found = 0
        for edge in edges - title.walls[label]:
            other = title.neighbours[label][edge]
            found += other is not None and bool(on_hex(self.rules, self.state, other).tracks.from_edge[opposite(edge)])
        return found

    def _station(self, company: str) -> None:
        rules, state = self.rules, self.state
        free = [
            (label, node)
            for label, node in sorted(reach(rules, state, company).nodes())
            if on_hex(rules, state, label).nodes[node].kind == "city"
            and not holds_station(state, company, label)
            and free_circles(rules, state, label, node) > kept_homes(rules, state, company, label, node)
        ]
        if free and self.left[company]:
            self.left[company] -= 1
            self._put_station(company, *self.rng.choice(free))

    def _overlay(self, label: str, piece: str, rotation: int) -> None:
        here = (*self.state.overlays.get(label, ()), Overlay(piece, rotation))
        self.state = self.state.with_(overlays={**self.state.overlays, label: here})

    def _tunnel(self, company: str) -> None:
        rules, state, data = self.rules, self.state, special(self.rules).tunnels
        if sum(tunnel_in(rules, state, label) is not None for label in data.hexes) == len(data.codes):
            return
        arrivals = set(reach(rules, state, company).sure_arrivals())
        choices = []
        for label in data.hexes:
            for piece in pieces_left(rules, state) if tunnel_in(rules, state, label) is None else ():
                for rotation in EDGES:
                    ends = piece_ends(rules, Overlay(piece, rotation))
                    assert ends is not None
                    mouths = all(is_mouth(rules, label, end) for end in ends)
                    apart = not set(ends) & furka_edges(rules, label)
                    if mouths and apart and any((label, end) in arrivals for end in ends):
                        choices.append((label, piece, rotation))
        if choices:
            self._overlay(*self.rng.choice(choices))

    def _furka(self) -> None:
        for piece in special(self.rules).furka_oberalp.pieces:
            self._overlay(piece.hex, FURKA, 0)

    def _mountains(self) -> None:
        for _ in special(self.rules).mountains.codes:
            panel = self.rng.choice(panels_left(self.rules, self.state))
            self._overlay(self.rng.choice(free_mountains(self.rules, self.state)), panel, 0)

    def _merge(self) -> None:
        """The SBB takes the stations of its members, one in each hex, and places others until it has enough."""
        stations: dict[str, tuple[Station, ...]] = {}
        total = 0
        for label, here in self.state.stations.items():
            kept: list[Station] = []
            for station in here:
                if station.company not in self.members:
                    kept.append(station)
                elif total < self.stations and all(other.company != self.sbb for other in kept):
                    kept.append(Station(self.sbb, station.node))
                    total += 1
            stations[label] = tuple(kept)
        self.state = self.state.with_(stations={label: here for label, here in stations.items() if here})
        self.left[self.sbb] = self.stations - total
        while self.left[self.sbb]:
            before = self.left[self.sbb]
            self._station(self.sbb)
            if self.left[self.sbb] == before:
                return
