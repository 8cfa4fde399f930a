"""The map of the display: the whole board, to look at only. It is painted a little at a time, when there is time.

Until it has been painted once, the board without its texts stands in its place, which is quick.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ui.board.board import Scale
from ui.board.scene import MARGIN, MapScene
from ui.paint.theme import Theme
from ui.values.hexes import MapView
from ui.values.routes import RouteView

SLICE = 0.004  # seconds of painting at a time
PAUSE = 2  # milliseconds between two slices: clicks on the banker's window come first
MARKS = 20  # pixels of the letters around the board, at a height of 1080 pixels
RIM = 1.5  # of that height they need
LEAST = 1.35  # texts on the board are this much larger than those of the window before they are left out


class BoardView(QGraphicsView):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._unit = 1.0
        self._board: MapScene | None = None
        self._routes: Sequence[RouteView] = ()
        self._stands = False  # it was painted whole
        self._first: QPixmap | None = None  # shown until then
        self._slices = QTimer(self, singleShot=True, interval=PAUSE)
        self._slices.timeout.connect(self._paint_on)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def board(self) -> MapScene | None:
        return self._board

    @property
    def routes(self) -> Sequence[RouteView]:
        """The routes that are drawn upon the track."""
        return self._routes

    def show_map(self, view: MapView, routes: Sequence[RouteView], unit: float) -> None:
        if self._board is None or self._board.view.title != view.title:
            self._board, self._routes = MapScene(view, self._theme), ()
            self._board.setParent(self)
            self.setScene(self._board)
            self._unit, self._stands = 0.0, False
        else:
            self._board.set_view(view)
        if routes != self._routes:
            self._routes = routes
            self._board.routes.show_routes(routes)
        if unit != self._unit:
            self._unit = unit
            self._board.set_mark_pixels(max(6, round(MARKS * unit)))
        self.fit()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self._board is not None:
            self._board.set_theme(theme)

    def is_sharp(self) -> bool:
        return not self._slices.isActive()

    def fit(self) -> None:
        """The whole board with the letters around it."""
        if self._board is None:
            return
        box, size, rim = self._board.board_box(), self.viewport().size(), MARKS * RIM * self._unit
        zoom = max(
            0.02,
            min(
                min(room / (length + MARGIN), (room - 2 * rim) / length)
                for room, length in ((size.width(), box.width()), (size.height(), box.height()))
            ),
        )
        self._board.thin_margins(zoom)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.centerOn(self._board.whole().center())
        self._first = None
        self._slices.start()

    def _scale(self) -> Scale:
        ratio = self.viewport().devicePixelRatioF()
        return Scale(self.transform().m11() * ratio, ratio, max(1.0, LEAST * self._unit))

    def _paint_on(self) -> None:
        board = self._board
        if board is None or not self.isVisible():
            return
        seen: QRectF = self.mapToScene(self.viewport().rect()).boundingRect()
        painted = board.sharpen(self._scale(), seen, SLICE)
        if painted and not self._stands:
            self._stands, self._first = True, None
            self.viewport().update()
        if not (painted and board.refine(seen, SLICE)):
            self._slices.start()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawBackground(painter, rect)
        if self._board is None or self._stands:
            return
        if self._first is None:
            self._first = self._board.picture(self._scale(), self.viewport().size())
        place = QRectF(QPointF(), self._first.deviceIndependentSize() / self.transform().m11())
        place.moveCenter(self._board.board_box().center())
        painter.drawPixmap(place, self._first, QRectF(self._first.rect()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._slices.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
