"""Says that the game is not in its file, or that the file is nearly full, for as long as that is so."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.signs import SignLabel
from ui.paint.theme import SPACE

if TYPE_CHECKING:
    from ui.game.saving import Saved


class TroubleBar(QFrame):
    copy_wanted = Signal()
    again_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trouble-bar")
        self.setProperty("message", "bad")
        sign = SignLabel()
        sign.show_sign("warn")
        self.label = Label()
        self.label.setObjectName("trouble")
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button, self.again_button = QPushButton(), QPushButton()
        self.copy_button.clicked.connect(lambda checked=False: self.copy_wanted.emit())
        self.again_button.clicked.connect(lambda checked=False: self.again_wanted.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * SPACE, SPACE, 4 * SPACE, SPACE)
        row.setSpacing(2 * SPACE)
        row.addWidget(sign)
        row.addWidget(self.label, 1)
        row.addWidget(self.copy_button)
        row.addWidget(self.again_button)
        self.troubled = False
        self.hide()

    def show_saved(self, state: "Saved") -> None:
        self.troubled = bool(state.problem)
        self.label.setText(state.problem or (text("file-nearly-full", percent=state.full) if state.full else ""))
        for name, button in (("copy", self.copy_button), ("again", self.again_button)):
            button.setObjectName(f"trouble-{name}")
            button.setText(text(f"trouble-{name}"))
            set_tip(button, text(f"trouble-{name}-tip"))
        self.copy_button.setVisible(self.troubled)
        self.again_button.setVisible(self.troubled and state.path is not None)
        self.setVisible(bool(self.label.text()))
