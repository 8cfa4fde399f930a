"""What the choice under the cursor will bring, or why it is not possible."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ui.paint.plain import Label
from ui.paint.theme import BODY, SPACE, font, scaled
from ui.values.turn import Preview
from ui.widgets.why_button import WhyButton

LEAST, USUAL = 40, 164


class PreviewBox(QScrollArea):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-preview")
        self._title, self._refusal, self._lines = (Label(wordWrap=True) for _ in range(3))
        self._title.setFont(font(BODY, QFont.Weight.DemiBold))
        self._refusal.setProperty("mark", "true")
        self.explain = WhyButton("turn-preview-why")
        self.explain.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.explain.setStyleSheet("padding: 0 2px; min-height: 0;")  # as low as a line
        self._held, self._unused = (Label(wordWrap=True) for _ in range(2))
        self._held.setObjectName("turn-refused")
        self._held.setProperty("mark", "true")
        self._unused.setObjectName("turn-unused")
        self._unused.setProperty("quiet", "true")
        self.explain_held = WhyButton("turn-refused-why")
        self.explain_held.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.explain_held.setStyleSheet("padding: 0 2px; min-height: 0;")
        self.explain_held.lead_to("")
        self._refused: Preview | None = None  # what was tried and refused: it stays until something else is done
        self._shown: Preview | None = None
        self._told = QWidget()
        self._lay_out()
        self.setWidget(self._told)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self._told.setAutoFillBackground(False)
        self._say(self._held, "")
        self._say(self._unused, "")
        self.show_preview(None)

    def _lay_out(self) -> None:
        refused = QHBoxLayout()
        refused.setSpacing(SPACE)
        refused.addWidget(self._refusal, 1)
        refused.addWidget(self.explain, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self._told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        held = QHBoxLayout()
        held.setSpacing(SPACE)
        held.addWidget(self._held, 1)
        held.addWidget(self.explain_held, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._unused)
        column.addLayout(held)
        column.addWidget(self._title)
        column.addLayout(refused)
        column.addWidget(self._lines)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, scaled(LEAST))

    @property
    def content_height(self) -> int:
        """What all its lines need."""
        layout = self._told.layout()
        return layout.totalHeightForWidth(self.viewport().width()) if layout is not None and self.words else 0

    @property
    def words(self) -> str:
        return self._told.accessibleName()

    @property
    def why(self) -> str:
        """The section of the companion that explains what is refused."""
        return self.explain_held.section or self.explain.section

    def hold(self, refused: Preview | None) -> None:
        """Something was tried and is refused: that stays in sight, whatever is pointed at. None: no more."""
        if refused is not self._refused:
            self._refused = refused
            self._say(self._held, "" if refused is None else f"{refused.title}\n× {refused.refusal}".strip())
            self.explain_held.lead_to("" if refused is None else refused.why)
            self.show_preview(self._shown)

    def say_unused(self, words: str) -> None:
        """A quiet line, until something else is pointed at or done; "" takes it away."""
        self._say(self._unused, words)
        self.verticalScrollBar().setValue(0)

    def show_preview(self, preview: Preview | None) -> None:
        self._shown = preview
        held = self._refused
        again = held is not None and preview is not None and preview.refusal == held.refusal
        told = Preview("") if again or preview is None else preview
        self._say(self._title, told.title)
        self._say(self._refusal, f"× {told.refusal}" if told.refusal else "")
        self._say(self._lines, "\n".join(told.lines))
        self.explain.lead_to(told.why if told.refusal else "")
        words = (told.title, told.refusal, *told.lines)
        if held is not None:
            words = (held.title, held.refusal, *words)
        self._told.setAccessibleName("\n".join(filter(None, words)))
        self.verticalScrollBar().setValue(0)

    @staticmethod
    def _say(label: Label, words: str) -> None:
        label.setText(words)
        label.setVisible(bool(words))
