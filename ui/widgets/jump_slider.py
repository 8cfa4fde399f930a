"""A slider that goes to where it is clicked, and is dragged on from there."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider


class JumpSlider(QSlider):
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside its knob Qt would only go a page on."""
        if event.button() != Qt.MouseButton.LeftButton or self._knob_at(event):
            super().mousePressEvent(event)
            return
        self.setSliderDown(True)
        self._go(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown() and not self._taken:
            self._go(event)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown() and not self._taken:
            self.setSliderDown(False)
        else:
            super().mouseReleaseEvent(event)

    _taken = False  # Qt drags the knob itself

    def _knob_at(self, event: QMouseEvent) -> bool:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        knob = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        self._taken = knob.contains(event.position().toPoint())
        return self._taken

    def _go(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style = self.style()
        groove = style.subControlRect(QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderGroove, self)
        knob = style.subControlRect(QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self)
        at = round(event.position().x()) - groove.left() - knob.width() // 2
        room = groove.width() - knob.width()
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, room, option.upsideDown))
