"""Where docks stand and how high they are: the stacks of a layout, put around the turn panel of a page."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDockWidget

from ui.shell.layouts import Area, Layout, Stack
from ui.shell.window.docks import PanelDock

if TYPE_CHECKING:
    from ui.shell.pages.dock_page import DockPage

AREAS: dict[Area, Qt.DockWidgetArea] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
LINE = 4  # between docks


def arrange(page: "DockPage", layout: Layout, *, tabbed: bool = True) -> None:
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


def share(page: "DockPage", layout: Layout, turn: int) -> None:
    """Heights by the shares of the stacks; the turn panel by what it asks, bare panels as they must be."""
    height = page.height() - page.header.height()
    bare = {name: bare_height(page, name) for name in bare_below(page, layout)}
    low = height - sum(high + LINE for high in bare.values()) - turn - LINE
    _share_sides(page, layout, height)
    stacks = [stack for stack in layout.stacks if stack.area == "bottom" and stack.panels[0] in page.docks]
    whole = sum(stack.share for stack in stacks if stack.panels[0] not in bare)
    sizes = [
        bare[stack.panels[0]] if stack.panels[0] in bare else max(1, round(low * stack.share / whole))
        for stack in stacks
    ]
    page.resizeDocks([page.docks[stack.panels[0]] for stack in stacks], sizes, Qt.Orientation.Vertical)


def _share_sides(page: "DockPage", layout: Layout, height: int) -> None:
    """What stands beside the turn panel; without a height only its width, which the turn panel leaves."""
    for area in AREAS:
        stacks = [(stack.share, _standing(page, stack.panels, area)) for stack in layout.stacks if stack.area == area]
        docks = [(share, standing[0]) for share, standing in stacks if standing]
        if area == "bottom" or not docks:
            continue
        width = page.width() - page.column.maximumWidth()
        page.resizeDocks([docks[0][1]], [width], Qt.Orientation.Horizontal)
        if height:
            whole = sum(share for share, _ in docks)
            sizes = [max(1, round(height * share / whole)) for share, _ in docks]
            page.resizeDocks([dock for _, dock in docks], sizes, Qt.Orientation.Vertical)


def bare_below(page: "DockPage", layout: Layout) -> list[str]:
    below = (stack.panels[0] for stack in layout.stacks if stack.area == "bottom")
    return [name for name in below if name in page.docks and page.docks[name].bare]


def bare_height(page: "DockPage", name: str) -> int:
    return page.docks[name].panel.sizeHint().height()


def wanted_turn_height(page: "DockPage", layout: Layout) -> int:
    """What the open question needs, so that an earlier one that needed more does not keep it."""
    bare = bare_below(page, layout)
    used = sum(bare_height(page, name) + LINE for name in bare) + LINE * len(layout.below(bare))
    room = page.height() - page.header.height() - used
    need = page.column.height() - page.turn.height() + page.turn.needed_height
    stacks = tuple(replace(stack, least=max(stack.least, _front_needs(page, stack))) for stack in layout.stacks)
    return round(replace(layout, stacks=stacks).turn_height(room, need, bare))


def _front_needs(page: "DockPage", stack: Stack) -> int:
    """By the panel in front, with its tab; what was called can be used, also if the question gets less room."""
    panels = (page.docks[name].panel for name in stack.panels if name in page.docks)
    need = max((panel.needed_height for panel in panels if panel.isVisible()), default=0)
    return need + page.tabs.height if need else 0


def refit(page: "DockPage", before: Layout, now: Layout, growth: float, *, drawn: bool) -> None:
    """Docks that somebody arranged for another text size: the question and all below it get what they need now.

    Heights that were chosen (`drawn`) keep their proportion, and the question grows with its texts at most.
    """
    kept = not _change_places(page, before, now) and drawn
    _share_sides(page, now, 0 if drawn else page.height() - page.header.height())
    rows = _rows_below(page)
    bare = {row: bare_height(page, row) for row in rows if page.docks[row].bare}
    heights = {row: page.docks[row].height() if kept else 1 for row in rows if row not in bare}
    whole, turn = page.height() - page.header.height() - LINE * len(rows), page.column.height()
    room = whole - sum(bare.values())
    share = turn / (whole - sum(page.docks[row].height() for row in bare)) if kept else now.turn_share
    need = turn - page.turn.height() + page.turn.needed_height
    below = tuple(replace(now.stack_of(row) or Stack("bottom", ()), area="bottom", panels=(row,)) for row in heights)
    rest = room - Layout(now.name, below, share).turn_height(room, min(need, turn * growth) if kept else need, ())
    sizes = bare | {row: max(1, round(rest * part / sum(heights.values()))) for row, part in heights.items()}
    page.resizeDocks([page.docks[row] for row in rows], [sizes[row] for row in rows], Qt.Orientation.Vertical)


def _rows_below(page: "DockPage") -> list[str]:
    """Panels in front below the turn panel, from above; one where several stand beside each other."""
    found = {
        dock.y(): name
        for name, dock in page.docks.items()
        if page.dockWidgetArea(dock) == AREAS["bottom"] and not dock.isFloating() and dock.panel.isVisible()
    }
    return [found[place] for place in sorted(found)]


def _change_places(page: "DockPage", before: Layout, now: Layout) -> bool:
    """Stacks without room join another, and those that have room again leave it; what was moved elsewhere stays."""
    changed = False
    for stack in before.stacks:
        host = now.stack_of(stack.panels[0])
        if host is not None and host.panels[0] != stack.panels[0]:
            hosts = [page.docks[name] for name in host.panels if name not in stack.panels and name in page.docks]
            for dock in _standing(page, stack.panels, stack.area):
                other = next((other for other in hosts if not (other.isFloating() or other.isHidden())), None)
                if other is not None:
                    page.tabifyDockWidget(other, dock)
                    other.raise_()
                    changed = True
    for stack in now.stacks:
        host = before.stack_of(stack.panels[0])
        if host is not None and host.panels[0] != stack.panels[0]:
            for dock in _standing(page, stack.panels, host.area):
                page.removeDockWidget(dock)
                page.addDockWidget(AREAS[stack.area], dock, Qt.Orientation.Vertical)
                dock.show()
                for name in (low.panels[0] for low in now.stacks if low.area == stack.area and low is not stack):
                    for lower in _standing(page, (name,), stack.area):
                        page.removeDockWidget(lower)
                        page.splitDockWidget(dock, lower, Qt.Orientation.Vertical)
                        lower.show()
                changed = True
    if changed:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    return changed


def _standing(page: "DockPage", names: Iterable[str], area: Area) -> list[PanelDock]:
    docks = (page.docks[name] for name in names if name in page.docks)
    return [
        dock
        for dock in docks
        if page.dockWidgetArea(dock) == AREAS[area] and not (dock.isFloating() or dock.isHidden())
    ]


def house(page: "DockPage", dock: PanelDock, layout: Layout) -> None:
    """A panel that the layout does not name joins the stack for such, or whatever stands below the turn panel."""
    if page.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea or dock.isFloating():
        return
    hosts = [page.docks[name] for stack in layout.stacks if stack.guests for name in stack.panels if name in page.docks]
    below = [other for other in page.docks.values() if page.dockWidgetArea(other) == AREAS["bottom"]]
    standing = (other for other in (*hosts, *below) if not (other.bare or other.isFloating() or other.isHidden()))
    host = next((other for other in standing if other is not dock), None)
    if host is None:
        page.addDockWidget(AREAS["bottom"], dock, Qt.Orientation.Vertical)
    else:
        page.tabifyDockWidget(host, dock)
