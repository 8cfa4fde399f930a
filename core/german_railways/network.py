"""What follows from the locomotives on the board: what a hex costs, incomes, links."""

from collections.abc import Iterable, Mapping

from core.german_railways.rules import Rules
from core.german_railways.state import State

Track = Mapping[str, tuple[str, ...]]
Pair = tuple[str, str]


def others_at(track: Track, railroad: str, place: str) -> tuple[str, ...]:
    return tuple(other for other, places in track.items() if other != railroad and place in places)


def cost(rules: Rules, state: State, railroad: str, place: str) -> int:
    """Terrain, and 1 more for each other railroad in a city (Track building costs, G24)."""
    data = rules.title.railroads[railroad]
    price = rules.title.data.terrain[rules.terrain[place]]
    if data.pays_surcharge and place not in rules.open_land:  # G29
        price += len(others_at(state.track, railroad, place))
    return max(price - data.discount, 1)  # G30


def is_free(rules: Rules, railroad: str, place: str, before: Iterable[str]) -> bool:
    """Does it cost nothing as the first hex in open land of a build (G31)?"""
    first = rules.title.railroads[railroad].first_open_hex_free
    return first and place in rules.open_land and rules.open_land.isdisjoint(before)


def price(rules: Rules, state: State, railroad: str, places: Iterable[str]) -> int:
    """Of a build, in this order."""
    before: list[str] = []
    total = 0
    for place in places:
        if not is_free(rules, railroad, place, before):
            total += cost(rules, state, railroad, place)
        before.append(place)
    return total


def supply(rules: Rules, state: State, railroad: str) -> int:
    """Locomotives that are left; the count of the game has the one on the start hex in it (G26)."""
    return rules.title.railroads[railroad].locomotives - len(state.track[railroad])


def touches(rules: Rules, place: str, network: Iterable[str]) -> bool:
    """Is it beside a locomotive of the network (G20)?"""
    return any(beside in network for beside in rules.title.neighbours[place])


def income(rules: Rules, track: Track, railroad: str) -> int:
    """Of its cities; Berlin is one (G21)."""
    incomes = [rules.title.board[place].income for place in track[railroad]]
    best = max(incomes, default=0) if rules.title.railroads[railroad].best_city_twice else 0  # G34
    return sum(incomes) + best


def incomes(rules: Rules, track: Track) -> dict[str, int]:
    return {railroad: income(rules, track, railroad) for railroad in rules.title.railroads}


def player_incomes(rules: Rules, state: State) -> dict[str, int]:
    """What the shares of each player bring in all (G15)."""
    each = incomes(rules, state.track)
    return {
        player: sum(each[railroad] * held.get(player, 0) for railroad, held in state.shares.items())
        for player in state.seats
    }


def links(rules: Rules, track: Track) -> frozenset[Pair]:
    """Pairs of railroads with a locomotive in the same city (G36)."""
    railroads = tuple(rules.title.railroads)
    cities = {railroad: set(track[railroad]) - rules.open_land for railroad in railroads}
    return frozenset(
        (one, other)
        for number, one in enumerate(railroads)
        for other in railroads[number + 1 :]
        if not cities[one].isdisjoint(cities[other])
    )


def links_of(rules: Rules, track: Track) -> dict[str, int]:
    """How many railroads each is linked with."""
    found = links(rules, track)
    return {railroad: sum(railroad in pair for pair in found) for railroad in rules.title.railroads}


def pays(rules: Rules, track: Track, railroad: str) -> bool:
    """Does it pay dividends yet (G35)?"""
    needed = rules.title.railroads[railroad].pays_once_in
    return {rules.title.cities[city] for city in needed} <= set(track[railroad])


def per_share(rules: Rules, track: Track, builder: str) -> dict[str, int]:
    """What a share of each railroad brings when dividends are paid: the builder's twice (G38, G39)."""
    return {
        railroad: (found * (2 if railroad == builder else 1) if pays(rules, track, railroad) else 0)
        for railroad, found in incomes(rules, track).items()
    }


def dividends(state: State, each: Mapping[str, int]) -> dict[str, int]:
    """What every player gets."""
    return {
        player: sum(each[railroad] * held.get(player, 0) for railroad, held in state.shares.items())
        for player in state.seats
    }
