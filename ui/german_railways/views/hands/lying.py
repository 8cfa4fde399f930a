"""How a table of German Railways lies: money, shares, locomotives, income markers, and the markers of the order."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from core.german_railways.network import incomes, player_incomes
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from ui.hands.views.caller import KEYS


@dataclass(frozen=True, slots=True)
class Lying:
    """Income markers lie where hands have put them, whatever track and shares say by now."""

    cash: Mapping[str, int]  # of players and treasuries
    shares: Mapping[str, Mapping[str, int]]  # railroad -> holder -> shares, the unsold ones at the bank
    track: Mapping[str, frozenset[str]]
    incomes: Mapping[str, int]  # of railroads and of players
    order: tuple[tuple[int, str], ...]  # the markers that lie there, each with its place


def lies(rules: Rules, state: State) -> Lying:
    """As the books say."""
    total = rules.title.data.shares
    return Lying(
        {who: amount for who, amount in state.cash.items() if who != BANK},
        {railroad: {BANK: total - state.sold(railroad), **held} for railroad, held in state.shares.items()},
        {railroad: frozenset(places) for railroad, places in state.track.items()},
        {**incomes(rules, state.track), **player_incomes(rules, state)},
        () if state.ending else tuple(enumerate(state.order, start=1))[state.at :],
    )


def subjects(key: str) -> tuple[str, ...]:
    """The things that a key names."""
    kind, _, rest = key.partition(":")
    match kind:
        case "cash":
            return tuple(f"{kind}:{name}" for name in rest.split(KEYS))
        case "share":
            return (f"share:{rest.partition(':')[0]}",)
        case "track":
            railroad, _, places = rest.partition(":")
            return tuple(f"track:{railroad}:{place}" for place in places.split(KEYS))
    return (key,)


def part(lying: Lying, subject: str) -> Any:
    """What a thing is like."""
    kind, _, name = subject.partition(":")
    match kind:
        case "cash":
            return lying.cash.get(name, 0)
        case "share":
            return {who: number for who, number in lying.shares[name].items() if number}
        case "track":
            railroad, _, place = name.partition(":")
            return place in lying.track[railroad]
        case "income":
            return lying.incomes[name]
    return lying.order


Ways = dict[tuple[str, str], int]  # from whom to whom, and how many


def share_ways(old: Mapping[str, int], new: Mapping[str, int]) -> Ways:
    """Shares of a railroad are all the same to hands."""
    more = {who: new.get(who, 0) - old.get(who, 0) for who in {**old, **new}}
    ways: Ways = {}
    for source in more:
        for target in more:
            number = min(-more[source], more[target])
            if number > 0:
                ways[source, target] = number
                more[source] += number
                more[target] -= number
    return ways


def done(lying: Lying, books: Lying, keys: Collection[str]) -> Lying:
    """What these keys name lies as the books say."""
    for key in sorted(keys):
        kind, _, rest = key.partition(":")
        lying = _put(lying, books, kind, rest)
    return lying


def _put(lying: Lying, books: Lying, kind: str, rest: str) -> Lying:
    match kind:
        case "cash":
            return replace(lying, cash={**lying.cash, **_of(books.cash, rest.split(KEYS))})
        case "income":
            return replace(lying, incomes={**lying.incomes, **_of(books.incomes, [rest])})
        case "order":
            return replace(lying, order=books.order)
        case "track":
            railroad, _, places = rest.partition(":")
            named = frozenset(places.split(KEYS))
            if railroad not in books.track:
                return lying
            now = (lying.track[railroad] - named) | (books.track[railroad] & named)
            return replace(lying, track={**lying.track, railroad: now})
        case "share":
            return _given(lying, books, rest)
    return lying


def _given(lying: Lying, books: Lying, rest: str) -> Lying:
    railroad, *way = rest.split(":")
    if railroad not in books.shares or len(way) != 2:
        return lying
    source, target = way
    held = dict(lying.shares[railroad])
    number = share_ways(held, books.shares[railroad]).get((source, target), 0)
    held[source] = held.get(source, 0) - number
    held[target] = held.get(target, 0) + number
    return replace(lying, shares={**lying.shares, railroad: held})


def _of(books: Mapping[str, int], names: Collection[str]) -> dict[str, int]:
    return {name: books[name] for name in names if name in books}
