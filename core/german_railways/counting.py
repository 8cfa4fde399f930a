"""How many builds there are: for traces and tests, since no option lists them."""

from core.german_railways.network import cost, is_free, others_at, supply
from core.german_railways.rules import Rules
from core.german_railways.state import State


def count_builds(rules: Rules, state: State, railroad: str) -> int:
    """Sets of places that can be built in some order; where the order changes the price, its cheapest one counts."""
    data = rules.title.railroads[railroad]
    most = state.cash[railroad] if data.most_spent is None else min(state.cash[railroad], data.most_spent)
    own = frozenset(state.track[railroad])
    costs = {
        place: cost(rules, state, railroad, place)
        for place in rules.title.board
        if place not in own and not (place in rules.open_land and others_at(state.track, railroad, place))
    }
    approached = not rules.approach.isdisjoint(own)
    layer: dict[frozenset[str], int] = {frozenset(): 0}  # set -> the least price of an order
    count = 0
    for _ in range(min(rules.most_hexes(railroad), supply(rules, state, railroad))):
        following: dict[frozenset[str], int] = {}
        for placed, spent in layer.items():
            no_approach = approached or not rules.approach.isdisjoint(placed)
            beside = {near for place in (*own, *placed) for near in rules.title.neighbours[place]}
            for place in beside & costs.keys() - placed:
                if no_approach and place in rules.approach:
                    continue
                total = spent + (0 if is_free(rules, railroad, place, placed) else costs[place])
                wider = placed | {place}
                if total <= most and total < following.get(wider, most + 1):
                    following[wider] = total
        count += len(following)
        layer = following
    return count
