"""Railroads, places and pairs of railroads as they are called in sentences."""

from collections.abc import Iterable

from core.german_railways.rules import Rules
from core.text.catalogue import text
from core.text.lists import items, listed


def place_name(rules: Rules, place: str) -> str:
    """The label of a hex with the city on it."""
    found = rules.title.data.hexes.get(place)
    return text("turn-place", hex=place, name=found.city) if found is not None and found.city else place


def city_name(rules: Rules, place: str) -> str:
    """The city where there is one, else the label."""
    return rules.title.board[place].city or place


def pair_words(pairs: Iterable[tuple[str, str]]) -> str:
    return items(text("gr-pair", one=one, other=other) for one, other in pairs)


def power_words(rules: Rules, railroad: str) -> str:
    """The special characteristic of a railroad."""
    data = rules.title.railroads[railroad]
    usual = rules.title.data.most_hexes
    if data.most_hexes is not None:
        return text("gr-power-more" if data.most_hexes > usual else "gr-power-fewer", number=data.most_hexes)
    if not data.pays_surcharge:
        return text("gr-power-no-surcharge")
    if data.discount:
        return text("gr-power-discount", amount=data.discount)
    if data.first_open_hex_free:
        return text("gr-power-first-free")
    if data.most_spent is not None:
        return text("gr-power-most-spent", amount=data.most_spent)
    if data.best_city_twice:
        return text("gr-power-best-twice")
    return text("gr-power-pays-once", cities=listed(data.pays_once_in)) if data.pays_once_in else ""
