"""Laying and upgrading track (rules p. 10 and 11, R14 to R16)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from core.hexmap.coordinates import EDGES
from core.hexmap.graph import Arrival
from core.hexmap.tiles import COLOURS, Face
from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Option
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.board import face, reach
from core.rail18.destinations import pay_destinations
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, CompanyTurn, State
from core.rail18.steps.company import acting, change_turn, company_turn
from core.rail18.upgrades import continued, fits, least_rotation, next_colour, printed_for_good, rotations


def regular_lays_left(frame: CompanyTurn) -> bool:
    return frame.tiles_laid == 0  # R14


def check_lay(draft: Draft, action: ac.LayTile) -> None:
    rules, state = draft.rules, draft.state
    draft.demand(state.track_kept, "track-not-kept", IMPOSSIBLE)
    frame = company_turn(draft, action.company, action.actor, "track")
    draft.demand(action.hex in rules.title.faces, "unknown-hex", IMPOSSIBLE, hex=action.hex)
    draft.demand(action.tile in rules.title.tiles, "unknown-tile", IMPOSSIBLE, tile=action.tile)
    draft.demand(action.rotation in EDGES, "no-rotation", IMPOSSIBLE, rotation=action.rotation)
    draft.demand(state.tray[action.tile] > 0, "tile-not-in-tray", IMPOSSIBLE, tile=action.tile)
    tile = rules.title.tiles[action.tile]
    if action.power is None:
        draft.demand(regular_lays_left(frame), "one-tile-per-turn")
    else:
        check_power(draft, action, tile.colour)
    home = state.companies[action.company].home_hex
    if frame.home_tile_due and (action.hex != home or action.power is not None):
        draft.refuse("home-tile-first", hex=home or "")
    colours = rules.title.phase(state.phase).tiles
    draft.demand(tile.colour in colours, "colour-not-yet", colour=tile.colour, phase=state.phase)
    draft.demand(fits(rules, state, action.hex, action.tile), "tile-does-not-fit", tile=action.tile, hex=action.hex)
    new = tile.faces[action.rotation]
    kept = continued(face(rules, state, action.hex), new)
    draft.demand(kept is not None, "track-lost", IMPOSSIBLE, tile=action.tile, hex=action.hex)
    lost = takes_cities(state, action.hex, new, kept or ())
    draft.demand(not lost, "tile-does-not-fit", IMPOSSIBLE, tile=action.tile, hex=action.hex)
    astray = next((edge for edge in sorted(new.edges) if rules.slots.track.closed_edge(rules, action.hex, edge)), None)
    draft.demand(astray is None, "track-leads-nowhere", hex=action.hex, edge=-1 if astray is None else astray)
    draft.demand(
        touches(draft, action.company, action.hex, new.edges), "not-connected", company=action.company,
        hex=action.hex,
    )  # fmt: skip
    demand_cash(draft, action.company, rules.slots.track.terrain_cost(rules, state, action.hex))


def takes_cities(state: State, label: str, new: Face, kept: tuple[int, ...]) -> bool:
    """Would a station or a home be left without its city? Not even the table can do that."""
    homes = {company.home_node for company in state.companies.values() if company.home_hex == label}
    held = homes | {station.node for station in state.stations.get(label, ())}
    return any(kept[node] >= len(new.nodes) or new.nodes[kept[node]].kind != "city" for node in held)


def check_power(draft: Draft, action: ac.LayTile, colour: str) -> None:
    """A private that gives an extra tile (R37)."""
    power = draft.rules.extra_tile
    usable = (
        power is not None
        and action.power == power.private
        and power_usable(draft.rules, draft.state, action.company, action.actor)
    )
    draft.demand(usable, "power-not-usable", IMPOSSIBLE, private=action.power or "")
    assert power is not None
    draft.demand(colour == power.colour, "extra-tile-colour", colour=power.colour)


def power_usable(rules: Rules, state: State, company: str, director: str) -> bool:
    power = rules.extra_tile
    if power is None or not rules.phase_at_least(state, power.from_phase):
        return False
    paper = state.papers[power.private]
    owners = (company,) if rules.ruling("private-powers") == "company" else (company, director)  # R58
    return not paper.used and paper.owner in owners


def touches(draft: Draft, company: str, label: str, edges: frozenset[int]) -> bool:
    """At least one of the tile's tracks is reached from one of the company's stations (R16)."""
    if any(station.company == company for station in draft.state.stations.get(label, ())):
        return True
    found = reach(draft.rules, draft.state, company)
    return any(found.arrives((label, edge)) for edge in edges)


def lay(draft: Draft, action: ac.LayTile) -> None:
    rules = draft.rules
    frame = draft.state.frame
    assert isinstance(frame, CompanyTurn)
    cost = rules.slots.track.terrain_cost(rules, draft.state, action.hex)
    pay(draft, action.company, BANK, cost, f"terrain:{action.hex}")
    new = rules.title.tiles[action.tile].faces[action.rotation]
    before = face(rules, draft.state, action.hex)
    nodes = continued(before, new) or tuple(min(i, max(len(new.nodes) - 1, 0)) for i in range(len(before.nodes)))
    draft.emit(ev.TileLaid(action.company, action.hex, action.tile, action.rotation, nodes))
    if action.power is None:
        change_turn(draft, tiles_laid=frame.tiles_laid + 1, home_tile_due=False)
    else:
        draft.emit(ev.PaperUsed(action.power))
        change_turn(draft, home_tile_due=False)
    pay_destinations(draft)


@dataclass(frozen=True, slots=True)
class TileOption:
    """Tiles that may be laid now: hex -> tile -> rotations, and the price of each hex."""

    actor: str
    company: str
    power: str | None
    tiles: Mapping[str, Mapping[str, tuple[int, ...]]]
    costs: Mapping[str, int]

    @property
    def kind(self) -> str:
        return ac.LayTile.__name__

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, ac.LayTile)
            and (action.actor, action.company, action.power) == (self.actor, self.company, self.power)
            and action.rotation in self.tiles.get(action.hex, {}).get(action.tile, ())
        )

    def examples(self) -> Iterator[Action]:
        for label, tiles in self.tiles.items():
            for tile, turns in tiles.items():
                for rotation in turns:
                    yield ac.LayTile(
                        actor=self.actor,
                        company=self.company,
                        hex=label,
                        tile=tile,
                        rotation=rotation,
                        power=self.power,
                    )


def places(
    draft: Draft, company: str, colours: tuple[str, ...], arrivals: Iterable[Arrival] | None = None
) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Every hex, tile and rotations that this company may lay in these colours, whatever its lays left."""
    rules, state = draft.rules, draft.state
    frame = state.frame
    due = isinstance(frame, CompanyTurn) and frame.home_tile_due
    own = {label for label, stations in state.stations.items() if any(s.company == company for s in stations)}
    home = state.companies[company].home_hex
    reached: dict[str, set[int]] = {}
    for label, edge in reach(rules, state, company).arrivals() if arrivals is None else arrivals:
        reached.setdefault(label, set()).add(edge)
    cash = state.cash.get(company, 0)
    for label in rules.title.faces:
        if (label not in reached and label not in own) or (due and label != home):
            continue
        if printed_for_good(rules, label) or cash < rules.slots.track.terrain_cost(rules, state, label):
            continue
        colour = next_colour(face(rules, state, label).colour)
        if colour not in colours:
            continue
        open_edges = reached.get(label, set())
        for number, left in state.tray.items():
            tile = rules.title.tiles[number]
            if not left or tile.colour != colour or not fits(rules, state, label, number):
                continue
            turns = tuple(
                rotation
                for rotation, _ in rotations(rules, state, label, number)
                if label in own or tile.faces[rotation].edges & open_edges
            )
            if turns:
                yield label, number, turns


def lay_options(draft: Draft, company: str, actor: str, colours: tuple[str, ...], power: str | None) -> TileOption:
    tiles: dict[str, dict[str, tuple[int, ...]]] = {}
    for label, number, turns in places(draft, company, colours):
        tiles.setdefault(label, {})[number] = turns
    costs = {label: draft.rules.slots.track.terrain_cost(draft.rules, draft.state, label) for label in tiles}
    return TileOption(actor, company, power, tiles, costs)


def phase_colours(draft: Draft) -> tuple[str, ...]:
    return draft.rules.title.phase(draft.state.phase).tiles


def tile_possible(draft: Draft, company: str, actor: str) -> bool:
    """May the company lay any tile now, as its regular one or with a power?"""
    frame = draft.state.frame
    assert isinstance(frame, CompanyTurn)
    if regular_lays_left(frame):
        return place_exists(draft, company, phase_colours(draft))
    return power_usable(draft.rules, draft.state, company, actor) and place_exists(draft, company, COLOURS[:1])


def place_exists(draft: Draft, company: str, colours: tuple[str, ...]) -> bool:
    """Looks first where the company certainly arrives, which nearly always settles it."""
    sure = reach(draft.rules, draft.state, company).sure_arrivals()
    return any(True for _ in places(draft, company, colours, sure)) or any(
        True for _ in places(draft, company, colours)
    )


def offer_tiles(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "track")
    if turn is None:
        return
    frame, actor = turn
    offers = []
    if regular_lays_left(frame):
        offers.append(lay_options(draft, frame.company, actor, phase_colours(draft), None))
    power = draft.rules.extra_tile
    if power is not None and not frame.home_tile_due and power_usable(draft.rules, draft.state, frame.company, actor):
        offers.append(lay_options(draft, frame.company, actor, (power.colour,), power.private))
    yield from (offer for offer in offers if offer.tiles)


def tile_cost(rules: Rules, state: State, action: ac.LayTile) -> int:
    return rules.slots.track.terrain_cost(rules, state, action.hex)


def alike(rules: Rules, state: State, action: ac.LayTile) -> Mapping[str, object]:
    """Some tiles look the same when they are turned."""
    return {"rotation": least_rotation(rules, state, action.hex, action.tile, action.rotation)}


HANDLERS = (Handler(ac.LayTile, check_lay, lay, offer_tiles, step="track", amount=tile_cost, alike=alike),)
