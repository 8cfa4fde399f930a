"""What only 1824 has on its board: mines, and red hexes where every route ends."""

from collections.abc import Iterator
from functools import lru_cache

from core.rail18.title import Title
from core.text.catalogue import text
from core.titles.t1824.data import load_special
from ui.rail18.views.map.of_title import MapOfTitle, PrintedMap
from ui.values.hexes import HexView, LegendSign, PrintedMark

LEGEND = (LegendSign("mine", "map-legend-mine"),)
MINE, END = PrintedMark("mine"), PrintedMark("end")


@lru_cache(maxsize=2)
def printed(title: Title) -> PrintedMap:
    mines = dict.fromkeys(load_special(title).mines, (MINE,))
    return PrintedMap(mines | {label: (END,) for label, data in title.data.hexes.items() if data.colour == "red"})


def told(hex_: HexView, phase_colour: str) -> Iterator[str]:
    if hex_.mark("mine") is not None:
        yield text("map-mine")
    if hex_.mark("end") is not None:
        yield text("map-route-ends")


MAP = MapOfTitle(printed=printed, told=told, legend=LEGEND)
