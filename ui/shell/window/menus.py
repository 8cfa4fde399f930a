"""The menu bar. It only knows what is called how; the window does the work."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from core.text.catalogue import catalogue, text
from ui.paint.plain import set_tip
from ui.values.keys import MENU, key_words

if TYPE_CHECKING:
    from ui.shell.family import Family

Run = Callable[[], object]


class Menus:
    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.actions: dict[str, QAction] = {}
        self._menus: list[QMenu] = []
        self._panels: QMenu | None = None
        self._layouts: QMenu | None = None
        self._layout_group = QActionGroup(window)

    def menu(self, code: str, inside: QMenu | None = None) -> QMenu:
        parent = inside or self._window.menuBar()
        found = parent.addMenu(text(code))
        found.setObjectName(code)
        found.setToolTipsVisible(True)
        self._menus.append(found)
        return found

    def add(self, menu: QMenu, name: str, run: Run, words: str | None = None, key: str = "") -> QAction:
        action = QAction(words or text(f"action-{name}"), self._window)
        action.setObjectName(f"action-{name}")
        if f"action-{name}-tip" in catalogue():
            set_tip(action, text(f"action-{name}-tip"))
        action.setShortcuts([QKeySequence(key) for key in ((key,) if key else MENU.get(name, ()))])
        action.triggered.connect(lambda checked=False: run())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def show_key(self, name: str, key: str) -> None:
        """The key of an entry whose key belongs to another one that does the same."""
        action = self.actions.get(name)
        if action is not None:
            action.setText(f"{action.text()}\t{key_words(key)}")

    def choice(self, menu: QMenu, names: dict[str, str], chosen: str, run: Callable[[str], object]) -> None:
        """A menu of which one entry is chosen; `names` gives every entry its words."""
        group = QActionGroup(menu)
        for name, words in names.items():
            action = self.add(menu, name, partial(run, name), words)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            group.addAction(action)

    def set_family(
        self,
        menu: QMenu,
        layouts: QMenu,
        family: "Family",
        summon: Callable[[str], object],
        lay: Callable[[str], object],
        pin: Callable[[str], object],
    ) -> None:
        """The panels and layouts of the game that is open."""
        self.clear_family()
        self._panels, self._layouts = menu, layouts
        for spec in family.panels:
            name = f"panel-{spec.name}"
            action = self.add(menu, name, partial(summon, spec.name), text(name), spec.key)
            action.setCheckable(True)
        for layout, key in family.layout_keys.items():
            name = f"layout-{layout}"
            action = self.add(layouts, name, partial(lay, layout), text(name), key)
            action.setCheckable(True)
            self._layout_group.addAction(action)
        for kind, key in family.scene_keys.items():
            name = f"scene-{kind}"
            self.add(layouts, name, partial(pin, kind), text(name), key).setCheckable(True)

    def drop(self) -> None:
        """Drops all menus, to be made anew."""
        self._window.menuBar().clear()
        for action in self.actions.values():
            action.setShortcuts([])  # those that come now have the same
            action.deleteLater()
        for menu in self._menus:
            menu.deleteLater()

    def clear_family(self) -> None:
        for name in [name for name in self.actions if name.startswith(("panel-", "layout-", "scene-"))]:
            action = self.actions.pop(name)
            for menu in (self._panels, self._layouts):
                if menu is not None:
                    menu.removeAction(action)
            action.deleteLater()
