"""What can be done with an entry of the journal: buttons below the list, and the same in its menu and by keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from core.text.catalogue import text
from ui.journal.list import JournalList
from ui.journal.views.view import Row
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, text_size
from ui.values.keys import PLACES, key_words

KEYS = {"look": "", **{name: PLACES["journal"][name][0] for name in ("change", "insert", "remove")}, "earlier": ""}


class JournalActions(QFrame):
    """Always there: a row that is clicked does not move away under the mouse."""

    wanted = Signal(str, int)  # one of KEYS, and the entry

    def __init__(self, journal: JournalList) -> None:
        super().__init__()
        self.setObjectName("journal-actions")
        self.setProperty("bar", "bottom")
        self._list = journal
        self.actions_by_name = {name: self._action(name, key) for name, key in KEYS.items()}
        journal.addActions(list(self.actions_by_name.values()))
        journal.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE, 0, SPACE, 0)
        row.setSpacing(0)
        for name, action in self.actions_by_name.items():
            button = QToolButton()
            button.setObjectName(f"journal-{name}")
            button.setDefaultAction(action)
            button.setProperty("tight", text_size() > 100)
            row.addWidget(button)
            self.buttons[name] = button
        row.addStretch(1)
        journal.selectionModel().currentChanged.connect(lambda now, before: self.tell())
        self.tell()

    def _action(self, name: str, key: str) -> QAction:
        action = QAction(text(f"journal-do-{name}"), self)
        action.setObjectName(f"journal-do-{name}")
        set_tip(action, text(f"journal-do-{name}-tip", key=key_words(key)))
        if key:
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda checked=False: self._do(name))
        return action

    @property
    def row(self) -> Row | None:
        index, rows = self._list.currentIndex(), self._list.journal.rows
        return rows[index.row()] if index.isValid() and index.row() < len(rows) else None

    def tell(self) -> None:
        """What can be done with the entry that is chosen."""
        row = self.row
        for action in self.actions_by_name.values():
            action.setEnabled(row is not None)
        earlier = row is not None and bool(row.origin)
        self.actions_by_name["earlier"].setVisible(earlier)
        self.buttons["earlier"].setVisible(earlier)

    def _do(self, name: str) -> None:
        row = self.row
        if row is not None:
            self.wanted.emit("look" if name == "earlier" else name, row.origin if name == "earlier" else row.entry)
