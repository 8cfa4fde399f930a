"""Who sits where: names, colours and symbols, to be changed at any time. Every change is an entry of the game."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QPushButton, QVBoxLayout, QWidget

from core.kernel.foreign import NAME
from core.mechanics.seats import COLOURS, SYMBOLS, ChangePlayer, Player
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.paint.cards import paint_seat
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, Theme, scaled
from ui.shell.window.message_bar import MessageBar
from ui.widgets.typed_line import TypedLine

SIGN = 18
ROOM = 220  # for a long double name


class PlayersDialog(QDialog):
    """Stays open beside the game."""

    def __init__(self, bridge: GameBridge, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("players-dialog")
        self.setWindowTitle(text("players-title"))
        self._bridge = bridge
        self.messages = MessageBar()
        self.rows = [
            SeatRow(bridge, number, player.id, theme) for number, player in enumerate(bridge.moment.state.players, 1)
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(2 * SPACE)
        for number, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                grid.addWidget(widget, number, column)
        grid.setColumnStretch(1, 1)
        hint = Label(text("players-hint"))
        hint.setProperty("quiet", "true")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        layout.setSpacing(3 * SPACE)
        layout.addWidget(self.messages)
        layout.addLayout(grid)
        layout.addWidget(hint)
        bridge.changed.connect(self._show)
        self.messages.listen(bridge)
        self._show(bridge.moment)

    def _show(self, moment: Moment) -> None:
        self.messages.clear()
        for row, player in zip(self.rows, moment.state.players, strict=True):
            row.show_player(player)


class SeatRow:
    """One seat: a new name is either the same person's or somebody else's."""

    def __init__(self, bridge: GameBridge, number: int, player: str, theme: Theme) -> None:
        self._bridge = bridge
        self._id = player
        self._player = Player(player, "")
        self._seat = Label(text("players-seat", number=number))
        self.name = TypedLine(NAME)
        self.name.setObjectName(f"player-name-{number}")
        self.name.setAccessibleName(text("players-seat", number=number))
        self.name.setMinimumWidth(scaled(ROOM))
        self.name.textChanged.connect(lambda words: self._enable())
        self.name.returnPressed.connect(lambda: self._rename(replaced=False))
        self.rename = self._button("rename", number, replaced=False)
        self.replace = self._button("replace", number, replaced=True)
        self.colour = QComboBox()
        self.colour.setObjectName(f"player-colour-{number}")
        self.colour.setAccessibleName(text("players-colour"))
        for word in COLOURS:
            self.colour.addItem(_seat_icon(word, "circle", theme), text(f"seat-{word}"), word)
        self.symbol = QComboBox()
        self.symbol.setObjectName(f"player-symbol-{number}")
        self.symbol.setAccessibleName(text("players-symbol"))
        for word in SYMBOLS:
            self.symbol.addItem(_seat_icon("", word, theme), text(f"seat-{word}"), word)
        self.colour.activated.connect(lambda index: self._change(colour=self.colour.currentData()))
        self.symbol.activated.connect(lambda index: self._change(symbol=self.symbol.currentData()))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return (self._seat, self.name, self.rename, self.replace, self.colour, self.symbol)

    def _button(self, name: str, number: int, *, replaced: bool) -> QPushButton:
        button = QPushButton(text(f"players-{name}"))
        button.setObjectName(f"player-{name}-{number}")
        set_tip(button, text(f"players-{name}-tip"))
        button.clicked.connect(lambda checked=False: self._rename(replaced=replaced))
        button.setAutoDefault(False)
        return button

    def show_player(self, player: Player) -> None:
        self._player = player
        self.name.setText(player.called)
        self.name.setCursorPosition(0)  # a name that is too long is read from its beginning
        self.colour.setCurrentIndex(self.colour.findData(player.colour))
        self.symbol.setCurrentIndex(self.symbol.findData(player.symbol))
        self._enable()

    def _enable(self) -> None:
        new = self.name.words not in ("", self._player.called)
        self.rename.setEnabled(new)
        self.replace.setEnabled(new)

    def _rename(self, *, replaced: bool) -> None:
        if self.rename.isEnabled():
            name = self.name.words
            self._bridge.do(ChangePlayer(actor=self._id, player=self._id, name=name, replaced=replaced))

    def _change(self, colour: str | None = None, symbol: str | None = None) -> None:
        if (colour or self._player.colour, symbol or self._player.symbol) != (self._player.colour, self._player.symbol):
            self._bridge.do(ChangePlayer(actor=self._id, player=self._id, colour=colour, symbol=symbol))


def _seat_icon(colour: str, symbol: str, theme: Theme) -> QIcon:
    side = scaled(SIGN)
    pixmap = QPixmap(QSize(side, side) * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_seat(painter, colour, symbol, QRectF(1, 1, side - 2, side - 2), theme.text)
    painter.end()
    return QIcon(pixmap)
