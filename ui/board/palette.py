"""The pieces to choose from, drawn, beside the hex that they would be laid on: a strip, or a card where that fits."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
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
PIECES, STRIP, LINE = 4, 8, 10  # in a row of a card, of a strip, of a strip with all that is said below it
BESIDE = 236  # pixels of what is said below the pieces, or beside those of a strip
Shape = tuple[int, bool]  # pieces to a row, and whether what is said of them stands beside them
SIDE = 30.0  # of a hex in the palette, in pixels
NARROW, WIDE = 280, 376  # of a sentence that says why something is refused, alone and below pieces


class PieceButton(QAbstractButton):
    """A picture, its name below, and in the corner the key that chooses it."""

    hovered = Signal(bool)

    def __init__(self, picture: QPixmap, caption: str, key: str) -> None:
        super().__init__()
        self._picture = picture
        self._key = key
        self.setText(caption)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    def show_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.hovered.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(False)

    def sizeHint(self) -> QSize:
        picture, metrics = self._picture.deviceIndependentSize().toSize(), self.fontMetrics()
        width = max(picture.width() + 3 * SPACE, metrics.horizontalAdvance(self.text()) + 3 * SPACE)
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
    pointed = Signal(object)  # the number of the piece under the mouse, or None
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
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)  # pieces, and what is said of the chosen one
        self._halves.setSpacing(SPACE)
        self._halves.addLayout(self._grid)
        self._halves.addWidget(self._said_and_buttons(), 1)
        layout.addLayout(self._halves)
        self._columns = 0
        self._grown: dict[Shape, QSize] = {}  # it does not shrink with each word while it is open

    def _said_and_buttons(self) -> QWidget:
        said = self._said = QWidget()
        said.setMinimumWidth(scaled(BESIDE))
        column = QVBoxLayout(said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        for widget in (self._note, self._what_if, self._why, self.reason):
            column.addWidget(widget)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(self._turn)
        row.addWidget(self._insist)
        row.addStretch(1)
        row.addWidget(self._lay)
        column.addLayout(row)
        return said

    # --- shapes

    def shapes(self) -> dict[Shape, QSize]:
        """As which it can be shown, and how large it is then. It is left in one of them: one has to be taken."""
        number = max(1, len(self._buttons))
        wishes = ((PIECES, False), (PIECES, True), (LINE, False), (STRIP, True))
        shapes = dict.fromkeys((min(columns, number), beside) for columns, beside in wishes)
        return {shape: self._shaped(shape) for shape in shapes if self._buttons or not shape[1]}

    def take_shape(self, shape: Shape) -> None:
        self.resize(self._shaped(shape))

    def _shaped(self, shape: Shape) -> QSize:
        columns, beside = shape
        self._arrange(columns)
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._halves.setSpacing(2 * SPACE if beside else SPACE)
        layout = self.layout()
        assert layout is not None
        for part in (self._said.layout(), self._halves, layout):  # they still remember what they needed before
            assert part is not None
            part.invalidate()
        self._said.updateGeometry()
        layout.activate()
        size = self._grown[shape] = layout.sizeHint().expandedTo(self._grown.get(shape, QSize()))
        return size

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for button in self._buttons:
            self._grid.removeWidget(button)
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns, Qt.AlignmentFlag.AlignLeft)
        for column in range(LINE + 1):  # pieces stand close together, however much there is to read below
            self._grid.setColumnStretch(column, int(column == min(columns, len(self._buttons))))

    def show_pieces(self, heading: str, pieces: Sequence[Piece], pictures: Sequence[QPixmap]) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._columns = 0
        self._grown = {}
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
            button.hovered.connect(lambda over, number=number: self.pointed.emit(number if over else None))
            self._buttons.append(button)
        self._arrange(PIECES)  # before it comes: what is added to it later counts for its size later still

    def show_picture(self, number: int, picture: QPixmap) -> None:
        """A piece as it would lie now."""
        if number < len(self._buttons):
            self._buttons[number].show_picture(picture)

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
        self._note.setVisible(not above)
        self.show_what_if("")

    @property
    def why(self) -> str:
        """The section of the companion that explains what is refused."""
        return self._ask.section

    def show_refusal(self, why: Sequence[str], section: str, *, asks: bool) -> None:
        """Why something is against the rules; `asks` for the reason to lay it all the same."""
        self._ask.lead_to(section)
        if why or not self._why.isHidden():
            self._grown = {}  # there is so much to read that the next words need another size anyway
        self._why.setText(" ".join(f"× {sentence}" for sentence in why))
        self._why.setVisible(bool(why))
        self._what_if.setVisible(not why or bool(self._what_if.text()))
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
        """Its line is there before it is known what to say: the card does not grow when the answer comes."""
        self._what_if.setText(line)
        self._what_if.setVisible(bool(line) or not self._why.text())

    def what_if(self) -> str:
        return self._what_if.text()
