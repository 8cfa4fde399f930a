"""The best run from routes at hand against trying all of them."""

from itertools import product
from random import Random

from core.rail18.routes.combine import earns
from core.rail18.routes.pick import pick
from core.rail18.routes.search import Found


def route(revenue: int, sides: int) -> Found:
    return Found(revenue, sides, 0, ((), ()))


def test_as_good_as_trying_all():
    for seed in range(200):
        rng = Random(seed)
        kinds = sorted(rng.choice(("4", "6", "8E")) for _ in range(rng.randint(1, 4)))
        at_hand = {
            kind: [route(10 * rng.randint(1, 20), rng.getrandbits(8) or 1) for _ in range(rng.randint(0, 6))]
            for kind in set(kinds)
        }
        best = 0
        for choice in product(*([None, *at_hand[kind]] for kind in kinds)):
            taken = [one for one in choice if one is not None]
            used = 0
            for one in taken:
                used |= one.sides
            if used.bit_count() == sum(one.sides.bit_count() for one in taken):
                best = max(best, sum(map(earns, taken)))
        found = pick(kinds, at_hand)
        sides = [one.sides for one in found if one is not None]
        assert sum(map(earns, found)) == best, seed
        assert all(not a & b for at, a in enumerate(sides) for b in sides[:at]), seed
        assert all(one is None or one in at_hand[kind] for kind, one in zip(kinds, found, strict=True)), seed


def test_nothing_at_hand():
    assert pick(["4", "8E"], {"4": [], "8E": []}) == (None, None)
