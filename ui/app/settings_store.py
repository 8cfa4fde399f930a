"""The ini file in which the window remembers things: words, bytes, and small tables of which the newest few stay."""

import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

NEWEST = 12  # of a table or a list


class Store:
    """What is not as it was written counts as not written (`settings_check.py` says what may be)."""

    def __init__(self, path: Path) -> None:
        self.file = QSettings(str(path), QSettings.Format.IniFormat)

    def value(self, key: str) -> object:
        """Whatever stands there; None where nothing does, or nothing that Qt could make sense of."""
        try:
            return self.file.value(key)
        except (RuntimeError, TypeError, ValueError, OverflowError):
            return None

    def word(self, key: str, default: str = "") -> str:
        found = self.value(key)
        return found if isinstance(found, str) else default

    def words(self, key: str) -> list[str]:
        found = self.value(key)
        known = [found] if isinstance(found, str) else found if isinstance(found, list) else []
        return [word for word in known if isinstance(word, str) and word]

    def yes(self, key: str) -> bool:
        return self.word(key, "no") == "yes"

    def bytes(self, key: str) -> QByteArray:
        found = self.value(key)
        return found if isinstance(found, QByteArray) else QByteArray()

    def keep(self, key: str, value: object) -> None:
        self.file.setValue(key, ("yes" if value else "no") if isinstance(value, bool) else value)

    def forget(self, key: str) -> None:
        self.file.remove(key)

    def table(self, key: str) -> dict[str, object]:
        """Words by names."""
        try:
            found = json.loads(self.word(key, "{}"))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def add_to_table(self, key: str, name: str, words: object) -> None:
        others = [(known, value) for known, value in self.table(key).items() if known != name]
        self.keep(key, json.dumps(dict([(name, words), *others][:NEWEST])))
