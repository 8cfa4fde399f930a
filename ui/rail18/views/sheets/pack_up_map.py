"""The map as lists: how every tile lies, who stands where, and what was put on hexes besides."""

from collections.abc import Iterator

from core.rail18.state import Overlay
from core.text.catalogue import text
from ui.rail18.views.chips import chips
from ui.rail18.views.hands.board import which_city
from ui.rail18.views.map.piece_words import tile_lies
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.title_views import title_views
from ui.values.cells import Cell, Table, small_table


def place_order(label: str) -> tuple[str, int]:
    """By row, then by column, as one reads a map."""
    return label[0], int(label[1:])


def tile_list(moment: Moment) -> Table:
    rules, state = moment.rules, moment.state
    rows = [
        (
            Cell(label, strong=True),
            Cell(rules.title.data.hexes[label].name or "", "quiet"),
            Cell(lies.tile, strong=True),
            Cell(tile_lies(rules, lies.tile, lies.rotation)),
            Cell(str(lies.rotation), "quiet"),
        )
        for label, lies in sorted(state.tiles.items(), key=lambda entry: place_order(entry[0]))
    ]
    heads = tuple(text(f"paper-tiles-{key}") for key in ("hex", "place", "tile", "lies", "turn"))
    return small_table(heads, (False, False, True, False, True), tuple(rows), wide=1)


def station_list(moment: Moment) -> Table:
    rules, state, words = moment.rules, moment.state, Words(moment.rules, moment.state.players)
    known = chips(rules.title)
    rows = [
        (
            Cell(label, strong=True),
            Cell(rules.title.data.hexes[label].name or "", "quiet"),
            Cell(chip=known[station.company]),
            Cell(which_city(words, state, label, station.node)),
        )
        for label in sorted(state.stations, key=place_order)
        for station in state.stations[label]
    ]
    heads = tuple(text(f"paper-stations-{key}") for key in ("hex", "place", "company", "city"))
    return small_table(heads, (False, False, False, False), tuple(rows), wide=3)


def piece_list(moment: Moment) -> Table:
    """Those of certificates, and lines that belong to a private."""
    words = Words(moment.rules, moment.state.players)
    rows = []
    for label in sorted(moment.state.overlays, key=place_order):
        for overlay in moment.state.overlays[label]:
            name = moment.rules.title.data.hexes[label].name or ""
            rows.append((Cell(label, strong=True), Cell(name, "quiet"), *_piece(words, label, overlay)))
    heads = tuple(text(f"paper-pieces-{key}") for key in ("hex", "place", "piece", "certificate"))
    return small_table(heads, (False, False, False, False), tuple(rows), wide=2)


def _piece(words: Words, label: str, overlay: Overlay) -> Iterator[Cell]:
    yield Cell(piece_words(words, label, overlay))
    yield Cell(overlay.paper or "", strong=True)


def piece_words(words: Words, label: str, overlay: Overlay) -> str:
    if overlay.paper in words.rules.title.privates:
        return text("paper-piece-line", private=words.paper(overlay.paper or ""))
    return title_views(words.rules.title.id).papers.piece(words, label, overlay)
