"""Sets right what is otherwise on the table. Every correction is an entry of the game, with a note."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.kernel.foreign import NOTE
from core.text.catalogue import text
from core.text.lists import clauses
from ui.game.bridge import GameBridge
from ui.game.moment import Moment
from ui.paint.plain import Label
from ui.paint.theme import HEADING, SPACE, font, scaled
from ui.shell.dialogs.correction_fields import FieldBox, NumberBox, make_box, sort_of
from ui.shell.family import Desk
from ui.shell.views.correction_form import Corrections, Effect, Form, Target, Value, kind_words, suggested_note
from ui.shell.window.message_bar import MessageBar
from ui.widgets.sizes import open_at
from ui.widgets.typed_line import TypedLine
from ui.widgets.why_button import WhyButton

KINDS_WIDTH = 190


class CorrectionDialog(QDialog):
    """Corrects the game; stays open for the next correction, Esc leaves."""

    def __init__(
        self,
        bridge: GameBridge,
        corrections: Corrections,
        parent: QWidget,
        target: Target | None = None,
        note: str | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("correct-dialog")
        self.setWindowTitle(text("correct-title"))
        self._bridge = bridge
        self.corrections = corrections
        self._chips = corrections.chips(bridge.moment)
        self._values: dict[str, Value] = {}
        self.boxes: dict[str, FieldBox] = {}
        self._made: list[int] = []  # entries
        self.kind = ""
        self.own_note: str | None = None  # None while it is the one that is suggested
        self.form: Form | None = None
        self.effect = Effect()
        self.messages = MessageBar()
        self.kinds = QListWidget()
        self.kinds.setObjectName("correct-kinds")
        self.kinds.setAccessibleName(text("correct-list"))
        self.kinds.setSpacing(1)
        for kind in corrections.kinds:
            words = kind_words(kind)
            self.kinds.addItem(words[:1].upper() + words[1:])
        self.kinds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.kinds.setFixedWidth(max(scaled(KINDS_WIDTH), self.kinds.sizeHintForColumn(0) + 4 * SPACE))
        self.heading = Label()
        self.heading.setFont(font(HEADING, QFont.Weight.DemiBold))
        self._holder = QWidget()
        self._grid = QGridLayout(self._holder)
        self.note = TypedLine(NOTE)
        self.note.setObjectName("correct-note")
        self.note.setAccessibleName(text("correct-note-tip"))
        self.note.setPlaceholderText(text("correct-note-tip"))
        self.told = Label()
        self.told.setObjectName("correct-told")
        self.told.setWordWrap(True)
        self.told.setMargin(2 * SPACE)
        self.why = WhyButton("correct-why")
        self.besides = Label()
        self.besides.setObjectName("correct-besides")
        self.besides.setWordWrap(True)
        self.besides.setMargin(2 * SPACE)
        self.besides.setProperty("message", "warn")
        self.besides.hide()
        self.do_button = QPushButton(text("correct-do"))
        self.do_button.setObjectName("correct-do")
        self.do_button.setProperty("primary", "true")
        self.do_button.setDefault(True)
        self.close_button = QPushButton(text("correct-close"))
        self.close_button.setObjectName("correct-close")
        self.close_button.setAutoDefault(False)
        self._lay_out()
        self.kinds.currentRowChanged.connect(lambda row: self._choose_kind(corrections.kinds[row]))
        self.note.textChanged.connect(lambda words: self._judge())
        self.note.textEdited.connect(self._type_note)
        self.do_button.clicked.connect(lambda checked=False: self._do())
        self.close_button.clicked.connect(lambda checked=False: self.close())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo)
        bridge.changed.connect(self._follow)
        bridge.visited.connect(self._follow)
        self.messages.listen(bridge)
        self.open_at(target or Target(corrections.kinds[0]))
        if note is not None:
            self.own_note = note
            self.note.setText(note)
        if target is None:
            self.kinds.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3 * SPACE)
        self._grid.setVerticalSpacing(SPACE + 2)
        self._grid.setColumnStretch(1, 1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, SPACE, 0)
        column.addWidget(self._holder)
        column.addStretch(1)
        scroll.setWidget(inside)
        note = QHBoxLayout()
        label = Label(text("correct-note"))
        label.setBuddy(self.note)
        note.addWidget(label)
        note.addWidget(self.note, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.do_button)
        right = QVBoxLayout()
        right.setSpacing(3 * SPACE)
        right.addWidget(self.heading)
        right.addWidget(scroll, 1)
        right.addLayout(note)
        told = QHBoxLayout()
        told.addWidget(self.told, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        right.addLayout(told)
        right.addWidget(self.besides)
        right.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(4 * SPACE)
        row.addWidget(self.kinds)
        row.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 3 * SPACE)
        layout.addWidget(self.messages)
        layout.addLayout(row, 1)
        open_at(self, 720, 540)

    @property
    def _moment(self) -> Moment:
        """The present, or the moment of the past where something is entered anew."""
        seen: Moment = self._bridge.seen
        return seen if seen.rehearsed else self._bridge.moment

    # --- what is corrected

    def open_at(self, target: Target) -> None:
        """The kind and the thing are chosen; the keyboard is where its new value is entered."""
        self.kinds.setCurrentRow(self.corrections.kinds.index(target.kind))
        self._choose_kind(target.kind)
        assert self.form is not None
        for name, value in target.values:
            if any(field.name == name for field in self.form.fields):
                self._values = self.form.changed(name, value)
                self._show()
        self._focus_value()

    @property
    def begun(self) -> Target:
        """What is being set right, with what was entered so far."""
        return Target(self.kind, tuple(self._values.items()))

    def _choose_kind(self, kind: str) -> None:
        self.kind, self._values = kind, {}
        if not self.own_note:
            self.own_note = None
            self.note.setText(suggested_note(kind))
        self._show()

    def _type_note(self, words: str) -> None:
        self.own_note = words

    def _focus_value(self) -> None:
        fields = self.form.fields if self.form is not None else ()
        wanted = next((field for field in fields if not field.leads), None) or next(iter(fields), None)
        if wanted is not None:
            box = self.boxes[wanted.name]
            box.setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(box, NumberBox):
                box.selectAll()

    def _show(self) -> None:
        self.form = self.corrections.form(self._moment, self.kind, self._values)
        words = kind_words(self.kind)
        self.heading.setText(words[:1].upper() + words[1:])
        if [(field.name, sort_of(field)) for field in self.form.fields] != [
            (name, type(box)) for name, box in self.boxes.items()
        ]:
            self._make_boxes(self.form)
        for field in self.form.fields:
            self.boxes[field.name].show_field(field)
        self._judge()

    def _make_boxes(self, form: Form) -> None:
        """Those that stay keep the keyboard."""
        kept = {f.name: self.boxes[f.name] for f in form.fields if isinstance(self.boxes.get(f.name), sort_of(f))}
        while (entry := self._grid.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None and widget not in kept.values():
                widget.hide()
                widget.deleteLater()
        self.boxes = {}
        before: QWidget = self.kinds
        for row, field in enumerate(form.fields):
            box = kept.get(field.name) or make_box(field, self._chips)
            if field.name not in kept:
                box.chosen.connect(self._change)
            label = Label(field.label)
            label.setProperty("quiet", "true")
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(box, row, 1)
            self.boxes[field.name] = box
            self.setTabOrder(before, box)
            before = box
        self.setTabOrder(before, self.note)

    def _change(self, name: str, value: Value) -> None:
        assert self.form is not None
        self._values = self.form.changed(name, value)
        self._show()

    # --- what it will do

    def _judge(self) -> None:
        if self.form is None:
            return
        self.effect = found = self.corrections.effect(self._moment, self.form, self.note.words)
        if found.possible:
            self._tell("\n".join(found.lines), "good")
        elif found.refusal:
            self._tell(found.refusal, "warn" if found.overrulable else "bad")
        else:
            self._tell(text("correct-unchanged"), "")
        self.why.lead_to(found.why)
        self._tell_besides(found.besides)
        self.do_button.setText(text("correct-do-anyway" if found.overrulable else "correct-do"))
        self.do_button.setEnabled(found.possible or found.overrulable)

    def _tell(self, words: str, tone: str) -> None:
        self.told.setText(words)
        if self.told.property("message") != tone:
            self.told.setProperty("message", tone)
            self.told.style().unpolish(self.told)
            self.told.style().polish(self.told)

    def _tell_besides(self, words: str) -> None:
        self.besides.setText(words)
        self.besides.setVisible(bool(words))

    def _do(self) -> None:
        assert self.form is not None
        note = self.note.words
        action, lines, besides = self.form.make(note), self.effect.lines, self.effect.besides
        self._values = dict(self.form.thing)
        before = self._bridge.log.head
        if action is not None and self._bridge.do(action, note if self.effect.overrulable else None):
            self._made += [self._bridge.log.head] if self._bridge.log.head != before else []
            self._tell(text("correct-done", changes=clauses(lines)) if lines else text("correct-done-anyway"), "good")
            self._tell_besides(besides)
            self._focus_value()

    def _undo(self) -> None:
        """Only what was corrected here, and only while it is the last entry."""
        if self._made and self._bridge.log.head == self._made[-1]:
            self._made.pop()
            self._bridge.undo()
            self._tell(text("correct-undone"), "good")

    def _follow(self, moment: Moment) -> None:
        if self.isVisible():
            self.messages.clear()
            self._show()


def ask_correct(
    desk: Desk,
    corrections: Corrections,
    target: Target | None = None,
    note: str | None = None,
    left: Callable[[Desk], object] | None = None,
) -> None:
    """Opens the dialog, or leads the one that is open to the target; `left` when it is closed."""
    if isinstance(desk.dialog, CorrectionDialog) and desk.dialog.isVisible() and target is not None:
        desk.dialog.open_at(target)
        desk.dialog.activateWindow()
        return
    dialog = CorrectionDialog(desk.bridge, corrections, desk.widget, target, note)

    def again(desk: Desk, typed: object) -> None:
        ask_correct(desk, corrections, dialog.begun, dialog.own_note, left)

    desk.open_dialog(dialog, again, in_past=True)
    if left is not None:
        dialog.finished.connect(lambda: left(desk))
