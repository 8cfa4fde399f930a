"""What the window remembers: an ini file in the program's data folder, and where game files lie."""

import os
import shutil
import tempfile
import weakref
from pathlib import Path

import shiboken6
from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

from ui.app.settings_check import reset_what_cannot_be_read
from ui.app.settings_parts import DisplaySettings, DockSettings, ExportSettings, TableSettings, text_size_in
from ui.app.settings_store import NEWEST, Store

HOME = "BANKHALTER_HOME"  # puts everything, games included, into one folder
NOWHERE = Path(os.devnull) / "Bankhalter"  # cannot be made: whoever begins a game is asked for a folder


def _forget(folder: Path, file: QSettings) -> None:
    if shiboken6.isValid(file):  # Qt may have ended before
        file.sync()  # what is written later would bring the folder back
    shutil.rmtree(folder, ignore_errors=True)


def _home_known() -> bool:
    """Qt takes the root folder for the home of a user whose environment names none; the system may know it."""
    if not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        try:
            os.environ["HOME"] = str(Path.home())
        except RuntimeError:
            return False
        return Path.home() != Path(Path.home().anchor)
    return True


class Settings:
    """Without a folder nothing is kept once the program ends."""

    def __init__(self, folder: Path | None = None, games: Path | None = None) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="bankhalter-"))
        self._store = Store(self.folder / "settings.ini")
        self.reset = reset_what_cannot_be_read(self._store)
        chosen = self._store.word("games/folder")
        self.games = Path(chosen) if chosen else games or self.folder / "games"
        self.docks = DockSettings(self._store)
        self.display = DisplaySettings(self._store)
        self.export = ExportSettings(self._store, self.games.parent)  # the user's documents, as a rule
        self.table = TableSettings(self._store)
        if folder is None:
            weakref.finalize(self, _forget, self.folder, self._store.file)

    @classmethod
    def of_the_user(cls) -> "Settings":
        if home := os.environ.get(HOME):
            return cls(Path(home))
        if not _home_known():
            return cls(games=NOWHERE)
        place = QStandardPaths.StandardLocation
        data = QStandardPaths.writableLocation(place.AppDataLocation)
        documents = QStandardPaths.writableLocation(place.DocumentsLocation)
        return cls(Path(data), Path(documents) / "Bankhalter")

    # --- look

    @property
    def theme(self) -> str:
        """light, dark, or system."""
        return self._store.word("window/theme", "system")

    @theme.setter
    def theme(self, name: str) -> None:
        self._store.keep("window/theme", name)

    @property
    def language(self) -> str:
        """A language that we have, or system."""
        return self._store.word("window/language", "system")

    @language.setter
    def language(self, code: str) -> None:
        self._store.keep("window/language", code)

    @property
    def text_size(self) -> int:
        return text_size_in(self._store)

    @text_size.setter
    def text_size(self, percent: int) -> None:
        self._store.keep("window/text-size", str(percent))

    @property
    def company_colours(self) -> str:
        """As they are printed, or easy to tell apart."""
        return self._store.word("window/company-colours", "printed")

    @company_colours.setter
    def company_colours(self, name: str) -> None:
        self._store.keep("window/company-colours", name)

    @property
    def paper(self) -> str:
        """What sheets are printed on; empty if nobody chose: then it is what the country uses."""
        return self._store.word("sheets/paper")

    @paper.setter
    def paper(self, name: str) -> None:
        self._store.keep("sheets/paper", name)

    @property
    def layout(self) -> str:
        """The last layout chosen; empty if none was."""
        return self._store.word("window/layout")

    @layout.setter
    def layout(self, name: str) -> None:
        self._store.keep("window/layout", name)

    @property
    def pinned(self) -> str:
        """The kind of question for which panels stand, whatever is asked; empty where they follow the question."""
        return self._store.word("window/pinned")

    @pinned.setter
    def pinned(self, kind: str) -> None:
        self._store.keep("window/pinned", kind)

    @property
    def geometry(self) -> QByteArray:
        return self._store.bytes("window/geometry")

    @geometry.setter
    def geometry(self, data: QByteArray) -> None:
        self._store.keep("window/geometry", data)

    @property
    def companion_geometry(self) -> QByteArray:
        return self._store.bytes("companion/geometry")

    @companion_geometry.setter
    def companion_geometry(self, data: QByteArray) -> None:
        self._store.keep("companion/geometry", data)

    @property
    def recap(self) -> bool:
        """In hotseat: a card of what has happened, when the turn passes on."""
        return not self._store.yes("window/recap-off")

    @recap.setter
    def recap(self, wanted: bool) -> None:
        self._store.keep("window/recap-off", not wanted)

    @property
    def tour_answered(self) -> bool:
        """Whether somebody took or declined it."""
        return self._store.yes("window/tour-offered")

    @tour_answered.setter
    def tour_answered(self, answered: bool) -> None:
        self._store.keep("window/tour-offered", answered)

    # --- games

    @property
    def recent(self) -> list[Path]:
        """Game files, the last one played first; also such as have gone since."""
        return [Path(word) for word in self._store.words("games/recent")]

    @property
    def title(self) -> str:
        """The one played last: the window begins with it where no game is open. Empty if nothing was played yet."""
        return self._store.word("games/title")

    @title.setter
    def title(self, title_id: str) -> None:
        self._store.keep("games/title", title_id)

    def choose_games(self, folder: Path) -> None:
        """New games go there from now on."""
        self.games = folder
        self._store.keep("games/folder", str(folder))

    def remember_game(self, path: Path) -> None:
        others = [known for known in self.recent if known != path]
        self._store.keep("games/recent", [str(known) for known in [path, *others][:NEWEST]])

    def sync(self) -> None:
        self._store.file.sync()
