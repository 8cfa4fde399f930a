"""Where the asset files lie: beside the packages in a checkout, in the folder `bankhalter` beside them where they were
installed, inside the bundle in a frozen program.

A title has a folder of its own, wherever whoever made the title known says (`core.registry.add_title`).
"""

import sys
from functools import cache
from pathlib import Path

_elsewhere: dict[str, Path] = {}


def asset_root() -> Path:
    if bundle := getattr(sys, "_MEIPASS", None):
        return Path(bundle) / "assets"
    return _beside_packages()


@cache
def _beside_packages() -> Path:
    packages = Path(__file__).resolve().parent.parent
    installed = packages / "bankhalter" / "assets"
    return installed if installed.is_dir() else packages / "assets"


def title_folder(title: str) -> Path:
    return _elsewhere.get(title) or asset_root() / "titles" / title


def folders_elsewhere() -> tuple[Path, ...]:
    """Of titles that do not lie among the assets."""
    return tuple(_elsewhere.values())


def title_folders() -> list[Path]:
    """The folders of all titles, in the order of their ids."""
    found = {path.parent.name: path.parent for path in (asset_root() / "titles").glob("*/title.toml")}
    return [path for _, path in sorted({**found, **_elsewhere}.items())]


def place_title(title: str, folder: Path | None) -> None:
    """Says in which folder a title lies; None: where the titles of the program lie."""
    _elsewhere.pop(title, None)
    if folder is not None and folder != title_folder(title):
        _elsewhere[title] = folder
