"""What several families ask about a new game: how it is kept, and by which rulings."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from core.text.catalogue import text
from ui.paint.plain import set_tip
from ui.shell.pages.form_parts import check, column, group, heading, hint_label, quiet_label, radio, space
from ui.shell.pages.ruling_list import RulingList
from ui.shell.views.ruled_game import RuledGame, presets


class RuledForm(QWidget):
    """A family adds what else it asks: `own` widgets stand below those for the mode."""

    changed = Signal()
    cash_hint = "new-cash-hint"  # how long it stays hidden

    def __init__(self, title: str, *own: QWidget) -> None:
        super().__init__()
        self._presets = presets(title)
        self._game: RuledGame | None = None
        self._overrides: Mapping[str, str] = {}
        self.table = radio("new-mode-table")
        self.hotseat = radio("new-mode-hotseat")
        self.cash = check("new-cash")
        self.preset = QComboBox()
        self.preset.setObjectName("new-preset")
        set_tip(self.preset, text("new-preset-tip"))
        self.preset.setAccessibleName(text("new-rulings"))
        for preset in self._presets:
            self.preset.addItem(preset.name, preset.id)
        self.preset_label = quiet_label()
        self.all_rulings = QCheckBox(text("new-rulings-all"))
        self.all_rulings.setObjectName("new-rulings-all")
        set_tip(self.all_rulings, text("new-rulings-all-tip"))
        self.rulings = RulingList()
        self._mode = group(self, self.table, self.hotseat)
        self.table.setChecked(True)
        self.cash.setChecked(True)
        self._lay_out(own)
        for box in (self.table, self.cash):
            box.toggled.connect(lambda checked: self.changed.emit())
        self.preset.currentIndexChanged.connect(lambda index: self._preset_changed())
        self.all_rulings.toggled.connect(lambda checked: self._show_rulings())
        self.rulings.changed.connect(self._ruling_changed)

    def _lay_out(self, own: Sequence[QWidget]) -> None:
        parts = column(
            heading("new-mode"), self.table, hint_label("new-mode-table-hint"),
            self.hotseat, hint_label("new-mode-hotseat-hint"),
            *own, self.cash, hint_label(self.cash_hint), space(),
            heading("new-rulings"), self.preset, self.preset_label, self.all_rulings, self.rulings,
        )  # fmt: skip
        parts.setContentsMargins(0, 0, 0, 0)
        self.setLayout(parts)

    def show_game(self, game: Any) -> None:
        (self.table if game.mode == "table" else self.hotseat).setChecked(True)
        self.cash.setChecked(game.cash_open)
        self.preset.setCurrentIndex(max(0, self.preset.findData(game.preset)))
        self._overrides = game.overrides

    def read(self, game: Any) -> Any:
        return replace(
            game,
            mode="table" if self.table.isChecked() else "hotseat",
            cash_open=self.cash.isChecked(),
            preset=self.preset.currentData(),
            overrides=self._overrides,
        )

    def tell(self, game: Any) -> None:
        self._game = game
        row = next(preset for preset in self._presets if preset.id == game.preset)
        self.preset_label.setText(text("new-preset-own") if game.overrides else row.description)
        for at, preset in enumerate(self._presets):
            changed = preset is row and game.overrides
            self.preset.setItemText(at, text("new-preset-changed", preset=preset.name) if changed else preset.name)
        self._show_rulings()

    def _show_rulings(self) -> None:
        if self._game is not None:
            self.rulings.show_game(self._game, everything=self.all_rulings.isChecked())

    def _preset_changed(self) -> None:
        self._overrides = {}
        self.changed.emit()

    def _ruling_changed(self, switch: str, value: str) -> None:
        if self._game is not None:
            self._overrides = self._game.with_ruling(switch, value).overrides
            self.changed.emit()
