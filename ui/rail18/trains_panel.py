"""Trains and phases: the phases as rows, what the next one brings, and who has which trains."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from core.text.catalogue import text
from ui.cards import card_width, paint_card, paint_plate, plate_width
from ui.ink import face, row_height, wrapped, write
from ui.rail18.lazy import LazyPanel
from ui.rail18.tables import CellTable
from ui.theme import BODY, LIGHT, SPACE, Theme
from ui.viewmodels.cells import Column
from ui.viewmodels.correction_form import Target
from ui.viewmodels.correction_targets import of_trains, target
from ui.viewmodels.moment import Moment
from ui.viewmodels.trains_view import Loss, PhaseView, TrainsView, trains_view

ROOM_FOR_CHANGES = 160


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
        words = [self.shown.title, *self.shown.lines] if self.shown else []
        self.setAccessibleName(". ".join([*words, view.export]))
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

    def _paint(self, painter: QPainter | None, width: float) -> float:
        """Paints from above to below and answers where it ends; without a painter it only measures."""
        view, top, room = self.view, float(SPACE), width - 4 * SPACE
        if view is None or self.shown is None:
            return top
        top = self._lines(painter, [self.shown.title], top, room, strong=True)
        top = self._lines(painter, list(self.shown.lines) or [text("trains-unchanged")], top, room)
        if self.shown.id == view.coming:
            top = self._lines(painter, [text("trains-coming", phase=view.coming)], top + SPACE, room, quiet=True)
            if not view.losses:
                top = self._lines(painter, [text("trains-nobody")], top, room)
            for loss in view.losses:
                top = self._loss(painter, loss, top, room)
        return self._lines(painter, [view.export], top + SPACE, room, quiet=True)

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

    def _loss(self, painter: QPainter | None, loss: Loss, top: float, room: float) -> float:
        high, left, chosen = row_height() - 4.0, 2.0 * SPACE, face()
        middle = top + row_height() / 2
        if painter is None:
            return top + row_height()
        box = QRectF(left, middle - high / 2, plate_width(high), high)
        if loss.chip is not None:
            paint_plate(painter, loss.chip, box)
        else:
            box.setWidth(max(box.width(), chosen.width(loss.owner)))
            write(painter, loss.owner, box, chosen, self.theme.text)
        left = box.right() + 2 * SPACE
        for before, after in zip(loss.before, loss.after, strict=True):
            wide = card_width(before, high)
            paint_card(painter, before, QRectF(left, middle - high / 2, wide, high))
            left += wide + SPACE
            painter.setPen(QPen(QColor(self.theme.text), 1.5))
            painter.drawLine(QPointF(left, middle), QPointF(left + 10, middle))
            painter.drawLine(QPointF(left + 6, middle - 3), QPointF(left + 10, middle))
            painter.drawLine(QPointF(left + 6, middle + 3), QPointF(left + 10, middle))
            left += 10 + SPACE
            if after is None:
                gone = text("trains-gone")
                write(painter, gone, QRectF(left, top, chosen.width(gone) + 2, row_height()), chosen, self.theme.bad)
                left += chosen.width(gone)
            else:
                wide = card_width(after, high)
                paint_card(painter, after, QRectF(left, middle - high / 2, wide, high))
                left += wide
            left += 3 * SPACE
        if loss.discards:
            more = text("trains-discard", count=loss.discards)
            write(painter, more, QRectF(left, top, max(room - left, 40), row_height()), chosen, self.theme.warn)
        return top + row_height()


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
        layout.addWidget(self.phases)
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
        self.phases.setFixedHeight(row_height() * (len(view.rows) + 1) + 2)
        if not self.phases.currentIndex().isValid():
            start = next((place for place, row in enumerate(view.rows) if row.key == view.coming), len(view.rows) - 1)
            self.phases.setCurrentIndex(self.phases.cells.index(start, 0))
        owned = (Column("trains", text("trains-has"), right=False, stretch=1), Column("room", text("trains-room")))
        self.owners.show_rows(owned, view.owners, flash=flash)
        self._tell()

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
