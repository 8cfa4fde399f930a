"""A turn panel of pages: the one open question, its choices with what they bring, and a default on Enter.

What is asked and told is the family's: `TurnPages` has what every family's panel does with its pages.
"""

from abc import abstractmethod
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.kernel.action import Action
from core.text.catalogue import text
from ui.paint.theme import LIGHT, Theme, scaled
from ui.shell.panel import Panel
from ui.shell.window.arranging import lay_out_now
from ui.turn.page import ENTER, LOW, Page
from ui.turn.preview_box import PreviewBox
from ui.values.keys import key_of, key_words
from ui.values.turn import Choice, Preview, TurnView
from ui.widgets.ask_companion import ask_companion

MAP = object()  # the map shows it already
LEAST = 200  # pixels of height


class TurnPages(Panel):
    """Shows the top of a stack of pages: the open question, and below it those that a choice asked in between."""

    preview = Signal(object)  # what the map lights up: by a name of the family, or None
    wanted = Signal(str)  # what the window is asked for, by a choice's request
    filled = Signal(object)  # the Action that the filled button takes, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._moment: Any = None
        self._stale = False
        self._pages: list[TurnView] = []
        self._known: dict[Action, Preview] = {}
        self._player: str | None = None  # whose moves are shown, if not those of whose turn it is
        self._low = False  # there is little height
        self._typed: list[int | None] = []  # the amounts that were typed on the pages below the one that is open
        self._staying: tuple[str, str] | None = None  # a choice whose page stays open, and what it is about
        self._warned = ""  # a choice that takes no amount, and one was typed: that has been said
        self._way: tuple[str, ...] | None = ()  # the choices that led to the page; None if something else did
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(0)
        self._telling.timeout.connect(self._tell)
        self._page = Page(LIGHT)
        self._page.chosen.connect(self._choose)
        self._page.insisted.connect(self._insist)
        self._page.left.connect(self._go_back)
        self._page.moved.connect(self._follow)
        self._page.rules.clicked.connect(lambda: ask_companion(self, self.section))
        self._page.unused.connect(self.say_unused)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._page)

    # what the family says

    @abstractmethod
    def make_page(self, player: str | None, *, compact: bool) -> TurnView:
        """The open question; `player` asks for the moves of somebody else than whose turn it is."""

    @abstractmethod
    def make_way(self, action: Action, *, compact: bool) -> list[TurnView]:
        """The pages that lead to an action, which is the default of the last; empty where none do."""

    @abstractmethod
    def make_preview(self, title: str, action: Action, choice: Choice) -> Preview:
        """What an action would bring, or why it is not possible."""

    @abstractmethod
    def word(self, action: Action) -> str:
        """What an action does, in a short sentence."""

    @abstractmethod
    def asked_section(self) -> str:
        """Of the companion: what explains the open question."""

    def make_pages(self, *, compact: bool) -> list[TurnView]:
        """The open question, and upon it what must be seen first."""
        return [self.make_page(None, compact=compact)]

    def waits(self, action: Action) -> bool:
        """Is it not yet known whether it is possible?"""
        return False

    def hold_back(self, action: Action) -> bool:
        """Is an action kept until it can be judged?"""
        return False

    @property
    def can_stop(self) -> bool:
        """Is something looked for that has been long in coming?"""
        return False

    # what is shown

    def show_moment(self, moment: Any) -> None:
        self._moment = moment
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def all_shown(self) -> None:
        if self._telling.isActive():
            self._telling.stop()
            self._tell()
            self._page.settle()

    def settle(self) -> None:
        """What comes by itself, such as the answer of a search, has its place before anybody can see or click it."""
        self.all_shown()
        lay_out_now()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def minimumSizeHint(self) -> QSize:
        """It has the same place whatever it asks: long tables are scrolled."""
        return QSize(super().minimumSizeHint().width(), scaled(LEAST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < scaled(LOW)
        if low != self._low and self._moment is not None and not self._stale and len(self._pages) == 1:
            self._low = low
            self._show([self.make_page(self._player, compact=low)], keep=True)

    def set_theme(self, theme: Theme) -> None:
        self._page.set_theme(theme)
        if self._pages:
            self._show(self._pages)

    def _catch_up(self) -> None:
        if self._stale and self._moment is not None:
            self._stale = False
            self._known = {}
            self._player, self._way = None, ()
            self._low = self.height() < scaled(LOW)
            self._show(self.make_pages(compact=self._low))
            self._stay()

    def _stay(self) -> None:
        """The page that was open goes on as long as it is about the same thing."""
        if self._staying is None or not self._moment.live:
            return
        name, about = self._staying
        choice = next((choice for choice in self.view.choices if choice.id == name and choice.stays == about), None)
        if choice is not None:
            self._open(choice)

    def _show(self, pages: list[TurnView], *, keep: bool = False) -> None:
        if not keep:
            self.box.hold(None)
            self._warned = ""
        self._pages = pages
        stop = self.can_stop and pages[-1].waiting
        self._page.show_view(pages[-1], deep=len(pages) > 1, keep=keep, stop=stop)

    @property
    def section(self) -> str:
        """Of the companion: what explains a refusal that is told here, else the open question."""
        if self._moment is None:
            return ""
        return self.box.why or self.view.why or self.asked_section()

    @property
    def view(self) -> TurnView:
        """The page that is open."""
        return self._page.view

    @property
    def amount(self) -> int | None:
        return self._page.amount

    @property
    def entered(self) -> Choice | None:
        """What Enter takes."""
        return self._page.entered

    @property
    def page(self) -> Page:
        return self._page

    @property
    def box(self) -> PreviewBox:
        return self._page.box

    def preselect(self, action: Action) -> None:
        """Opens the page of the action and puts it on Enter."""
        if self._moment is not None and not self._stale:
            self._way = None
            self._show(self.make_way(action, compact=self._low) or self._pages)

    # a panel made anew

    def standing(self) -> tuple[str | None, tuple[str, ...], int | None] | None:
        return None if self._stale or self._way is None else (self._player, self._way, self.amount)

    def stand(self, kept: tuple[str | None, tuple[str, ...], int | None]) -> None:
        player, way, amount = kept
        if self._moment is None or self._stale:
            return
        if player is not None:
            self._player = player
            self._show([self.make_page(player, compact=self._low)])
        for name in way:
            choice = next((choice for choice in self.view.choices if choice.id == name), None)
            if choice is None or choice.page is None:
                return
            self._open(choice)
        if amount is not None and self.view.spin is not None:
            self._page.set_amount(amount)

    # what it would bring

    def _follow(self) -> None:
        self.box.say_unused("")
        if self._page.typed is not None:
            self.box.hold(None)
        refused = self._refuses(self._page.entered)
        self._page.refuse(refused)
        default = self._page.default
        self.filled.emit(None if default is None or refused else default.action_for(self.amount))
        self._telling.start()

    def _refuses(self, choice: Choice | None) -> bool:
        """What the table may overrule is no less possible, nor is a claim whose verdict is not known yet."""
        action = None if choice is None else choice.action_for(self.amount)
        if self._moment is None or choice is None or action is None or self.waits(action):
            return False
        told = self._tried(choice.label_for(self.amount), action, choice)
        return bool(told.refusal) and not told.overrulable

    def _tell(self) -> None:
        """Once for a mouse that crosses many cells; a new moment does not wait for it."""
        if self._moment is None:
            return
        cell = self._page.pointed
        choice = cell.choice if cell is not None else self._page.default
        refused = cell.refused if cell is not None and choice is None else None
        self.box.show_preview(self._preview_of(choice, refused))
        if choice is None or choice.preview is not MAP:
            self.preview.emit(self.view.preview if choice is None else choice.preview or self.view.preview)

    def consider(self, action: Action | None) -> None:
        """Something is open on the map: it is told and can be taken here as well; None: nothing any more."""
        if self._moment is None or self._stale or not self.isVisible():
            return
        self.box.hold(None)
        if action is None:
            self._page.consider(None)
        else:
            self._page.consider(Choice("considered", self.word(action), action=action, preview=MAP))

    def tell_again(self) -> None:
        """Somebody has come who could not see what is lit up."""
        if not self._stale:
            self._telling.start()

    def explain(self, title: str, refusal: str, why: str = "") -> None:
        """Something was chosen on the map that is not possible: why, until something else is pointed at."""
        if refusal and self._moment is not None and not self._stale and self.isVisible():
            self.box.hold(Preview(title, refusal=refusal, why=why))

    def _preview_of(self, choice: Choice | None, refused: Action | None) -> Preview | None:
        assert self._moment is not None
        if refused is not None:
            return self._tried(self.word(refused), refused)
        if choice is None:
            return None
        action = choice.action_for(self.amount)
        title = "" if choice.back else choice.label_for(self.amount)
        return Preview(title, choice.details) if action is None else self._tried(title, action, choice)

    def _tried(self, title: str, action: Action, choice: Choice | None = None) -> Preview:
        assert self._moment is not None
        if action not in self._known:
            self._known[action] = self.make_preview(title, action, Choice("", "") if choice is None else choice)
        return self._known[action]

    # what is chosen

    def _choose(self, choice: Choice) -> None:
        if self._moment is None:
            return
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._drops_an_amount(choice):
            return
        self.box.hold(None)
        action = choice.action_for(self.amount)
        if choice.player is not None:
            self._player, self._way = choice.player, ()
            self._show([self.make_page(choice.player, compact=self._low)])
        elif choice.page is not None:
            self._open(choice)
        elif choice.request is not None:
            self.wanted.emit(choice.request)
        elif choice.back:
            self._go_back()
        elif action is not None:
            then = None if self._moment.rehearsed else choice.then
            self._send(self._tried(choice.label_for(self.amount), action, choice), action)
            self._go_on_with(then)

    def _insist(self, action: Action) -> None:
        """Something that is refused was chosen all the same, or a claim has got its verdict."""
        if self._moment is not None:
            self._send(self._tried(self.word(action), action), action)

    def _send(self, told: Preview, action: Action) -> None:
        """What is refused stays here and says why; what the table may overrule is asked for all the same."""
        assert self._moment is not None
        if self.hold_back(action):
            return
        if told.refusal:
            if not told.overrulable:  # the window tells what the table may insist on, with the button for it
                self.box.hold(told)
            self._telling.stop()
            self.box.show_preview(told)
            self._page.type_anew()
        if not told.refusal or told.overrulable:
            self.act.emit(action)

    def _go_on_with(self, action: Action | None) -> None:
        """The second half of a choice, unless something else is asked before."""
        if action is not None and self._moment is not None:
            if any(action == offered for option in self._moment.options for offered in option.examples()):
                self.act.emit(action)

    def _open(self, choice: Choice) -> None:
        assert choice.page is not None
        if self._way is not None:
            self._way = (*self._way, choice.id)
        if choice.stays:
            self._staying = choice.id, choice.stays
        typed = self._page.typed
        self._typed = [*self._typed[: len(self._pages) - 1], typed]
        self._show([*self._pages, choice.page()])
        if typed is not None and self.view.spin is not None:
            self._page.type_amount(typed)

    def _go_back(self) -> None:
        if len(self._pages) > 1:
            self._staying = None
            self._way = self._way[:-1] if self._way else None
            self._show(self._pages[:-1])
            typed = self._typed[len(self._pages) - 1] if len(self._typed) >= len(self._pages) else None
            if typed is not None:
                self._page.type_amount(typed)

    def _drops_an_amount(self, choice: Choice) -> bool:
        """An amount that was typed is not dropped without a word; who chooses the same once more means it."""
        typed, takes = self._page.typed, choice.action is None
        if typed is None or takes or choice.id == self._warned:
            return False
        self._warned = choice.id
        self.box.say_unused(text("turn-typed", amount=typed, choice=choice.label_for(None)))
        return True

    # keys

    def takes(self, event: QKeyEvent) -> bool:
        return not self._stale and self._page.uses(event)

    def press(self, event: QKeyEvent) -> None:
        self._page.press(event)

    def say_unused(self, event: QKeyEvent) -> None:
        """Once: as long as it stands there the same key says nothing new."""
        name = key_words("Enter") if event.key() in ENTER else event.text().upper()
        if not self._stale and self._moment is not None:
            self.box.say_unused(text("turn-unused-key", key=name, keys=key_of("keys")))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._page.uses(event):
            event.accept()  # a letter chooses here, whatever it means elsewhere in the window
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._page.uses(event):
            self._page.press(event)
        else:
            super().keyPressEvent(event)
