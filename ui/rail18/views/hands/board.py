"""What hands do on the board: tiles and how they are turned, stations, and pieces that belong to certificates."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from core.hexmap.tiles import NODE, Face
from core.rail18.board import on_hex
from core.rail18.state import Overlay, Placed, State, Station
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.hands.views.caller import KEYS
from ui.rail18.views.hands.tasks import Change, task
from ui.rail18.views.narration.words import Words
from ui.rail18.views.title_views import title_views
from ui.values.tasks import Task


def tiles(change: Change) -> Iterator[Task]:
    now, then = change.after.tiles, change.before.tiles
    for label in {**then, **now}:
        new, old = now.get(label), then.get(label)
        if new == old:
            continue
        place = change.words.place(label)
        if new is None:
            yield task("board", "tile-off", None, label, key=f"tile:{label}", tile=old.tile if old else "", place=place)
            continue
        edges = sides(change.words, label, _face(change.words, new))
        params = {"tile": new.tile, "place": place, "edges": edges, "key": f"tile:{label}"}
        if old is None:
            yield task("board", "tile", None, label, **params)
        elif old.tile == new.tile:
            yield task("board", "tile-turned", None, label, **params)
        else:
            yield task("board", "tile-for", None, label, old=old.tile, **params)


def letters(change: Change) -> Iterator[Task]:
    """Markers for a letter of the hex that a yellow tile does not have (rules p. 10)."""
    now, then = change.after.tiles, change.before.tiles
    for label in {**then, **now}:
        letter = change.words.rules.title.data.hexes[label].label_from_green
        has, had = (label in lie and not _face(change.words, lie[label]).label for lie in (now, then))
        if letter and has != had:
            code = "letter" if has else "letter-off"
            params = {"letter": letter, "place": change.words.place(label)}
            yield task(
                "board", code, None, label, key=f"tile:{label}", **params
            )  # laid with the tile, and taken with it


def _face(words: Words, placed: Placed) -> Face:
    return words.rules.title.tiles[placed.tile].faces[placed.rotation]


def sides(words: Words, label: str, face: Face, node: int | None = None) -> str:
    """The edges that the track of a face touches, all of it or that of one station, by compass and neighbour."""
    tracks = [track for track in face.tracks if node is None or NODE + node in (track.a, track.b)]
    edges = sorted({end for track in tracks for end in (track.a, track.b) if end < NODE})
    return listed([words.edge(label, edge) for edge in edges])


def stations(change: Change) -> Iterator[Task]:
    """Compared by company: a new tile may number its cities otherwise, and nothing has moved."""
    now, then = change.after.stations, change.before.stations
    for label in {**then, **now}:
        here, was = now.get(label, ()), then.get(label, ())
        if here is was:
            continue
        new, gone = _more(here, was), _more(was, here)
        place = change.words.place(label)
        for company, instead in zip(new, gone, strict=False):
            params = {"company": company, "old": instead, "place": place}
            yield task(
                "board", "station-replaced", company, label, key=f"station:{label}:{company}:{instead}", **params
            )
        for company in new[len(gone) :]:
            node = next(station.node for station in reversed(here) if station.company == company)
            which = which_city(change.words, change.after, label, node)
            params = {"company": company, "place": place, "edges": which, "which": "one" if which else "only"}
            yield task("board", "station", company, label, key=f"station:{label}:{company}", **params)
        for company in gone[len(new) :]:
            kept = "no" if change.after.companies[company].closed else "yes"
            params = {"company": company, "place": place, "kept": kept}
            yield task("board", "station-off", company, label, key=f"station:{label}:{company}", **params)


def _more(here: tuple[Station, ...], there: tuple[Station, ...]) -> list[str]:
    more = Counter(station.company for station in here) - Counter(station.company for station in there)
    return list(more.elements())


def which_city(words: Words, state: State, label: str, node: int) -> str:
    """Of several cities on a hex, which one: by its track, or by its number where it has none."""
    nodes = on_hex(words.rules, state, label).nodes
    if sum(found.kind == "city" for found in nodes) < 2:
        return ""
    placed = state.tiles.get(label)
    face = words.rules.title.faces[label] if placed is None else _face(words, placed)
    return sides(words, label, face, node) or text("hands-city", number=node + 1)


def overlays(change: Change) -> Iterator[Task]:
    now, then = change.after.overlays, change.before.overlays
    lines: dict[str, list[str]] = {}
    piece = title_views(change.words.rules.title.id).hands.piece or _piece
    for label in {**then, **now}:
        here, was = now.get(label, ()), then.get(label, ())
        if here is was:
            continue
        for overlay in here:
            if overlay not in was:
                if overlay.paper and overlay.paper in change.words.rules.title.privates:
                    lines.setdefault(overlay.paper, []).append(label)
                else:
                    yield replace(piece(change.words, label, overlay), key=f"overlay:{label}")
        for overlay in was:
            if overlay not in here:
                yield task("board", "overlay-off", None, label, key=f"overlay:{label}", place=change.words.place(label))
    for code, labels in lines.items():
        hexes = items(change.words.place(label) for label in labels)
        params = {"private": change.words.paper(code), "hexes": hexes}
        yield task("board", "line", None, labels[0], key=f"overlay:{KEYS.join(labels)}", **params)


def _piece(words: Words, label: str, overlay: Overlay) -> Task:
    params = {"place": words.place(label), "paper": overlay.paper or "", "piece": overlay.piece}
    return task("board", "piece", None, label, **params)
