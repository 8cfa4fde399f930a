"""The best route at any prices against all routes, on made-up maps and on late boards."""

from dataclasses import replace
from random import Random

import pytest

from core.mechanics.budget import Budget
from core.rail18.routes.frontier import Frontier, traits
from core.rail18.routes.links import route_map
from core.rail18.routes.priced import PricedSearch
from core.rail18.routes.profile import profile_of
from core.rail18.routes.search import Search
from tests.core.rail18.routes.made_up_maps import PROFILES, Way, made_up, pays, ways
from tests.play.full_boards import full_board


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.type)
def test_the_best_of_all_routes_at_any_prices(profile):
    compared = 0
    for seed in range(150):
        rng = Random(seed)
        board, extras = made_up(rng)
        frontier = Frontier(board, extras, Budget())
        if not frontier.has_routes:
            continue
        prices = [rng.choice((0.0, rng.random() * 60)) for _ in frontier.edges]
        number = {(edge.a, edge.b, traits(edge.link)): at for at, edge in enumerate(frontier.edges)}

        def paid(way: Way, prices=prices, number=number) -> float:
            joined = zip(way.stops, way.stops[1:], way.links, strict=False)
            return sum(prices[number[min(a, b), max(a, b), traits(link)]] for a, b, link in joined)

        left = []
        for way in ways(board, extras):
            value = pays(board, extras, profile, way, both_sides=True, easy=profile.skips)
            if value is not None:
                left.append((value - paid(way), value, way))
        routes = PricedSearch(frontier, profile, extras).best(prices, 4)
        assert bool(routes) == bool(left), seed
        assert not routes or routes[0].left == pytest.approx(max(rest for rest, _, _ in left)), seed
        for found in routes:  # the links are those of a route that leaves so much, and the revenue is what it pays
            sides = sum(frontier.edges[edge].link.sides for edge in found.edges)
            assert any(
                way.sides == sides and value == found.revenue
                for rest, value, way in left
                if abs(rest - found.left) < 1e-6
            )
        compared += len(routes) > 1
    assert compared > 40


def test_an_express_is_never_promised_too_little():
    for seed in range(100):
        board, extras = made_up(Random(seed))
        for profile in PROFILES:
            for way in ways(board, extras) if profile.skips else ():
                for both_sides in (True, False):
                    true = pays(board, extras, profile, way, both_sides)
                    easy = pays(board, extras, profile, way, both_sides, easy=True)
                    assert true is None or (easy is not None and true <= easy)


@pytest.mark.parametrize("seed", [1, 2])
def test_without_prices_on_late_boards(seed):
    engine, state = full_board(seed)
    board = route_map(engine.rules, state, "SBB")
    extras = engine.rules.slots.routes.extras(engine.rules, state, board)
    frontier = Frontier(board, extras, Budget())
    for profile in (profile_of(engine.rules, "5H"), profile_of(engine.rules, "6"), replace(PROFILES[1], range=3)):
        searched = Search(board, profile, extras).best(0, Budget())
        (priced,) = PricedSearch(frontier, profile, extras).best([0.0] * len(frontier.edges))
        assert searched is not None
        assert priced.revenue == priced.left == searched.revenue
