"""Long work as a line at the top of the window: what it is, how far it is, and a button that ends it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton

from core.text.catalogue import text
from ui.theme import SPACE, scaled


class ProgressLine(QFrame):
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress")
        self.setProperty("bar", "top")
        self.label = QLabel()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(scaled(12))
        self.button = QPushButton(autoDefault=False)  # Enter in a dialog is not for it
        self.button.setObjectName("progress-cancel")
        self.button.clicked.connect(lambda checked=False: self.cancelled.emit())
        row = QHBoxLayout(self)
        row.setContentsMargins(4 * SPACE, SPACE, 4 * SPACE, SPACE)
        row.setSpacing(4 * SPACE)
        row.addWidget(self.label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        self.hide()

    def begin(self, sentence: str) -> None:
        self.label.setText(sentence)
        self.button.setText(text("progress-cancel"))
        self.bar.setRange(0, 0)
        self.show()

    def tell(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)
