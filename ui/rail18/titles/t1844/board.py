"""What only 1844 has on its board: mountains with their income panels, passes with their tunnels, and the line."""

from collections.abc import Iterator
from functools import lru_cache

from core.hexmap.coordinates import EDGES
from core.hexmap.tiles import Face, Track
from core.rail18.state import Overlay as Laid
from core.rail18.title import Title
from core.text.catalogue import text
from core.titles.t1844.data import load_special
from core.titles.t1844.tunnels import FURKA, PASS, ends_of, line_on, mouth_at
from ui.rail18.views.map.hover import edge_list, value_table
from ui.rail18.views.map.of_title import PrintedMap
from ui.values.hexes import HexView, LegendSign, Overlay, PrintedMark, revenue_table

LEGEND = (LegendSign("bore", "map-legend-tunnel"), LegendSign("line", "map-legend-furka"))


@lru_cache(maxsize=2)
def printed(title: Title) -> PrintedMap:
    special = load_special(title)
    marks = {label: (PrintedMark("peak"),) for label in special.mountains.hexes}
    marks |= {label: (PrintedMark("mouth", edges),) for label, edges in _mouths(title).items()}
    gotthard = special.tunnels.gotthard
    return PrintedMap(
        marks=marks,
        waiting={label: (Overlay("line", face, laid=False),) for label, face in _line(title).items()},
        destinations={gotthard.company: gotthard.hex},
    )


@lru_cache(maxsize=2)
def _line(title: Title) -> dict[str, Face]:
    """The Furka-Oberalp line, by hex."""
    found = {}
    for piece in load_special(title).furka_oberalp.pieces:
        nodes, ends = line_on(piece)
        found[piece.hex] = Face(
            f"{FURKA}-{piece.hex}", "pass", nodes=nodes, tracks=tuple(Track(*pair) for pair in ends)
        )
    return found


def _mouths(title: Title) -> dict[str, frozenset[int]]:
    """Edges of pass hexes where a tunnel may begin; none where the Furka-Oberalp line leaves (R17)."""
    line = {label: face.edges for label, face in _line(title).items()}
    return {
        label: frozenset(edge for edge in EDGES if mouth_at(title, label, edge) and edge not in line.get(label, ()))
        for label, data in title.data.hexes.items()
        if data.colour == PASS
    }


def overlay(title: Title, label: str, laid: Laid) -> Overlay | None:
    special = load_special(title)
    if laid.piece == FURKA:
        return Overlay("line", _line(title)[label])
    ends = ends_of(special.tunnels, laid)
    if ends is not None:
        return Overlay("bore", Face("tunnel", "pass", tracks=(Track(*ends),)))
    panel = next((panel for panel in special.mountains.panels if panel.id == laid.piece), None)
    if panel is None:
        return None
    return Overlay("table", values=revenue_table({str(colour): value for colour, value in panel.revenue.items()}))


def told(hex_: HexView, phase_colour: str) -> Iterator[str]:
    if hex_.mark("peak") is not None:
        yield text("map-mountain")
    if hex_.table:
        yield value_table(hex_.table, phase_colour)
    if hex_.owner:
        yield text("map-owner", player=hex_.owner)
    if hex_.ground != "pass":  # or a tile lies upon it
        return
    yield text("map-pass")
    tunnel, mouths = hex_.laid("bore"), hex_.mark("mouth")
    if tunnel is not None:
        yield text("map-tunnel", edges=edge_list(tunnel.edges))
    elif mouths is not None and mouths.edges:
        yield text("map-mouths", edges=edge_list(mouths.edges))
    for line in hex_.overlays:
        if line.style == "line":
            yield text("map-furka-laid" if line.laid else "map-furka")
