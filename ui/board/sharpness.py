"""Painting the board sharply for the zoom that is shown, a little at a time, and getting ready for the next zoom."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ui.board.board import Scale
from ui.board.stills import Stills
from ui.paint.theme import text_size

if TYPE_CHECKING:
    from ui.board.canvas import MapCanvas

STEP = 1.25  # one press of a zoom key
NOTCH = 1.0015  # for each eighth of a degree of a wheel
WHEEL_STEP = 120  # eighths of a degree: one notch of most wheels
LIKELY = (NOTCH**WHEEL_STEP, NOTCH**-WHEEL_STEP)  # zooms that are painted ahead
CLOSE = 1.3  # from this zoom on so little is visible that it is painted quickly enough
POSSIBLE = (STEP, 1 / STEP, NOTCH ** (2 * WHEEL_STEP), NOTCH ** (-2 * WHEEL_STEP))  # zooms that are planned ahead
AROUND = (-0.15, -0.15, 0.15, 0.15)  # what comes into view with the next zoom, in shares of the view
SMALLEST = 0.6  # of the zoom that shows the whole board
SETTLE = 14  # milliseconds after the last zoom until painting everything sharply begins
SLICE = 0.004  # seconds of painting at a time, so that the window stays quick
PAUSE = 300  # milliseconds after a change until getting ready for the next zoom begins
IDLE = 20  # milliseconds of rest before it begins after a zoom or a pan
NEXT = 8  # milliseconds between two slices of it


class Sharpness(QObject):
    """While it zooms a picture of the last sharp view is stretched, which is faster than all its parts."""

    def __init__(self, canvas: "MapCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._board = canvas.board
        self._stands = False  # it was painted whole; before that sizes may still change
        self.stills = Stills()
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._sharpen)
        self._ahead = QTimer(self, singleShot=True, interval=IDLE)
        self._ahead.timeout.connect(self._get_ready)

    @property
    def done(self) -> bool:
        """Is everything that can be seen painted for this zoom?"""
        return not self._settle.isActive() and self._board.is_sharp(self._scale(), self._canvas.visible())

    @property
    def ready(self) -> bool:
        """Is there nothing more to prepare for the next zoom?"""
        return self.done and not self._ahead.isActive()

    # --- what has happened

    def stretch(self) -> None:
        """A zoom begins."""
        if not self._stands:
            self._paint_now()  # what comes into view while it zooms out was painted before
        self.stills.use()

    def after_zoom(self) -> None:
        self._ahead.stop()
        self._settle.start()

    def after_pan(self) -> None:
        if not self._settle.isActive():
            self.begin()

    def begin(self) -> None:
        """Paint everything sharply, beginning now."""
        self._ahead.stop()
        self._settle.start(0)

    def refresh(self) -> None:
        """Paint at once what is visible; a board that does not stand yet, or zooms, comes a little at a time."""
        if self._stands and self._board.shown.scale == self._scale():
            self._paint_now()
        elif self._canvas.zoom:  # there is none before the first resize, which paints
            self.begin()

    def _paint_now(self) -> None:
        self.drop_still()
        self.stills.forget()
        self._settle.stop()
        self._ahead.start(PAUSE)
        if self._canvas.zoom:
            self._board.sharpen(self._scale(), self._canvas.visible())
            self._stands = True

    def forget_stills(self) -> None:
        self.stills.forget()
        self._ahead.start(PAUSE)

    def drop_still(self) -> None:
        if self.stills.drop():
            self._canvas.viewport().update()

    # --- a little at a time

    def _scale(self, zoom: float | None = None) -> Scale:
        ratio = self._canvas.viewport().devicePixelRatioF()
        text = (text_size() / 100 + 1) / 2  # half of what the settings ask for: the board has little room
        return Scale((self._canvas.zoom if zoom is None else zoom) * ratio, ratio, text)

    def _sharpen(self) -> None:
        if self._board.sharpen(self._scale(), self._canvas.visible(), SLICE):
            self._stands = True
            self.drop_still()
            self.stills.forget_view()
            self._ahead.start(IDLE)
        else:
            self._settle.start(0)

    def _get_ready(self) -> None:
        """What makes the next zoom quick, and then a look at other moments."""
        canvas = self._canvas
        if not canvas.isVisible() or self._settle.isActive():
            return
        if not self._board.refine(canvas.visible(), SLICE):
            self.stills.forget_view()
        elif self.stills.complete(canvas, canvas.visible(), self._board.whole(), canvas.fitting()) and self._prepare():
            if self._board.foresee(canvas.visible(), SLICE):
                return
        self._ahead.start(NEXT)

    def _prepare(self) -> bool:
        zoom, fitting, view = self._canvas.zoom, self._canvas.fitting(), self._canvas.visible()
        likely = [self._scale(zoom * factor) for factor in LIKELY if zoom * factor < CLOSE]
        possible = [self._scale(zoom * factor) for factor in POSSIBLE]
        sides = (view.width(), view.height(), view.width(), view.height())
        around = view.adjusted(*(side * share for side, share in zip(sides, AROUND, strict=True)))
        self._board.keep(likely)
        possible += [self._scale(fitting * share) for share in (1.0, SMALLEST)]
        return self._board.prepare(likely, possible, around, SLICE)
