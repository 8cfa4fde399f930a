"""Where docks stand and how high they are: the stacks of a layout, put around the turn panel of a page."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDockWidget

from ui.paint.theme import scaled
from ui.shell.layouts import Area, Layout, Stack, heights
from ui.shell.window.docks import TITLE, PanelDock

if TYPE_CHECKING:
    from ui.shell.pages.dock_page import DockPage

AREAS: dict[Area, Qt.DockWidgetArea] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
LINE = 4  # between docks


def arrange(page: "DockPage", layout: Layout, *, tabbed: bool = True) -> None:
    """Docks that are not tabbed stand beside each other until they are restored: Qt forgets tabs made before.

    Stacks have their places before they get tabs: Qt splits no tabs.
    """
    for dock in page.docks.values():
        if dock.isFloating():
            dock.setFloating(False)
        page.removeDockWidget(dock)
    above: dict[Area, QDockWidget] = {}
    stacks = [
        (stack.area, [page.docks[name] for name in stack.panels if name in page.docks]) for stack in layout.stacks
    ]
    for area, docks in stacks:
        for dock in docks[:1] if tabbed else docks:
            if area in above:
                page.splitDockWidget(above[area], dock, Qt.Orientation.Vertical)
            else:
                page.addDockWidget(AREAS[area], dock)
            above[area] = dock
    for _, docks in stacks:
        for before, dock in pairwise(docks) if tabbed else ():
            page.tabifyDockWidget(before, dock)
        for dock in docks:
            dock.show()
    raise_fronts(page, layout)


def raise_fronts(page: "DockPage", layout: Layout) -> None:
    """What somebody has put away or floats is in front of nothing."""
    for stack in layout.stacks:
        standing = _standing(page, stack.panels, stack.area)
        for dock in [dock for dock in standing if dock.name == stack.front] or standing[:1]:
            dock.raise_()


def share(page: "DockPage", layout: Layout) -> None:
    """The turn panel gets its place, bare panels what they must have, the stacks what the layout gives them."""
    turn, bare = page.turn_size(layout), bare_below(page, layout)
    _share_sides(page, layout)
    low = room_of(page) - sum(high + LINE for high in bare.values()) - turn.height() - LINE
    stacks = [stack for stack in layout.stacks if stack.area == "bottom" and stack.panels[0] in page.docks]
    free = [stack for stack in stacks if stack.panels[0] not in bare]
    shared = dict(zip([stack.panels[0] for stack in free], _heights(page, low, free), strict=True))
    sizes = [bare.get(stack.panels[0]) or shared[stack.panels[0]] for stack in stacks]
    page.resizeDocks([page.docks[stack.panels[0]] for stack in stacks], sizes, Qt.Orientation.Vertical)


def _share_sides(page: "DockPage", layout: Layout) -> None:
    """What stands beside the turn panel."""
    width = page.width() - page.turn_size(layout).width() - LINE
    for area in AREAS:
        standing = {stack: _standing(page, stack.panels, area) for stack in layout.stacks if stack.area == area}
        docks = [found[0] for found in standing.values() if found]
        if area == "bottom" or not docks:
            continue
        page.resizeDocks([docks[0]], [width], Qt.Orientation.Horizontal)
        stacks = [stack for stack, found in standing.items() if found]
        sizes = _heights(page, room_of(page) - LINE * (len(stacks) - 1), stacks)
        page.resizeDocks(docks, sizes, Qt.Orientation.Vertical)


def _heights(page: "DockPage", room: int, stacks: list[Stack]) -> list[int]:
    """A panel alone in its place has a title, others tabs."""
    needed = [page.needs.get(stack.panels[0], 0) + scaled(TITLE) for stack in stacks]
    return heights(room, zip(stacks, needed, strict=True), scaled(100) / 100)


def room_of(page: "DockPage") -> int:
    return page.height() - page.header.height()


def bare_below(page: "DockPage", layout: Layout) -> dict[str, int]:
    """Panels below the turn panel that are as high as they must be."""
    below = (stack.panels[0] for stack in layout.stacks if stack.area == "bottom")
    return {name: page.bare_height(name) for name in below if name in page.docks and page.docks[name].bare}


def turn_height(page: "DockPage", layout: Layout, chosen: float = 0.0) -> int:
    """The same whatever is asked; only what was called below it and needs more, such as the walk over the board,
    takes some. `chosen` is the share that somebody gave it by hand."""
    bare = bare_below(page, layout)
    below = layout.below(bare)
    rows = [row for row in _rows_below(page) if not page.docks[row].bare] if page.by_hand else []
    if len(rows) > len(below):  # somebody has put more there
        below = tuple(replace(layout.stack_of(row) or Stack("bottom", ()), panels=(row,)) for row in rows)
    room = room_of(page) - sum(high + LINE for high in bare.values()) - LINE * len(below)
    if not below:
        return room
    least = sum(max(scaled(stack.least), _front_needs(page, stack)) for stack in below)
    wish = room_of(page) * chosen if chosen else max(room * layout.turn_share, scaled(layout.turn_least))
    return round(min(room - least, wish))


def _front_needs(page: "DockPage", stack: Stack) -> int:
    """By the guests there, with their tabs; what was called can be used."""
    guests = (page.docks[name] for name in stack.panels if name in page.guests and name in page.docks)
    need = max((dock.panel.needed_height for dock in guests if not dock.isHidden()), default=0)
    return need + max(page.tabs.height, scaled(TITLE)) if need else 0


def hold(page: "DockPage", layout: Layout, *, drawn: bool) -> None:
    """Docks that somebody arranged: the turn panel has its size all the same.

    Heights that were chosen (`drawn`) keep their proportion, others are as the layout has them.
    """
    turn = page.turn_size(layout)
    if not drawn:
        _share_sides(page, layout)
    sides = [_side(page, area) for area in AREAS if area != "bottom"]
    if sum(map(bool, sides)) == 1:
        width = page.width() - turn.width() - LINE
        page.resizeDocks([dock for docks in sides for dock in docks[:1]], [width], Qt.Orientation.Horizontal)
    rows = _rows_below(page)
    bare = {row: page.bare_height(row) for row in rows if page.docks[row].bare}
    free = {row: page.docks[row].height() if drawn else _share_of(layout, row) for row in rows if row not in bare}
    rest = room_of(page) - turn.height() - LINE * len(rows) - sum(bare.values())
    sizes = bare | {row: max(1, round(rest * part / sum(free.values()))) for row, part in free.items()}
    page.resizeDocks([page.docks[row] for row in rows], [sizes[row] for row in rows], Qt.Orientation.Vertical)


def _share_of(layout: Layout, panel: str) -> int:
    stack = layout.stack_of(panel)
    return 1 if stack is None else stack.share


def _side(page: "DockPage", area: Area) -> list[PanelDock]:
    return [dock for dock in page.docks.values() if page.dockWidgetArea(dock) == AREAS[area] and dock.panel.isVisible()]


def _rows_below(page: "DockPage") -> list[str]:
    """Panels in front below the turn panel, from above; one where several stand beside each other."""
    found = {
        dock.y(): name
        for name, dock in page.docks.items()
        if page.dockWidgetArea(dock) == AREAS["bottom"] and not dock.isFloating() and dock.panel.isVisible()
    }
    return [found[place] for place in sorted(found)]


def change_places(page: "DockPage", before: Layout, now: Layout) -> None:
    """Stacks without room join another, and those that have room again leave it; what was moved elsewhere stays."""
    for stack in before.stacks:
        host = now.stack_of(stack.panels[0])
        if host is not None and host.panels[0] != stack.panels[0]:
            hosts = [page.docks[name] for name in host.panels if name not in stack.panels and name in page.docks]
            for dock in _standing(page, stack.panels, stack.area):
                other = next((other for other in hosts if not (other.isFloating() or other.isHidden())), None)
                if other is not None:
                    page.tabifyDockWidget(other, dock)
                    other.raise_()
    for stack in now.stacks:
        host = before.stack_of(stack.panels[0])
        if host is not None and host.panels[0] != stack.panels[0]:
            _part(page, stack, _standing(page, stack.panels, host.area), now)


def _part(page: "DockPage", stack: Stack, docks: list[PanelDock], layout: Layout) -> None:
    """A stack has its own place again, above the stacks that follow it."""
    for number, dock in enumerate(docks):
        page.removeDockWidget(dock)
        if number:
            page.tabifyDockWidget(docks[0], dock)
        else:
            page.addDockWidget(AREAS[stack.area], dock, Qt.Orientation.Vertical)
        dock.show()
        if not number and len(docks) == 1:
            for low in layout.stacks[layout.stacks.index(stack) + 1 :]:
                for lower in _standing(page, low.panels[:1], stack.area) if low.area == stack.area else ():
                    page.removeDockWidget(lower)
                    page.splitDockWidget(dock, lower, Qt.Orientation.Vertical)
                    lower.show()


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


def lay_out_now() -> None:
    """The map has the whole window painted as soon as something on it has changed: by then all must have its place."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
