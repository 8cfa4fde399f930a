"""How a picture that only one family has is painted. The family gives a `Drawing` for the type of its value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ui.paint.theme import Theme


@dataclass(frozen=True, slots=True)
class Drawing:
    """All measures are pixels of the screen at 100 % text; who paints on something else scales the painter before."""

    paint: Callable[[QPainter, Any, QRectF, Theme], object]
    least: Callable[[Any], QSizeF]  # what it must have to be read; empty where there is nothing to be seen
    height: Callable[[Any], float]  # that it has on paper


Drawings = Mapping[type, Drawing]  # by the type of the value
