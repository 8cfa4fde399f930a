"""The turn panel: the one open question, its choices with what they bring, and a default on Enter."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from core.kernel.action import Action
from core.rail18.actions import Route, RunTrains
from core.rail18.state import CompanyTurn
from core.text.catalogue import text
from ui.rail18.panel import Panel
from ui.rail18.turn.amount_bar import AmountBar
from ui.rail18.turn.choice_table import ChoiceTable
from ui.rail18.turn.cursor import Cursor
from ui.rail18.turn.foot_bar import FootBar
from ui.rail18.turn.preview_box import PreviewBox
from ui.theme import HEADING, LIGHT, SPACE, Theme, font, scaled
from ui.viewmodels.moment import Moment
from ui.viewmodels.turn_company import CompanyMoment
from ui.viewmodels.turn_consequences import Preview, preview_of
from ui.viewmodels.turn_labels import action_label
from ui.viewmodels.turn_parts import NUMBERS, Cell, Choice, TurnView
from ui.viewmodels.turn_run import RunAnswer, drawn_page, must_be_best, wants_search, with_verdict
from ui.viewmodels.turn_view import turn_pages, turn_view

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
LOW = 480  # pixels of height below which pages are compact
STEPS = {"+": 1, "=": 1, "-": -1, "−": -1}


class TurnPanel(Panel):
    """Shows the top of a stack of pages: the open question, and below it those that a choice asked in between."""

    preview = Signal(object)  # what the map lights up: a symbol, a label, routes, or None
    wanted = Signal(str)  # what the window is asked for: "draw-routes"
    run_wanted = Signal()  # `look_for_run` should search the present position and `offer_run` hear its answer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.theme = LIGHT
        self._moment: Moment | None = None
        self._stale = False
        self._pages: list[TurnView] = []
        self._tables: list[ChoiceTable] = []
        self._foot = FootBar()
        self._cursor = Cursor(self._foot)
        self._pointed: Cell | None = None
        self._typed = ""
        self._known: dict[Action, Preview] = {}
        self._run: RunAnswer | None = None
        self._held: RunTrains | None = None  # a claim that waits for the verdict of the search
        self._player: str | None = None  # whose moves are shown, if not those of whose turn it is
        self._low = False  # there is little height
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(0)
        self._telling.timeout.connect(self._tell_more)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        head = QHBoxLayout()
        self._back = QToolButton()
        self._back.setObjectName("turn-back")
        self._back.setText("‹")
        self._back.setAccessibleName(text("turn-back"))
        self._back.setToolTip(text("turn-back"))
        self._back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._back.clicked.connect(self._go_back)
        self._question = QLabel()
        self._question.setObjectName("turn-question")
        self._question.setWordWrap(True)
        head.addWidget(self._back)
        head.addWidget(self._question, 1)
        self._note = QLabel()
        self._note.setObjectName("turn-note")
        self._note.setProperty("quiet", True)
        self._note.setWordWrap(True)
        self._amount = AmountBar()
        self._amount.changed.connect(self._amount_changed)
        self._middle = QVBoxLayout()
        self._middle.setSpacing(SPACE)
        self._box = PreviewBox(self.theme)
        self._foot.chosen.connect(self._choose)
        self._foot.entered.connect(self._enter)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self._amount)
        column.addLayout(self._middle)
        column.addWidget(self._box, 1)
        column.addWidget(self._foot)
        self.set_theme(self.theme)

    # what is shown

    def show_moment(self, moment: Moment) -> None:
        self._moment = moment
        self._run = None
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < scaled(LOW)
        if low != self._low and self._moment is not None and not self._stale and len(self._pages) == 1:
            self._low = low
            self._pages = [turn_view(self._moment, self._player, self._run, compact=low)]
            self._show_page()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._question.setFont(font(HEADING, QFont.Weight.DemiBold))
        self._box.theme = theme
        for table in self._tables:
            table.set_theme(theme)
        if self._pages:
            self._show_page()

    @property
    def view(self) -> TurnView:
        """The page that is open."""
        return self._pages[-1] if self._pages else TurnView("")

    @property
    def amount(self) -> int | None:
        return self._amount.amount if self.view.spin is not None else None

    @property
    def box(self) -> PreviewBox:
        return self._box

    def row_of_cursor(self) -> list[Choice]:
        """The choices beside each other where the keyboard's cursor is."""
        return self._cursor.row()

    def _catch_up(self) -> None:
        if self._stale and self._moment is not None:
            self._stale = False
            self._known = {}
            self._player, self._held = None, None
            self._low = self.height() < scaled(LOW)
            self._pages = turn_pages(self._moment, self._run, compact=self._low)
            self._show_page()
            if wants_search(self._moment):
                self.run_wanted.emit()

    def offer_run(self, answer: RunAnswer | None) -> None:
        """The search for the best run of the present moment has answered; a claim that waited for it is judged now."""
        self._run = answer
        if self._moment is None or self._stale or not wants_search(self._moment):
            return
        self._pages[0] = turn_view(self._moment, run=answer)
        if len(self._pages) == 1:
            self._show_page()
        held, self._held = self._held, None
        if held is not None and answer is not None:
            action = with_verdict(held, answer.best)
            self._send(self._known_preview(action_label(self._moment, action), action), action)

    def tell_progress(self, best: int, bound: int) -> None:
        """How far the search is."""
        if self.view.waiting:
            self._note.setText(text("turn-searching-so-far", best=best, bound=bound))

    def claim_routes(self, routes: tuple[Route, ...]) -> None:
        """Routes that were drawn on the map: they are judged here, and may be claimed."""
        frame = None if self._moment is None else self._moment.state.frame
        if self._moment is None or self._stale or not isinstance(frame, CompanyTurn) or not wants_search(self._moment):
            return
        turn = CompanyMoment(self._moment, frame)
        self._pages = [turn_view(self._moment, run=self._run), drawn_page(turn, self._run, routes)]
        self._show_page()

    def _show_page(self) -> None:
        view = self.view
        self._pointed, self._typed = None, ""
        self._question.setText(view.question)
        self._note.setText(view.note)
        self._note.setVisible(bool(view.note))
        self._back.setVisible(len(self._pages) > 1)
        self._amount.setVisible(view.spin is not None)
        self._show_tables(view)
        self._foot.show_choices(view.foot)
        if view.spin is not None:
            self._amount.show_spin(view.spin)
        self._tell()

    def _show_tables(self, view: TurnView) -> None:
        while len(self._tables) < len(view.tables):
            table = ChoiceTable(self.theme)
            table.chosen.connect(self._choose)
            table.insisted.connect(self._insist)
            table.pointed.connect(self._point_at)
            self._tables.append(table)
            self._middle.addWidget(table)
        for number, table in enumerate(self._tables):
            table.setVisible(number < len(view.tables))
            if number < len(view.tables):
                table.show_table(view.tables[number])
        self._cursor.show_tables(self._tables[: len(view.tables)])

    # what is pointed at

    def _point_at(self, cell: Cell | None) -> None:
        self._pointed = cell
        self._tell()

    def _amount_changed(self) -> None:
        self._tell()

    @property
    def entered(self) -> Choice | None:
        """What Enter takes."""
        cell = self._cursor.cell
        return cell.choice if cell is not None else self.view.default

    def _tell(self) -> None:
        """The default's label at once, and soon what the choice that is pointed at brings."""
        entered = self.entered
        self._foot.show_default(None if entered is None else entered.label_for(self.amount))
        self._telling.start()

    def _tell_more(self) -> None:
        """Tried only once the page is on the screen, and once for a mouse that crosses many cells."""
        if self._moment is None:
            return
        cell = self._pointed or self._cursor.cell
        choice = cell.choice if cell is not None else self.view.default
        refused = cell.refused if cell is not None and choice is None else None
        self._box.show_preview(self._preview_of(choice, refused))
        self.preview.emit(self.view.preview if choice is None else choice.preview or self.view.preview)

    def _preview_of(self, choice: Choice | None, refused: Action | None) -> Preview | None:
        assert self._moment is not None
        if refused is not None:
            return self._known_preview(action_label(self._moment, refused), refused)
        if choice is None:
            return None
        action = choice.action_for(self.amount)
        title = choice.label_for(self.amount)
        return Preview(title) if action is None else self._known_preview(title, action, choice.details)

    def _known_preview(self, title: str, action: Action, details: tuple[str, ...] = ()) -> Preview:
        assert self._moment is not None
        if action not in self._known:
            self._known[action] = preview_of(self._moment, title, action, details)
        return self._known[action]

    # what is chosen

    def _enter(self) -> None:
        cell = self._cursor.cell
        if self.entered is not None:
            self._choose(self.entered)
        elif cell is not None and cell.refused is not None:
            self._insist(cell.refused)

    def _choose(self, choice: Choice) -> None:
        if self._moment is None:
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        action = choice.action_for(self.amount)
        if choice.player is not None:
            self._player = choice.player
            self._pages = [turn_view(self._moment, choice.player, compact=self._low)]
            self._show_page()
        elif choice.page is not None:
            self._pages.append(choice.page())
            self._show_page()
        elif choice.request is not None:
            self.wanted.emit(choice.request)
        elif choice.back:
            self._go_back()
        elif action is not None:
            self._act(choice, action)

    def _act(self, choice: Choice, action: Action) -> None:
        self._send(self._known_preview(choice.label_for(self.amount), action, choice.details), action)

    def _insist(self, action: Action) -> None:
        """Something that is refused was chosen all the same."""
        if self._moment is not None:
            self._send(self._known_preview(action_label(self._moment, action), action), action)

    def _send(self, told: Preview, action: Action) -> None:
        """What is refused stays here and says why; what the table may overrule is asked for all the same."""
        if self._moment is not None and self.view.waiting and must_be_best(self._moment, action):
            assert isinstance(action, RunTrains)
            self._held = action
            self._note.setText(text("turn-judged-soon"))
            return
        if told.refusal:
            self._telling.stop()
            self._box.show_preview(told)
        if not told.refusal or told.overrulable:
            self.act.emit(action)

    def _go_back(self) -> None:
        if len(self._pages) > 1:
            self._pages.pop()
            self._show_page()

    # keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._uses(event):
            event.accept()  # a letter chooses here, whatever it means elsewhere in the window
            return True
        return super().event(event)

    def _uses(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        if event.key() in (*ENTER, *ARROWS):
            return True
        if event.key() == Qt.Key.Key_Escape:
            return len(self._pages) > 1
        sign = event.text().upper()
        if self.view.spin is not None and (sign in STEPS or sign in tuple(NUMBERS)):
            return True
        return bool(sign) and (self.view.typing or self.by_key(sign) is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() and (event.key() in ENTER or event.text().isalpha()):
            return  # a key that is held down takes nothing twice
        if not self._uses(event) and event.key() != Qt.Key.Key_Backspace:
            super().keyPressEvent(event)
            return
        sign = event.text().upper()
        if event.key() in ENTER:
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif event.key() in ARROWS:
            self._move(*ARROWS[Qt.Key(event.key())])
        elif self.view.spin is not None and self._edit_amount(event.key(), sign):
            pass
        elif self.view.typing and self._cursor.find(self._typed + sign):
            self._typed += sign
            self._tell()
        else:
            self._typed = ""
            choice = self.by_key(sign)
            if choice is not None:
                self._choose(choice)

    def _move(self, rows: int, columns: int) -> None:
        if not self._cursor.move(rows, columns) and self.view.spin is not None:
            self._amount.move_by(columns or -rows)
        self._pointed = None
        self._tell()

    def _edit_amount(self, key: int, sign: str) -> bool:
        if key == Qt.Key.Key_Backspace:
            self._amount.rub_out()
        elif sign in STEPS:
            self._amount.move_by(STEPS[sign])
        elif sign and sign in NUMBERS:
            self._amount.type_digit(sign)
        else:
            return False
        return True

    def by_key(self, sign: str) -> Choice | None:
        return next((choice for choice in self.view.choices if sign and choice.key == sign), None)
