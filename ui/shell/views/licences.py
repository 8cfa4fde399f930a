"""What ships with the program, and under which licences: the list that `packaging/licences.py` has written."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from core.assets import asset_root
from core.text.catalogue import text

SYSTEM = "about-system"


@dataclass(frozen=True, slots=True)
class Shipped:
    name: str
    short: str  # the name of its licence
    path: Path | None  # of its text

    @property
    def words(self) -> str:
        """The text of the licence; of what has none, the licence's name."""
        if self.path is None or not self.path.is_file():
            return text("about-no-text", licence=self.short)
        return self.path.read_text("utf-8", errors="replace")


def shipped() -> list[Shipped]:
    """The program itself first."""
    root = asset_root()
    index = tomllib.loads((root / "licences" / "index.toml").read_text("utf-8"))
    found = [Shipped(text("app-name"), "MIT", root.parent / "LICENSE")]
    for entry in index["licence"]:
        if entry["code"] == SYSTEM and (libraries := _of_the_system(root.parent / "licences" / "system")):
            found += libraries
            continue
        name = text(entry["code"]) if entry["code"] else f"{entry['name']} {entry['version']}".strip()
        short = text(entry["short_code"]) if entry["short_code"] else entry["short"]
        found.append(Shipped(name, short, root / entry["file"] if entry["file"] else None))
    return found


def _of_the_system(folder: Path) -> list[Shipped]:
    """What a bundle for Linux brings along, as `packaging/system_licences.py` has laid it there."""
    libraries = [Shipped(path.stem, text("about-system-library"), path) for path in sorted(folder.glob("*.txt"))]
    named = [Shipped(path.stem, text("about-text"), path) for path in sorted((folder / "common").glob("*.txt"))]
    return [*libraries, *named]
