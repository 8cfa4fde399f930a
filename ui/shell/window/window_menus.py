"""What stands in the menus of the window, and which of it can be done now."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from core.text.catalogue import text
from ui.app import families
from ui.app.languages import SYSTEM, chosen_language, offered
from ui.paint.theme import TEXT_SIZES, text_size
from ui.shell.views.start import has_sample
from ui.shell.window.menus import Menus
from ui.values.company_colours import COMPANY_COLOURS, company_colours
from ui.values.keys import PANELS, WAYS

if TYPE_CHECKING:
    from ui.shell.pages.game_page import GamePage
    from ui.shell.window.main_window import MainWindow

HISTORY = tuple(f"history-{way}" for way in WAYS)
IN_GAME = (
    "copy",
    "clock",
    "clock-budget",
    "close",
    "undo",
    "redo",
    "undo-step",
    "undo-turn",
    "undo-round",
    "history",
    *HISTORY,
    "follow",
    "reset-layout",
    "turn-panel",
)


class WindowMenus(Menus):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._main = window
        self._commands: list[str] = []  # names of what families do
        self._build_game()
        self._build_edit()
        self._build_view()
        self._build_help()
        self.tell()

    def _in_game(self, run: "Callable[[GamePage], object]") -> Callable[[], None]:
        """Only while a game is open."""

        def start() -> None:
            if self._main.game_page is not None:
                run(self._main.game_page)

        return start

    def _add_command(self, menu: QMenu, name: str, ticked: bool = False) -> None:
        """Of the family whose game is open, if it has such a one."""
        action = self.add(menu, name, self._in_game(lambda page: page.family.commands[name].run(page)))
        action.setCheckable(ticked)
        self._commands.append(name)

    def _build_game(self) -> None:
        window, menu = self._main, self.menu("menu-game")
        self.add(menu, "new", lambda: window.show_new_game())
        self.add(menu, "open", lambda: window.games.ask_open())
        self.add(menu, "import", lambda: window.games.ask_import())
        for family, way in families.ways():
            self.add(menu, way.entry, partial(window.take_way, family, way.entry))
        menu.addSeparator()
        self.add(menu, "copy", self._in_game(lambda page: window.games.ask_copy(page.bridge)))
        backups = self.add(menu, "backups", window.keeping.show_backups)
        menu.aboutToShow.connect(lambda: backups.setEnabled(bool(window.keeping.backups.all())))
        self.add(menu, "sheets", self._show_sheets)
        self.add(menu, "export", self._in_game(lambda page: self._show_export(page)))
        self._add_command(menu, "players")
        self._add_command(menu, "settings")
        clock = self.add(menu, "clock", self._in_game(lambda page: self._switch_clock(page)))
        clock.setCheckable(True)
        pause = self.add(menu, "pause-clock", self._in_game(lambda page: page.toggle_clock()))
        pause.setCheckable(True)
        self.add(menu, "clock-budget", self._in_game(lambda page: self._show_budget(page)))
        menu.aboutToShow.connect(self._tell_clock)
        menu.addSeparator()
        self.add(menu, "close", window.close_game)
        self.add(menu, "quit", window.close)

    def _show_sheets(self) -> None:
        from ui.shell.dialogs.sheets import show_sheets

        show_sheets(self._main)

    def _show_export(self, page: "GamePage") -> None:
        from ui.shell.dialogs.export_dialog import ExportDialog

        if page.family.exports is None:
            return
        dialog = ExportDialog(page.bridge, page.family.exports, self._main.settings, self._main)
        self._main.show_dialog(dialog, lambda: self._main.menus.actions["export"].trigger())

    def _show_budget(self, page: "GamePage") -> None:
        from ui.shell.dialogs.clock_dialog import ClockDialog

        dialog = ClockDialog(page.bridge, page.family.fine, self._main)
        self._main.show_dialog(dialog, lambda: self._main.menus.actions["clock-budget"].trigger())

    def _build_edit(self) -> None:
        menu = self.menu("menu-edit")
        self.add(menu, "undo", self._in_game(lambda page: page.bridge.undo()))
        self.add(menu, "redo", self._in_game(lambda page: page.bridge.redo()))
        menu.addSeparator()
        self.add(menu, "undo-step", self._in_game(lambda page: page.bridge.undo_step()))
        self.add(menu, "undo-turn", self._in_game(lambda page: page.bridge.undo_turn()))
        self.add(menu, "undo-round", self._in_game(lambda page: page.bridge.undo_round()))
        menu.addSeparator()
        self._add_command(menu, "correct")
        for entry in families.entries("edit"):
            self._add_command(menu, entry.name, entry.ticked)
        self.show_key("board-check", PANELS["check"])
        menu.addSeparator()
        history = self.add(menu, "history", self._in_game(lambda page: page.past.toggle()))
        history.setCheckable(True)
        for way in WAYS:
            self.add(menu, f"history-{way}", partial(self._go, way))

    def _go(self, way: str) -> None:
        if self._main.game_page is not None:
            self._main.game_page.past.go(way)

    def _build_view(self) -> None:
        window, menu = self._main, self.menu("menu-view")
        self.layouts = self.menu("menu-layouts", menu)
        self.panels = self.menu("menu-panels", menu)
        self.add(menu, "turn-panel", self._in_game(lambda page: page.bring("turn")))
        for entry in families.entries("view"):
            self._add_command(menu, entry.name, entry.ticked)
        display = self.add(menu, "display", self._in_game(lambda page: window.display.toggle()))
        display.setCheckable(True)
        follow = self.add(menu, "follow", self._in_game(lambda page: window.pin("" if page.pinned else page.kind)))
        follow.setCheckable(True)
        recap = self.add(menu, "recap", self._in_game(lambda page: page.choose_recap(not page.settings.recap)))
        recap.setCheckable(True)
        self.add(menu, "reset-layout", self._in_game(lambda page: page.reset_layout()))
        menu.addSeparator()
        sizes = {f"text-{percent}": text("action-text-size", percent=percent) for percent in TEXT_SIZES}
        themes = {f"theme-{name}": text(f"action-theme-{name}") for name in ("system", "light", "dark")}
        colours = {f"colours-{name}": text(f"action-colours-{name}") for name in COMPANY_COLOURS}
        tongues = {f"language-{code}": name for code, name in offered().items()}
        tongues = {f"language-{SYSTEM}": text("action-language-system"), **tongues}
        size_menu, theme_menu = self.menu("menu-text-size", menu), self.menu("menu-theme", menu)
        colour_menu = self.menu("menu-colours", menu)
        self.choice(
            size_menu, sizes, f"text-{text_size()}", lambda name: window.appearance.choose_text_size(int(name[5:]))
        )
        self.choice(
            theme_menu, themes, f"theme-{window.settings.theme}", lambda name: window.appearance.choose_theme(name[6:])
        )
        chosen = f"colours-{company_colours()}"
        self.choice(colour_menu, colours, chosen, lambda name: window.appearance.choose_company_colours(name[8:]))
        language_menu = self.menu("menu-language", menu)
        spoken = f"language-{chosen_language(window.settings.language)}"
        self.choice(language_menu, tongues, spoken, lambda name: window.appearance.choose_language(name[9:]))

    def _build_help(self) -> None:
        menu = self.menu("menu-help")
        companion = self.add(menu, "companion", lambda: self._main.help.companion.show_here())
        companion.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # in dialogs too
        self.add(menu, "keys", self._main.help.show_keys)
        self.add(menu, "tour", lambda: self._main.help.tour.start()).setEnabled(has_sample())
        self.add(menu, "about", self._main.help.show_about)

    def _switch_clock(self, page: "GamePage") -> None:
        page.bridge.clock.switch(not page.bridge.clock.on)
        self._tell_clock()

    def _tell_clock(self) -> None:
        page = self._main.game_page
        on = page is not None and page.bridge.clock.on
        self.actions["clock"].setChecked(on)
        self.actions["pause-clock"].setEnabled(on)
        self.actions["pause-clock"].setChecked(on and page is not None and page.bridge.clock.paused)

    def _tell_command(self, action: QAction, page: "GamePage | None", name: str) -> None:
        command = None if page is None else page.family.commands.get(name)
        action.setEnabled(command is not None)
        if command is not None and command.checked is not None:
            action.setChecked(command.checked(page))

    def tell(self) -> None:
        """What can be done now, and what is chosen."""
        actions = self.actions
        page = None if self._main.help.touring else self._main.game_page  # the tour shows, nothing is done there
        for name in IN_GAME:
            actions[name].setEnabled(page is not None)
        for name in self._commands:
            self._tell_command(actions[name], page, name)
        shown = None if page is None else page.family
        actions["export"].setEnabled(shown is not None and shown.exports is not None)
        actions["display"].setEnabled(shown is not None and shown.display is not None)
        actions["recap"].setEnabled(shown is not None and shown.recap is not None)
        actions["recap"].setChecked(self._main.settings.recap)
        actions["sheets"].setEnabled(shown is None or shown.sheets is not None)
        actions["companion"].setEnabled(shown is None or shown.companion is not None)
        self._tell_clock()
        self.layouts.setEnabled(page is not None)
        self.panels.setEnabled(page is not None)
        if page is None:
            return
        now = page.bridge.visit is None
        for name in ("undo", "undo-step", "undo-turn", "undo-round"):
            actions[name].setEnabled(now and page.bridge.can_undo)
        actions["redo"].setEnabled(now and page.bridge.can_redo)
        actions["history"].setChecked(page.past.open)
        actions["display"].setChecked(self._main.display_open)
        for name, dock in page.docks.items():
            if f"panel-{name}" in actions:
                actions[f"panel-{name}"].setChecked(not dock.isHidden())
        for name in page.family.layouts:
            if f"layout-{name}" in actions:
                actions[f"layout-{name}"].setChecked(name == page.layout_name)
        actions["follow"].setEnabled(bool(page.kind))
        actions["follow"].setChecked(bool(page.kind) and not page.pinned)
        for kind in page.family.scene_keys:
            if f"scene-{kind}" in actions:
                actions[f"scene-{kind}"].setChecked(kind == page.kind)
