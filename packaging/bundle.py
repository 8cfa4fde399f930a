"""What is frozen: the project's name and version, and which files of its libraries the program can do without.

Imported by `bankhalter.spec`, by the scripts in the folders beside it, and by the tests.
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = ".bankhalter"  # of game files
MIME = "application/x-bankhalter"
IDENTIFIER = "org.bankhalter.Bankhalter"  # of the program, where a desktop wants one
DOCUMENT = "org.bankhalter.game"  # of its documents

LANGUAGES = ("de", "ja")  # of Qt's own texts; English is built in
PLIST_WORDS = tuple(f"{language}.lproj" for language in LANGUAGES)  # folders of macOS: what the Finder says in each
LOCALES = ("root", "en", "de", "ja")  # of Babel's numbers and plurals: these and their countries

ASKED_FOR_BY_NAME = ["PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"]  # by pyqtgraph, also where it paints without them
NOT_NEEDED = [
    # Pulled in by others' optional imports, never by the program.
    "_pytest", "hypothesis", "mypy", "pip", "pytest", "pkg_resources", "ruff", "setuptools", "tests", "wheel",
    "highspy", "pypdf", "pypdfium2",
    "IPython", "PIL", "cupy", "h5py", "jupyter_rfb", "matplotlib", "numba", "pandas", "scipy", "OpenGL",
    "readline", "curses",  # of a console, which the program never has; the first one brings a library under the GPL
    "tkinter", "turtle", "lib2to3", "pydoc_data", "distutils", "ensurepip", "idlelib",
    "numpy.f2py", "numpy.distutils", "numpy.testing", "pyqtgraph.examples", "pyqtgraph.jupyter", "pyqtgraph.opengl",
    "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtPdf", "PySide6.QtPdfWidgets",
    "PySide6.QtTest", "PySide6.QtSql", "PySide6.QtUiTools", "PySide6.QtDesigner",
    "PySide6.QtHelp", "PySide6.QtConcurrent", "PySide6.QtQuickControls2", "PySide6.QtQuickWidgets",
    "PySide6.QtVirtualKeyboard", "PySide6.QtWaylandClient", "PyQt5", "PyQt6", "PySide2",
]  # fmt: skip

# What PyInstaller does at every start for libraries that can work in several processes, as the program never does.
_NOT_BEGUN = ("pyi_rth_multiprocessing", "pyi_rth_pyqtgraph_multiprocess")

_QT_LEFTOVERS = re.compile(
    r"(^|/)(lib)?Qt6?("
    r"Designer\w*|EglF[Ss]\w*|Labs\w*|Network|Pdf\w*|Qml\w*|Quick\w*|Sql|Test|UiTools|VirtualKeyboard\w*|"
    r"Wayland\w*|WlShell\w*"
    r")(\.|$)"
)
_PLUGINS = {
    # Of each kind of plugin, those that are needed; None: all.
    "platforms": re.compile(r"q(windows|cocoa|xcb|offscreen|minimal)\b"),
    "imageformats": re.compile(r"q(ico|svg|jpeg|icns|gif)\b"),
    "iconengines": None,
    "platformthemes": re.compile(r"qxdgdesktopportal\b"),
    "platforminputcontexts": re.compile(r"(composeplatforminputcontext|ibusplatforminputcontext)"),
    "xcbglintegrations": None,
    "printsupport": None,
}
_TEXTS = re.compile(r"assets/(?:titles/[^/]+/)?locale/([\w-]+)/[^/]+\.ftl")
_NO_PART_OF_IT = re.compile(
    r"(^|/)(tests|testing|examples)/|\.(pyi|c|h|pxd)$|^pytz/zoneinfo/|^pyqtgraph/(icons/peegee|colors/maps)/"
)


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return dict(tomllib.load(file)["project"])


def name() -> str:
    return str(project()["name"])


def title() -> str:
    """The name as people read it."""
    return name().capitalize()


def version() -> str:
    return str(project()["version"])


def needed(destination: str) -> bool:
    """Whether a file that PyInstaller has found is part of the program; `destination` is its place in the bundle."""
    path = destination.replace("\\", "/")
    if path.startswith("assets/"):
        return True
    if "/translations/" in path and path.endswith(".qm"):
        return any(path.endswith(f"/qtbase_{language}.qm") for language in LANGUAGES)
    if "babel/locale-data/" in path:
        return PurePath(path).stem.split("_")[0] in LOCALES
    if _QT_LEFTOVERS.search(path) or "/qml/" in path or PurePath(path).name == "opengl32sw.dll":
        return False
    if (found := re.search(r"/plugins/([\w-]+)/(?:lib)?(\w+)[^/]*$", path)) is not None:
        kind, plugin = found.groups()
        return kind in _PLUGINS and ((wanted := _PLUGINS[kind]) is None or wanted.match(plugin) is not None)
    return not _NO_PART_OF_IT.search(path)


def trimmed(entries: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    return [entry for entry in entries if needed(entry[0])]


def begun(scripts: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """What runs at a start."""
    return [entry for entry in scripts if entry[0] not in _NOT_BEGUN]


def with_joined_texts(entries: Iterable[tuple[str, str, str]], folder: Path) -> list[tuple[str, str, str]]:
    """The messages of each language in one file, made in `folder`: to open each of many takes long on Windows."""
    kept: list[tuple[str, str, str]] = []
    sources: dict[str, list[Path]] = {}
    for place, source, kind in entries:
        if (found := _TEXTS.fullmatch(place.replace("\\", "/"))) is None:
            kept.append((place, source, kind))
        else:
            sources.setdefault(found[1], []).append(Path(source))
    for language, parts in sources.items():
        joined = folder / f"{language}.ftl"
        joined.write_text("\n".join(part.read_text("utf-8") for part in sorted(parts)), "utf-8", newline="\n")
        kept.append((f"assets/locale/{language}/messages.ftl", str(joined), "DATA"))
    return kept


def of_the_system(place: str) -> bool:
    return re.match(r"lib(?!python)[^/]*\.so[^/]*$", place) is not None


def called(
    entries: Iterable[tuple[str, str, str]], calls: Callable[[str], Iterable[str]]
) -> list[tuple[str, str, str]]:
    """Without the libraries of the system that only files now left out have called; `calls` knows what a file calls."""
    kept = list(entries)
    names = {name for place, source, kind in kept if not of_the_system(place) for name in calls(source)}
    return [entry for entry in kept if not of_the_system(entry[0]) or entry[0] in names]


def modules() -> list[str]:
    """All of the program's own: some are only asked for by name, and none may be missing."""
    paths = [path.relative_to(ROOT) for part in ("core", "ui") for path in sorted((ROOT / part).rglob("*.py"))]
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it."""
    parts = [int(part) for part in re.findall(r"\d+", version())[:4]]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def info_plist() -> dict[str, Any]:
    """What macOS is told about the program and its documents."""
    return {
        "CFBundleName": title(),
        "CFBundleDisplayName": title(),
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{title()} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "document.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT,
                "UTTypeDescription": f"{title()} game",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeIconFile": "document.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME],
                },
            }
        ],
    }
