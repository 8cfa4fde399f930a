"""Geometry of every tile of both titles in every rotation, of the printed boards, and of ribbons."""

from functools import cache
from itertools import pairwise, product
from math import cos, hypot, isclose, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point, box

from core import registry
from core.hexmap.coordinates import EDGES, neighbour, opposite
from core.hexmap.geometry import (
    APOTHEM,
    SIDE,
    SLOT_RADIUS,
    TRACK_CASING,
    FaceShape,
    HitMap,
    Stretch,
    TrackShape,
    area_outlines,
    area_space,
    best_point,
    corners,
    edge_midpoint,
    edge_segment,
    face_shape,
    face_space,
    hex_centre,
    inward,
    ribbons,
)
from core.hexmap.geometry.curves import nearest, tangent_curve
from core.hexmap.geometry.hexagon import area_polygon, hex_polygon, hexagon
from core.hexmap.tiles import NODE, Face, Node, Track, is_edge, turned

TITLES = ("1844", "1824")
HEX_AREA = 1.5 * 3**0.5 * SIDE**2


@cache
def tile_faces() -> dict[str, Face]:
    """Every tile of both titles in every rotation, by title, number and rotation."""
    return {
        f"{title}-{number}-{rotation}": face
        for title in TITLES
        for number, tile in registry.title(title).tiles.items()
        for rotation, face in enumerate(tile.faces)
    }


@cache
def printed_faces() -> dict[str, Face]:
    return {f"{title}-{label}": face for title in TITLES for label, face in registry.title(title).faces.items()}


GROUPS = sorted({name.rsplit("-", 1)[0] for name in tile_faces()}) + [f"{title}-board" for title in TITLES]


def faces_of(group: str) -> list[Face]:
    """A tile in its six rotations, or everything that is printed on a board."""
    title, name = group.split("-")
    if name == "board":
        return [face for label, face in printed_faces().items() if label.startswith(title)]
    return [tile_faces()[f"{group}-{rotation}"] for rotation in range(6)]


def edge_ends(track: TrackShape) -> list[tuple[int, tuple[float, float], tuple[float, float]]]:
    """For each end at an edge: the edge, the point, and the direction into the hex."""
    found = []
    if is_edge(track.a):
        found.append((track.a, track.curve.start, track.curve.direction(0.0)))
    if is_edge(track.b):
        dx, dy = track.curve.direction(1.0)
        found.append((track.b, track.curve.end, (-dx, -dy)))
    return found


def close(a: tuple[float, float], b: tuple[float, float], tolerance: float = 1e-6) -> bool:
    return hypot(a[0] - b[0], a[1] - b[1]) <= tolerance


# --- the hexagon


def test_edges_are_numbered_clockwise_from_south_west() -> None:
    west, north_east = edge_midpoint(1), edge_midpoint(3)
    assert west[0] < 0
    assert abs(west[1]) < 1e-9
    assert north_east[0] > 0 > north_east[1]
    for edge in EDGES:
        a, b = edge_segment(edge)
        assert close(edge_midpoint(edge), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
        assert isclose(hypot(b[0] - a[0], b[1] - a[1]), SIDE)


@pytest.mark.parametrize("title", TITLES)
def test_neighbours_share_their_edge(title: str) -> None:
    board = registry.title(title)
    for label, edge in product(board.data.hexes, EDGES):
        other = neighbour(label, edge)
        if other not in board.data.hexes:
            continue
        here, there = hex_centre(label), hex_centre(other)
        mine, its = edge_midpoint(edge), edge_midpoint(opposite(edge))
        assert close((here[0] + mine[0], here[1] + mine[1]), (there[0] + its[0], there[1] + its[1]))
        assert close(inward(edge), (-inward(opposite(edge))[0], -inward(opposite(edge))[1]))


@pytest.mark.parametrize(
    ("title", "labels"),
    [
        ("1844", ["B17", "A18", "A20"]),
        ("1844", ["G30", "H29", "I30"]),
        ("1844", ["L15", "M16", "M18", "M20", "M22"]),
        ("1824", ["K10", "K12", "K14"]),
    ],
)
def test_an_area_is_one_polygon(title: str, labels: list[str]) -> None:
    assert all(label in registry.title(title).data.hexes for label in labels)
    outlines = area_outlines(labels)
    assert len(outlines) == 1
    assert isclose(area_polygon(labels).area, len(labels) * HEX_AREA, rel_tol=1e-6)
    assert len(outlines[0]) == 4 * len(labels) + 2  # every join hides one edge of both hexes


def test_hexes_that_do_not_touch_are_two_polygons() -> None:
    assert len(area_outlines(["A18", "M16"])) == 2


# --- track


@pytest.mark.parametrize("group", GROUPS)
def test_track_meets_edges_in_their_middle_at_right_angles(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        assert len(shape.tracks) == len(face.tracks)
        for track in shape.tracks:
            for edge, point, direction in edge_ends(track):
                assert close(point, edge_midpoint(edge))
                assert close(direction, inward(edge))


@pytest.mark.parametrize("group", GROUPS)
def test_track_joins_its_station(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        for track in shape.tracks:
            for end, point in ((track.a, track.curve.start), (track.b, track.curve.end)):
                if not is_edge(end) and not track.arrow:
                    assert close(point, shape.stations[end - NODE].centre)


@pytest.mark.parametrize("group", GROUPS)
def test_everything_stays_inside_the_hex(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        around = hexagon().buffer(1e-6)
        for track in shape.tracks:
            assert around.contains(track.line)
            assert track.curve.length < 200
        for station in shape.stations:
            assert station.style == "area" or hexagon().buffer(-1.0).contains(station.polygon)


@pytest.mark.parametrize("group", GROUPS)
def test_stations_are_apart(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        for station in shape.stations:
            assert len(station.slots) == face.nodes[station.index].slots
            for a, b in product(station.slots, station.slots):
                assert a == b or hypot(a[0] - b[0], a[1] - b[1]) >= 2 * SLOT_RADIUS
            for other in shape.stations:
                if other.index != station.index:
                    assert station.polygon.distance(other.polygon) > 2.0
            for track in shape.tracks:
                if NODE + station.index not in (track.a, track.b):
                    assert track.line.distance(station.polygon) > 4.0


def test_a_tile_looks_the_same_in_every_rotation() -> None:
    for name, face in tile_faces().items():
        steps = int(name.rsplit("-", 1)[1])
        angle = radians(60 * steps)
        first = face_shape(tile_faces()[name.rsplit("-", 1)[0] + "-0"])
        if not any(is_edge(end) for track in face.tracks for end in (track.a, track.b)):
            continue
        for before, after in zip(first.stations, face_shape(face).stations, strict=True):
            x, y = before.centre
            assert close(after.centre, (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)))


@pytest.mark.parametrize("title", TITLES)
def test_track_meets_across_every_pair_of_neighbours(title: str) -> None:
    """Whatever lies on two neighbours, where both have track at their edge the two lines are one smooth line."""
    board = registry.title(title)
    by_edge: dict[int, list[tuple[tuple[float, float], tuple[float, float]]]] = {edge: [] for edge in EDGES}
    for tile in board.tiles.values():
        for face in tile.faces:
            for track in face_shape(face).tracks:
                for edge, point, direction in edge_ends(track):
                    by_edge[edge].append((point, direction))
    for label, edge in product(board.data.hexes, (0, 1, 2)):
        other = neighbour(label, edge)
        if other not in board.data.hexes:
            continue
        here, there = hex_centre(label), hex_centre(other)
        mine = {(round(p[0] + here[0], 4), round(p[1] + here[1], 4)) for p, _ in by_edge[edge]}
        its = {(round(p[0] + there[0], 4), round(p[1] + there[1], 4)) for p, _ in by_edge[opposite(edge)]}
        assert len(mine | its) == 1
        assert all(close(d, inward(edge)) for _, d in by_edge[edge])
        assert all(close(d, (-inward(edge)[0], -inward(edge)[1])) for _, d in by_edge[opposite(edge)])


def test_curves_between_edges() -> None:
    sharp, gentle, straight = (
        face_shape(Face("x", "yellow", tracks=(Track(0, b),))).tracks[0].curve for b in (1, 2, 3)
    )
    assert isclose(sharp.radius, 50)
    assert isclose(abs(sharp.sweep), 2 * pi / 3)
    assert sharp.centre is not None
    assert close(sharp.centre, corners()[1])
    assert isclose(gentle.radius, 150)
    assert isclose(abs(gentle.sweep), pi / 3)
    assert straight.centre is None
    assert isclose(straight.length, 2 * APOTHEM)


@given(
    st.tuples(st.floats(-80, 80), st.floats(-80, 80)),
    st.floats(0, 2 * pi),
    st.tuples(st.floats(-80, 80), st.floats(-80, 80)),
)
def test_tangent_curves(start: tuple[float, float], angle: float, end: tuple[float, float]) -> None:
    if hypot(end[0] - start[0], end[1] - start[1]) < 1:
        return
    direction = (cos(angle), sin(angle))
    curve = tangent_curve(start, direction, end)
    if curve.centre is not None and curve.radius < 1e4:
        assert close(curve.direction(0.0), direction, 1e-5)
        assert close(curve.at(1.0), end, 1e-4)
        assert close(curve.reversed().at(0.0), end, 1e-4)
        points = curve.points(2.0)
        assert all(hypot(b[0] - a[0], b[1] - a[1]) <= 2.01 for a, b in pairwise(points))


# --- room for text


@pytest.mark.parametrize("group", GROUPS)
def test_the_best_free_point_is_clear_of_track_and_stations(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        (x, y), radius = best_point(shape)
        assert radius > 20
        circle = Point(x, y).buffer(radius - 1.5)
        assert hexagon().contains(circle)
        assert not circle.intersects(shape.obstacles)


@pytest.mark.parametrize("group", GROUPS)
def test_value_and_name_do_not_cross_track(group: str) -> None:
    for face in faces_of(group):
        shape = face_shape(face)
        space = face_space([shape])
        taken = []
        found = space.largest_disc(24.0, 14.0, near=(0.0, 0.0))
        assert found is not None, "every face has room for a value"
        centre, radius = found
        disc = Point(centre).buffer(radius)
        assert hexagon().contains(disc)
        assert not disc.intersects(shape.obstacles)
        space.take_disc(centre, radius)
        taken.append(disc)
        for width, height in ((70.0, 26.0), (30.0, 20.0), (24.0, 14.0)):
            place = space.box(width, height, near=(0.0, -50.0))
            if place is None:
                continue
            rectangle = box(place[0] - width / 2, place[1] - height / 2, place[0] + width / 2, place[1] + height / 2)
            assert hexagon().contains(rectangle)
            assert not rectangle.intersects(shape.obstacles)
            assert not any(rectangle.intersects(other) for other in taken)
            space.take_box(place, width, height)
            taken.append(rectangle)
        assert len(taken) > 1, "every face has room for a small text besides"


def test_a_long_name_may_hang_over_the_edge_but_not_over_a_neighbours_track() -> None:
    shape = face_shape(Face("x", "white", nodes=(Node("city", slots=1),)))
    space = face_space([shape])
    assert space.box(150, 30, near=(0, 55)) != space.box(150, 30, near=(0, 55), overhang=True)
    place = space.box(180, 24, near=(0, 46), overhang=True)
    assert place is not None
    rectangle = box(place[0] - 90, place[1] - 12, place[0] + 90, place[1] + 12)
    assert not hexagon().contains(rectangle)
    for edge in EDGES:
        middle, direction = edge_midpoint(edge), inward(edge)
        coming = LineString([middle, (middle[0] - 30 * direction[0], middle[1] - 30 * direction[1])])
        assert not coming.buffer(TRACK_CASING / 2, cap_style="flat").intersects(rectangle)


def test_walls_and_boxes_take_room() -> None:
    shape = face_shape(Face("x", "white"))
    free = face_space([shape]).box(40, 20, near=(-90, 0))
    walled = face_space([shape], frozenset({1})).box(40, 20, near=(-90, 0))
    assert free is not None
    assert walled is not None
    assert walled[0] > free[0]
    space = face_space([shape])
    space.take_box((0, 0), 160, 10)
    place = space.box(60, 20, near=(0, 0))
    assert place is not None
    assert abs(place[1]) >= 15
    assert face_space([shape]).box(60, 20, near=(0, 0)) != place, "one copy takes nothing from another"
    space.take_box((0, 0), 180, 180)
    assert space.box(10, 10, near=(0, 0)) is None


def test_an_area_has_room_across_its_hexes() -> None:
    board = registry.title("1844")
    labels = ["L15", "M16", "M18", "M20", "M22"]
    shapes = [face_shape(board.faces[label]) for label in labels]
    outer = [frozenset(edge for edge in EDGES if board.neighbours[label][edge] is None) for label in labels]
    space = area_space(labels, shapes, outer)
    wanted = hex_centre("M18")
    place = space.box(400.0, 60.0, near=wanted)
    assert place is not None
    rectangle = box(place[0] - 200, place[1] - 30, place[0] + 200, place[1] + 30)
    assert area_polygon(labels).contains(rectangle)


# --- hits


@cache
def hit_map() -> HitMap:
    faces = registry.title("1844").faces
    return HitMap(faces, lambda label: face_shape(faces[label]))


@given(st.sampled_from(sorted(registry.title("1844").faces)), st.floats(0, 0.999), st.floats(0, 2 * pi))
def test_the_hex_under_a_point_is_found(label: str, share: float, angle: float) -> None:
    x, y = hex_centre(label)
    point = (x + share * APOTHEM * cos(angle), y + share * APOTHEM * sin(angle))
    hit = hit_map().at(point)
    assert hit is not None
    assert hit.hex == label
    if hit.edge is not None:
        local = (point[0] - x, point[1] - y)
        assert nearest(edge_segment(hit.edge), local) == min(nearest(edge_segment(edge), local) for edge in EDGES)


@given(st.sampled_from(sorted(tile_faces())), st.data())
def test_stations_and_tracks_under_a_point_are_found(name: str, data: st.DataObject) -> None:
    shape = face_shape(tile_faces()[name])
    hits = HitMap(["F11"], lambda label: shape)
    x, y = hex_centre("F11")
    track = data.draw(st.sampled_from(shape.tracks))
    px, py = track.curve.at(data.draw(st.floats(0.02, 0.98)))
    hit = hits.at((x + px, y + py))
    assert hit is not None
    assert hit.track is not None
    assert shape.tracks[hit.track].line.distance(Point(px, py)) <= track.line.distance(Point(px, py)) + 1e-5
    for station in shape.stations:
        for slot, (sx, sy) in enumerate(station.slots):
            hit = hits.at((x + sx, y + sy))
            assert hit is not None
            assert (hit.node, hit.slot) == (station.index, slot)
        hit = hits.at((x + station.centre[0], y + station.centre[1]))
        assert hit is not None
        assert hit.node == station.index


def test_nothing_is_under_a_point_outside_the_board() -> None:
    assert hit_map().at((-500.0, -500.0)) is None
    assert hit_map().hex_at(hex_centre("A2")) is None


# --- ribbons

STRAIGHT = face_shape(Face("9", "yellow", tracks=(Track(1, 4),)))
GENTLE = face_shape(Face("8", "yellow", tracks=(Track(1, 3),)))
FORK = face_shape(Face("23", "green", tracks=(Track(1, 4), Track(1, 5))))


def gap(a: tuple[tuple[float, float], ...], b: tuple[tuple[float, float], ...]) -> float:
    return LineString(a).distance(LineString(b))


@given(st.integers(2, 4), st.integers(1, 4), st.lists(st.booleans(), min_size=4, max_size=4))
def test_ribbons_beside_each_other_keep_distance_and_order(trains: int, hexes: int, against: list[bool]) -> None:
    labels = [f"D{7 + 2 * index}" for index in range(hexes)]
    shapes: dict[str, FaceShape] = dict.fromkeys(labels, STRAIGHT)
    shapes[labels[-1]] = GENTLE
    forth = [Stretch(label, 0) for label in labels]
    back = [stretch.turned() for stretch in reversed(forth)]
    found = ribbons([back if turn else forth for turn in against[:trains]], shapes.__getitem__, pitch=12.0)
    lines = [parts[0] for parts in found]
    assert all(len(parts) == 1 for parts in found)
    for a, b in pairwise(lines):
        assert isclose(gap(a, b), 12.0, abs_tol=0.2)
    for number, line in enumerate(lines):
        for other in lines[number + 2 :]:
            assert gap(line, other) > 12.0 * 1.8
        assert LineString(line).is_simple


def test_ribbons_of_tracks_that_merge_at_an_edge_come_beside_each_other() -> None:
    shapes = {"D7": STRAIGHT, "D9": FORK}
    found = ribbons(
        [[Stretch("D7", 0), Stretch("D9", 0)], [Stretch("D7", 0), Stretch("D9", 1)]], shapes.__getitem__, pitch=10.0
    )
    assert isclose(gap(found[0][0], found[1][0]), 10.0, abs_tol=1.5)
    ends = [parts[0][-1] for parts in found]
    x, y = hex_centre("D9")
    assert close(ends[0], (x + edge_midpoint(4)[0], y + edge_midpoint(4)[1]))
    assert close(ends[1], (x + edge_midpoint(5)[0], y + edge_midpoint(5)[1]))


def test_a_lone_ribbon_lies_on_its_track_and_breaks_where_the_route_does() -> None:
    shapes = dict.fromkeys(("D7", "D9", "D13"), STRAIGHT)
    (parts,) = ribbons([[Stretch("D7", 0), Stretch("D9", 0), Stretch("D13", 0)]], shapes.__getitem__)
    assert len(parts) == 2
    x, y = hex_centre("D7")
    assert all(abs(point[1] - y) < 1e-6 for point in parts[0])
    assert isclose(parts[0][0][0], x - APOTHEM)


def test_ribbons_run_through_stations() -> None:
    city = face_shape(turned(Face("5", "yellow", nodes=(Node("city", slots=1),), tracks=(Track(0, 6), Track(1, 6))), 1))
    shapes = {"D7": city}
    (parts,) = ribbons([[Stretch("D7", 0), Stretch("D7", 1, reverse=True)]], shapes.__getitem__)
    assert len(parts) == 1
    assert hex_polygon("D7").buffer(1e-6).contains(LineString(parts[0]))
