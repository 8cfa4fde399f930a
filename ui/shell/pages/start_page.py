"""The first thing anyone sees: go on with a game, begin one, or look at a board."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.text.catalogue import text
from ui.app import families
from ui.paint.plain import Label, set_tip
from ui.paint.theme import HEADING, SPACE, Theme, font, scaled
from ui.shell.pages.board_card import CAPTION, NARROWEST, PICTURE_SHARE, BoardButton
from ui.shell.pages.recent_list import RecentList
from ui.shell.views.start import RecentGame, board_cards, recent_game, samples
from ui.shell.window.message_bar import MessageBar
from ui.tour.offer import TourOffer
from ui.values.keys import MENU, key_of

LEFT_SHARE = 0.34  # of the width, for the names and the buttons
WIDEST_CARD = 460
HERO = 40
BUTTON, LOW_BUTTON = 36, 29
ROOM_FOR_BUTTONS = 560  # the height below which they are low
NARROW = 900  # the width below which the page has small margins
EDGE, SMALL_EDGE = 12, 4  # of the page, in SPACE
ROOM_FOR_LINK = 410  # the height below which the tour is only in the menu


class StartPage(QWidget):
    chosen = Signal(str)  # a board to look at
    game_chosen = Signal(object)  # Path of a game file
    new_wanted = Signal()
    open_wanted = Signal()
    import_wanted = Signal()
    sample_wanted = Signal(str)  # title
    way_wanted = Signal(str, str)  # family and entry: what only some family offers
    backups_wanted = Signal()
    theme_wanted = Signal()
    tour_wanted = Signal()

    def __init__(self, theme: Theme, recent: list[Path]) -> None:
        super().__init__()
        self.cards: dict[str, BoardButton] = {}
        self._column: list[QPushButton] = []
        self.messages = MessageBar()
        self.offer = TourOffer()
        self.offer.wanted.connect(self.tour_wanted)
        self.offer.declined.connect(self._fit)
        self.tour_link = self._link("tour", self.tour_wanted.emit)
        self.recent = RecentList(theme)
        self.recent.chosen.connect(self.game_chosen)
        self.continue_button = self._button("continue", self._continue, primary=True)
        self.theme_button = QToolButton()
        self._boards = board_cards()
        self._samples = samples(self._boards)
        self._lay_out(theme)
        self.set_theme(theme)
        self.set_recent([recent_game(path) for path in recent])

    # --- what is shown

    def set_recent(self, games: list[RecentGame]) -> None:
        self.recent.games.set_games(games)
        last = next((game for game in games if not game.problem), None)
        self.continue_button.setVisible(last is not None)
        self.new_button.setProperty("primary", "true" if last is None else "false")
        self.new_button.style().polish(self.new_button)
        self._recent_box.setVisible(bool(games))
        self._show_last(last)

    def offer_tour(self, there: bool) -> None:
        self.offer.setVisible(there)
        self._fit()

    def _show_link(self) -> None:
        """Not where the tour is offered anyway and there is no room for both."""
        crowded = self._low and bool(self.recent.games.games) and not self.offer.isHidden()
        if self.isAncestorOf(self.tour_link):  # there is a game to show it on
            self.tour_link.setVisible(self.height() >= scaled(ROOM_FOR_LINK) and not crowded)

    @property
    def _low(self) -> bool:
        return self._free < scaled(ROOM_FOR_BUTTONS)

    @property
    def _free(self) -> int:
        """The height that the offer of the tour leaves."""
        return self.height() - (0 if self.offer.isHidden() else self.offer.sizeHint().height())

    def offer_backups(self, there: bool) -> None:
        self.backups_button.setVisible(there)

    def show_details(self, game: RecentGame) -> None:
        """What was read from a file after the page was shown."""
        self.recent.games.replace(game)
        games = self.recent.games.games
        self._show_last(next((known for known in games if not known.problem), None))

    def _show_last(self, game: RecentGame | None) -> None:
        if game is not None:
            set_tip(self.continue_button, str(game.path))
            self._last.setText(" · ".join(filter(None, (game.round, game.players))) or game.name)
        self._last.setVisible(game is not None)

    def set_theme(self, theme: Theme) -> None:
        self.theme_button.setText(text("button-light" if theme.name == "dark" else "button-dark"))
        self.recent.set_theme(theme)
        for card in self.cards.values():
            card.set_theme(theme)

    def paint_pictures(self) -> None:
        for card in self.cards.values():
            card.paint_picture()

    def focus(self) -> None:
        """Enter goes on with the last game, or begins one."""
        wanted = self.continue_button if not self.continue_button.isHidden() else self.new_button
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def _continue(self) -> None:
        game = next((game for game in self.recent.games.games if not game.problem), None)
        if game is not None:
            self.game_chosen.emit(game.path)

    def _choose_sample(self) -> None:
        """Of which title is asked where several have one."""
        if len(self._samples) == 1:
            self.sample_wanted.emit(next(iter(self._samples)))
            return
        button = next(button for button in self._column if button.objectName() == "start-sample")
        menu = QMenu(button)
        menu.setObjectName("start-samples")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for title, name in self._samples.items():
            menu.addAction(name.replace("&", "&&"), partial(self.sample_wanted.emit, title))
        menu.setMinimumWidth(button.width())
        menu.setActiveAction(menu.actions()[0])
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # --- parts

    def _lay_out(self, theme: Theme) -> None:
        inner = QWidget()
        self._row = QHBoxLayout(inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._left())
        self._row.addLayout(self._right(theme), 1)
        scroll = QScrollArea(widgetResizable=True)  # for small screens and large texts
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        self._bar = scroll.verticalScrollBar()
        self._page = layout = QVBoxLayout(self)
        layout.addLayout(self._corner())
        layout.addWidget(self.messages)
        layout.addWidget(self.offer)
        layout.addWidget(scroll, 1)

    def _left(self) -> QVBoxLayout:
        name = Label(text("app-name"))
        name.setFont(font(HERO, QFont.Weight.Bold))
        tagline = Label(text("app-tagline"))
        tagline.setProperty("quiet", "true")
        tagline.setWordWrap(True)
        tagline.setFont(font(HEADING))
        self._last = Label()
        self._last.setObjectName("last-game")
        self._last.setProperty("quiet", "true")
        self._last.setWordWrap(True)
        self.new_button = self._button("new", self.new_wanted.emit)
        column = QVBoxLayout()
        column.setSpacing(2 * SPACE)
        column.addStretch(1)
        column.addWidget(name)
        column.addWidget(tagline)
        column.addSpacing(4 * SPACE)
        column.addWidget(self.continue_button)
        column.addWidget(self._last)
        column.addWidget(self.new_button)
        column.addWidget(self._button("open", self.open_wanted.emit))
        column.addWidget(self._button("import", self.import_wanted.emit))
        for family, way in families.ways():
            wanted = partial(self.way_wanted.emit, family, way.entry)
            column.addWidget(self._button(way.button, wanted, entry=way.entry))
        if self._samples:
            column.addWidget(self._button("sample", self._choose_sample))
            column.addWidget(self.tour_link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(2)
        return column

    def _right(self, theme: Theme) -> QVBoxLayout:
        cards = QHBoxLayout()
        cards.setSpacing(4 * SPACE)
        for number, card in enumerate(self._boards, start=1):
            button = BoardButton(card, str(number), theme)
            button.clicked.connect(lambda checked=False, title=card.title: self.chosen.emit(title))
            self.cards[card.title] = button
            cards.addWidget(button)
            self._key(str(number), button.animateClick)
        cards.addStretch(1)
        self._recent_box = QWidget()
        box = QVBoxLayout(self._recent_box)
        box.setContentsMargins(0, 0, 0, 0)
        box.addLayout(self._recent_heading())
        box.addWidget(self.recent, 1)
        column = QVBoxLayout()
        column.setSpacing(2 * SPACE)
        column.addStretch(1)
        column.addWidget(self._recent_box, 12)
        column.addSpacing(2 * SPACE)
        column.addWidget(_heading(text("start-choose")))
        column.addLayout(cards)
        column.addStretch(2)
        return column

    def _recent_heading(self) -> QHBoxLayout:
        self.backups_button = QToolButton()
        self.backups_button.setText(text("start-backups"))
        self.backups_button.setObjectName("start-backups")
        self.backups_button.setMinimumHeight(scaled(28))
        self.backups_button.clicked.connect(lambda checked=False: self.backups_wanted.emit())
        self.backups_button.hide()
        row = QHBoxLayout()
        row.addWidget(_heading(text("start-recent")), 1)
        row.addWidget(self.backups_button)
        return row

    def _corner(self) -> QHBoxLayout:
        self.theme_button.setObjectName("button-theme")
        self.theme_button.setMinimumHeight(scaled(28))
        set_tip(self.theme_button, text("tip-theme"))
        self.theme_button.setAccessibleName(text("tip-theme"))
        self.theme_button.clicked.connect(lambda checked=False: self.theme_wanted.emit())
        self._key("D", self.theme_wanted.emit)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.theme_button)
        return row

    def _button(self, name: str, run: object, *, entry: str = "", primary: bool = False) -> QPushButton:
        button = QPushButton(text(f"start-{name}"))
        button.setObjectName(f"start-{name}")
        set_tip(button, _tip(name, entry or name))
        button.setProperty("primary", "true" if primary else "false")
        button.setMinimumHeight(scaled(BUTTON))
        button.setAutoDefault(True)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda checked=False: run())  # type: ignore[operator]
        self._column.append(button)
        return button

    def _link(self, name: str, run: object) -> QToolButton:
        link = QToolButton()
        link.setText(text(f"start-{name}"))
        set_tip(link, _tip(name, name))
        link.setObjectName(f"start-{name}")
        link.setProperty("link", "true")
        link.clicked.connect(lambda checked=False: run())  # type: ignore[operator]
        return link

    def _key(self, key: str, run: object) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Margins, buttons and cards for the room there is."""
        narrow = self.width() < scaled(NARROW)
        edge = SMALL_EDGE if narrow else EDGE
        self._page.setContentsMargins(edge * SPACE, 2 * SPACE, edge * SPACE, edge // 2 * SPACE)
        self._row.setSpacing(edge * SPACE)
        self._show_link()
        for button in self._column:
            button.setMinimumHeight(scaled(LOW_BUTTON if self._low else BUTTON))
        left = max(scaled(260 if narrow else 300), round(self.width() * LEFT_SHARE) - 2 * edge * SPACE)
        self.continue_button.setMinimumWidth(left)
        self.new_button.setMinimumWidth(left)
        count = max(2, len(self.cards))  # side by side
        beside = (3 * edge + 4 * (count - 1)) * SPACE + (self._bar.sizeHint().width() if narrow else 0)
        room = (self.width() - left - beside) // count
        height = (self._free - scaled(CAPTION) - 40 * SPACE) * (0.5 if self.recent.games.games else 0.8)
        width = max(NARROWEST * 2 // count, min(scaled(WIDEST_CARD), room, round(height / PICTURE_SHARE)))
        for card in self.cards.values():
            card.set_width(width)


def _heading(words: str) -> Label:
    label = Label(words)
    label.setFont(font(HEADING, QFont.Weight.DemiBold))
    return label


def _tip(name: str, entry: str) -> str:
    return text(f"start-{name}-tip", key=key_of(entry) if entry in MENU else "")
