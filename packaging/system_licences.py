"""The licences of the libraries of the system that a bundle for Linux brings along, from the packages they came in.

About shows what lies in `licences/system`: a text for each package, and in `common` the licences that those texts name.
"""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

PLACE = "licences/system"
DOCUMENTS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")

Entry = tuple[str, str, str]  # place, source and kind, as PyInstaller has them


def entries(libraries: Sequence[str]) -> list[Entry]:
    """What is laid into the bundle beside these files; a library without a text ends the build."""
    if shutil.which("dpkg-query") is None:
        print("build: no dpkg here, the libraries of the system go without the texts of their licences")
        return []
    asked = {spelling: library for library in libraries for spelling in _spellings(library)}
    answer = subprocess.run(["dpkg-query", "--search", *asked], capture_output=True, text=True, check=False).stdout
    packages = owners(answer)
    if unknown := sorted(set(libraries) - {asked[path] for path in packages}):
        raise SystemExit(f"No package has these libraries, and none their licences: {' '.join(unknown)}")
    return texts(sorted(set(packages.values())))


def owners(answer: str) -> dict[str, str]:
    """The package of each file, as `dpkg-query --search` answers."""
    return {path: package for package, path in re.findall(r"^([^\s:,]+)(?::\w+)?: (/.+)$", answer, re.MULTILINE)}


def texts(packages: Sequence[str]) -> list[Entry]:
    sources = {package: DOCUMENTS / package / "copyright" for package in packages}
    if missing := [package for package, source in sources.items() if not source.is_file()]:
        raise SystemExit(f"These packages have no text of their licence: {' '.join(missing)}")
    words = "".join(source.read_text("utf-8", errors="replace") for source in sources.values())
    named = sorted(set(re.findall(r"/usr/share/common-licenses/([\w.+-]*\w)", words)))
    return [
        *((f"{PLACE}/{package}.txt", str(source.resolve()), "DATA") for package, source in sources.items()),
        *(
            (f"{PLACE}/common/{name}.txt", str((COMMON / name).resolve()), "DATA")
            for name in named
            if (COMMON / name).is_file()
        ),
    ]


def _spellings(library: str) -> tuple[str, str]:
    """/lib and /usr/lib are one folder, and a package may know the file by either."""
    path = str(Path(library).resolve())
    return path, path.removeprefix("/usr") if path.startswith("/usr/lib") else f"/usr{path}"
