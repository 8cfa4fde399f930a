"""What the window remembers: an ini file in the program's data folder, and where game files lie."""

import json
import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths, QTemporaryDir

HOME = "BANKHALTER_HOME"  # puts everything, games included, into one folder
RECENT = 12


class Settings:
    """Without a folder nothing is kept once the program ends."""

    def __init__(self, folder: Path | None = None, games: Path | None = None) -> None:
        self._temporary = None if folder else QTemporaryDir()
        self.folder = folder or Path(self._temporary.path() if self._temporary else "")
        self.games = games or self.folder / "games"
        self._store = QSettings(str(self.folder / "settings.ini"), QSettings.Format.IniFormat)

    @classmethod
    def of_the_user(cls) -> "Settings":
        if home := os.environ.get(HOME):
            return cls(Path(home))
        place = QStandardPaths.StandardLocation
        data = QStandardPaths.writableLocation(place.AppDataLocation)
        documents = QStandardPaths.writableLocation(place.DocumentsLocation)
        return cls(Path(data), Path(documents) / "Bankhalter")

    # --- look

    @property
    def theme(self) -> str:
        """light, dark, or system."""
        return self._word("window/theme", "system")

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.setValue("window/theme", name)

    @property
    def text_size(self) -> int:
        word = self._word("window/text-size", "100")
        return int(word) if word.isdecimal() else 100

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.setValue("window/text-size", str(percent))

    @property
    def company_colours(self) -> str:
        """As they are printed, or easy to tell apart."""
        return self._word("window/company-colours", "printed")

    @company_colours.setter
    def company_colours(self, name: str) -> None:
        self._store.setValue("window/company-colours", name)

    @property
    def paper(self) -> str:
        """What sheets are printed on; empty if nobody chose: then it is what the country uses."""
        return self._word("sheets/paper", "")

    @paper.setter
    def paper(self, name: str) -> None:
        self._store.setValue("sheets/paper", name)

    @property
    def layout(self) -> str:
        """The last layout chosen; empty if none was."""
        return self._word("window/layout", "")

    @layout.setter
    def layout(self, name: str) -> None:
        self._store.setValue("window/layout", name)

    @property
    def geometry(self) -> QByteArray:
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, data: QByteArray) -> None:
        self._store.setValue("window/geometry", data)

    def docks(self, layout: str) -> QByteArray:
        return self._bytes(f"docks/{layout}")

    def set_docks(self, layout: str, data: QByteArray | None) -> None:
        if data is None:
            self._store.remove(f"docks/{layout}")
        else:
            self._store.setValue(f"docks/{layout}", data)

    # --- chips of the table, for dividends

    @property
    def chips(self) -> tuple[int, ...]:
        """Denominations; empty if nobody has chosen yet."""
        return tuple(int(word) for word in self._word("table/chips", "").split() if word.isdecimal())

    @chips.setter
    def chips(self, denominations: tuple[int, ...]) -> None:
        self._store.setValue("table/chips", " ".join(map(str, denominations)))

    @property
    def chips_shown(self) -> bool:
        return self._word("table/chips-shown", "no") == "yes"

    @chips_shown.setter
    def chips_shown(self, shown: bool) -> None:
        self._store.setValue("table/chips-shown", "yes" if shown else "no")

    # --- games

    @property
    def recent(self) -> list[Path]:
        """Game files, the last one played first; also such as have gone since."""
        found = self._store.value("games/recent", [])
        words = [found] if isinstance(found, str) else found if isinstance(found, list) else []
        return [Path(word) for word in words if isinstance(word, str) and word]

    def remember_game(self, path: Path) -> None:
        others = [known for known in self.recent if known != path]
        self._store.setValue("games/recent", [str(known) for known in [path, *others][:RECENT]])

    def forget_game(self, path: Path) -> None:
        self._store.setValue("games/recent", [str(known) for known in self.recent if known != path])

    def check(self, game: str) -> str:
        """How far the last walk over the table of a game has come."""
        return self._checks().get(game, "")

    def keep_check(self, game: str, words: str) -> None:
        others = [(known, text) for known, text in self._checks().items() if known != game]
        self._store.setValue("games/checks", json.dumps(dict([(game, words), *others][:RECENT])))

    def _checks(self) -> dict[str, str]:
        try:
            found = json.loads(self._word("games/checks", "{}"))
        except ValueError:
            return {}
        return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}

    def sync(self) -> None:
        self._store.sync()

    def _word(self, key: str, default: str) -> str:
        found = self._store.value(key, default)
        return found if isinstance(found, str) else default

    def _bytes(self, key: str) -> QByteArray:
        found = self._store.value(key)
        return found if isinstance(found, QByteArray) else QByteArray()
