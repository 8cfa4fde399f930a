"""Where players share one screen: who is next, and what happened since they last acted, on a card beside the question.

The next key or click puts it away and counts as what it is; the card takes neither the keyboard nor a place of its own.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from core.text.catalogue import text
from core.text.lists import spoken
from ui.paint.ink import colour
from ui.paint.plain import Label
from ui.paint.theme import HEADER_NUMBER, SPACE, Theme, font, scaled
from ui.values.recap import Recap

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage

WIDTH, NARROW = 440, 260  # at 100 % text; where there is less room than NARROW, none is shown
EDGE = 4 * SPACE  # to what is around it
TABS = 24
ROUND = 6
HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class RecapCard(QWidget):
    def __init__(self, page: "GamePage") -> None:
        super().__init__(page)
        self.setObjectName("recap-card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = page
        self.heading = Label(wordWrap=True)
        self.heading.setObjectName("recap-heading")
        self.heading.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        self.note = Label(wordWrap=True)
        self.note.setProperty("quiet", "true")
        self.rest = Label(text("recap-close"), wordWrap=True)
        self.rest.setProperty("quiet", "true")
        self._lines: list[tuple[Label, Label]] = []
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(3 * SPACE)
        self.grid.setVerticalSpacing(SPACE)
        self.grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 3 * SPACE, 4 * SPACE, 3 * SPACE)
        column.setSpacing(2 * SPACE)
        column.addWidget(self.heading)
        column.addWidget(self.note)
        column.addLayout(self.grid)
        column.addWidget(self.rest)
        self.hide()

    @property
    def told(self) -> list[tuple[str, str]]:
        """The lines that are shown."""
        return [(name.text(), words.text()) for name, words in self._lines if not words.isHidden()]

    def show_recap(self, recap: Recap | None) -> None:
        """None puts it away."""
        if recap is None:
            self.put_away()
            return
        self.heading.setText(recap.heading)
        self.note.setText(recap.note if recap.lines else text("recap-nothing"))
        self._fill(recap)
        self.setAccessibleName(recap.heading)
        self.setAccessibleDescription(spoken(f"{name}: {words}" for name, words in recap.lines))
        if not self._stand():
            self.put_away()
            return
        if self.isHidden():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.show()
        self.raise_()

    def put_away(self) -> None:
        if not self.isHidden():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.hide()

    def _fill(self, recap: Recap) -> None:
        while len(self._lines) < len(recap.lines):
            name, words = Label(), Label(wordWrap=True)
            name.setProperty("quiet", "true")
            row = len(self._lines)
            self.grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self.grid.addWidget(words, row, 1)
            self._lines.append((name, words))
        for place, labels in enumerate(self._lines):
            shown = place < len(recap.lines)
            for label, told in zip(labels, recap.lines[place] if shown else ("", ""), strict=True):
                label.setText(told)
                label.setVisible(shown)

    # --- its place

    def _room(self) -> QRect:
        """At the side of the turn panel where there is more; all of that stays free."""
        page, turn = self._page.rect(), self._page.column.geometry()
        left = QRect(QPoint(0, turn.top()), QPoint(turn.left() - 1, page.bottom()))
        right = QRect(QPoint(turn.right() + 1, turn.top()), page.bottomRight())
        tabs = EDGE + scaled(TABS)  # they stay in sight
        return max(left, right, key=lambda side: side.width()).adjusted(EDGE, tabs, -EDGE, -EDGE)

    def _stand(self) -> bool:
        room = self._room()
        width = min(scaled(WIDTH), room.width())
        if width < scaled(NARROW):
            return False
        while (height := self._height(width)) > room.height():
            last = next((labels for labels in reversed(self._lines) if not labels[1].isHidden()), None)
            if last is None:
                return False
            for label in last:
                label.hide()
        self.setGeometry(QRect(room.topLeft(), QSize(width, height)))
        return True

    def _height(self, width: int) -> int:
        """The layout's own answer leaves room for lines that are not there."""
        shown = [labels for labels in self._lines if not labels[1].isHidden()]
        inner = width - 8 * SPACE
        names = max((name.sizeHint().width() for name, _ in shown), default=0) + self.grid.horizontalSpacing()
        rows = [max(name.sizeHint().height(), words.heightForWidth(inner - names)) for name, words in shown]
        parts = [label.heightForWidth(inner) for label in (self.heading, self.note, self.rest)]
        parts += [sum(rows) + self.grid.verticalSpacing() * (len(rows) - 1)] if rows else []
        return sum(parts) + 2 * SPACE * 3 + 6 * SPACE

    # --- away with it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Resize and watched is self._page:
            self._stand()
        elif (kind in KEYS and isinstance(event, QKeyEvent) and event.key() not in HELD) or (
            kind == QEvent.Type.MouseButtonPress
        ):
            self.put_away()
        return False

    # --- its looks

    def paintEvent(self, event: QPaintEvent) -> None:
        theme: Theme = self._page.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(colour(theme.surface))
        painter.setPen(QPen(colour(theme.accent), 2))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), ROUND, ROUND)
