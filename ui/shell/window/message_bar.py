"""Sentences for the people at the table: refusals, trouble with the file. Never a dialog."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from core.interchange.wording import refusal_text
from core.kernel.foreign import NOTE
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from ui.companion.views.links import section_of_refusal
from ui.paint.plain import Label
from ui.paint.signs import SignButton, SignLabel
from ui.paint.theme import SPACE
from ui.values.keys import PLACES, key_words
from ui.widgets.typed_line import TypedLine
from ui.widgets.why_button import WhyButton

if TYPE_CHECKING:
    from core.kernel.action import Action
    from ui.game.bridge import GameBridge
    from ui.game.saving import Saved

OVERRULE = PLACES["game"]["overrule"][0]


@dataclass(frozen=True, slots=True)
class Told:
    """What a bar says, to be said again by the one that comes in its place."""

    words: Callable[[], str]  # in the language in use
    overrulable: "Action | None"
    kind: str
    why: str


class MessageBar(QFrame):
    """Hidden while there is nothing to say."""

    overruled = Signal(object, str)  # the action, and the reason that stays in the journal

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("message-bar")
        self.setProperty("message", "true")
        self._action: Action | None = None
        self._told: Told | None = None
        self._bridge: GameBridge | None = None
        self.label = Label()
        self.label.setObjectName("message")
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.sign = SignLabel()
        self.close_button = SignButton("close", "message-close")
        self.close_button.setObjectName("message-close")
        self.close_button.clicked.connect(self.clear)
        self.why_button = WhyButton("message-why")
        self.why_button.setStyleSheet("padding: 0 2px; min-height: 0;")  # the sentence has the room
        self.overrule_button = QPushButton(text("message-overrule", key=key_words(OVERRULE)))
        self.overrule_button.setObjectName("message-overrule")
        self.overrule_button.clicked.connect(self._ask)
        QShortcut(QKeySequence(OVERRULE), self.overrule_button, self.overrule_button.click)
        self.reason = TypedLine(NOTE)
        self.reason.setObjectName("message-reason")
        self.reason.setPlaceholderText(text("message-reason"))
        self.reason.setAccessibleName(text("message-reason"))
        self.reason.returnPressed.connect(self._overrule)
        self.confirm = QPushButton(text("message-confirm"))
        self.confirm.setObjectName("message-confirm")
        self.confirm.clicked.connect(self._overrule)
        self.reason.textChanged.connect(lambda words: self.confirm.setEnabled(bool(self.reason.words)))
        QShortcut(QKeySequence("Esc"), self, self.clear, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._lay_out()
        self.clear()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(SPACE)
        top.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.label, 1)
        top.addWidget(self.why_button, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.addWidget(self.overrule_button)
        below.addWidget(self.reason, 1)
        below.addWidget(self.confirm)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE, SPACE, SPACE)
        layout.setSpacing(SPACE)
        layout.addLayout(top)
        layout.addLayout(below)

    @property
    def why(self) -> str:
        """The section of the companion that explains what is told."""
        return self.why_button.section

    def tell(
        self,
        sentence: str | Callable[[], str],
        overrulable: "Action | None" = None,
        kind: str = "bad",
        why: str = "",
    ) -> None:
        """`overrulable` is an action that the table may insist on; `kind` is good, warn or bad.

        `why` is the section of the companion that explains it. A sentence that can be made again outlives the page.
        """
        self._told = None if isinstance(sentence, str) else Told(sentence, overrulable, kind, why)
        self._action = overrulable
        self.why_button.lead_to(why)
        self.label.setText(sentence if isinstance(sentence, str) else sentence())
        self.sign.show_sign(kind)
        self.setProperty("message", kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self.reason.clear()
        self.overrule_button.setVisible(overrulable is not None)
        self.reason.hide()
        self.confirm.hide()
        self.confirm.setEnabled(False)
        self.show()

    def standing(self) -> Told | None:
        return None if self.isHidden() else self._told

    def stand(self, told: Told) -> None:
        self.tell(told.words, told.overrulable, told.kind, told.why)

    def listen(self, bridge: "GameBridge") -> None:
        """In a dialog that asks for things itself: what is refused, or cannot be written, is said there."""
        self._bridge = bridge
        bridge.refused.connect(self._refused)
        bridge.saved.connect(self._saved)

    def _refused(self, rejection: Rejection, action: "Action") -> None:
        assert self._bridge is not None
        moment = self._bridge.moment
        self.tell(refusal_text(rejection, moment.names), why=section_of_refusal(moment.rules.title.id, rejection.code))

    def _saved(self, state: "Saved") -> None:
        if state.problem:
            self.tell(state.problem)

    def clear(self) -> None:
        self._action = None
        self.why_button.lead_to("")
        self.hide()

    def _ask(self) -> None:
        self.overrule_button.hide()
        self.reason.show()
        self.confirm.show()
        self.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def _overrule(self) -> None:
        words = self.reason.words
        if self._action is not None and words:
            self.overruled.emit(self._action, words)
