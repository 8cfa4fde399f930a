"""The screens that there are, and where on them the display stands: as it was left, or where players look."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

FAR = 1_000_000  # pixels; no screen is there
SHARE = 0.7  # of a screen, where the display is a window


@dataclass(frozen=True)
class Screen:
    name: str
    area: QRect
    native: QScreen | None = None


@dataclass(frozen=True)
class Place:
    """A screen by its name, a window on it, and whether the display covers the whole screen."""

    screen: str
    window: QRect
    full: bool

    def as_words(self) -> list[object]:
        return [self.screen, self.window.x(), self.window.y(), self.window.width(), self.window.height(), self.full]

    @classmethod
    def from_words(cls, words: object) -> "Place | None":
        match words:
            case [str(screen), int(x), int(y), int(width), int(height), bool(full)] if all(
                abs(number) < FAR for number in (x, y, width, height)
            ):
                return cls(screen, QRect(x, y, width, height), full)
        return None


class Screens(QObject):
    changed = Signal()  # one came, went or moved

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._tell)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._tell)

    def _added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._tell)
        self._tell()

    def _tell(self, *_: object) -> None:
        self.changed.emit()

    def all(self) -> list[Screen]:
        return [Screen(_name(screen), screen.geometry(), screen) for screen in QGuiApplication.screens()]


def _name(screen: QScreen) -> str:
    """Two televisions of one make differ in what they are plugged into."""
    return " ".join(filter(None, (screen.manufacturer(), screen.model(), screen.name())))


def arrangement(screens: Sequence[Screen]) -> str:
    """The same words for the same screens in the same places."""
    return "; ".join(sorted(f"{screen.name} {screen.area.getRect()}" for screen in screens))


def screen_of(screens: Sequence[Screen], window: QWidget) -> Screen:
    """The one that a window stands on. Not every desktop tells where that is, but Qt knows the screen."""
    known = next((screen for screen in screens if screen.native is not None and screen.native == window.screen()), None)
    return known or screen_at(screens, window.frameGeometry())


def screen_at(screens: Sequence[Screen], area: QRect) -> Screen:
    """The one that shows most of it."""

    def seen(screen: Screen) -> int:
        part = screen.area.intersected(area)
        return part.width() * part.height() if part.isValid() else 0

    return max(screens, key=seen)


def place_for(screens: Sequence[Screen], own: Screen, kept: Place | None) -> Place:
    """As it was left among these screens; else all of the largest one that is not the banker's own, or a window."""
    known = {screen.name: screen for screen in screens}
    if kept is not None and kept.screen in known:
        return Place(kept.screen, within(kept.window, known[kept.screen].area), kept.full)
    others = [screen for screen in screens if screen != own]
    chosen = max(others, key=lambda screen: screen.area.width() * screen.area.height(), default=own)
    return Place(chosen.name, usual_window(chosen.area), bool(others))


def usual_window(area: QRect) -> QRect:
    found = QRect(0, 0, round(area.width() * SHARE), round(area.height() * SHARE))
    found.moveCenter(area.center())
    return found


def within(window: QRect, area: QRect) -> QRect:
    """A window that can be reached: no larger than the screen, and inside of it."""
    if not window.isValid():
        return usual_window(area)
    size = window.size().boundedTo(area.size())
    left = min(max(window.left(), area.left()), area.right() + 1 - size.width())
    top = min(max(window.top(), area.top()), area.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())
