"""Trains and phases: the phases as rows, what the next one brings, and who has which trains."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from core.text.catalogue import text
from core.text.lists import spoken
from ui.paint.cards import card_width, paint_card, paint_plate, plate_width
from ui.paint.ink import face, row_height, wrapped, write
from ui.paint.theme import BODY, LIGHT, SPACE, Theme
from ui.rail18.views.corrections.targets import of_trains, target
from ui.rail18.views.moment import Moment
from ui.rail18.views.trains import Loss, PhaseView, TrainsView, trains_view
from ui.shell.lazy import LazyPanel
from ui.shell.views.correction_form import Target
from ui.values.cards import CardView
from ui.values.cells import Column
from ui.widgets.tables import CellTable

ROOM_FOR_CHANGES = 160
ARROW = 10


class Coming(QWidget):
    """What a phase brings; for the next one, who loses which train."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trains-coming")
        self.theme: Theme = LIGHT
        self.view: TrainsView | None = None
        self.shown: PhaseView | None = None

    def show_phase(self, view: TrainsView, key: str) -> None:
        self.view = view
        self.shown = view.phase(key)
        words = [self.shown.title, *self.shown.lines, *self.shown.opened] if self.shown else []
        self.setAccessibleName(spoken([*words, view.export]))
        self.setMinimumHeight(round(self._paint(None, self.width())) + SPACE)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(round(self._paint(None, self.width())) + SPACE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.window))
        self._paint(painter, self.width())
        painter.end()

    @property
    def news_height(self) -> float:
        """Of what is told nowhere else: who loses what, and what goes abroad."""
        return self._news(None, self.view, self.width() - 4 * SPACE) if self.view is not None else 0.0

    def _paint(self, painter: QPainter | None, width: float) -> float:
        """Paints from above to below and answers where it ends; without a painter it only measures."""
        view, room = self.view, width - 4 * SPACE
        if view is None or self.shown is None:
            return float(SPACE)
        changes = [*self.shown.lines, *self.shown.opened] or [text("trains-unchanged")]
        if self.shown.id == view.coming:
            return self._lines(painter, changes, self._news(painter, view, room) + SPACE / 2, room)
        top = self._lines(painter, [self.shown.title], SPACE, room, strong=True)
        top = self._lines(painter, changes, top, room)
        return self._lines(painter, [view.export], top + SPACE, room, quiet=True)

    def _news(self, painter: QPainter | None, view: TrainsView, room: float) -> float:
        top = self._lines(painter, [text("trains-coming", phase=view.coming or "")], SPACE, room, strong=True)
        if not view.losses:
            top = self._lines(painter, [text("trains-nobody")], top, room)
        top = self._losses(painter, view.losses, top, room)
        for sale in view.sales:
            top = self._lines(painter, [sale.title], top + SPACE / 2, room, strong=True)
            top = self._losses(painter, sale.losses, top, room)
            top = self._lines(painter, [sale.rest] if sale.rest else [], top, room)
        return self._lines(painter, [view.export], top + SPACE / 2, room, quiet=True)

    def _lines(
        self,
        painter: QPainter | None,
        lines: list[str],
        top: float,
        room: float,
        *,
        strong: bool = False,
        quiet: bool = False,
    ) -> float:
        chosen = face(BODY, strong)
        for line in lines:
            for part in wrapped(line, chosen, room):
                if painter is not None:
                    ink = self.theme.quiet if quiet else self.theme.text
                    write(painter, part, QRectF(2 * SPACE, top, room, chosen.height), chosen, ink)
                top += chosen.height
        return top

    def _losses(self, painter: QPainter | None, losses: Sequence[Loss], top: float, room: float) -> float:
        """Beside each other as far as there is room."""
        left = first = 2.0 * SPACE
        for loss in losses:
            wide = self._loss(None, loss, left, top) - left
            if left > first and left + wide > first + room:
                left, top = first, top + row_height()
            left = self._loss(painter, loss, left, top) + 4 * SPACE
        return top + row_height() if losses else top

    def _loss(self, painter: QPainter | None, loss: Loss, left: float, top: float) -> float:
        """Answers where it ends at the right."""
        high = row_height() - 4.0
        above = top + (row_height() - high) / 2
        if loss.chip is not None:
            wide = plate_width(high)
            if painter is not None:
                paint_plate(painter, loss.chip, QRectF(left, above, wide, high))
            left += wide
        else:
            left = self._word(painter, loss.owner, left, top, self.theme.text)
        for before, after in zip(loss.before, loss.after, strict=True):
            left = self._card(painter, before, left + 2 * SPACE, above, high) + SPACE
            if painter is not None:
                _arrow(painter, QPointF(left, top + row_height() / 2), self.theme)
            left += ARROW + SPACE
            if after is None:
                left = self._word(painter, text("trains-gone"), left, top, self.theme.bad)
            else:
                left = self._card(painter, after, left, above, high)
        if loss.discards:
            more = text("trains-discard", count=loss.discards, lost=loss.after.count(None))
            left = self._word(painter, more, left + 2 * SPACE, top, self.theme.warn)
        return left

    @staticmethod
    def _word(painter: QPainter | None, word: str, left: float, top: float, ink: str) -> float:
        chosen = face()
        wide = chosen.width(word) + 2
        if painter is not None:
            write(painter, word, QRectF(left, top, wide, row_height()), chosen, ink)
        return left + wide

    @staticmethod
    def _card(painter: QPainter | None, card: CardView, left: float, top: float, high: float) -> float:
        wide = card_width(card, high)
        if painter is not None:
            paint_card(painter, card, QRectF(left, top, wide, high))
        return left + wide


def _arrow(painter: QPainter, start: QPointF, theme: Theme) -> None:
    end = start + QPointF(ARROW, 0)
    painter.setPen(QPen(QColor(theme.text), 1.5))
    for point in (start, end + QPointF(-4, -3), end + QPointF(-4, 3)):
        painter.drawLine(point, end)


class PhaseTable(CellTable):
    """What else changes is shortened, or left out, where there is no room."""

    walked = Signal(str)  # to a phase, by keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if self.currentIndex().isValid():
            self.walked.emit(self.cells.keys(self.currentIndex())[0])

    def needed_widths(self) -> list[int]:
        widths = super().needed_widths()
        return [*widths[:-1], min(widths[-1], ROOM_FOR_CHANGES)]


class TrainsPanel(LazyPanel):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("trains")
        self.setAccessibleName(text("trains-name"))
        self.view: TrainsView | None = None
        self._chosen = ""  # a phase that was clicked; "" follows the game
        self._pointed = ""
        self.phases, self.owners = PhaseTable(), CellTable()
        self.coming = Coming()
        for table, name in ((self.phases, "trains-phases"), (self.owners, "trains-owners")):
            table.setObjectName(name)
            table.setAccessibleName(text(name))
        self.owners.horizontalHeader().hide()
        self.phases.pointed.connect(self._point)
        self.phases.chosen.connect(self._choose)
        self.phases.walked.connect(self._walk)
        self.owners.pointed.connect(lambda owner, column: self.point.emit(self._company(owner)))
        scroll = QScrollArea()
        scroll.setObjectName("trains-scroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.coming)
        below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        below.setSpacing(SPACE)
        below.addWidget(scroll, 3)
        below.addWidget(self.owners, 2)
        layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addWidget(self.phases, 3)
        layout.addLayout(below, 1)
        self.setFocusProxy(self.phases)

    def sizeHint(self) -> QSize:
        return QSize(840, 400)

    def refresh(self, moment: Moment) -> None:
        self.view = trains_view(moment)
        self._show(flash=moment.before is not None)

    def _show(self, *, flash: bool = False) -> None:
        view = self.view
        if view is None:
            return
        self.phases.show_rows(view.columns, view.rows, flash=flash)
        self.phases.setMaximumHeight(row_height() * (len(view.rows) + 1) + 2)
        if not self.phases.currentIndex().isValid():
            start = next((place for place, row in enumerate(view.rows) if row.key == view.coming), len(view.rows) - 1)
            self.phases.setCurrentIndex(self.phases.cells.index(start, 0))
        self._bring_present()
        owned = (Column("trains", text("trains-has"), right=False, stretch=1), Column("room", text("trains-room")))
        self.owners.show_rows(owned, view.owners, flash=flash)
        self._tell()

    def _bring_present(self) -> None:
        """Where not all phases have room: the present one and the next."""
        if self.view is not None:
            for place, row in enumerate(self.view.rows):
                if row.marked or row.key == self.view.coming:
                    self.phases.scrollTo(self.phases.cells.index(place, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bring_present()

    def _tell(self) -> None:
        if self.view is not None:
            now = next(phase.id for phase in self.view.phases if phase.now)
            self.coming.show_phase(self.view, self._pointed or self._chosen or self.view.coming or now)

    def _company(self, owner: str) -> str | None:
        known = self.moment.rules.title.companies if self.moment is not None else {}
        return owner if owner in known else None

    def _point(self, phase: str, column: str) -> None:
        self._pointed = phase
        self._tell()

    def _choose(self, phase: str, column: str) -> None:
        """A click keeps a phase; a second one goes back to the next phase."""
        self._chosen = "" if phase == self._chosen else phase
        self._tell()

    def _walk(self, phase: str) -> None:
        self._chosen, self._pointed = phase, ""
        self._tell()

    def corrections_at(self, place: QPoint) -> Sequence[Target]:
        if self.moment is None or not self.moment.live:
            return ()
        keys = self.owners.keys_at(place)
        if keys is not None:
            return of_trains(self.moment, keys[0]) if keys[0] else ()
        return () if self.phases.keys_at(place) is None else [target("phase")]

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.coming.theme = theme
        self.phases.set_theme(theme)
        self.owners.set_theme(theme)
        self.coming.update()
