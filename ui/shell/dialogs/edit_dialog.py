"""What follows from an edit of the past: what becomes of later entries, decisions, and what differs at the end.

Nothing is written before it is accepted.
"""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.kernel.action import Action
from core.kernel.edit import NAMES, Drop, Fate, Overrule, Preview, Replace
from core.text.catalogue import text
from core.text.numbers import figure, signed
from ui.game.edit_work import EditWork
from ui.paint.plain import Label, set_column_tip, set_tip
from ui.paint.theme import BODY, HEADING, SPACE, Theme, font, scaled
from ui.shell.dialogs.edit_choice import NOTHING, EditChoice
from ui.shell.family import Family
from ui.shell.views.asked import Asked
from ui.shell.views.edit import GROUPS, WAITING, EditRow, EditView
from ui.shell.window.notice import Notice
from ui.shell.window.progress import ProgressLine
from ui.values.keys import key_words
from ui.widgets.why_button import WhyButton
from ui.widgets.wrapped_tree import WrappedTree

ROW = Qt.ItemDataRole.UserRole
UNREAD = "unread"  # the rows of a group that nobody has opened yet
SIZE = (1120, 680)
AROUND = 40  # that stays of the window
ACCEPT = "Ctrl+Return"
GO_ON, LOSE = "edit-lose-go-on", "edit-lose-leave"


class EditDialog(QDialog):
    anew = Signal(object, bool)  # EditRow to be entered anew; or, if True, what is asked before it

    def __init__(self, work: EditWork, family: Family, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("edit-dialog")
        self.setWindowTitle(text("edit-title", kind=NAMES[type(work.edit)]))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.work = work
        self._family = family
        self.theme = theme
        self.view: EditView | None = None
        self.notice: Notice | None = None  # before decisions are lost
        self._groups: dict[str, QTreeWidgetItem] = {}
        self._make_parts()
        self._lay_out()
        work.began.connect(self._wait)
        work.progressed.connect(self.progress.tell)
        work.found.connect(self._show)
        work.failed.connect(lambda reason: self._stopped(text("edit-failed", reason=reason)))
        room = parent.window().size()
        self.resize(QSize(*(scaled(side) for side in SIZE)).boundedTo(room - QSize(AROUND, AROUND)))

    def _make_parts(self) -> None:
        self.summary = Label(wordWrap=True)
        self.summary.setObjectName("edit-summary")
        self.summary.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.counts = Label(wordWrap=True)
        self.counts.setObjectName("edit-counts")
        self.counts.setProperty("quiet", "true")
        self.why = WhyButton("edit-why")
        self.progress = ProgressLine()
        self.progress.cancelled.connect(self._cancel)
        self.tree = _tree("edit-tree", [text("edit-head-round"), text("edit-head-was"), text("edit-head-now")])
        self.tree.setAccessibleName(text("edit-list"))
        self.tree.currentItemChanged.connect(lambda now, before: self._choose(now))
        self.tree.itemExpanded.connect(self._fill)
        self.ends = _tree("edit-ends", [text(f"edit-head-{name}") for name in ("who", "what", "old", "new", "change")])
        self.ends.setAccessibleName(text("edit-ends"))
        self.ends.setRootIsDecorated(False)
        self.choice = EditChoice()
        self.choice.dropped.connect(lambda row: self.work.decide(row.entry, Drop()))
        self.choice.replaced.connect(self._replace)
        self.choice.overruled.connect(self._overrule)
        self.choice.undecided.connect(lambda row: self.work.decide(row.entry, None))
        self.choice.anew.connect(self._enter)
        self.choice.answered.connect(self._answer)
        self.settle = QPushButton(text("edit-settle"))
        self.settle.setObjectName("edit-settle")
        set_tip(self.settle, text("edit-settle-tip"))
        self.settle.clicked.connect(lambda checked=False: self.work.settle())
        self.accept_button = QPushButton(text("edit-accept"))
        self.accept_button.setObjectName("edit-accept")
        self.accept_button.setProperty("primary", "true")
        set_tip(self.accept_button, text("edit-accept-tip", key=key_words(ACCEPT)))
        self.accept_button.clicked.connect(lambda checked=False: self.accept())
        self.leave = QPushButton(text("edit-leave"))
        self.leave.setObjectName("edit-leave")
        self.leave.clicked.connect(lambda checked=False: self.reject())
        for button in (self.settle, self.accept_button, self.leave):
            button.setAutoDefault(False)
        QShortcut(QKeySequence(ACCEPT), self, self.accept_button.click)

    def _lay_out(self) -> None:
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.setContentsMargins(2 * SPACE, 0, 0, 0)
        heading = Label(text("edit-ends"))
        heading.setFont(font(BODY, QFont.Weight.DemiBold))
        beside.addWidget(heading)
        beside.addWidget(self.ends, 1)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tree, 1)
        column.addWidget(self.choice)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 7)
        split.setStretchFactor(1, 3)
        split.setChildrenCollapsible(False)
        split.setSizes([scaled(720), scaled(370)])
        foot = QHBoxLayout()
        foot.addWidget(self.settle)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.accept_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        layout.setSpacing(2 * SPACE)
        layout.addWidget(self.summary)
        told = QHBoxLayout()
        told.addWidget(self.counts, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(told)
        layout.addWidget(self.progress)
        layout.addWidget(split, 1)
        layout.addLayout(foot)

    # --- while it is worked out

    def _wait(self) -> None:
        self.progress.begin(text("edit-working"))
        for widget in (self.settle, self.accept_button, self.choice):
            widget.setEnabled(False)

    def _cancel(self) -> None:
        """Without anything to show there is nothing to stay for."""
        self.work.cancel()
        if self.work.preview is None:
            self.reject()
        else:
            self._show(self.work.preview)

    def _stopped(self, sentence: str) -> None:
        self.progress.hide()
        self.counts.setText(sentence)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        if self.work.preview is not None and not self.work.busy:
            self._show(self.work.preview)

    # --- what was found

    def _show(self, preview: Preview[Any, Any]) -> None:
        self.progress.hide()
        before = self._chosen()
        opened = {name for name, item in self._groups.items() if item.isExpanded()}
        first = self.view is None
        self.view = EditView(preview, self.work.bridge.engine, self._family)
        self._say(preview)
        self._fill_tree(opened, first)
        self._fill_ends()
        self.choice.setEnabled(True)
        self.settle.setEnabled(any(row.waits for group in WAITING for row in self.view.rows[group]))
        self.accept_button.setEnabled(preview.ready)
        self._choose_again(None if before is None else before.entry)

    def _say(self, preview: Preview[Any, Any]) -> None:
        assert self.view is not None
        row = self.view.edited
        kind = NAMES[type(preview.edit)]
        self.summary.setText(
            text("edit-summary", kind=kind, round=row.round, was=row.was, now=row.now or text("edit-none"))
        )
        rows = self.view.rows
        numbers = {"other": len(rows["other"]), "open": self.view.undecided, "decided": len(rows["decided"])}
        numbers["dropped"] = preview.counts.get(Fate.DROPPED, 0)
        last = len(preview.lines) == 1
        counts = text("edit-last") if last else text("edit-counts", same=self.view.unchanged, **numbers)
        self.counts.setText(text("edit-refused", why=row.why) if row.why else counts)
        self.why.lead_to(row.section)

    def _fill_tree(self, opened: set[str], first: bool) -> None:
        assert self.view is not None
        self.tree.clear()
        self._groups = {}
        for group in GROUPS:
            rows = self.view.rows[group]
            count = self.view.unchanged if group == "same" else len(rows)
            if not count or group == "edit":
                continue
            item = QTreeWidgetItem([text(f"edit-group-{group}", count=count)])
            item.setFont(0, font(BODY, QFont.Weight.DemiBold))
            self.tree.addTopLevelItem(item)
            item.setFirstColumnSpanned(True)
            self._groups[group] = item
            if group == "same":
                item.addChild(QTreeWidgetItem([UNREAD]))
            else:
                item.addChildren([self._item(row) for row in rows])
            item.setExpanded(group in opened if not first else group != "same")

    def _fill(self, item: QTreeWidgetItem) -> None:
        """Sentences of what holds unchanged are made when somebody wants to read them."""
        first = item.child(0)
        if self.view is not None and item is self._groups.get("same") and first is not None and first.text(0) == UNREAD:
            item.takeChildren()
            item.addChildren([self._item(row) for row in self.view.same()])

    def _item(self, row: EditRow) -> QTreeWidgetItem:
        becomes = row.now or text("edit-none")
        if row.group in WAITING:
            becomes = row.why
        elif row.group == "same":
            becomes = text("edit-unchanged")
        item = QTreeWidgetItem([row.round, row.was, becomes])
        item.setData(0, ROW, row)
        for column, words in enumerate((row.was, becomes), start=1):
            set_column_tip(item, column, words)
        if row.group in WAITING:
            item.setForeground(2, QColor(self.theme.bad))
        return item

    def _fill_ends(self) -> None:
        assert self.view is not None
        self.ends.clear()
        for found in self.view.differences:
            change = (found.new or 0) - (found.old or 0)
            numbers = [figure(amount) if amount is not None else "–" for amount in (found.old, found.new)]
            item = QTreeWidgetItem([found.who, found.what, *numbers, signed(change)])
            for column in (2, 3, 4):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(4, QColor(self.theme.good if change > 0 else self.theme.bad))
            self.ends.addTopLevelItem(item)
        if not self.view.differences:
            item = QTreeWidgetItem([text("edit-no-difference")])
            self.ends.addTopLevelItem(item)
            item.setFirstColumnSpanned(True)

    # --- decisions

    def _chosen(self) -> EditRow | None:
        item = self.tree.currentItem()
        found = None if item is None else item.data(0, ROW)
        return found if isinstance(found, EditRow) else None

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        row = None if item is None else item.data(0, ROW)
        if row is None and self.view is not None and self.view.edited.why:
            row = self.view.edited
        self.choice.show_row(row, NOTHING if row is None else self._asked(row))

    def _asked(self, row: EditRow) -> Asked:
        """What is asked first, so that the entry is not reached."""
        if self.view is None or row.entry is None or row.group != "stuck" or not row.waits:
            return NOTHING
        bridge = self.work.bridge
        return self._family.asked(bridge.rehearsed(self.view.before(row.number), bridge.log.entry(row.entry).parent))

    def _enter(self, row: EditRow, before: bool) -> None:
        assert self.view is not None
        self.anew.emit(self.view.stuck_at(row) if before else row, before)

    def _answer(self, row: EditRow, action: Action) -> None:
        assert self.view is not None
        entry = self.view.stuck_at(row).entry
        if entry is not None:
            self.work.precede(entry, action)

    def _choose_again(self, entry: int | None) -> None:
        """The entry that was chosen, or the next that waits for a decision."""
        assert self.view is not None
        found = next(iter(self._groups.values()), None)
        items = [(item, item.data(0, ROW)) for group in self._groups.values() for item in _children(group)]
        rows = [(item, row) for item, row in items if isinstance(row, EditRow)]
        waiting = [(row.number, item) for item, row in rows if row.group in WAITING]
        if waiting and not self.view.edited.why:
            found = min(waiting, key=lambda one: one[0])[1]
        elif entry is not None:
            found = next((item for item, row in rows if row.entry == entry), found)
        if found is not None:
            self.tree.setCurrentItem(found)
        self._choose(self.tree.currentItem())
        if self.isVisible():
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _replace(self, row: EditRow) -> None:
        """By what is offered."""
        assert self.view is not None
        action = self.view.preview.lines[row.number].instead
        if action is not None and row.entry is not None:
            self.work.decide(row.entry, Replace(action))

    def _overrule(self, row: EditRow, reason: str) -> None:
        if row.group == "edit":
            self.work.overrule(reason)
        elif row.entry is not None:
            self.work.decide(row.entry, Overrule(reason))

    def reject(self) -> None:
        """Decisions that were made are not lost by a key."""
        if not self.work.decided:
            super().reject()
        elif self.notice is None:
            words = text("edit-lose-words", count=self.work.decided)
            self.notice = Notice("edit-lose-title", [words], (GO_ON, LOSE), self, closed=GO_ON)
            self.notice.finished.connect(self._asked_about_leaving)
            self.notice.open()

    def _asked_about_leaving(self) -> None:
        notice, self.notice = self.notice, None
        if notice is not None:
            notice.deleteLater()
            if notice.answer == LOSE:
                super().reject()

    def done(self, result: int) -> None:
        self.work.cancel()
        super().done(result)


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for number in range(item.childCount()) if (child := item.child(number)) is not None]


def _tree(name: str, head: list[str]) -> WrappedTree:
    tree = WrappedTree(name)
    tree.setHeaderLabels(head)
    tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    header = tree.header()
    header.setStretchLastSection(False)
    if len(head) == 3:
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, scaled(96))
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
    else:
        for column in range(len(head)):
            mode = QHeaderView.ResizeMode.Stretch if column < 2 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
    return tree
