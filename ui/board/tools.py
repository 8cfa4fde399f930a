"""What a tool on the map is: it is asked first about clicks, keys and the wheel, and says whether they were for it."""

from PySide6.QtCore import QObject, Qt

from core.hexmap.geometry import Hit


class Tool(QObject):
    def click(self, hit: Hit) -> bool:
        """A click on the board, or Enter on the hex that the keys point at."""
        return False

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """A key, with what is held beside it."""
        return False

    def wants(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """Would it take this key now? Shortcuts of the window stand back then."""
        return False

    def wheel(self, hit: Hit | None, steps: int) -> bool:
        return False

    def moved(self) -> None:
        """The board was scrolled, zoomed or turned."""
