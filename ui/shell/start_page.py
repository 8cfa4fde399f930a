"""The first thing anyone sees: the name of the program and the boards to look at."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from core.text.catalogue import text
from ui.map.board import Scale
from ui.map.scene import MapScene
from ui.theme import BODY, HEADING, SPACE, Theme, font
from ui.viewmodels.map_view import map_view
from ui.viewmodels.start_view import BoardCard, board_cards, card_title

NARROWEST, WIDEST = 380, 560  # of a card, which takes a third of the window
PICTURE_SHARE = 0.67  # height of the picture to the width of the card
CAPTION = 104
ROUND = 8.0


class StartPage(QWidget):
    chosen = Signal(str)
    theme_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[str, BoardButton] = {}
        self._theme_action = QAction(self)
        name = QLabel(text("app-name"))
        name.setFont(font(40, QFont.Weight.Bold))
        tagline = _quiet(text("app-tagline"), HEADING)
        row = QHBoxLayout()
        row.setSpacing(6 * SPACE)
        row.addStretch(1)
        for number, card in enumerate(board_cards(), start=1):
            button = BoardButton(card, str(number), theme)
            button.clicked.connect(lambda checked=False, title=card.title: self.chosen.emit(title))
            self.cards[card.title] = button
            row.addWidget(button)
            self._shortcut(str(number), button.animateClick)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8 * SPACE, 3 * SPACE, 8 * SPACE, 6 * SPACE)
        layout.addLayout(self._corner())
        layout.addStretch(2)
        layout.addWidget(name, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(tagline, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(9 * SPACE)
        layout.addLayout(row)
        layout.addSpacing(8 * SPACE)
        layout.addWidget(_quiet(text("start-note"), BODY), 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = max(NARROWEST, min(WIDEST, self.width() // 3, round((self.height() - 360) / PICTURE_SHARE)))
        for card in self.cards.values():
            card.set_width(width)

    def set_theme(self, theme: Theme) -> None:
        self._theme_action.setText(text("button-light" if theme.name == "dark" else "button-dark"))
        for card in self.cards.values():
            card.set_theme(theme)

    def focus(self) -> None:
        """The keyboard starts at the first board."""
        next(iter(self.cards.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _corner(self) -> QHBoxLayout:
        self._theme_action.setToolTip(text("tip-theme"))
        self._theme_action.setShortcut(QKeySequence("D"))
        self._theme_action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._theme_action.triggered.connect(lambda checked=False: self.theme_wanted.emit())
        self.addAction(self._theme_action)
        button = QToolButton()
        button.setObjectName("button-theme")
        button.setDefaultAction(self._theme_action)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(button)
        return row

    def _shortcut(self, key: str, run: object) -> None:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(run)
        self.addAction(action)


class BoardButton(QAbstractButton):
    """A card with a picture of the board, painted from the same data as the map itself."""

    def __init__(self, card: BoardCard, key: str, theme: Theme) -> None:
        super().__init__()
        self.card = card
        self._key = key
        self._theme = theme
        self._picture: QPixmap | None = None
        self._timer = QTimer(self, singleShot=True, interval=0)  # the window shows itself first
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
        size = QSize(width, round(width * PICTURE_SHARE) + CAPTION)
        if size != self.size():
            self.setFixedSize(size)
            self._timer.start()

    def sizeHint(self) -> QSize:
        return self.size()

    def _picture_size(self) -> QSize:
        return QSize(self.width(), self.height() - CAPTION)

    def _paint_picture(self) -> None:
        self._picture = board_picture(self.card.title, self._picture_size(), self.devicePixelRatioF())
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
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(table.bottomLeft(), table.bottomRight())
        painter.restore()
        self._paint_text(
            painter, box.adjusted(4 * SPACE, self._picture_size().height() + 3 * SPACE, -4 * SPACE, -2 * SPACE)
        )
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.accent if lit else theme.line), 2 if lit else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)

    def _paint_text(self, painter: QPainter, box: QRectF) -> None:
        theme, card = self._theme, self.card
        number, rest = card_title(card)
        top = QRectF(box.left(), box.top(), box.width(), 30)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(22, QFont.Weight.Bold))
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, number)
        shift = painter.fontMetrics().horizontalAdvance(number) + 2 * SPACE
        painter.setFont(font(22))
        painter.drawText(top.adjusted(shift, 0, 0, 0), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, rest)
        painter.setFont(font(BODY))
        painter.setPen(QColor(theme.quiet))
        first = QRectF(box.left(), top.bottom() + SPACE, box.width(), 20)
        painter.drawText(first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, card.facts)
        painter.drawText(
            first, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text("start-key", key=self._key)
        )
        second = first.translated(0, 22)
        painter.setFont(font(BODY, QFont.Weight.DemiBold))
        painter.setPen(QColor(theme.accent if card.playable else theme.quiet))
        painter.drawText(second, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, card.kind)


def board_picture(title_id: str, size: QSize, ratio: float) -> QPixmap:
    """A board without its text, small."""
    from core import registry

    scene = MapScene(map_view(registry.title(title_id)))
    board = scene.board_box()
    pixels = min((size.width() - 24) / board.width(), (size.height() - 20) / board.height())
    return scene.picture(Scale(pixels * ratio, ratio), QSize(size))


def _quiet(words: str, size: int) -> QLabel:
    label = QLabel(words)
    label.setProperty("quiet", "true")
    label.setFont(font(size))
    return label
