"""The copies that the program has made by itself: one of them can be opened as a new game."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.store.backups import Backup
from core.text.catalogue import text
from core.text.dates import local_words
from ui.paint.plain import Label, set_tip
from ui.paint.theme import ROW, SPACE, scaled
from ui.widgets.sizes import open_at


class BackupsDialog(QDialog):
    chosen = Signal(object)  # Backup

    def __init__(self, backups: list[Backup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("backup-title")
        self.setWindowTitle(text("backup-title"))
        words = Label(text("backup-words"))
        words.setWordWrap(True)
        words.setProperty("quiet", "true")
        self.list = QListWidget()
        self.list.setObjectName("backups")
        self.list.setAccessibleName(text("backup-title"))
        self._backups = backups
        for backup in backups:
            row = text("backup-row", name=backup.name, entries=backup.entries)
            item = QListWidgetItem(f"{local_words(backup.made)}   {row}")
            set_tip(item, backup.path.name)
            item.setSizeHint(QSize(0, scaled(ROW)))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(lambda item: self._choose())
        self.open_button = self._button("backup-open", self._choose, primary=True)
        close = self._button("backup-close", self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.open_button)
        buttons.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(3 * SPACE)
        column.addWidget(words)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        open_at(self, 620, 420)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, code: str, run: object, *, primary: bool = False) -> QPushButton:
        button = QPushButton(text(code))
        button.setObjectName(code)
        button.setProperty("primary", "true" if primary else "false")
        button.setDefault(primary)
        button.setAutoDefault(primary)
        button.clicked.connect(lambda checked=False: run())  # type: ignore[operator]
        return button

    def _choose(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._backups):
            self.accept()
            self.chosen.emit(self._backups[row])
