"""The pieces to choose from, drawn, beside the hex that they would be laid on."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from core.kernel.foreign import NOTE
from core.text.catalogue import text
from ui.board.card import Card, primary_button, tool_button
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, SPACE, font, scaled
from ui.values.pieces import Piece
from ui.widgets.typed_line import TypedLine
from ui.widgets.why_button import WhyButton

KEY, SMALL = 11, 12
PIECES = 4  # in a row
SIDE = 30.0  # of a hex in the palette, in pixels
NARROW, WIDE = 280, 376  # of a sentence that says why something is refused, alone and below pieces


class PieceButton(QAbstractButton):
    """A picture, its name below, and in the corner the key that chooses it."""

    def __init__(self, picture: QPixmap, caption: str, key: str) -> None:
        super().__init__()
        self._picture = picture
        self._key = key
        self.setText(caption)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        picture, metrics = self._picture.deviceIndependentSize().toSize(), self.fontMetrics()
        width = max(picture.width() + 6 * SPACE, metrics.horizontalAdvance(self.text()) + 3 * SPACE)
        return QSize(width, picture.height() + metrics.height() + 2 * SPACE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, box = self.palette(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(colours.highlight() if self.isChecked() else colours.mid(), 2.0))
            painter.setBrush(colours.alternateBase())
            painter.drawRoundedRect(box, 4, 4)
        size = self._picture.deviceIndependentSize()
        painter.drawPixmap(QPointF((self.width() - size.width()) / 2, SPACE), self._picture)
        painter.setFont(font(BODY, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal))
        painter.setPen(colours.text().color())
        below = QRectF(0, SPACE + size.height(), self.width(), self.height() - SPACE - size.height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._key:
            painter.setFont(font(KEY))
            metrics = painter.fontMetrics()
            cap = QRectF(3, 3, metrics.horizontalAdvance(self._key) + 7, metrics.height() - 1)
            painter.setPen(QPen(colours.placeholderText(), 1.0))
            painter.setBrush(colours.base())
            painter.drawRoundedRect(cap.translated(0.5, 0.5), 3, 3)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        painter.end()


class Palette(Card):
    picked = Signal(int)  # number of a piece
    turned = Signal(int)  # steps
    laid = Signal()
    left = Signal()
    insisted = Signal()  # what the rules forbid here is wanted

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "palette", text("map-palette"))
        self._buttons: list[PieceButton] = []
        self._title = ""
        self._heading = Label()
        self._heading.setFont(font(BODY, QFont.Weight.DemiBold))
        self._heading.setObjectName("palette-heading")
        self._note = Label()
        self._note.setObjectName("palette-note")
        self._note.setProperty("quiet", "true")
        self._what_if = Label()
        self._what_if.setObjectName("palette-what-if")
        self._why = Label()
        self._why.setObjectName("palette-why")
        self._why.setWordWrap(True)
        self._ask = WhyButton("palette-ask", "?")
        self._ask.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.reason = TypedLine(NOTE)
        self.reason.setObjectName("palette-reason")
        self.reason.setPlaceholderText(text("map-reason"))
        self.reason.setAccessibleName(text("map-reason"))
        self._insist = tool_button("palette-insist", "", "")
        self._insist.clicked.connect(self.insisted.emit)
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self._grid.setColumnStretch(PIECES, 1)  # pieces stand close together, however much there is to read below
        self._turn = tool_button("palette-turn", text("map-turn"), text("map-turn-tip"))
        self._turn.clicked.connect(lambda: self.turned.emit(1))
        leave = tool_button("palette-leave", "×", text("map-leave-tip"))
        leave.clicked.connect(self.left.emit)
        self._lay = primary_button("palette-lay")
        self._lay.clicked.connect(self.laid.emit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, 2 * SPACE)
        layout.setSpacing(SPACE)
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        for button in (self._ask, leave):
            button.setFixedHeight(self._heading.sizeHint().height())  # it takes no more than the line
            top.addWidget(button)
        layout.addLayout(top)
        layout.addLayout(self._grid)
        layout.addWidget(self._note)
        layout.addWidget(self._what_if)
        layout.addWidget(self._why)
        layout.addWidget(self.reason)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(self._turn)
        row.addWidget(self._insist)
        row.addStretch(1)
        row.addWidget(self._lay)
        layout.addLayout(row)

    def show_pieces(self, heading: str, pieces: Sequence[Piece], pictures: Sequence[QPixmap]) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._title = heading
        self.reason.clear()
        # what is alone is chosen already and drawn on the map
        for number, (piece, picture) in enumerate(zip(pieces, pictures, strict=True)) if len(pieces) > 1 else ():
            key = str((number + 1) % 10) if number < 10 else ""
            button = PieceButton(picture, piece.caption, key)
            button.setObjectName(f"piece-{number}")
            button.setAccessibleName(f"{piece.caption} {piece.detail}".strip())
            set_tip(button, button.accessibleName() if piece.detail else "")
            button.clicked.connect(lambda checked=False, number=number: self.picked.emit(number))
            self._grid.addWidget(button, number // PIECES, number % PIECES, Qt.AlignmentFlag.AlignLeft)
            self._buttons.append(button)

    def show_choice(self, number: int | None, piece: Piece | None, hint: str) -> None:
        """The hint stands beside the heading of a piece that is refused: below it there is more to read."""
        for at, button in enumerate(self._buttons):
            button.setChecked(at == number)
        self._turn.setVisible(piece is not None and len(piece.rotations) > 1)
        self._lay.setEnabled(piece is not None)
        self._lay.setVisible(bool(self._buttons) or piece is not None)
        self._lay.setText(text("map-lay-first") if piece is None else piece.order)
        above = piece is not None and bool(piece.refused)
        self._heading.setText(f"{self._title} · {hint}" if above and hint else self._title)
        self._note.setText(hint)
        self._note.setVisible(bool(hint) and not above)
        self.show_what_if("")

    @property
    def why(self) -> str:
        """The section of the companion that explains what is refused."""
        return self._ask.section

    def show_refusal(self, why: Sequence[str], section: str, *, asks: bool) -> None:
        """Why something is against the rules; `asks` for the reason to lay it all the same."""
        self._ask.lead_to(section)
        self._why.setText(" ".join(f"× {sentence}" for sentence in why))
        self._why.setVisible(bool(why))
        width = scaled(WIDE if self._buttons else NARROW) if why else 0
        self._why.setFont(font(SMALL if self._buttons else BODY))
        self._why.setFixedWidth(width)
        self._why.setMinimumHeight(0)  # or it would stay as high as it was
        self._why.setFixedHeight(self._why.heightForWidth(width) if why else 0)
        self.reason.setVisible(asks)

    def offer_insisting(self, label: str, tip: str) -> None:
        """A way to what the rules forbid; none without a label."""
        self._insist.setText(label)
        set_tip(self._insist, tip)
        self._insist.setAccessibleName(tip)
        self._insist.setVisible(bool(label))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the reason lays; on the map it would be meant for a hex."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.laid.emit()
        else:
            super().keyPressEvent(event)

    def show_what_if(self, line: str) -> None:
        self._what_if.setText(line)
        self._what_if.setVisible(bool(line))

    def what_if(self) -> str:
        return self._what_if.text()

    def fitted(self) -> QSize:
        """The palette's size, once it has taken the one that it needs."""
        layout = self.layout()
        assert layout is not None
        layout.activate()  # rows of buttons would still remember what they needed before
        self.adjustSize()
        return self.size()
