"""A small form with the plain values of an entry: who, how much, paid out or kept."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core.kernel.action import Action
from core.text.catalogue import text
from ui.paint.plain import Label
from ui.paint.theme import SPACE, scaled
from ui.shell.views.plain_values import HIGHEST, Value


class ValuesDialog(QDialog):
    entered = Signal(object)  # the action with other values

    def __init__(
        self,
        sentence: str,
        action: Action,
        values: tuple[Value, ...],
        with_values: Callable[[Action, Mapping[str, object]], Action | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("values-dialog")
        self.setWindowTitle(text("values-title"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._action = action
        self._with_values = with_values
        self.fields = {value.name: _field(value) for value in values}
        form = QFormLayout()
        form.setHorizontalSpacing(4 * SPACE)
        for value in values:
            form.addRow(value.label, self.fields[value.name])
        words = Label(sentence, wordWrap=True)
        words.setMinimumWidth(scaled(320))
        self.ok = QPushButton(text("values-ok"))
        self.ok.setObjectName("values-ok")
        self.ok.setProperty("primary", "true")
        self.ok.setDefault(True)
        self.ok.clicked.connect(lambda checked=False: self._enter())
        self.leave = QPushButton(text("values-leave"), autoDefault=False)
        self.leave.setObjectName("values-leave")
        self.leave.clicked.connect(lambda checked=False: self.reject())
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        layout.setSpacing(3 * SPACE)
        layout.addWidget(words)
        layout.addLayout(form)
        layout.addLayout(foot)
        first = next(iter(self.fields.values()))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self) -> None:
        """What is the same as before is nothing to enter."""
        values: dict[str, object] = {}
        for name, field in self.fields.items():
            values[name] = field.value() if isinstance(field, QSpinBox) else field.currentData()
        action = self._with_values(self._action, values)
        if action is not None and action != self._action:
            self.accept()
            self.entered.emit(action)


def _field(value: Value) -> QSpinBox | QComboBox:
    if value.choices:
        choice = QComboBox()
        choice.setObjectName(f"value-{value.name}")
        choice.setAccessibleName(value.label)
        for key, words in value.choices:
            choice.addItem(words, key)
        choice.setCurrentIndex(next((n for n, (key, _) in enumerate(value.choices) if key == value.now), 0))
        return choice
    assert isinstance(value.now, int)
    amount = QSpinBox()
    amount.setObjectName(f"value-{value.name}")
    amount.setAccessibleName(value.label)
    amount.setRange(0, HIGHEST)
    amount.setSingleStep(5)
    amount.setValue(value.now)
    amount.selectAll()
    return amount
