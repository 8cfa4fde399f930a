"""Which railroads are linked, and where; what each still needs for the end of the game."""

from dataclasses import dataclass

from core.german_railways.network import Pair, links_of, supply
from core.text.catalogue import text
from core.text.lists import items
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.sheet import links_cell
from ui.german_railways.views.words import city_name, pair_words
from ui.values.cells import Cell, Column, Row, Table


@dataclass(frozen=True, slots=True)
class Needs:
    railroad: str
    links: int
    missing: int  # links, for the end
    locomotives: int  # that are left


def shared_cities(moment: Moment) -> dict[Pair, tuple[str, ...]]:
    """The places where two railroads meet, in reading order; the pair of links as the rules name it."""
    rules, track = moment.rules, moment.state.track
    return {
        pair: tuple(
            place
            for place in rules.title.board
            if place not in rules.open_land and all(place in track[railroad] for railroad in pair)
        )
        for pair in sorted(moment.links)
    }


def needs(moment: Moment) -> tuple[Needs, ...]:
    """Of every railroad, in the order of the first auctions."""
    rules, state = moment.rules, moment.state
    enough = rules.title.data.links_to_end
    return tuple(
        Needs(railroad, links, max(0, enough - links), supply(rules, state, railroad))
        for railroad, links in links_of(rules, state.track).items()
    )


def end_words(moment: Moment) -> str:
    """How far the game is from its end by links."""
    short = [found for found in needs(moment) if found.missing]
    if moment.state.ending:
        return ""
    if not short:
        return text("gr-links-end-next")
    stuck = [found.railroad for found in short if not found.locomotives]
    parts = items(text("gr-links-missing", railroad=found.railroad, number=found.missing) for found in short)
    missing = text("gr-links-still", parts=parts)
    return missing if not stuck else text("gr-links-stuck", missing=missing, railroads=items(stuck))


def links_table(moment: Moment) -> Table:
    """Every railroad against every other: where they meet; then how many links it has, and what is left."""
    known = chips(moment.rules.title)
    railroads = tuple(moment.rules.title.railroads)
    cities = shared_cities(moment)

    def met(one: str, other: str) -> Cell:
        if one == other:
            return Cell(text("gr-links-self"), "quiet", align="centre")
        pair = (one, other) if railroads.index(one) < railroads.index(other) else (other, one)
        found = cities.get(pair)
        if found is None:
            return Cell()
        names = items(city_name(moment.rules, place) for place in found)
        words = city_name(moment.rules, found[0])
        more = text("gr-links-more", city=words, number=len(found) - 1) if len(found) > 1 else words
        tip = text("gr-links-tip", pair=pair_words((pair,)), cities=names)
        return Cell(more, "good", small=True, align="centre", tip=tip)

    columns = (
        *(Column(code, code, moment.rules.title.railroads[code].name, stretch=1) for code in railroads),
        Column("links", text("gr-sheet-links"), text("gr-sheet-links-tip"), rule=True, whole=True),
        Column("locomotives", text("gr-sheet-locomotives"), text("gr-sheet-locomotives-tip"), whole=True),
    )
    rows = tuple(
        Row(
            found.railroad,
            (
                *(met(found.railroad, other) for other in railroads),
                links_cell(moment, found.railroad, found.links),
                Cell(str(found.locomotives), "warn" if found.missing and not found.locomotives else ""),
            ),
            tip=moment.rules.title.railroads[found.railroad].name,
            chip=known[found.railroad],
            quiet=not found.missing,
        )
        for found in needs(moment)
    )
    return Table(columns, rows, text("gr-links"))
