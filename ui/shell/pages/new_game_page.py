"""A new game: which title, who plays, where they sit, and what the title's family asks besides."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core import registry
from core.kernel.foreign import NAME
from core.text.catalogue import text
from core.text.lists import numbered
from core.text.title_words import title_name
from ui.app.families import family_of
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADER_NUMBER, SPACE, font, scaled
from ui.shell.pages.form_parts import column, group, heading, quiet_label, radio, show_quiet, space
from ui.shell.pages.kinds import GameForm
from ui.shell.views.new_game import NewGame
from ui.shell.window.message_bar import MessageBar
from ui.widgets.typed_line import TypedLine

BUTTON = 36


class NewGamePage(QWidget):
    started = Signal(object)  # NewGame
    left = Signal()
    go_on_words = "new-start"  # on the button that ends it

    def __init__(self, title: str = "", *, seated: bool = False, heading_words: str = "new-heading") -> None:
        """`seated`: nobody asks how the seats came about."""
        super().__init__()
        self.setObjectName("new-game")
        titles = [entry for entry in registry.titles() if entry.playable]
        self.title = QComboBox()
        self.title.setObjectName("new-title")
        self.title.setAccessibleName(text("new-title"))
        for entry in titles:
            self.title.addItem(title_name(entry.id, entry.name), entry.id)
        self.title.setCurrentIndex(max(0, self.title.findData(title)))
        self.game: NewGame = self._fresh_game()
        self.form: Any = self._new_form()  # a GameForm of the title's family
        self.names = [self._name_field(number) for number in range(1, self._most_seats(titles) + 1)]
        self.drawn = self._seat_choice("new-seats-drawn")
        self.typed = self._seat_choice("new-seats-typed")
        self.draw_button = QPushButton()
        self.draw_button.setObjectName("new-draw")
        self.draw_label = quiet_label()
        self.draw_label.setObjectName("new-seats")
        self.messages = MessageBar()
        self.problem = Label()
        self.problem.setObjectName("new-problem")
        self.problem.setProperty("quiet", "true")
        self.start_button = QPushButton(text("new-start"))
        self.start_button.setObjectName("new-start")
        self.start_button.setProperty("primary", "true")
        self.start_button.setMinimumHeight(scaled(BUTTON))
        self.start_button.setMinimumWidth(scaled(200))
        self.start_button.setAutoDefault(True)
        self._seating = group(self, self.drawn, self.typed)
        self.drawn.setChecked(True)
        self._lay_out(heading_words)
        for part in (self._seats_heading, self.drawn, self.typed):
            part.setVisible(not seated)
        self.typed.setChecked(seated)
        self._connect()
        self._show_seats()
        self._read()

    def focus(self) -> None:
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, game: NewGame) -> None:
        """Shows what was answered before."""
        self.title.setCurrentIndex(max(0, self.title.findData(game.title)))
        for field, name in zip(self.names, game.names, strict=False):
            field.setText(name)
        self.form.show_game(game)
        (self.drawn if game.drawn else self.typed).setChecked(True)
        self.game = replace(self.game, seed=game.seed)
        self._read()

    # --- parts

    def _fresh_game(self) -> NewGame:
        chosen = str(self.title.currentData())
        return family_of(chosen).new_game(chosen)

    def _new_form(self) -> GameForm:
        return family_of(self.game.title).form(self.game.title)

    @property
    def _seats(self) -> list[TypedLine]:
        """As many as may play."""
        return self.names[: self.game.counts[-1]]

    def _most_seats(self, titles: list[registry.TitleEntry]) -> int:
        return max(family_of(entry.id).new_game(entry.id).counts[-1] for entry in titles)

    def _name_field(self, number: int) -> TypedLine:
        field = TypedLine(NAME)
        field.setObjectName(f"new-player-{number}")
        field.setAccessibleName(text("new-player", number=number))
        return field

    def _seat_choice(self, code: str) -> QRadioButton:
        found = radio(code)
        set_tip(found, text(f"{code}-tip"))
        return found

    def _lay_out(self, heading_words: str) -> None:
        self._seats_heading = heading("new-seats")
        left = column(
            heading("new-title"), self.title, space(),
            heading("new-players"), *self.names, space(),
            self._seats_heading, self.drawn, self.typed, self.draw_label, self.draw_button,
        )  # fmt: skip
        inner = QWidget()
        self._columns = QHBoxLayout(inner)
        self._columns.setContentsMargins(12 * SPACE, 0, 12 * SPACE, 4 * SPACE)
        self._columns.setSpacing(12 * SPACE)
        self._columns.addLayout(left, 4)
        self._columns.addWidget(self.form, 6)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        above = Label(text(heading_words))
        above.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        above.setContentsMargins(12 * SPACE, 4 * SPACE, 0, 2 * SPACE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(above)
        layout.addWidget(self.messages)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._bottom())

    def _bottom(self) -> QFrame:
        back = QPushButton(text("new-back"))
        back.setObjectName("new-back")
        back.setMinimumHeight(scaled(BUTTON))
        back.clicked.connect(lambda checked=False: self.left.emit())
        bar = QFrame()
        bar.setProperty("bar", "bottom")
        row = QHBoxLayout(bar)
        row.setContentsMargins(12 * SPACE, 2 * SPACE, 12 * SPACE, 2 * SPACE)
        row.setSpacing(2 * SPACE)
        row.addWidget(back)
        row.addWidget(self.problem, 1, Qt.AlignmentFlag.AlignRight)
        row.addWidget(self.start_button)
        return bar

    def _connect(self) -> None:
        self.title.currentIndexChanged.connect(lambda index: self._title_changed())
        for number, field in enumerate(self.names):
            field.textChanged.connect(lambda words: self._names_changed())
            field.returnPressed.connect(lambda number=number: self._next_field(number))
        self.drawn.toggled.connect(lambda checked: self._read())
        self.form.changed.connect(self._read)
        self.draw_button.clicked.connect(lambda checked=False: self._draw())
        self.start_button.clicked.connect(lambda checked=False: self._start())
        self._key("Ctrl+Return", self._start)
        self._key("Esc", self.left.emit)

    def _key(self, key: str, run: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a dot or a tick goes on, as it does on the button."""
        answered = isinstance(self.focusWidget(), QRadioButton | QCheckBox)
        if answered and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._start()
        else:
            super().keyPressEvent(event)

    # --- answers

    def _title_changed(self) -> None:
        """Players stay; what the family of the title asks comes anew."""
        self.game = self._fresh_game()
        old, self.form = self.form, self._new_form()
        self._columns.replaceWidget(old, self.form)
        self.form.show()
        old.hide()
        old.deleteLater()
        self.form.changed.connect(self._read)
        self._show_seats()
        self._read()

    def _show_seats(self) -> None:
        counts = self.game.counts
        for number, field in enumerate(self.names, start=1):
            code = "new-player" if number <= counts[0] else "new-player-optional"
            field.setPlaceholderText(text(code, number=number))
            field.setVisible(number <= counts[-1])

    def _next_field(self, number: int) -> None:
        """Enter goes to the next name; behind the last one that is filled, to the button."""
        rest = self._seats[number + 1 :]
        empty = not self.names[number].words
        wanted: QWidget = self.start_button if empty or not rest else rest[0]
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def _names_changed(self) -> None:
        self.game = replace(self.game, seed="")  # who plays has changed: the draw does not count any more
        self._read()

    def _read(self) -> None:
        names = tuple(field.words for field in self._seats)
        self.game = self.form.read(replace(self.game, names=names, drawn=self.drawn.isChecked()))
        self._show()

    def _draw(self) -> None:
        self.game = replace(self.game, seed=secrets.token_hex(3))
        self._show()

    def _start(self) -> None:
        """Seats that are drawn are shown before the game begins."""
        if self.game.problem():
            return
        if self.game.drawn and not self.game.seed:
            self._draw()
        else:
            self.started.emit(self.game)

    def _show(self) -> None:
        game = self.game
        problem = game.problem()
        seats = numbered(game.seats())
        if not game.drawn:
            self.draw_label.setText(text("new-seats-order", seats=seats) if seats else "")
        elif game.seed:
            self.draw_label.setText(text("new-draw-shown", seed=game.seed, seats=seats))
        else:
            self.draw_label.setText(text("new-draw-none"))
        show_quiet(self.draw_label, quiet=not seats)
        self.draw_button.setText(text("new-draw-again" if game.seed else "new-draw"))
        self.draw_button.setVisible(game.drawn)
        self.draw_button.setEnabled(not problem)
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        self.start_button.setText(text("new-draw" if game.drawn and not game.seed else self.go_on_words))
        self.form.tell(game)
