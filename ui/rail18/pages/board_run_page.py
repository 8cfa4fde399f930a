"""A board is laid out and asked for the best run of a company's trains."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core import registry
from core.mechanics.budget import Budget
from core.text.catalogue import text
from core.text.title_words import title_name
from ui.board.route_card import RouteCard
from ui.game.jobs import Job, Workers
from ui.paint.plain import Label
from ui.paint.theme import HEADER_NUMBER, HEADING, SPACE, Theme, font, scaled
from ui.rail18.pages.entering import entering
from ui.rail18.pages.map_entry import MapEntry
from ui.rail18.views.position.board_run import BoardDesk, RunView, question
from ui.rail18.views.position.draft import BoardDraft, playable_titles
from ui.shell.window.message_bar import MessageBar
from ui.shell.window.notice import ask_before_loss
from ui.shell.window.progress import ProgressLine
from ui.values.problem import Problem
from ui.widgets.why_button import WhyButton

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow

BUTTON = 36


class BoardRunPage(QWidget):
    changed = Signal(object)  # BoardDraft
    title_wanted = Signal(str)
    left = Signal()

    def __init__(self, draft: BoardDraft, theme: Theme, *, beside: bool = False) -> None:
        """`beside` a game that is open the title is that of the game."""
        super().__init__()
        self.setObjectName("board-run")
        self.desk = BoardDesk(draft)
        self.found: RunView | None = None
        self._workers = Workers(self)
        self._job: Job | None = None
        self._stop = threading.Event()
        self.messages = MessageBar()
        self.progress = ProgressLine()
        self.progress.cancelled.connect(self._stop_search)
        self.entry = MapEntry(self.desk.map_draft(), theme)
        self.entry.changed.connect(self._map_changed)
        self.card = RouteCard(self.entry.canvas.viewport())
        self.title, self.phase, self.company = QComboBox(), QComboBox(), QComboBox()
        self._titles = [] if beside else playable_titles()
        self.trains = QLineEdit()
        self.trains.setMaxLength(80)
        title = self.desk.rules.title
        for known in self._titles:
            self.title.addItem(title_name(known, registry.title(known).data.name), known)
        for phase in title.data.phases:
            self.phase.addItem(text("position-phase-id", phase=phase.id), phase.id)
        for sym, data in title.companies.items():
            self.company.addItem(text("board-run-company-name", code=sym, name=data.name), sym)
        self.lines = {code: QCheckBox(text("board-run-line", name=name)) for code, name in self.desk.lines().items()}
        self.problem = Label()
        self.problem.setObjectName("board-run-problem")
        self.problem.setWordWrap(True)
        self.problem.setProperty("quiet", "true")
        self.why = WhyButton("board-run-why")
        self.verdict = Label()
        self.verdict.setObjectName("board-run-verdict")
        self.verdict.setWordWrap(True)
        self.verdict.setFont(font(HEADING, QFont.Weight.DemiBold))
        self.routes = Label()
        self.routes.setObjectName("board-run-routes")
        self.routes.setWordWrap(True)
        self.run_button = QPushButton(text("board-run-ask"))
        self.run_button.setObjectName("board-run-ask")
        self.run_button.setProperty("primary", "true")
        self.run_button.setMinimumHeight(scaled(BUTTON))
        self.run_button.clicked.connect(lambda checked=False: self.ask())
        self._fill()
        self._lay_out()
        self._connect()
        self._show()

    def focus(self) -> None:
        self.company.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def widget(self) -> QWidget:
        return self

    def set_theme(self, theme: Theme) -> None:
        self.entry.set_theme(theme)

    def open_again(self, window: "MainWindow") -> None:
        entering(window).show_board()

    # --- parts

    def _fill(self) -> None:
        draft = self.desk.draft
        self.title.setCurrentIndex(max(0, self.title.findData(draft.title)))
        self.phase.setCurrentIndex(max(0, self.phase.findData(draft.phase)))
        self.company.setCurrentIndex(max(0, self.company.findData(draft.company)))
        self.trains.setText(draft.trains)
        for code, box in self.lines.items():
            box.setChecked(code in draft.lines)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(2 * SPACE)
        rows: list[tuple[str, QWidget]] = [("company", self.company), ("trains", self.trains), ("phase", self.phase)]
        if len(self._titles) > 1:
            rows.insert(0, ("title", self.title))
        for row, (name, field) in enumerate(rows):
            label = Label(text(f"board-run-{name}"))
            label.setBuddy(field)
            field.setObjectName(f"board-run-{name}")
            field.setAccessibleName(label.text())
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        for box in (self.title, self.company):
            box.setMinimumContentsLength(6)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        top = QVBoxLayout()
        top.setSpacing(2 * SPACE)
        top.addLayout(grid)
        for line in self.lines.values():
            top.addWidget(line)
        told = QHBoxLayout()
        told.addWidget(self.problem, 1)
        told.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(told)
        top.addWidget(self.run_button)
        top.addWidget(self.verdict)
        top.addWidget(self.routes)
        self.entry.column.insertLayout(0, top)
        self.entry.heading.setText(text("board-run-hint"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._top())
        layout.addWidget(self.messages)
        layout.addWidget(self.progress)
        layout.addWidget(self.entry, 1)

    def _top(self) -> QFrame:
        heading = Label(text("board-run-heading"))
        heading.setFont(font(HEADER_NUMBER, QFont.Weight.DemiBold))
        clear = QPushButton(text("board-run-clear"))
        clear.setObjectName("board-run-clear")
        clear.clicked.connect(lambda checked=False: self._clear())
        back = QPushButton(text("position-leave"))
        back.setObjectName("board-run-leave")
        back.clicked.connect(lambda checked=False: self.left.emit())
        bar = QFrame()
        bar.setProperty("bar", "top")
        row = QHBoxLayout(bar)
        row.setContentsMargins(4 * SPACE, SPACE, 4 * SPACE, SPACE)
        row.setSpacing(2 * SPACE)
        row.addWidget(back)
        row.addSpacing(2 * SPACE)
        row.addWidget(heading, 1)
        row.addWidget(clear)
        return bar

    def _connect(self) -> None:
        self.title.currentIndexChanged.connect(lambda index: self.title_wanted.emit(self.title.currentData()))
        self.phase.currentIndexChanged.connect(lambda index: self._change(phase=self.phase.currentData()))
        self.company.currentIndexChanged.connect(lambda index: self._change(company=self.company.currentData()))
        self.trains.textEdited.connect(lambda words: self._change(trains=words))
        self.trains.returnPressed.connect(self.ask)
        for box in self.lines.values():
            box.toggled.connect(lambda checked: self._change(lines=self._laid()))
        self._key("Ctrl+Return", self.ask)
        self._key("Esc", self.left.emit)

    def _key(self, key: str, run: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)

    # --- changes

    def _laid(self) -> tuple[str, ...]:
        return tuple(code for code, box in self.lines.items() if box.isChecked())

    def _change(self, **changes: object) -> None:
        self.desk.change(**changes)
        self.entry.show_draft(self.desk.map_draft())
        self._changed()

    def _map_changed(self) -> None:
        self.desk.set_map(self.entry.draft)
        self._changed()

    def _clear(self) -> None:
        draft = self.desk.draft
        if draft.tiles or draft.stations or draft.overlays:
            ask_before_loss(text("board-run-lose"), "board-run-clear", self, self._clear_now)

    def _clear_now(self) -> None:
        self._change(tiles=(), stations=(), overlays=())

    def _changed(self) -> None:
        """An answer is about the board as it was asked."""
        self._drop_search()
        self._answer(None)
        self.changed.emit(self.desk.draft)
        self._show()

    # --- asking

    def ask(self) -> None:
        if self._job is not None or self.desk.problem():
            return
        stop = self._stop = threading.Event()
        asked = question(self.desk)
        self.progress.begin(text("board-run-searching", company=asked.company))

        def work(job: Job) -> RunView | Problem:
            return asked.ask(Budget(None, lambda: stop.is_set() or job.cancelled(), job.report))

        job = self._job = self._workers.start(work, self._done)
        job.progressed.connect(self._tell)
        job.ended.connect(lambda: self._ended(job))
        if self.run_button.hasFocus():  # it is disabled now: the next question begins with the trains
            self.trains.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show()

    def _tell(self, best: int, bound: int) -> None:
        self.progress.label.setText(text("board-run-so-far", company=self.desk.draft.company, total=best, bound=bound))

    def _stop_search(self) -> None:
        """What was found so far is shown, with what may still be possible."""
        self._stop.set()

    def _drop_search(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._ended(self._job)

    def _ended(self, job: Job) -> None:
        if self._job is job:
            self._job = None
            self.progress.hide()
            self._show()

    def _done(self, found: RunView | Problem) -> None:
        if isinstance(found, Problem):
            self.messages.tell(found.sentence, why=found.section)
        else:
            self._answer(found)

    def _answer(self, found: RunView | None) -> None:
        self.found = found
        routes = () if found is None else found.routes
        canvas = self.entry.canvas
        canvas.board.routes.show_routes(routes)
        canvas.forget_stills()
        places = [canvas.hex_rect(label).center() for route in routes for label, _ in route.counted]
        total = text("map-routes-total", total=found.total) if found is not None and len(routes) > 1 else ""
        self.card.show_routes(routes, total, clear_of=places)
        self.verdict.setText("" if found is None else found.verdict)
        self.verdict.setVisible(found is not None)
        lines = () if found is None else found.lines
        self.routes.setText(
            "\n".join(text("turn-route", train=line.train, stops=line.stops, amount=line.revenue) for line in lines)
        )
        self.routes.setVisible(bool(lines))

    # --- what is shown

    def _show(self) -> None:
        problem = self.desk.problem()
        self.problem.setText("" if problem is None else problem.sentence)
        self.problem.setVisible(problem is not None)
        self.why.lead_to("" if problem is None else problem.section)
        self.run_button.setEnabled(problem is None and self._job is None)
        self.trains.setPlaceholderText(" ".join(self.desk.train_types()))
        self.verdict.setVisible(self.found is not None)

    def close_work(self) -> None:
        """Before the page goes: nobody waits any longer."""
        self._stop.set()
        self._workers.close()
