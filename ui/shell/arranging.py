"""Where docks stand and how high they are: the stacks of a layout, put around the turn panel of a page."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from ui.shell.docks import PanelDock
from ui.shell.family import Area, Layout, Stack

if TYPE_CHECKING:
    from ui.shell.game_page import GamePage

AREAS: dict[Area, Qt.DockWidgetArea] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
LINE = 4  # between docks


def arrange(page: "GamePage", layout: Layout, *, tabbed: bool = True) -> None:
    """Docks that are not tabbed stand beside each other until they are restored: Qt forgets tabs made before."""
    for dock in page.docks.values():
        if dock.isFloating():
            dock.setFloating(False)
        page.removeDockWidget(dock)
    above: dict[Area, QDockWidget] = {}
    for stack in layout.stacks:
        docks = [page.docks[name] for name in stack.panels if name in page.docks]
        for number, dock in enumerate(docks):
            if number and tabbed:
                page.tabifyDockWidget(docks[number - 1], dock)
            elif stack.area in above:
                page.splitDockWidget(above[stack.area], dock, Qt.Orientation.Vertical)
            else:
                page.addDockWidget(AREAS[stack.area], dock)
            dock.show()
        if docks:
            above[stack.area] = docks[0]
            docks[0].raise_()


def share(page: "GamePage", layout: Layout, turn: int) -> None:
    """Heights by the shares of the stacks; the turn panel by what it asks, bare panels as they must be."""
    height = page.height() - page.header.height()
    bare = {name: bare_height(page, name) for name in bare_below(page, layout)}
    low = height - sum(high + LINE for high in bare.values()) - turn - LINE
    for area in AREAS:
        stacks = [stack for stack in layout.stacks if stack.area == area and stack.panels[0] in page.docks]
        if not stacks:
            continue
        if area != "bottom":
            width = page.width() - page.column.maximumWidth()
            page.resizeDocks([page.docks[stacks[0].panels[0]]], [width], Qt.Orientation.Horizontal)
        room = low if area == "bottom" else height
        whole = sum(stack.share for stack in stacks if stack.panels[0] not in bare)
        sizes = [
            bare[stack.panels[0]] if stack.panels[0] in bare else max(1, round(room * stack.share / whole))
            for stack in stacks
        ]
        page.resizeDocks([page.docks[stack.panels[0]] for stack in stacks], sizes, Qt.Orientation.Vertical)


def bare_below(page: "GamePage", layout: Layout) -> list[str]:
    below = (stack.panels[0] for stack in layout.stacks if stack.area == "bottom")
    return [name for name in below if name in page.docks and page.docks[name].bare]


def bare_height(page: "GamePage", name: str) -> int:
    return page.docks[name].panel.sizeHint().height()


def wanted_turn_height(page: "GamePage", layout: Layout) -> int:
    """What the open question needs, so that an earlier one that needed more does not keep it."""
    bare = bare_below(page, layout)
    used = sum(bare_height(page, name) + LINE for name in bare) + LINE * len(layout.below(bare))
    room = page.height() - page.header.height() - used
    need = page.column.height() - page.turn.height() + page.turn.needed_height
    stacks = tuple(replace(stack, least=max(stack.least, _front_needs(page, stack))) for stack in layout.stacks)
    return round(replace(layout, stacks=stacks).turn_height(room, need, bare))


def _front_needs(page: "GamePage", stack: Stack) -> int:
    """By the panel in front, with its tab; what was called can be used, also if the question gets less room."""
    panels = (page.docks[name].panel for name in stack.panels if name in page.docks)
    need = max((panel.needed_height for panel in panels if panel.isVisible()), default=0)
    return need + page.tabs.height if need else 0


def house(page: "GamePage", dock: PanelDock, layout: Layout) -> None:
    """A panel that the layout does not name joins the stack for such, or whatever stands below the turn panel."""
    if page.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea or dock.isFloating():
        return
    hosts = [page.docks[name] for stack in layout.stacks if stack.guests for name in stack.panels if name in page.docks]
    below = [other for other in page.docks.values() if page.dockWidgetArea(other) == AREAS["bottom"]]
    standing = (other for other in (*hosts, *below) if not (other.bare or other.isFloating() or other.isHidden()))
    host = next((other for other in standing if other is not dock), None)
    if host is None:
        page.addDockWidget(AREAS["bottom"], dock)
    else:
        page.tabifyDockWidget(host, dock)
