"""The tiles: what is left, the upgrades of any tile, and what may ever lie on a hex."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QSplitter, QToolButton, QVBoxLayout

from core.hexmap.tiles import COLOURS
from core.text.catalogue import text
from core.text.typed import plain
from ui.paint.plain import set_tip
from ui.paint.theme import SPACE, Theme
from ui.rail18.panels.tile_ladder import Ladder
from ui.rail18.panels.tile_tray import Entry, TrayList
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.tiles import colour_counts, look_up, tile_views, upgrades_of
from ui.shell.lazy import LazyPanel

TRAY = 0.42  # of the width, for the tray


class TilesPanel(LazyPanel):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tiles")
        self.setAccessibleName(text("tiles-name"))
        self.search = QLineEdit()
        self.search.setObjectName("tiles-search")
        self.search.setPlaceholderText(text("tiles-search"))
        self.search.setAccessibleName(text("tiles-search"))
        set_tip(self.search, text("tiles-search-tip"))
        self.search.returnPressed.connect(self._search)
        self.colours = {colour: self._button(colour) for colour in COLOURS}
        self.only_left = self._button("only-left")
        self.tray, self.ladder = TrayList(), Ladder()
        self.tray.taken.connect(self.show_tile)
        self.ladder.taken.connect(self.tray.select)
        self.area = scroll = QScrollArea()
        scroll.setObjectName("tiles-scroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.ladder)
        self.split = split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.tray)
        split.addWidget(scroll)
        split.setChildrenCollapsible(False)
        split.splitterMoved.connect(self._split)
        row = QHBoxLayout()
        row.setContentsMargins(SPACE, SPACE, SPACE, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.search, 1)
        for button in (*self.colours.values(), self.only_left):
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addLayout(row)
        layout.addWidget(split, 1)
        self._tile = ""
        self._hex = ""
        self._moved = False  # the user has chosen how the room is shared
        self.setFocusProxy(self.search)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"tiles-{name}")
        button.setCheckable(True)
        if name in COLOURS:
            button.setText(text("tiles-colour", colour=name))
            set_tip(button, text("tiles-filter-tip", colour=name))
            button.setChecked(True)
        else:
            button.setText(text(f"tiles-{name}"))
            set_tip(button, text(f"tiles-{name}-tip"))
        button.setAccessibleName(button.toolTip())
        button.setStyleSheet(f"padding: 4px {SPACE}px;")  # all of them fit beside the search in a narrow column
        button.toggled.connect(self._again)
        return button

    def sizeHint(self) -> QSize:
        return QSize(840, 400)

    def refresh(self, moment: Moment) -> None:
        wanted = [colour for colour, button in self.colours.items() if button.isChecked()]
        entries: list[Entry] = []
        counts = colour_counts(moment)
        tiles = tile_views(moment, wanted, only_left=self.only_left.isChecked())
        for colour, (left, all_) in counts.items():
            of_colour = [tile for tile in tiles if tile.colour == colour]
            if of_colour:
                entries.append(Entry(text("tiles-group", colour=colour, left=left, all=all_)))
                entries += [Entry(tile.number, tile) for tile in of_colour]
        for colour, button in self.colours.items():
            button.setVisible(colour in counts)
        self.tray.tray.show_entries(entries)
        self.ladder.chips = chips(moment.rules.title)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._moved:
            self.split.setSizes([round(self.width() * TRAY), round(self.width() * (1 - TRAY))])
        self._fit()

    def _split(self) -> None:
        self._moved = True
        self._fit()

    def _fit(self) -> None:
        bar = self.area.verticalScrollBar().sizeHint().width()
        room = self.split.sizes()[1], self.height() - self.search.sizeHint().height() - 3 * SPACE
        self.ladder.fit(QSize(room[0] - bar, room[1]))

    def _again(self) -> None:
        if self.moment is not None and self.isVisible():
            self.refresh(self.moment)

    def show_tile(self, number: str) -> None:
        """Shows the upgrades of a tile."""
        self._tile, self._hex = number, ""
        self._tell()

    def look_up(self, label: str) -> None:
        """What may ever lie on this hex."""
        self._tile, self._hex = "", label
        self.tray.clearSelection()
        self.search.setText(label)
        self._tell()

    def standing(self) -> tuple[str, str]:
        return self._tile, self._hex

    def stand(self, kept: tuple[str, str]) -> None:
        self._tile, self._hex = kept
        self._tell()

    def _tell(self) -> None:
        if self.moment is None:
            return
        if self._hex:
            self.ladder.show_ladder(look_up(self.moment, self._hex))
        elif self._tile:
            self.ladder.show_ladder(upgrades_of(self.moment, self._tile))
        else:
            self.ladder.show_ladder(None)

    def _search(self) -> None:
        """A tile's number or a hex; a hex is also pointed at on the map."""
        if self.moment is None:
            return
        word, title = plain(self.search.text().strip()), self.moment.rules.title
        label = next((found for found in title.faces if plain(found) == word), None)
        if label is not None:
            self.look_up(label)
            self.point.emit(label)
        elif word in title.tiles:
            self.colours[title.tiles[word].colour].setChecked(True)
            self.show_tile(word)
            self.tray.select(word)
        elif word:
            self._tile = self._hex = ""
            self.ladder.show_ladder(None, text("tiles-unknown", word=self.search.text().strip()))
            self.search.selectAll()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.tray.painting.theme = theme
        self.ladder.theme = theme
        self.tray.viewport().update()
        self.ladder.update()
