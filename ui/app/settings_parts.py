"""What the window remembers about some of its parts: docks, table display, exports, and the table beside it."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from ui.app.settings_store import Store


def text_size_in(store: Store) -> int:
    """The text size that is kept, in percent."""
    word = store.word("window/text-size", "100")
    return int(word) if word.isdecimal() else 100


class DockSettings:
    """How the docks were left, by the name of their layout and the kind of question that they stood for."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def state(self, layout: str) -> QByteArray:
        return self._store.bytes(f"docks/{layout}")

    def made(self, layout: str) -> tuple[int, bool]:
        """For which text size they were arranged, and whether lines between them were dragged."""
        now = text_size_in(self._store)
        percent, _, drawn = self._store.word(f"docks/{layout}-made", f"{now} drawn").partition(" ")
        return int(percent) if percent.isdecimal() else now, bool(drawn)

    def keep(self, layout: str, state: QByteArray, text_size: int, *, drawn: bool) -> None:
        self._store.keep(f"docks/{layout}", state)
        self._store.keep(f"docks/{layout}-made", f"{text_size} drawn" if drawn else str(text_size))

    def turn(self, layout: str) -> tuple[float, float]:
        """Which share of width and height the turn panel was given by hand; 0 where nobody did."""
        wide, _, high = self._store.word(f"docks/{layout}-turn", "0 0").partition(" ")
        return float(wide), float(high)

    def keep_turn(self, layout: str, share: tuple[float, float]) -> None:
        self._store.keep(f"docks/{layout}-turn", " ".join(f"{part:.6f}" for part in share))

    def forget_turn(self, layout: str) -> None:
        self._store.forget(f"docks/{layout}-turn")

    def forget(self, layout: str) -> None:
        self._store.forget(f"docks/{layout}")
        self._store.forget(f"docks/{layout}-made")


class DisplaySettings:
    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def shown(self) -> bool:
        return self._store.yes("display/open")

    @shown.setter
    def shown(self, shown: bool) -> None:
        self._store.keep("display/open", shown)

    @property
    def section(self) -> str:
        return self._store.word("display/section", "automatic")

    @section.setter
    def section(self, name: str) -> None:
        self._store.keep("display/section", name)

    def place(self, screens: str) -> object:
        """Where the display stood among these screens."""
        return self._store.table("display/places").get(screens)

    def keep_place(self, screens: str, place: object) -> None:
        self._store.add_to_table("display/places", screens, place)


class ExportSettings:
    def __init__(self, store: Store, usual: Path) -> None:
        self._store = store
        self._usual = usual

    @property
    def folder(self) -> Path:
        """The last one that was chosen, or the usual one."""
        return Path(self._store.word("export/folder") or self._usual)

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._store.keep("export/folder", str(folder))

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self._store.word("export/kinds", "tables").split())

    @kinds.setter
    def kinds(self, kinds: tuple[str, ...]) -> None:
        self._store.keep("export/kinds", " ".join(kinds))

    @property
    def separator(self) -> str:
        """Empty if none was chosen yet."""
        return self._store.word("export/separator")

    @separator.setter
    def separator(self, name: str) -> None:
        self._store.keep("export/separator", name)

    @property
    def picture(self) -> str:
        return self._store.word("export/picture", ".png")

    @picture.setter
    def picture(self, suffix: str) -> None:
        self._store.keep("export/picture", suffix)


class TableSettings:
    """The chips of the table, for payments, and how far the last walk over it has come."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def chips(self) -> tuple[int, ...]:
        """Denominations; empty if nobody has chosen yet."""
        return tuple(int(word) for word in self._store.word("table/chips").split() if word.isdecimal())

    @chips.setter
    def chips(self, denominations: tuple[int, ...]) -> None:
        self._store.keep("table/chips", " ".join(map(str, denominations)))

    @property
    def chips_shown(self) -> bool:
        return self._store.yes("table/chips-shown")

    @chips_shown.setter
    def chips_shown(self, shown: bool) -> None:
        self._store.keep("table/chips-shown", shown)

    def check(self, game: str) -> str:
        return str(self._store.table("games/checks").get(game, ""))

    def keep_check(self, game: str, words: str) -> None:
        self._store.add_to_table("games/checks", game, words)
