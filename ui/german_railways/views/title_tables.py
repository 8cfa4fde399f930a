"""Tables of the title, made from its own data, for the companion and for paper."""

from collections.abc import Callable, Mapping

from core import registry
from core.german_railways.engine import EngineGR
from core.german_railways.network import Track, income
from core.german_railways.rules import Rules
from core.german_railways.title import Title
from core.interchange.game_file import new_setup
from core.mechanics.seats import Player
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure
from ui.german_railways.views.chips import chips
from ui.german_railways.views.words import power_words
from ui.values.cells import Cell, Table, small_table


def standard_rules(title: Title) -> Rules:
    """Those of a game with all defaults."""
    number = min(int(count) for count in title.data.players)
    engine: EngineGR = registry.engine_for(
        new_setup(title.id, [Player(f"p{seat}", str(seat)) for seat in range(number)])
    )
    return engine.rules


def players_table(rules: Rules) -> Table:
    rows = (
        (Cell(number, strong=True), Cell(figure(cash)))
        for number, cash in sorted(rules.title.data.players.items(), key=lambda entry: int(entry[0]))
    )
    return small_table((text("paper-players"), text("paper-cash")), (True, True), rows)


def railroads_table(rules: Rules) -> Table:
    """In the order of the first auctions, with where they start."""
    title = rules.title
    known = chips(title)
    homes: Track = {code: (title.place(data.home),) for code, data in title.railroads.items()}
    rows = (
        (
            Cell(str(number), "quiet"),
            Cell(chip=known[code]),
            Cell(data.name),
            Cell(title.data.hexes[data.home].city or data.home),
            Cell(str(income(rules, homes, code))),
            Cell(str(data.locomotives)),
        )
        for number, (code, data) in enumerate(title.railroads.items(), start=1)
    )
    keys = ("railroad", "start", "income", "locomotives")
    heads = ("", "", *(text(f"gr-title-{key}") for key in keys))
    return small_table(heads, (True, False, False, False, True, True), rows, wide=2)


def powers_table(rules: Rules) -> Table:
    known = chips(rules.title)
    rows = ((Cell(chip=known[code]), Cell(power_words(rules.title, code))) for code in rules.title.railroads)
    return small_table(("", ""), (False, False), rows, wide=1)


def terrain_table(rules: Rules) -> Table:
    rows = ((Cell(text(f"gr-terrain-{name}")), Cell(figure(price))) for name, price in rules.title.data.terrain.items())
    return small_table((text("gr-title-terrain"), text("gr-title-price")), (False, True), rows)


def cities_table(rules: Rules) -> Table:
    """Those that bring more than 1, the best first."""
    by_income: dict[int, list[str]] = {}
    for city, place in rules.title.cities.items():
        by_income.setdefault(rules.title.board[place].income, []).append(city)
    rows = (
        (Cell(str(found), strong=True), Cell(items(sorted(by_income[found]))))
        for found in sorted(by_income, reverse=True)
        if found > 1
    )
    return small_table((text("gr-title-income"), text("gr-title-cities")), (True, False), rows, wide=1)


TABLES: Mapping[str, Callable[[Rules], Table]] = {
    "players": players_table,
    "railroads": railroads_table,
    "powers": powers_table,
    "terrain": terrain_table,
    "cities": cities_table,
}
