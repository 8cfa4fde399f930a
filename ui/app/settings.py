"""What the window remembers: an ini file in the program's data folder, and where game files lie."""

import json
import os
import shutil
import tempfile
import weakref
from pathlib import Path

import shiboken6
from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

HOME = "BANKHALTER_HOME"  # puts everything, games included, into one folder
RECENT = 12


def _forget(folder: Path, store: QSettings) -> None:
    if shiboken6.isValid(store):  # Qt may have ended before
        store.sync()  # what is written later would bring the folder back
    shutil.rmtree(folder, ignore_errors=True)


class Settings:
    """Without a folder nothing is kept once the program ends."""

    def __init__(self, folder: Path | None = None, games: Path | None = None) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="bankhalter-"))
        self.games = games or self.folder / "games"
        self._store = QSettings(str(self.folder / "settings.ini"), QSettings.Format.IniFormat)
        if folder is None:
            weakref.finalize(self, _forget, self.folder, self._store)

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
    def language(self) -> str:
        """A language that we have, or system."""
        return self._word("window/language", "system")

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("window/language", code)

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

    @property
    def companion_geometry(self) -> QByteArray:
        return self._bytes("companion/geometry")

    @companion_geometry.setter
    def companion_geometry(self, data: QByteArray) -> None:
        self._store.setValue("companion/geometry", data)

    def docks(self, layout: str) -> QByteArray:
        return self._bytes(f"docks/{layout}")

    def docks_made(self, layout: str) -> tuple[int, bool]:
        """For which text size they were arranged, and whether lines between them were dragged."""
        percent, _, drawn = self._word(f"docks/{layout}-made", f"{self.text_size} drawn").partition(" ")
        return int(percent) if percent.isdecimal() else self.text_size, bool(drawn)

    def set_docks(self, layout: str, data: QByteArray, text_size: int, *, drawn: bool) -> None:
        self._store.setValue(f"docks/{layout}", data)
        self._store.setValue(f"docks/{layout}-made", f"{text_size} drawn" if drawn else str(text_size))

    def forget_docks(self, layout: str) -> None:
        self._store.remove(f"docks/{layout}")
        self._store.remove(f"docks/{layout}-made")

    @property
    def tour_answered(self) -> bool:
        """Whether somebody took or declined it."""
        return self._word("window/tour-offered", "no") == "yes"

    @tour_answered.setter
    def tour_answered(self, answered: bool) -> None:
        self._store.setValue("window/tour-offered", "yes" if answered else "no")

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

    # --- the table display

    @property
    def display_open(self) -> bool:
        return self._word("display/open", "no") == "yes"

    @display_open.setter
    def display_open(self, is_open: bool) -> None:
        self._store.setValue("display/open", "yes" if is_open else "no")

    @property
    def display_section(self) -> str:
        return self._word("display/section", "automatic")

    @display_section.setter
    def display_section(self, name: str) -> None:
        self._store.setValue("display/section", name)

    def display_place(self, screens: str) -> object:
        """Where it stood among these screens."""
        return self._table("display/places").get(screens)

    def keep_display_place(self, screens: str, place: object) -> None:
        self._keep("display/places", screens, place)

    # --- exports

    @property
    def export_folder(self) -> Path:
        """The last one that was chosen; before, the one in which the games folder lies: the user's documents."""
        return Path(self._word("export/folder", "") or self.games.parent)

    @export_folder.setter
    def export_folder(self, folder: Path) -> None:
        self._store.setValue("export/folder", str(folder))

    @property
    def export_kinds(self) -> tuple[str, ...]:
        return tuple(self._word("export/kinds", "tables").split())

    @export_kinds.setter
    def export_kinds(self, kinds: tuple[str, ...]) -> None:
        self._store.setValue("export/kinds", " ".join(kinds))

    @property
    def export_separator(self) -> str:
        """Empty if none was chosen yet."""
        return self._word("export/separator", "")

    @export_separator.setter
    def export_separator(self, name: str) -> None:
        self._store.setValue("export/separator", name)

    @property
    def export_picture(self) -> str:
        return self._word("export/picture", ".png")

    @export_picture.setter
    def export_picture(self, suffix: str) -> None:
        self._store.setValue("export/picture", suffix)

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

    def check(self, game: str) -> str:
        """How far the last walk over the table of a game has come."""
        return str(self._table("games/checks").get(game, ""))

    def keep_check(self, game: str, words: str) -> None:
        self._keep("games/checks", game, words)

    def sync(self) -> None:
        self._store.sync()

    def _table(self, key: str) -> dict[str, object]:
        """Words by names; what is no such table counts as none."""
        try:
            found = json.loads(self._word(key, "{}"))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def _keep(self, key: str, name: str, words: object) -> None:
        """The newest few of a table."""
        others = [(known, value) for known, value in self._table(key).items() if known != name]
        self._store.setValue(key, json.dumps(dict([(name, words), *others][:RECENT])))

    def _word(self, key: str, default: str) -> str:
        found = self._store.value(key, default)
        return found if isinstance(found, str) else default

    def _bytes(self, key: str) -> QByteArray:
        found = self._store.value(key)
        return found if isinstance(found, QByteArray) else QByteArray()
