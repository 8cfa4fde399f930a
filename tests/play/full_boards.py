"""Late boards for stress: filled with tiles by random legal upgrades, the SBB with its stations and four trains."""

import random
from dataclasses import replace

from core import registry
from core.hexmap.coordinates import opposite
from core.interchange.game_file import new_setup
from core.rail18.board import face, free_circles, on_hex
from core.rail18.engine import Engine18
from core.rail18.events import TileLaid
from core.rail18.evolve import evolve
from core.rail18.state import Overlay, Player, State, Station, Train
from core.rail18.upgrades import fits, next_colour, printed_for_good, rotations
from core.titles.t1844.tunnels import FURKA, is_mouth

COMPANIES = ("FNM", "RhB", "BLS", "STB", "AB", "MOB", "JN", "ChA", "VZ")


def full_board(seed: int, trains: tuple[str, ...] = ("5H", "8E", "8E", "6"), lays: int = 260) -> tuple[Engine18, State]:
    rng = random.Random(seed)
    engine = registry.engine(new_setup("1844", [Player(f"p{seat}", f"p{seat}") for seat in range(4)]))
    state = replace(engine.initial(), phase="7")
    for _ in range(lays):
        state = _lay(engine, state, rng)
    state = _overlays(engine, state, rng)
    state = _stations(engine, state, rng)
    cards = {f"{kind}-{number}": Train(kind, "SBB") for number, kind in enumerate(trains)}
    return engine, replace(state, trains=cards)


def _lay(engine: Engine18, state: State, rng: random.Random) -> State:
    """One random upgrade; of a hex's tiles and rotations one of those that join most track around."""
    rules = engine.rules
    label = rng.choice([label for label in rules.title.faces if not printed_for_good(rules, label)])
    colour = next_colour(face(rules, state, label).colour)
    choices = []
    for number, left in state.tray.items():
        if left and rules.title.tiles[number].colour == colour and fits(rules, state, label, number):
            for rotation, nodes in rotations(rules, state, label, number):
                edges = rules.title.tiles[number].faces[rotation].edges
                joined = sum(_meets(engine, state, label, edge) for edge in edges)
                choices.append((joined - 0.5 * (len(edges) - joined) + rng.random(), number, rotation, nodes))
    if not choices:
        return state
    _, number, rotation, nodes = max(choices)
    return evolve(state, TileLaid("SBB", label, number, rotation, nodes))


def _meets(engine: Engine18, state: State, label: str, edge: int) -> bool:
    other = engine.rules.title.neighbours[label][edge]
    return other is not None and opposite(edge) in face(engine.rules, state, other).edges


def _overlays(engine: Engine18, state: State, rng: random.Random) -> State:
    rules = engine.rules
    data = rules.special
    overlays = {piece.hex: (Overlay(FURKA, 0, "P4"),) for piece in data.furka_oberalp.pieces}
    for label in rng.sample(list(data.tunnels.hexes), 5):
        pieces = [
            Overlay(piece.id, turn)
            for piece in data.tunnels.pieces
            for turn in range(6)
            if all(is_mouth(rules, label, (end + turn) % 6) for end in piece.ends)
        ]
        if pieces:
            overlays[label] = (*overlays.get(label, ()), rng.choice(pieces))
    for label in rng.sample(list(data.mountains.hexes), 5):
        overlays[label] = (Overlay(rng.choice(data.mountains.panels).id, 0),)
    return replace(state, overlays=overlays)


def _stations(engine: Engine18, state: State, rng: random.Random) -> State:
    rules = engine.rules
    cities = [
        (label, node)
        for label in rules.title.faces
        for node, found in enumerate(on_hex(rules, state, label).nodes)
        if found.kind == "city"
    ]
    rng.shuffle(cities)
    for company, wanted in (("SBB", 8), *((sym, rng.randint(1, 4)) for sym in COMPANIES)):
        placed = 0
        for label, node in cities:
            here = state.stations.get(label, ())
            if placed == wanted:
                break
            if free_circles(rules, state, label, node) < 1 or any(station.company == company for station in here):
                continue
            if rng.random() < 0.5:
                state = replace(state, stations={**state.stations, label: (*here, Station(company, node))})
                placed += 1
    return state
