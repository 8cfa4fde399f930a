"""Small random boards of 1824: a few hexes around a mine, a red area, Sarajevo, Wien or anywhere, with any trains."""

from random import Random

from core.hexmap.coordinates import EDGES
from core.rail18.board import on_hex
from core.rail18.rules import Rules
from core.rail18.state import State, Station, Train
from tests.titles.t1824.boards import rules_1824
from tests.titles.t1824.full_boards import laid_out

MINES = ("D5", "B11", "B21", "I24")
CENTRES = (*MINES, *MINES, *MINES, "K12", "K12", "F11", "G16", "B23", "I0", "H27", "E18", "C12")
NORMAL = ("2", "3", "3", "4", "5", "6", "8", "10")
GOODS = ("1g", "1g", "2g", "2g", "3g", "4g", "5g")


def small_board(seed: int) -> tuple[Rules, State, str]:
    """The rules, the position, and whose trains run."""
    rng, rules = Random(f"small {seed}"), rules_1824()
    hexes = _patch(rules, rng)
    state = laid_out(rng, hexes)
    company, stations = _stations(rules, state, rng, hexes)
    goods = 0.75 if any(label in MINES for label in hexes) else 0.1
    kinds = [rng.choice(GOODS if rng.random() < goods else NORMAL) for _ in range(rng.choice((1, 2, 2, 3, 3)))]
    if len(kinds) > 1 and rng.random() < 0.25:
        kinds[1] = kinds[0]
    trains = {f"t{number}": Train(kind, company) for number, kind in enumerate(kinds)}
    return rules, state.with_(phase=rng.choice("23456788"), stations=stations, trains=trains), company


def _patch(rules: Rules, rng: Random) -> list[str]:
    around, patch = rules.title.neighbours, [rng.choice(CENTRES)]
    size = rng.randint(6, 13)
    while len(patch) < size:
        beside = [around[rng.choice(patch)][edge] for edge in EDGES]
        patch += [label for label in beside if label is not None and label not in patch and rng.random() < 0.5]
    return patch


def _stations(rules: Rules, state: State, rng: Random, hexes: list[str]) -> tuple[str, dict[str, tuple[Station, ...]]]:
    """A coal railway stands in its mine, BH in Sarajevo, and anybody in other cities; mines may hold strangers."""
    homes = {company.home: sym for sym, company in rules.title.companies.items() if company.kind == "coal"}
    homes["K12"] = "BH"
    at_home = [label for label in hexes if label in homes]
    company = homes[rng.choice(at_home)] if at_home and rng.random() < 0.5 else rng.choice(("kk", "Sd", "SB"))
    others = [sym for sym in rules.title.companies if sym not in (company, *homes.values())]
    own, crowd = rng.choice((1, 1, 2, 2, 3)), rng.choice((0.0, 0.3, 0.6))
    found: dict[str, tuple[Station, ...]] = {}
    for label in rng.sample(hexes, len(hexes)):
        if label in homes:
            if homes[label] == company or rng.random() < 0.6:
                found[label] = (Station(homes[label], 0),)
            continue
        for node, city in enumerate(on_hex(rules, state, label).nodes):
            here = found.get(label, ())
            twice = any(station.company == company for station in here) and rng.random() < 0.8
            new = [Station(company, node)] if own and city.slots and not twice else []
            own -= len(new)
            free = rng.sample(others, city.slots - len(new)) if city.slots else []
            new += [Station(sym, node) for sym in free if rng.random() < crowd]
            if new:
                found[label] = (*here, *new)
    return company, found
