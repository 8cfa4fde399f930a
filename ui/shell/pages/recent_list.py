"""The games played last: one row each with name, round, players and date."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.text.catalogue import text
from core.text.lists import items
from ui.paint.plain import tip
from ui.paint.theme import BODY, SPACE, Theme, font, scaled
from ui.shell.views.start import RecentGame
from ui.widgets.rows import NOWHERE, Index, row_at

ROW = 48
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
GAME = Qt.ItemDataRole.UserRole


class RecentModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.games: list[RecentGame] = []

    def set_games(self, games: list[RecentGame]) -> None:
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    def replace(self, game: RecentGame) -> None:
        for row, known in enumerate(self.games):
            if known.path == game.path:
                self.games[row] = game
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game = row_at(self.games, index)
        if game is None:
            return None
        if role == GAME:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return items(filter(None, (game.name, game.round, game.players, game.date, game.problem)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(str(game.path))
        return None


class RecentRow(QStyledItemDelegate):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, scaled(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game: RecentGame | None = index.data(GAME)
        if game is None:
            return
        theme = self.theme
        box: QRect = option.rect
        state = option.state
        lit = bool(state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        painter.save()
        if lit:
            painter.fillRect(box, QColor(theme.window))
        if state & QStyle.StateFlag.State_Selected and state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), QColor(theme.accent))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner = box.adjusted(3 * SPACE, SPACE, -3 * SPACE, -SPACE)
        half = inner.height() // 2
        first = QRect(inner.left(), inner.top(), inner.width(), half)
        second = first.translated(0, half)
        strong, plain = font(BODY, QFont.Weight.DemiBold), font(BODY)
        self._line(painter, first, (game.name, strong, theme.text), (game.round, strong, theme.text))
        words = (game.problem, plain, theme.bad) if game.problem else (game.players, plain, theme.quiet)
        self._line(painter, second, words, (game.date, plain, theme.quiet))
        painter.restore()

    def _line(self, painter: QPainter, box: QRect, left: tuple[str, QFont, str], right: tuple[str, QFont, str]) -> None:
        words, face, colour = right
        painter.setFont(face)
        painter.setPen(QColor(colour))
        painter.drawText(box, int(RIGHT), words)
        room = box.width() - painter.fontMetrics().horizontalAdvance(words) - 4 * SPACE
        words, face, colour = left
        painter.setFont(face)
        painter.setPen(QColor(colour))
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, int(LEFT), shown)


class RecentList(QListView):
    chosen = Signal(object)  # Path

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("recent-games")
        self.setAccessibleName(text("start-recent"))
        self.games = RecentModel()
        self._row = RecentRow(theme)
        self.setModel(self.games)
        self.setItemDelegate(self._row)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)

    def set_theme(self, theme: Theme) -> None:
        self._row.theme = theme
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        game: RecentGame | None = index.data(GAME)
        if game is not None:
            self.chosen.emit(game.path)
