"""Trains that pay nothing for some stops, or must start somewhere, on the small boards; against trying every walk."""

from dataclasses import replace
from random import Random

import pytest

from core.mechanics.budget import Budget
from core.rail18.routes.best_run import search_for
from core.rail18.routes.links import RouteMap, route_map
from core.rail18.routes.profile import Profile
from tests.core.rail18.routes.brute_force import Map, TooBigError, Walk, earned, walks
from tests.core.rail18.routes.compare import CAP
from tests.core.rail18.routes.small_boards import Position, engine, random_position


def boards(position: Position, rng: Random) -> tuple[RouteMap, Map, set[tuple[str, int]]]:
    """The same map for the search and for the brute force; some of its stops are mines."""
    rules, state = engine(*position.rulings).rules, position.state()
    found = route_map(rules, state, position.company)
    mines = {stop.place for stop in found.stops if rng.random() < 0.3}
    tagged = [replace(stop, tags=frozenset({"mine"} if stop.place in mines else ())) for stop in found.stops]
    plain = Map(rules.title, rules.special, rules.setup.rulings, state, position.company)
    return RouteMap(tuple(tagged), found.links), plain, mines


def allowed(walk: Walk, profile: Profile, kinds: dict[tuple[str, int], str], mines: set[tuple[str, int]]) -> bool:
    places = [stop.place for stop in walk.stops]
    paid = [
        place for place in places
        if kinds[place] not in profile.free and not ("mine" in profile.free and place in mines)
    ]  # fmt: skip
    starts = profile.starts_at is None or places[0] in mines or places[-1] in mines
    return len(paid) <= profile.range and starts


@pytest.mark.long
@pytest.mark.parametrize("starts_at", [None, "mine"])
@pytest.mark.parametrize("free", [("town",), ("mine",), ("town", "mine"), ("city",)])
def test_free_stops(free, starts_at):
    compared = 0
    for seed in range(120):
        rng = Random(seed)
        position = replace(random_position(rng), rulings=("any-passage", "allowed", "allowed"))
        rules, state = engine(*position.rulings).rules, position.state()
        searched, plain, mines = boards(position, rng)
        kinds = {stop.place: stop.kind for stop in searched.stops}
        profile = Profile("goods", rng.randint(1, 4), free=frozenset(free), starts_at=starts_at)
        try:
            found = walks(plain, CAP // 4)
        except TooBigError:
            continue
        values = [
            earned(plain, walk, tuple(range(len(walk.stops)))) for walk in found if allowed(walk, profile, kinds, mines)
        ]
        extras = rules.slots.routes.extras(rules, state, searched)
        best = search_for(searched, profile, extras, both_sides=False).best(0, Budget())
        assert (best.revenue if best else 0) == max(values, default=0), seed
        compared += bool(values)
    assert compared > 30
