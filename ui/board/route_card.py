"""The trains of a run, each with the line it has on the map and what it earns."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.board.card import Card, primary_button, tool_button
from ui.board.route_layer import route_pen
from ui.paint.plain import Label
from ui.paint.theme import BODY, SPACE, font
from ui.values.routes import RouteView
from ui.widgets.why_button import WhyButton

SAMPLE = 44  # width of a line's sample
ROW = 26
CLEAR = 24  # pixels around what should be seen
Corner = tuple[bool, bool]  # at the right, at the bottom
CORNERS: tuple[Corner, ...] = ((False, False), (True, True), (False, True), (True, False))  # by preference


class RouteRow(QAbstractButton):
    def __init__(self, route: RouteView, key: str) -> None:
        super().__init__()
        self._number = route.number
        self._key = key
        self.setText(route.line)
        self.setObjectName(f"route-{route.number}")
        self.setAccessibleName(text("map-route-row", line=route.line, number=route.number + 1))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not key)
        self.setCheckable(bool(key))

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(font(BODY, QFont.Weight.DemiBold))  # as it is written where it is chosen
        key = metrics.horizontalAdvance(self._key) + 2 * SPACE if self._key else 0
        return QSize(SAMPLE + metrics.horizontalAdvance(self.text()) + key + 5 * SPACE, max(ROW, metrics.height() + 6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, middle = self.palette(), self.height() / 2
        if self.isChecked():
            painter.setPen(QPen(colours.highlight(), 2.0))
            painter.setBrush(colours.alternateBase())
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        x = float(2 * SPACE)
        if self._key:
            painter.setPen(colours.placeholderText().color())
            painter.drawText(QPointF(x, middle + painter.fontMetrics().capHeight() / 2), self._key)
            x += painter.fontMetrics().horizontalAdvance(self._key) + 2 * SPACE
        for pen in (QPen(Qt.GlobalColor.white, 9.0, c=Qt.PenCapStyle.FlatCap), route_pen(self._number, 5.0)):
            painter.setPen(pen)
            painter.drawLine(QLineF(x, middle, x + SAMPLE, middle))
        painter.setPen(colours.windowText().color())
        painter.setFont(font(BODY, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal))
        x += SAMPLE + 2 * SPACE
        painter.drawText(QPointF(x, middle + painter.fontMetrics().capHeight() / 2), self.text())
        painter.end()


class RouteCard(Card):
    selected = Signal(int)
    finished = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "route-card", text("map-routes"))
        self._rows: list[RouteRow] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(0)
        self._total = Label()
        self._total.setObjectName("route-total")
        self._total.setWordWrap(True)
        self._total.setContentsMargins(2 * SPACE, 0, 2 * SPACE, SPACE)
        self._ask = WhyButton("route-why")
        self._ask.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._done = primary_button("route-done", text("map-routes-done"))
        self._done.clicked.connect(self.finished.emit)
        self._leave = tool_button("route-leave", text("map-leave"), text("map-routes-leave"))
        self._leave.clicked.connect(self.left.emit)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addLayout(self._lines)
        layout.addWidget(self._total)
        row = QHBoxLayout()
        row.addWidget(self._leave)
        row.addWidget(self._ask)
        row.addStretch(1)
        row.addWidget(self._done)
        layout.addLayout(row)
        self._corner: Corner = CORNERS[0]
        parent.installEventFilter(self)

    def show_routes(
        self,
        routes: Sequence[RouteView],
        total: str,
        selected: int | None = None,
        clear_of: Sequence[QPoint] = (),
        why: str = "",
    ) -> None:
        """With a selected train the routes are being drawn: rows can be chosen, the run can be finished.

        `why` is the section of the companion that explains the refusal which stands in for the total.

        The card comes to the corner where it covers least of `clear_of`, and stays there while routes are drawn.
        """
        stays = selected is not None and not self._done.isHidden() and not self.isHidden()
        for row in self._rows:
            self._lines.removeWidget(row)
            row.hide()  # not setParent(None): a row that was about to be shown would become a window
            row.deleteLater()
        self._rows = []
        for route in routes:
            made = RouteRow(route, "" if selected is None else str(route.number + 1))
            made.setChecked(route.number == selected)
            made.clicked.connect(lambda checked=False, number=route.number: self.selected.emit(number))
            self._lines.addWidget(made)
            made.show()  # so that it counts when the card is measured
            self._rows.append(made)
        self._total.setText(total)
        self._total.setVisible(bool(total))
        self._done.setVisible(selected is not None)
        self._leave.setVisible(selected is not None)
        self._ask.lead_to(why)
        self.setVisible(bool(routes))
        self._column.activate()  # what was shown or hidden just now
        wish = self.sizeHint()
        self.resize(wish.width(), max(wish.height(), self._column.totalHeightForWidth(wish.width())))
        if not stays:
            self._corner = min(CORNERS, key=lambda corner: self._covered(corner, clear_of))
        self._place()
        self.raise_()

    @property
    def why(self) -> str:
        return self._ask.section

    def _covered(self, corner: Corner, places: Sequence[QPoint]) -> int:
        room = QRect(self._place_in(corner), self.size()).adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR)
        return sum(room.contains(place) for place in places)

    def _place_in(self, corner: Corner) -> QPoint:
        parent = self.parentWidget()
        assert parent is not None
        room = parent.rect().adjusted(2 * SPACE, 2 * SPACE, -2 * SPACE, -2 * SPACE)
        right, low = corner
        return QPoint(
            max(room.left(), room.right() - self.width()) if right else room.left(),
            max(room.top(), room.bottom() - self.height()) if low else room.top(),
        )

    def _place(self) -> None:
        self.move(self._place_in(self._corner))

    def moveEvent(self, event: QMoveEvent) -> None:
        """A map that scrolls takes along what lies on it."""
        super().moveEvent(event)
        if event.pos() != self._place_in(self._corner):
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._place()
        return super().eventFilter(watched, event)
