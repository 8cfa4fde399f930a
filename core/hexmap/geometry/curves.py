"""Lines and circular arcs, the two shapes that track is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin

from core.hexmap.geometry.hexagon import Point

STRAIGHT = 1e-6


@dataclass(frozen=True)
class Curve:
    """From `start` to `end`: a straight line, or with a centre a circular arc that turns by `sweep` (clockwise > 0)."""

    start: Point
    end: Point
    centre: Point | None = None
    sweep: float = 0.0

    @cached_property
    def radius(self) -> float:
        if self.centre is None:
            return 0.0
        return hypot(self.start[0] - self.centre[0], self.start[1] - self.centre[1])

    @cached_property
    def length(self) -> float:
        if self.centre is None:
            return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])
        return abs(self.sweep) * self.radius

    @cached_property
    def _start_angle(self) -> float:
        if self.centre is None:
            return atan2(self.end[1] - self.start[1], self.end[0] - self.start[0])
        return atan2(self.start[1] - self.centre[1], self.start[0] - self.centre[0])

    @property
    def start_angle(self) -> float:
        """Of an arc: where it starts, seen from its centre; of a line: its direction. Radians, clockwise."""
        return self._start_angle

    def at(self, t: float) -> Point:
        """The point a share of the way from start to end."""
        if self.centre is None:
            return (
                self.start[0] + (self.end[0] - self.start[0]) * t,
                self.start[1] + (self.end[1] - self.start[1]) * t,
            )
        angle = self._start_angle + self.sweep * t
        return self.centre[0] + self.radius * cos(angle), self.centre[1] + self.radius * sin(angle)

    def direction(self, t: float) -> Point:
        """The unit vector of travel."""
        if self.centre is None:
            return cos(self._start_angle), sin(self._start_angle)
        angle = self._start_angle + self.sweep * t + (pi / 2 if self.sweep > 0 else -pi / 2)
        return cos(angle), sin(angle)

    def reversed(self) -> "Curve":
        return Curve(self.end, self.start, self.centre, -self.sweep)

    def points(self, step: float = 4.0) -> tuple[Point, ...]:
        """A polyline; `step` is the longest piece of an arc."""
        if self.centre is None:
            return self.start, self.end
        count = max(2, ceil(self.length / step))
        inner = tuple(self.at(index / count) for index in range(1, count))
        return (self.start, *inner, self.end)

    def offset_points(self, first: float, last: float, step: float = 4.0) -> tuple[Point, ...]:
        """A polyline to the right of travel (left where negative) that goes smoothly from one distance to the other."""
        even = abs(first - last) < STRAIGHT
        count = 1 if self.centre is None and even else max(2, ceil(self.length / step))
        found = []
        for index in range(count + 1):
            t = index / count
            x, y = self.at(t)
            dx, dy = self.direction(t)
            distance = first + (last - first) * t * t * (3 - 2 * t)
            found.append((x - dy * distance, y + dx * distance))
        return tuple(found)

    def moved(self, by: Point) -> "Curve":
        def move(point: Point) -> Point:
            return point[0] + by[0], point[1] + by[1]

        return Curve(move(self.start), move(self.end), self.centre and move(self.centre), self.sweep)


def tangent_curve(start: Point, direction: Point, end: Point) -> Curve:
    """The line or arc that leaves `start` in a direction (a unit vector) and comes to `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = direction[0] * dy - direction[1] * dx  # > 0: the end lies to the right of travel
    if abs(side) < STRAIGHT:
        return Curve(start, end)
    radius = (dx * dx + dy * dy) / (2 * side)  # signed
    centre = (start[0] - direction[1] * radius, start[1] + direction[0] * radius)
    forward = direction[0] * dx + direction[1] * dy
    sweep = 2 * atan2(abs(side), forward)
    return Curve(start, end, centre, sweep if side > 0 else -sweep)


def nearest(points: Sequence[Point], to: Point) -> float:
    """The distance from a point to the nearest point of a polyline."""
    if len(points) == 1:
        return hypot(points[0][0] - to[0], points[0][1] - to[1])
    return min(_to_segment(a, b, to) for a, b in pairwise(points))


def _to_segment(a: Point, b: Point, p: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    squared = dx * dx + dy * dy
    t = 0.0 if squared == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared))
    return hypot(a[0] + t * dx - p[0], a[1] + t * dy - p[1])
