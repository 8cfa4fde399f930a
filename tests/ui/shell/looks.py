"""What does not fit at 1280×800, place by place and language by language."""

from collections.abc import Container

from PySide6.QtWidgets import QAbstractItemView, QDialog, QMenu, QMenuBar, QToolButton, QWidget

from core.text.catalogue import languages
from tests.ui.shell.fitting import misfits, watched_ink

SCREEN = (1280, 800)
FRAME = (16, 28)  # what the desktop puts around a dialog


class Looks:
    """What English shortens as well, word for word, is as it should be: names that players gave, and the like."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._also_in_english: set[tuple[str, str]] = set()

    def at(self, part: QWidget, place: str, language: str, summaries: Container[str] = ()) -> None:
        """`summaries` may be shortened, as all that they say stands elsewhere in the same place."""
        with watched_ink() as painted:
            part.grab()
        told = [*misfits(part), *_too_large(part)]
        short = {f"shortened: {words}" for words in painted.shortened if words not in summaries}
        for words in sorted(short | _sideways(part)):
            if language == "en":
                self._also_in_english.add((place, words))
            elif (place, words) not in self._also_in_english:
                told.append(words)
        self.found += [f"{language} {place}: {words}" for words in told]

    def at_menus(self, bar: QMenuBar, language: str) -> None:
        """Each as large as it would like to be; and all of their names are in the bar."""
        more = bar.findChild(QToolButton, "qt_menubar_ext_button")
        if more is not None and more.isVisible():
            self.found.append(f"{language} menu bar: {[action.text() for action in bar.actions()]}")
        for menu in bar.findChildren(QMenu):
            if menu.objectName():  # not where Qt puts what does not fit into the bar
                menu.aboutToShow.emit()
                self.at_menu(menu, language)

    def at_menu(self, menu: QMenu, language: str) -> None:
        if not _inside(menu.sizeHint().toTuple(), SCREEN):  # type: ignore[arg-type]
            self.found.append(f"{language} menu {menu.objectName()}: {[action.text() for action in menu.actions()]}")

    def all_fit(self) -> None:
        assert not self.found, "\n".join(self.found)


def everywhere() -> list[str]:
    """English first."""
    return sorted(languages(), key=lambda language: language != "en")


def _too_large(part: QWidget) -> list[str]:
    if not part.isWindow():
        return []
    wide, high = SCREEN
    room = (wide - FRAME[0], high - FRAME[1]) if isinstance(part, QDialog) else SCREEN
    size = part.size().toTuple()
    return [] if _inside(size, room) else [f"{type(part).__name__} is too large: {size}"]  # type: ignore[arg-type]


def _sideways(part: QWidget) -> set[str]:
    """Tables and lists that have more beside what can be seen."""
    return {
        f"wider than its place: {view.objectName()}"
        for view in part.findChildren(QAbstractItemView)
        if view.isVisible() and view.horizontalScrollBar().maximum() > 0
    }


def _inside(size: tuple[int, int], room: tuple[int, int]) -> bool:
    return size[0] <= room[0] and size[1] <= room[1]
