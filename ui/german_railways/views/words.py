"""Railroads, places and pairs of railroads as they are called in sentences."""

from collections.abc import Iterable

from core.german_railways.rules import Rules
from core.text.catalogue import text
from core.text.lists import items


def place_name(rules: Rules, place: str) -> str:
    """The label of a hex with the city on it."""
    found = rules.title.data.hexes.get(place)
    return text("turn-place", hex=place, name=found.city) if found is not None and found.city else place


def city_name(rules: Rules, place: str) -> str:
    """The city where there is one, else the label."""
    return rules.title.board[place].city or place


def pair_words(pairs: Iterable[tuple[str, str]]) -> str:
    return items(text("gr-pair", one=one, other=other) for one, other in pairs)
