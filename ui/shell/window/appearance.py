"""How the window looks and speaks: theme, text size, company colours, language. Each choice is remembered."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from ui.app.languages import language_of, speak
from ui.paint.theme import THEMES, set_text_size, system_theme
from ui.values.company_colours import company_colours, use_company_colours

if TYPE_CHECKING:
    from ui.shell.window.main_window import MainWindow


class Appearance(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._desktop_changed)

    def switch_theme(self) -> None:
        self.choose_theme("light" if self._window.theme.name == "dark" else "dark")

    def choose_theme(self, name: str) -> None:
        self._window.settings.theme = name
        self._window.menus.actions[f"theme-{name}"].setChecked(True)
        self._window.set_theme(THEMES.get(name) or system_theme())

    def _desktop_changed(self) -> None:
        if self._window.settings.theme == "system":
            self._window.set_theme(system_theme())

    def choose_text_size(self, percent: int) -> None:
        """Fonts are chosen when widgets are made, so the pages are made anew."""
        self._window.settings.text_size = percent
        set_text_size(percent)
        self._window.set_theme(self._window.theme)
        self._window.make_anew()

    def choose_language(self, chosen: str) -> None:
        """Words are chosen when widgets are made, so menus and pages are made anew; the game goes on."""
        self._window.settings.language = chosen
        speak(language_of(chosen))
        self._window.renew_menus()
        if self._window.game_page is not None:
            self._window.game_page.bridge.saving.tell()
        self._window.make_anew()

    def choose_company_colours(self, name: str) -> None:
        """Whoever shows companies asks for their colours when it is made; a new game shows none yet."""
        self._window.settings.company_colours = name
        use_company_colours(name)
        self._window.menus.actions[f"colours-{company_colours()}"].setChecked(True)
        self._window.make_anew()
