"""How somebody has left the page of a game. Pages are made anew when text size, colours or language change: what was
shown, chosen and typed comes back, beside the game itself, which goes on anyway.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLineEdit, QTabBar, QWidget

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage
    from ui.shell.window.message_bar import Told
    from ui.shell.window.past_desk import Past

Fields = dict[str, Any]  # by the name of the widget


@dataclass(frozen=True)
class Place:
    """Where a dialog stood, for the one that is made in its stead."""

    frame: QRect
    size: QSize
    room: QRect  # on its screen

    @classmethod
    def of(cls, dialog: QDialog) -> Self:
        return cls(dialog.frameGeometry(), dialog.size(), dialog.screen().availableGeometry())

    def take(self, dialog: QDialog) -> None:
        """Before it is shown: without a frame it is put where its frame will be. What it grows by stays in the room."""
        if not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
            dialog.adjustSize()
        wider, higher = dialog.width() - self.size.width(), dialog.height() - self.size.height()
        left = min(wider, self.frame.right() + wider - self.room.right())
        up = min(higher, self.frame.bottom() + higher - self.room.bottom())
        dialog.move(self.frame.topLeft() - QPoint(max(0, left), max(0, up)))


@dataclass(frozen=True)
class PageState:
    front: list[str]  # docks that are not behind another
    guests: list[str] = field(default_factory=list)  # called, and not named by the layout
    alone: str = ""  # the panel that has the whole page
    fields: dict[str, Fields] = field(default_factory=dict)  # by panel
    panels: dict[str, Any] = field(default_factory=dict)
    past: "Past | None" = None
    focus: str = ""  # the panel that has the keyboard
    again: "Callable[[GamePage], object] | None" = None  # opens its dialog
    told: "Told | None" = None  # in its message bar


def in_front(page: "GamePage") -> PageState:
    """Which docks are in front: all that can be asked of a page that has failed."""
    page.keep_layout()
    return PageState([name for name, dock in page.docks.items() if dock.on_top], [*page.guests])


def page_state(page: "GamePage") -> PageState:
    alone, focus, shown = page.alone, page.focusWidget(), in_front(page)
    return PageState(
        shown.front,
        shown.guests,
        alone,
        {name: fields(panel) for name, panel in page.panels.items()},
        {name: panel.standing() for name, panel in page.panels.items()},
        page.past.standing(),
        next((name for name, panel in page.panels.items() if focus is not None and panel.isAncestorOf(focus)), ""),
        page.dialog_again(),
        page.messages.standing(),
    )


def restore_page(page: "GamePage", kept: PageState) -> None:
    page.take_room()
    stacks = page.family.layouts[page.layout_name].scene(page.kind).stacks
    may_join = {name for stack in stacks if stack.needs for name in stack.panels}  # and cover what was looked at
    for name in (*kept.guests, *sorted(kept.front, key=lambda name: name not in may_join)):
        page.put_in_front(name)
    for name, panel in page.panels.items():
        fill(panel, kept.fields.get(name, {}))
        if kept.panels.get(name) is not None:
            panel.stand(kept.panels[name])
    if kept.past is not None:
        page.past.stand(kept.past)
    if kept.alone:
        page.toggle_alone(kept.alone)
    if kept.told is not None:
        page.messages.stand(kept.told)
    if kept.again is not None:
        kept.again(page)
    elif kept.focus:
        QTimer.singleShot(0, page, lambda: _give_keyboard(page, kept.focus))  # once its tab is in front


def _give_keyboard(page: "GamePage", name: str) -> None:
    page.activateWindow()  # docks that float may have taken it
    page.panels[name].setFocus(Qt.FocusReason.OtherFocusReason)


def fields(widget: QWidget) -> Fields:
    """What stands in the fields of a widget, and which of its buttons are down."""
    return {f"{kind.__name__} {part.objectName()}": _read(part) for kind, part in _parts(widget)}


def fill(widget: QWidget, known: Fields) -> None:
    for kind, part in _parts(widget):
        value = known.get(f"{kind.__name__} {part.objectName()}")
        if value is None or value == _read(part):
            continue
        if isinstance(part, QLineEdit):
            part.setText(value)
        elif isinstance(part, QComboBox):
            part.setCurrentIndex(max(0, part.findData(value)))
        elif isinstance(part, QTabBar):
            part.setCurrentIndex(value)
        elif isinstance(part, QAbstractButton):
            part.setChecked(value)


def _parts(widget: QWidget) -> Iterator[tuple[type[QWidget], QWidget]]:
    for kind in (QLineEdit, QComboBox, QTabBar, QAbstractButton):
        for part in widget.findChildren(kind):
            if part.objectName() and (not isinstance(part, QAbstractButton) or part.isCheckable()):
                yield kind, part


def _read(part: QWidget) -> Any:
    if isinstance(part, QLineEdit):
        return part.text()
    if isinstance(part, QComboBox):
        return part.currentData()
    if isinstance(part, QTabBar):
        return part.currentIndex()
    return isinstance(part, QAbstractButton) and part.isChecked()
