"""Long work as a line at the top of the window: what it is, how far it is, and a button that ends it, as Esc does."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled


class ProgressLine(QFrame):
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("progress")
        self.setProperty("bar", "top")
        self.label = Label()
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
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def begin(self, sentence: str) -> None:
        self.label.setText(sentence)
        self.button.setText(text("progress-cancel"))
        self.bar.setRange(0, 0)
        self.show()

    def tell(self, done: int, whole: int) -> None:
        self.bar.setRange(0, whole)
        self.bar.setValue(done)

    # --- Esc, wherever the keyboard is in the window, before what it does there otherwise

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow(None, QApplication.focusWidget())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._follow(QApplication.focusWidget(), None)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is not None and self.isVisible() and new.window() is self.window():
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or not self.isVisible():
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress:
            self.cancelled.emit()
        event.accept()  # no shortcut takes it
        return True
