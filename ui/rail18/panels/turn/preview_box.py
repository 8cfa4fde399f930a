"""What the choice under the cursor will bring, or why it is not possible."""

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from core.text.catalogue import text
from ui.paint.theme import Theme, scaled
from ui.rail18.views.turn.consequences import Preview
from ui.widgets.ask_companion import ask_companion

LEAST, USUAL = 40, 164


class PreviewBox(QScrollArea):
    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-preview")
        self.theme = theme
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._label.linkActivated.connect(lambda section: ask_companion(self, section))
        self.why = ""  # the section of the companion that explains what is refused
        self.setWidget(self._label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self._label.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        return QSize(200, scaled(USUAL))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, scaled(LEAST))

    @property
    def content_height(self) -> int:
        """What all its lines need."""
        return self._label.heightForWidth(self.viewport().width()) if self._label.text() else 0

    @property
    def words(self) -> str:
        return self._label.accessibleName()

    def show_preview(self, preview: Preview | None) -> None:
        self.why = "" if preview is None else preview.why
        if preview is None:
            self._label.setText("")
            self._label.setAccessibleName("")
            return
        parts = [f"<b>{html.escape(preview.title)}</b>"] if preview.title else []
        if preview.refusal:
            told = f'<span style="color:{self.theme.bad}">× {html.escape(preview.refusal)}</span>'
            style = f"color:{self.theme.accent};text-decoration:none"
            link = f' <a href="{preview.why}" style="{style}">{text("companion-why")}</a>'
            parts.append(told + (link if preview.why else ""))
        parts += [html.escape(line) for line in preview.lines]
        self._label.setText("<br>".join(parts))
        self._label.setAccessibleName("\n".join((preview.title, preview.refusal, *preview.lines)).strip())
        self.verticalScrollBar().setValue(0)
