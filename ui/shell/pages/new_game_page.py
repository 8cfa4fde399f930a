"""A new game: who plays, where they sit, how it is played and by which rulings."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core import registry
from core.text.catalogue import text
from core.text.lists import numbered
from core.text.title_words import title_name
from ui.paint.theme import HEADER_NUMBER, HEADING, SPACE, Theme, font, scaled
from ui.rail18.pages.entering import Entering
from ui.rail18.pages.ruling_list import RulingList
from ui.shell.views.new_game import LONGEST_NAME, NewGame, presets
from ui.shell.window.message_bar import MessageBar

BUTTON = 36


class NewGamePage(QWidget):
    started = Signal(object)  # NewGame
    left = Signal()

    def __init__(self, names: tuple[str, ...] = (), *, running: bool = False) -> None:
        """`running`: a game that is already being played; its seats are known."""
        super().__init__()
        self._running = running
        self.setObjectName("new-game")
        if running:
            self.setObjectName("running-game")
        titles = [entry for entry in registry.titles() if entry.playable]
        first = titles[0].id
        self.game = NewGame(first, preset=presets(first)[0].id)
        self.title = QComboBox()
        self.title.setObjectName("new-title")
        self.title.setAccessibleName(text("new-title"))
        for entry in titles:
            self.title.addItem(title_name(entry.id, entry.name), entry.id)
        self.names = [self._name_field(number) for number in self._seats()]
        for field, name in zip(self.names, names, strict=False):
            field.setText(name)
        self.drawn = self._seat_choice("new-seats-drawn")
        self.typed = self._seat_choice("new-seats-typed")
        self.draw_button = QPushButton()
        self.draw_button.setObjectName("new-draw")
        self.draw_label = _quiet("")
        self.draw_label.setObjectName("new-seats")
        self.table = self._radio("new-mode-table")
        self.hotseat = self._radio("new-mode-hotseat")
        self.track = self._check("new-track")
        self.track_hint = _hint("new-track-hint")
        self.cash = self._check("new-cash")
        self.preset = QComboBox()
        self.preset.setObjectName("new-preset")
        self.preset.setToolTip(text("new-preset-tip"))
        self.preset.setAccessibleName(text("new-rulings"))
        for preset in presets(first):
            self.preset.addItem(preset.name, preset.id)
        self.preset_label = _quiet("")
        self.all_rulings = QCheckBox(text("new-rulings-all"))
        self.all_rulings.setObjectName("new-rulings-all")
        self.all_rulings.setToolTip(text("new-rulings-all-tip"))
        self.rulings = RulingList()
        self.messages = MessageBar()
        self.problem = QLabel()
        self.problem.setObjectName("new-problem")
        self.problem.setProperty("quiet", "true")
        self.start_button = QPushButton(text("new-start"))
        self.start_button.setObjectName("new-start")
        self.start_button.setProperty("primary", "true")
        self.start_button.setMinimumHeight(scaled(BUTTON))
        self.start_button.setMinimumWidth(scaled(200))
        self.start_button.setAutoDefault(True)
        self._groups = [self._group(self.drawn, self.typed), self._group(self.table, self.hotseat)]
        self.drawn.setChecked(True)
        self.table.setChecked(True)
        self.track.setChecked(True)
        self.cash.setChecked(True)
        self._lay_out()
        for part in (self._seats_heading, self.drawn, self.typed):
            part.setVisible(not running)
        self.typed.setChecked(running)
        self._connect()
        self._read()

    def focus(self) -> None:
        self.names[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, game: NewGame) -> None:
        """As it was answered before."""
        for field, name in zip(self.names, game.names, strict=False):
            field.setText(name)
        (self.table if game.mode == "table" else self.hotseat).setChecked(True)
        self.track.setChecked(game.track_kept)
        self.cash.setChecked(game.cash_open)
        self.preset.setCurrentIndex(max(0, self.preset.findData(game.preset)))
        (self.drawn if game.drawn else self.typed).setChecked(True)
        self.game = replace(self.game, overrides=game.overrides, seed=game.seed)
        self._read()

    def set_theme(self, theme: Theme) -> None:
        """It has no colours of its own."""

    def open_again(self, entering: Entering) -> None:
        entering.show_players(self.game)

    def close_work(self) -> None:
        """There is none."""

    # --- parts

    def _seats(self) -> range:
        return range(1, self.game.counts[-1] + 1)

    def _name_field(self, number: int) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(f"new-player-{number}")
        field.setMaxLength(LONGEST_NAME)
        needed = number <= self.game.counts[0]
        field.setPlaceholderText(text("new-player" if needed else "new-player-optional", number=number))
        field.setAccessibleName(text("new-player", number=number))
        return field

    def _seat_choice(self, code: str) -> QRadioButton:
        found = self._radio(code)
        found.setToolTip(text(f"{code}-tip"))
        return found

    def _radio(self, code: str) -> QRadioButton:
        found = QRadioButton(text(code))
        found.setObjectName(code)
        return found

    def _check(self, code: str) -> QCheckBox:
        found = QCheckBox(text(code))
        found.setObjectName(code)
        return found

    def _group(self, *buttons: QRadioButton) -> QButtonGroup:
        group = QButtonGroup(self)
        for button in buttons:
            group.addButton(button)
        return group

    def _lay_out(self) -> None:
        self._seats_heading = _heading("new-seats")
        left = _column(
            _heading("new-title"), self.title, _space(),
            _heading("new-players"), *self.names, _space(),
            self._seats_heading, self.drawn, self.typed, self.draw_label, self.draw_button,
        )  # fmt: skip
        right = _column(
            _heading("new-mode"), self.table, _hint("new-mode-table-hint"),
            self.hotseat, _hint("new-mode-hotseat-hint"),
            self.track, self.track_hint, self.cash, _hint("new-cash-hint"), _space(),
            _heading("new-rulings"), self.preset, self.preset_label, self.all_rulings, self.rulings,
        )  # fmt: skip
        inner = QWidget()
        columns = QHBoxLayout(inner)
        columns.setContentsMargins(12 * SPACE, 0, 12 * SPACE, 4 * SPACE)
        columns.setSpacing(12 * SPACE)
        columns.addLayout(left, 4)
        columns.addLayout(right, 6)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        heading = QLabel(text("position-heading" if self._running else "new-heading"))
        heading.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        heading.setContentsMargins(12 * SPACE, 4 * SPACE, 0, 2 * SPACE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(heading)
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
        for number, field in enumerate(self.names):
            field.textChanged.connect(lambda words: self._names_changed())
            field.returnPressed.connect(lambda number=number: self._next_field(number))
        for box in (self.drawn, self.table, self.track, self.cash):
            box.toggled.connect(lambda checked: self._read())
        self.preset.currentIndexChanged.connect(lambda index: self._preset_changed())
        self.all_rulings.toggled.connect(lambda checked: self._show())
        self.rulings.changed.connect(self._ruling_changed)
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

    def _next_field(self, number: int) -> None:
        """Enter goes to the next name; behind the last one that is filled, to the button."""
        rest = self.names[number + 1 :]
        empty = not self.names[number].text().strip()
        wanted: QWidget = self.start_button if empty or not rest else rest[0]
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def _names_changed(self) -> None:
        self.game = replace(self.game, seed="")  # who plays has changed: the draw does not count any more
        self._read()

    def _preset_changed(self) -> None:
        self.game = replace(self.game, preset=self.preset.currentData(), overrides={})
        self._show()

    def _ruling_changed(self, switch: str, value: str) -> None:
        self.game = self.game.with_ruling(switch, value)
        self._show()

    def _read(self) -> None:
        self.game = replace(
            self.game,
            names=tuple(field.text() for field in self.names),
            drawn=self.drawn.isChecked(),
            mode="table" if self.table.isChecked() else "hotseat",
            track_kept=self.track.isChecked(),
            cash_open=self.cash.isChecked(),
        )
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
        _show_quiet(self.draw_label, quiet=not seats)
        self.draw_button.setText(text("new-draw-again" if game.seed else "new-draw"))
        self.draw_button.setVisible(game.drawn)
        self.draw_button.setEnabled(not problem)
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        words = "position-go-on" if self._running else "new-start"
        self.start_button.setText(text("new-draw" if game.drawn and not game.seed else words))
        self.track.setEnabled(game.mode == "table")
        self.track_hint.setText(text("new-track-hint" if game.mode == "table" else "new-track-always"))
        row = next(preset for preset in presets(game.title) if preset.id == game.preset)
        self.preset_label.setText(row.description)
        self.rulings.show_game(game, everything=self.all_rulings.isChecked())


def _column(*parts: QWidget) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(SPACE + 2)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return column


def _space() -> QWidget:
    space = QWidget()
    space.setFixedHeight(2 * SPACE)
    return space


def _heading(code: str) -> QLabel:
    label = QLabel(text(code))
    label.setFont(font(HEADING, QFont.Weight.DemiBold))
    return label


def _quiet(words: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("quiet", "true")
    label.setWordWrap(True)
    return label


def _show_quiet(label: QLabel, *, quiet: bool) -> None:
    """What has an answer stands out."""
    label.setProperty("quiet", "true" if quiet else "false")
    label.style().polish(label)


def _hint(code: str) -> QLabel:
    label = _quiet(text(code))
    label.setIndent(6 * SPACE)
    return label
