"""Writes down what Qt carries inside of others' work, with the licences: from Qt's own sources, which say it.

    .venv/bin/python packaging/qt_inside.py QTBASE QTSVG

The folders hold the sources of the two modules, unpacked. Run it after a change of Qt's version, then `licences.py`.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

OUT = Path(__file__).resolve().parent / "licence_texts" / "qt-inside.txt"

MODULES = ("qtcore", "qtgui", "qtdbus", "qtopengl", "qtwidgets", "qtprintsupport", "qtsvg")  # that ship, see bundle.py
OTHER_SYSTEMS = ("android", "wasm")  # where the program is not at home
LINE = "=" * 80


@dataclass(frozen=True)
class Part:
    name: str
    licence: str
    usage: str
    copyright: str
    texts: tuple[str, ...]


def parts(sources: Sequence[Path]) -> list[Part]:
    found = [_part(entry, file.parent, sources) for source in sources for file, entry in _entries(source)]
    return sorted(found, key=lambda part: part.name.casefold())


def _entries(source: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    for file in sorted(source.rglob("qt_attribution.json")):
        said = json.loads(file.read_text("utf-8"), strict=False)
        for entry in said if isinstance(said, list) else [said]:
            tool = "libs" not in entry.get("QtParts", ["libs"])
            if entry["QDocModule"] in MODULES and not tool and file.parent.name not in OTHER_SYSTEMS:
                yield file, entry


def _part(entry: dict[str, Any], folder: Path, sources: Sequence[Path]) -> Part:
    files = entry.get("LicenseFiles") or entry.get("LicenseFile") or []
    paths = [folder / file for file in ([files] if isinstance(files, str) else files)]
    if not paths:
        places = [source / "LICENSES" / f"{entry['LicenseId']}.txt" for source in sources]
        paths = [path for path in places if path.is_file()][:1]
    if not paths:
        raise SystemExit(f"{entry['Name']} has no text of its licence.")
    version = entry.get("Version", "")
    holders = entry.get("Copyright") or (folder / entry["CopyrightFile"]).read_text("utf-8")
    return Part(
        name=entry["Name"] if len(version) > len("0000-00-00") else f"{entry['Name']} {version}".strip(),
        licence=entry["LicenseId"].replace("LicenseRef-", ""),
        usage=" ".join(entry["QtUsage"].split()),
        copyright=holders if isinstance(holders, str) else "\n".join(holders),
        texts=tuple(path.read_text("utf-8", errors="replace").strip("\n") for path in paths),
    )


def written(version: str, found: Sequence[Part]) -> str:
    """The list, then each text once, by numbers."""
    numbers: dict[str, int] = {}
    texts: list[str] = []
    lines = [f"Qt {version} says that it carries these parts. The texts of the licences follow by their numbers.", ""]
    for part in found:
        called = []
        for text in part.texts:
            key = " ".join(text.split())
            if key not in numbers:
                texts.append(text)
                numbers[key] = len(texts)
            called.append(f"[{numbers[key]}]")
        details = [part.licence + " " + " ".join(called), part.usage, *part.copyright.splitlines()]
        lines += [part.name, *(f"    {line.strip()}" for line in details if line.strip()), ""]
    for number, text in enumerate(texts, start=1):
        lines += [LINE, f"[{number}]", "", text, ""]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def main(sources: Sequence[Path]) -> None:
    said = re.search(r'QT_REPO_MODULE_VERSION "([\d.]+)"', (sources[0] / ".cmake.conf").read_text("utf-8"))
    if said is None:
        raise SystemExit(f"{sources[0]} does not say its version.")
    OUT.write_text(written(said[1], parts(sources)), "utf-8")


if __name__ == "__main__":
    main([Path(argument) for argument in sys.argv[1:]])
