"""The bar of the history: which moment the window shows, a slider through all of them, and what can be mended there."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout

from core.text.catalogue import text
from ui.paint.plain import Label, set_tip
from ui.paint.theme import BODY, SPACE, font, scaled
from ui.shell.views.timeline import Timeline
from ui.shell.window.header import ElidedLabel
from ui.values.keys import PLACES, WAYS, key_of
from ui.widgets.jump_slider import JumpSlider

MENDINGS = ("change", "insert", "remove", "resume")
SOON = 25  # milliseconds between two moments while the slider is dragged
LEAST = 24  # letters of the sentence that always fit


class HistoryBar(QFrame):
    moved = Signal(int)  # to a place of the line
    left = Signal()
    wanted = Signal(str)  # one of MENDINGS, for the moment that is shown; "values" while something is entered anew

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("history-bar")
        self.line = Timeline((0,), 0)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._tell)
        self._make_band()
        self._make_line()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.band)
        layout.addWidget(self.ways)
        self.hide()

    def _make_band(self) -> None:
        self.band = QFrame()
        self.band.setObjectName("history-band")
        self.sentence = ElidedLabel(LEAST)
        self.sentence.setObjectName("history-sentence")
        self.sentence.setFont(font(BODY, QFont.Weight.DemiBold))
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.values = _button("history-values", text("history-values"), lambda: self.wanted.emit("values"))
        self.back = _button("history-back", text("history-back"), self.left.emit)
        row = QHBoxLayout(self.band)
        row.setContentsMargins(4 * SPACE, SPACE, 2 * SPACE, SPACE)
        row.setSpacing(2 * SPACE)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.values)
        row.addWidget(self.back)

    def _make_line(self) -> None:
        self.ways = QFrame()
        self.ways.setProperty("bar", "top")
        self.slider = JumpSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("history-slider")
        self.slider.setAccessibleName(text("history-slider"))
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._slid)
        self.slider.sliderReleased.connect(self._tell_now)
        self.number = Label()
        self.number.setObjectName("history-number")
        self.number.setProperty("quiet", "true")
        self.steps = {name: self._way(name) for name in WAYS}
        self.mendings = {
            name: _button(f"history-{name}", text(f"history-{name}"), lambda name=name: self.wanted.emit(name))
            for name in MENDINGS
        }
        for name, button in self.mendings.items():
            key = key_of(f"journal.{name}") if name in PLACES["journal"] else ""
            set_tip(button, text(f"history-{name}-tip", key=key))
        row = QHBoxLayout(self.ways)
        row.setContentsMargins(2 * SPACE, 2, 2 * SPACE, 2)
        row.setSpacing(SPACE)
        for name in WAYS[:2]:
            row.addWidget(self.steps[name])
        row.addWidget(self.slider, 1)
        for name in WAYS[2:]:
            row.addWidget(self.steps[name])
        row.addWidget(self.number)
        row.addSpacing(2 * SPACE)
        for button in self.mendings.values():
            row.addWidget(button)

    def _way(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"history-{name}")
        button.setText(text(f"history-sign-{name}"))
        key = key_of(f"history-{name}")
        set_tip(button, text("history-way", way=text(f"action-history-{name}").replace("&", ""), key=key))
        button.setAccessibleName(text(f"action-history-{name}").replace("&", ""))
        button.setMinimumWidth(scaled(28))
        button.clicked.connect(lambda checked=False: self.go(name))
        return button

    # --- what is shown

    def show_line(self, line: Timeline, place: int) -> None:
        self.line = line
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(line.entries) - 1)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        self._show_place()

    def show_moment(self, kind: str, sentence: str, mendable: bool, *, values: bool = False) -> None:
        """`kind` is now, past, later, left or anew; while something is entered anew there is no way to elsewhere."""
        self.sentence.setText(sentence)
        look = {"now": "now", "anew": "anew"}.get(kind, "past")
        if self.band.property("past") != look:
            for widget in (self.band, self.sentence):
                widget.setProperty("past", look)
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self.back.setText(
            text("history-close" if kind == "now" else "history-leave" if kind == "anew" else "history-back")
        )
        self.values.setVisible(values)
        self.ways.setVisible(kind != "anew")
        for name, button in self.mendings.items():
            button.setEnabled(kind != "now" if name == "resume" else mendable)

    def _show_place(self) -> None:
        place, last = self.slider.value(), self.slider.maximum()
        self.number.setText(text("history-place", place=place, last=last))
        for name in WAYS:
            self.steps[name].setEnabled(place > 0 if name in WAYS[:2] else place < last)

    # --- where to

    def go(self, way: str) -> None:
        place = self.slider.value()
        to = {"first": 0, "previous": place - 1, "next": place + 1, "last": self.slider.maximum()}[way]
        self.slider.setValue(to)

    def _slid(self, place: int) -> None:
        """While it is dragged, only so many moments are shown as can be."""
        self._show_place()
        if not self.slider.isSliderDown():
            self._tell_now()
        elif not self._soon.isActive():
            self._soon.start()

    def _tell_now(self) -> None:
        self._soon.stop()
        self._tell()

    def _tell(self) -> None:
        self.moved.emit(self.slider.value())


def _button(name: str, words: str, run: object) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.clicked.connect(lambda checked=False: run())  # type: ignore[operator]
    return button
