"""A card with a picture of a board, to look at it."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from core.text.catalogue import text
from ui.app.families import family_of
from ui.paint.theme import BODY, SPACE, Theme, font, scaled
from ui.shell.views.start import BoardCard, card_title

NARROWEST = 170
PICTURE_SHARE = 0.67  # height of the picture to the width of the card
CAPTION = 76
NAME = 17
ROUND = 8.0


class BoardButton(QAbstractButton):
    """A card with a picture of the board, painted from the same data as the map itself."""

    def __init__(self, card: BoardCard, key: str, theme: Theme) -> None:
        super().__init__()
        self.card = card
        self._key = key
        self._theme = theme
        self._picture: QPixmap | None = None
        self._painting = False  # not before the window stands: what a picture needs takes long to load
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._paint_picture)
        self.setObjectName(f"card-{card.title}")
        self.set_width(NARROWEST)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text("card-name", title=card.name, kind=card.kind))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_width(self, width: int) -> None:
        size = QSize(width, round(width * PICTURE_SHARE) + scaled(CAPTION))
        if size != self.size():
            self.setFixedSize(size)
            if self._painting:
                self._timer.start()

    def paint_picture(self) -> None:
        """From now on the picture follows the size of the card."""
        if not self._painting:
            self._painting = True
            self._timer.start()

    def sizeHint(self) -> QSize:
        return self.size()

    def _picture_size(self) -> QSize:
        return QSize(self.width(), self.height() - scaled(CAPTION))

    def _paint_picture(self) -> None:
        board = family_of(self.card.title).board
        if board is not None:
            self._picture = board.picture(self.card.title, self._picture_size(), self.devicePixelRatioF())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(box, ROUND, ROUND)
        painter.fillPath(outline, QColor(theme.surface))
        painter.save()
        painter.setClipPath(outline)
        table = QRectF(box.left(), box.top(), box.width(), self._picture_size().height())
        painter.fillRect(table, QColor(theme.window))
        if self._picture is not None:
            painter.drawPixmap(table.topLeft(), self._picture)
        else:
            painter.setFont(font(BODY))
            painter.setPen(QColor(theme.quiet))
            painter.drawText(table, Qt.AlignmentFlag.AlignCenter, text("board-coming"))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(table.bottomLeft(), table.bottomRight())
        painter.restore()
        self._paint_text(painter, box.adjusted(4 * SPACE, self._picture_size().height() + SPACE, -4 * SPACE, -SPACE))
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.accent if lit else theme.line), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _paint_text(self, painter: QPainter, box: QRectF) -> None:
        theme, card = self._theme, self.card
        number, rest = card_title(card)
        top = QRectF(box.left(), box.top(), box.width(), scaled(24))
        strong = font(NAME, QFont.Weight.Bold)
        _write(painter, top, number, strong, theme.text)
        shift = QFontMetricsF(strong).horizontalAdvance(number) + 2 * SPACE
        _write(painter, top.adjusted(shift, 0, 0, 0), rest, font(NAME), theme.text)
        key = text("start-key", key=self._key)
        second = QRectF(box.left(), top.bottom(), box.width(), scaled(20))
        _write(painter, second, key, font(), theme.quiet, Qt.AlignmentFlag.AlignRight)
        room = second.adjusted(0, 0, -QFontMetricsF(font()).horizontalAdvance(key) - 2 * SPACE, 0)
        _write(
            painter, room, card.kind, font(BODY, QFont.Weight.DemiBold), theme.accent if card.playable else theme.quiet
        )
        third = second.translated(0, scaled(20))
        _write(painter, third, card.facts, font(), theme.quiet)


def _write(
    painter: QPainter,
    box: QRectF,
    words: str,
    face: QFont,
    colour: str,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    painter.setFont(face)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)
