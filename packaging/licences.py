"""Gathers the licences of everything that ships, for the page About: one text for each thing, and a list of them.

    .venv/bin/python packaging/licences.py

Run it after a change of `requirements/run.txt`; a test fails until it was. What a package says about itself comes from
the package; `licence_texts/` has the texts that packages only name, and those of what is no package;
`qt_inside.py` has made one of them.
"""

import json
import re
import sysconfig
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "assets" / "licences"
TEXTS = ROOT / "packaging" / "licence_texts"
REQUIREMENTS = ROOT / "requirements" / "run.txt"

LICENCE_FILE = re.compile(r"(^|/)(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
LGPL = ("LGPL-3.0", "GPL-3.0")  # the first is an addition to the second
NAMED = {
    "fluent-runtime": ("Apache-2.0",),
    "fluent-syntax": ("Apache-2.0",),
    "pyside6-essentials": LGPL,
    "shiboken6": LGPL,
}
SHORT = {
    # Where a package does not say it in a short form.
    "babel": "BSD-3-Clause, Unicode-3.0",
    "colorama": "BSD-3-Clause",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "numpy": "BSD-3-Clause; OpenBLAS: BSD-3-Clause; libgfortran: GPL-3.0-or-later WITH GCC-exception-3.1",
    "pyqtgraph": "MIT",
    "pyside6-essentials": "LGPL-3.0",
    "pytz": "MIT",
    "shapely": "BSD-3-Clause; GEOS: LGPL-2.1",
    "shiboken6": "LGPL-3.0",
}
CALLED = {
    "pyside6-essentials": "Qt, PySide6",
    "shiboken6": "Shiboken",
    "numpy": "NumPy",
    "shapely": "Shapely, GEOS",
}
RUST = "pydantic-core"  # the one package that is made of crates
CRATES = {  # the licences under which we take crates, and their texts
    "Apache-2.0": "Apache-2.0",
    "MIT": "MIT",
    "Unicode-3.0": "Unicode-3.0",
    "Unicode-DFS-2016": "Unicode-DFS-2016",
    "Zlib": "zlib-terms",
}
LINE = f"{'=' * 80}\n"


@dataclass(frozen=True)
class Licence:
    """`words` is the text itself, `place` a text that lies elsewhere among the assets; a thing may have neither."""

    name: str
    short: str
    version: str = ""
    words: str = ""
    place: str = ""
    package: str = ""  # as it is required
    code: str = ""  # of the message that names it, where that takes more than its name
    short_code: str = ""  # of the message that names its licence, where that takes words

    @property
    def file(self) -> str:
        stem = re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")
        return self.place or (f"licences/{stem}.txt" if self.words else "")


def requirements() -> list[str]:
    return re.findall(r"^([A-Za-z0-9._-]+)==", REQUIREMENTS.read_text("utf-8"), re.MULTILINE)


def gathered() -> list[Licence]:
    packages = sorted((_of_package(name) for name in requirements()), key=lambda found: found.name.casefold())
    return [*packages, *_others()]


def _of_package(name: str) -> Licence:
    found = distribution(name)
    texts = [_text(text) for text in NAMED.get(name, ())] or _texts_of(found)
    if not texts:
        raise SystemExit(f"{name} brings no licence; NAMED must say which it has.")
    short = SHORT.get(name) or found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    return Licence(CALLED.get(name, found.metadata["Name"]), short, found.version, "\n\n".join(texts), package=name)


def _texts_of(found: Distribution) -> list[str]:
    """In its metadata, and beside the data that it brings along."""
    files = [file for file in found.files or () if LICENCE_FILE.search(str(file))]
    wanted = [file for file in files if ".dist-info/" in str(file) or "locale-data" in str(file)]
    return [_read(Path(str(file.locate()))) for file in sorted(wanted, key=str)]


def _crates(found: Distribution) -> str:
    """What a library in Rust is made of, as its package lists it, and the texts of the licences that are named.

    The list names the authors; the texts that lie beside the sources of each crate are not in the package.
    """
    [place] = [file for file in found.files or () if str(file).endswith(".cyclonedx.json")]
    listed = json.loads(place.read_text("utf-8"))["components"]
    lines = [f"{found.metadata['Name']} {found.version} is made of these crates, and of parts of Rust's own library."]
    asked = {"Apache-2.0", "MIT"}  # of Rust's own library
    for crate in sorted(listed, key=lambda crate: str(crate["name"])):
        if crate["scope"] != "required":
            continue  # only builds it
        named = " ".join(licence["expression"] for licence in crate["licenses"])
        taken = {name for name in CRATES if re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w.-])", named)}
        if not taken:
            raise SystemExit(f"{crate['name']}: CRATES has no text of {named}.")
        asked |= taken
        lines.append(f"\n{crate['name']} {crate['version']}\n    {named}\n    {crate.get('author', '')}".rstrip())
    texts = [f"{LINE}{name}\n\n{_text(CRATES[name])}" for name in CRATES if name in asked]
    return "\n".join(["\n".join(lines) + "\n", *texts])


def _others() -> list[Licence]:
    """What comes with the frozen program beside the packages."""
    python = _read(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt")
    return [
        Licence("What Qt carries inside", "MIT, BSD, FTL …", words=_text("qt-inside"), code="about-qt-inside"),
        Licence(
            "What pydantic_core is made of",
            "MIT, Apache-2.0, Unicode-3.0 …",
            words=_crates(distribution(RUST)),
            code="about-crates",
        ),
        Licence("Python", "PSF-2.0", words=python),
        Licence("libmpdec", "BSD-2-Clause", words=_text("libmpdec")),
        Licence("OpenSSL", "Apache-2.0", words=_text("Apache-2.0")),
        Licence("SQLite", "public domain", words=_text("sqlite"), short_code="about-public-domain"),
        Licence("ICU", "Unicode-DFS-2016 …", words=_text("icu")),
        Licence("bzip2", "bzip2-1.0.6", words=_text("bzip2")),
        Licence("expat", "MIT", words=_text("expat")),
        Licence("libffi", "MIT", words=_text("libffi")),
        Licence("XZ Utils", "public domain", words=_text("xz"), short_code="about-public-domain"),
        Licence("zlib", "Zlib", words=_text("zlib")),
        Licence(
            "PyInstaller (what starts the frozen program)",
            "GPL-2.0-or-later WITH Bootloader-exception",
            words=_text("pyinstaller"),
            code="about-pyinstaller",
        ),
        Licence(
            # The bundle has their texts, see system_licences.py.
            "Libraries of the system, on Linux (X11, FreeType, fontconfig, GLib, CUPS …)",
            "MIT, FTL, LGPL, Apache-2.0",
            code="about-system",
        ),
        Licence(
            "Visual C++ runtime, on Windows",
            "Microsoft, free to pass on",
            words=_text("visual-c-runtime"),
            code="about-visual-c",
            short_code="about-passed-on",
        ),
        Licence(
            "NSIS (the setup for Windows)",
            "Zlib; LZMA: CPL-1.0 WITH LZMA-exception",
            words=_text("nsis"),
            code="about-nsis",
        ),
        Licence("Noto Sans", "OFL-1.1", place="fonts/OFL.txt"),
        Licence("Noto Sans JP", "OFL-1.1", place="fonts/OFL-NotoSansJP.txt"),
    ]


def _text(name: str) -> str:
    return _read(TEXTS / f"{name}.txt")


def _read(path: Path) -> str:
    return path.read_text("utf-8", errors="replace").strip() + "\n"


def write() -> None:
    OUT.mkdir(exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    lines = ["# Made by packaging/licences.py: what ships with the program, and under which licences.\n"]
    for licence in gathered():
        if licence.words:
            (OUT.parent / licence.file).write_text(licence.words, "utf-8")
        lines.append(f'\n[[licence]]\nname = "{licence.name}"\nversion = "{licence.version}"\n')
        lines.append(f'short = "{licence.short}"\nfile = "{licence.file}"\n')
        lines.append(f'package = "{licence.package}"\ncode = "{licence.code}"\n')
        lines.append(f'short_code = "{licence.short_code}"\n')
    (OUT / "index.toml").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    write()
