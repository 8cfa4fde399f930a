"""Text of a hex: what the next locomotive costs, the name of a city and its income."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from core.hexmap.geometry import Point, face_space
from ui.board import board
from ui.board.board import colour
from ui.board.planner import SEMIBOLD, Mark, Planner, Shown
from ui.board.text import draw_lines, lines_size
from ui.german_railways.views.map.places import PlaceView

NAME, LEAST_NAME, FIGURE, INCOME, PRICE = 26.0, 20.0, 27.0, 46.0, 46.0
ABOVE, BELOW = -60.0, 60.0
WIDE = 173.2  # units of a hex
SQUEEZED = (100, 90, 82)
FEWEST = 3  # letters that say which city it is
MANY = 4  # locomotives that leave no room for the income below them


def plan_place(view: PlaceView, shown: Shown) -> list[Mark]:
    plan = Planner(face_space((), frozenset(), frozenset()), shown, view.ground)
    scale, x = shown.scale, _middle(view, shown)
    if view.name:
        _name(plan, view, shown, x)
    if view.income and view.price is None and view.way is None and len(view.locomotives) < MANY:
        near, units = ((x, BELOW), FIGURE) if view.locomotives and not view.joined else ((x, 8.0), INCOME)
        _figure(plan, "income", str(view.income), scale.font_pixels(units), near, board.RED)
    if view.price is not None:
        near = (x, BELOW) if view.locomotives else (x, 0.0)
        units = FIGURE if view.locomotives else PRICE
        _figure(plan, "price", str(view.price), scale.font_pixels(units), near, board.INK)
    if view.way is not None:
        near = (x, BELOW) if view.locomotives else (x, 0.0)
        _figure(plan, "way", str(view.way), scale.font_pixels(FIGURE), near, board.QUIET)
    if view.step:
        _figure(plan, "step", str(view.step), scale.font_pixels(FIGURE), (62.0, BELOW), board.INK)
    if shown.numbers:
        pixels = scale.font_pixels(board.NUMBER)
        plan.place_lines("number", (view.label,), pixels, (0.0, 86.0), ink=board.QUIET, forced=True)
    return plan.marks


def _figure(plan: Planner, kind: str, words: str, pixels: int, near: Point, ink: str) -> None:
    """Bare, with a halo: it stands on a city or on open land."""
    width, height = lines_size((words,), pixels, SEMIBOLD, 100)
    halo, reach = colour(board.PAPER, 0.75), max(1.0, pixels / 9)

    def paint(painter: QPainter, box: QRectF) -> None:
        draw_lines(painter, (words,), box.center(), (pixels, SEMIBOLD, 100), ink, halo, reach)

    plan.place(kind, width, height, near, paint, forced=True)


def _middle(view: PlaceView, shown: Shown) -> float:
    """Of the place: of several hexes the text stands between the first two."""
    return 0.0 if not view.joined else -WIDE / 2 if shown.turned else WIDE / 2


def _name(plan: Planner, view: PlaceView, shown: Shown, middle: float) -> None:
    """As much of it as there is room for beside the neighbours' names."""
    scale = shown.scale
    left, right = reversed(view.room) if shown.turned else view.room
    most = WIDE * (1.0 + left + right)
    shift = WIDE * (right - left) / 2
    income = f" {view.income}" if view.income and len(view.locomotives) >= MANY else ""
    for words in _shorter(view.name or ""):
        said = f"{words}{income}"
        for pixels in dict.fromkeys((scale.font_pixels(NAME), scale.font_pixels(LEAST_NAME))):
            for squeeze in SQUEEZED:
                width, _ = lines_size((said,), pixels, 400, squeeze)
                if width / scale.pixels <= most:
                    x = max(-abs(shift), min(abs(shift), shift)) if width / scale.pixels > WIDE else 0.0
                    plan.place_lines("name", (said,), pixels, (middle + x, ABOVE), squeeze=squeeze, forced=True)
                    return


def _shorter(name: str) -> list[str]:
    """The whole name, its first word where that says enough, and its beginning."""
    first = name.split(" ")[0]
    begun = [f"{name[:length].rstrip()}." for length in range(len(name) - 2, FEWEST - 1, -1)]
    return list(dict.fromkeys((name, *((first,) if len(first) > FEWEST else ()), *begun)))
