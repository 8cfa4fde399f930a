"""Room for text: what is placed takes its room away, from this copy alone; and where track may be covered."""

from core.hexmap.geometry import SIDE, face_space
from core.hexmap.geometry.hexagon import APOTHEM


def test_what_is_placed_in_one_copy_leaves_the_other_alone() -> None:
    space = face_space([])
    space.take_box((0.0, 60.0), 40.0, 20.0)
    first = space.box(30.0, 20.0, (0.0, 0.0))
    kept = space.copy()
    space.take_box((0.0, 0.0), 60.0, 60.0)
    assert space.box(28.0, 20.0, (0.0, 0.0)) != first
    other = kept.box(27.0, 20.0, (0.0, 0.0))
    assert other is not None
    assert abs(other[0]) < 5 > abs(other[1])


def test_a_crowded_box_keeps_off_what_must_not_be_covered() -> None:
    space = face_space([])
    space.take_box((0.0, 0.0), 2 * APOTHEM, 2 * SIDE)  # track everywhere
    kept = [((0.0, -30.0), 60.0, 60.0)]
    found = space.crowded_box(80.0, 24.0, (0.0, -20.0), kept)
    assert found is not None
    assert found[1] - 12.0 >= 0.0 - 2.0, "below what is kept"
    assert space.crowded_box(80.0, 24.0, (0.0, 0.0), [((0.0, 0.0), 300.0, 300.0)]) is None
    wide = space.crowded_box(2 * APOTHEM + 10, 20.0, (0.0, 0.0), [])
    assert wide is None, "it would hang over"
    assert space.crowded_box(2 * APOTHEM + 10, 20.0, (0.0, 0.0), [], overhang=True) is not None
