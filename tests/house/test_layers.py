"""Imports go one way (core/ARCHITECTURE.md):

kernel < mechanics < hexmap < rail18 | german_railways < titles < registry < interchange < ui
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

_FAMILY = {"kernel", "mechanics", "hexmap"}
_TITLES = _FAMILY | {"rail18", "german_railways"}
_REGISTRY = _TITLES | {"titles"}
_INTERCHANGE = {"kernel", "registry", "store", "text"}  # works through the protocol of families and knows none

# layer -> the layers of core that it may import besides itself and what everybody may
ALLOWED: dict[str, set[str]] = {
    "assets": set(),
    "version": set(),
    "kernel": set(),
    "mechanics": {"kernel"},
    "hexmap": {"kernel", "mechanics"},
    "rail18": _FAMILY,
    "german_railways": _FAMILY,
    "titles": _TITLES,
    "registry": _REGISTRY,
    "interchange": _INTERCHANGE,
    "store": {"kernel"},
    "text": set(),
    "ui": _REGISTRY | _INTERCHANGE | {"interchange"},
}
EVERYBODY_MAY = ("assets", "version")  # where the files lie, and which program this is; themselves they know nothing

# package from outside -> where it may be used (beginnings of module names); ui/ may use anything but what stands here
ONLY_IN: dict[str, tuple[str, ...]] = {
    "sqlite3": ("core.store",),
    "shapely": ("core.hexmap.geometry",),
    "numpy": ("core.hexmap.geometry", "core.rail18.routes"),
    "fluent": ("core.text",),
    "pyqtgraph": ("ui.charts",),
    "pydantic": ("core", "ui.rail18.views", "ui.shell.views"),
    "pydantic_core": ("core", "ui.rail18.views", "ui.shell.views"),
}


# part of ui -> the parts below it, which it may know besides itself
BELOW: dict[str, set[str]] = {
    "values": set(),
    "paint": {"values"},
    "widgets": {"values", "paint"},
    "board": {"values", "paint", "widgets"},
}
# families, each with what of the core is its own; nothing else in ui knows one
FAMILIES: dict[str, tuple[str, ...]] = {
    "ui.rail18": ("core.rail18", "core.titles"),
    "ui.german_railways": ("core.german_railways",),
}
COMPOSED = ("ui.app.families", "ui.app.export")  # the lists of families
TITLES = ("core.titles", "ui.rail18.titles")  # each of their folders is a title
TITLE_LISTS = ("core.registry", "ui.rail18.title_list")  # the lists of titles


def violations(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What one module imports against the rule, as `module:line imports name: reason`."""
    found = []
    for line, name in imported_names(module, ast.parse(source), is_package=is_package):
        if reason := _objection(module, name):
            found.append(f"{module}:{line} imports {name}: {reason}")
    return found


def imported_names(module: str, tree: ast.AST, *, is_package: bool) -> Iterator[tuple[int, str]]:
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                yield from ((node.lineno, alias.name) for alias in aliases)
            case ast.ImportFrom(module=base, names=aliases, level=level):
                start = package[: len(package) - level + 1] if level else []
                parts = [*start, *([base] if base else [])]
                yield from ((node.lineno, ".".join([*parts, alias.name])) for alias in aliases)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def _layer(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "core" and len(parts) > 1 else parts[0]


def _objection(module: str, name: str) -> str | None:
    top = name.split(".")[0]
    if reason := _strange_family(module, name) or _strange_title(module, name):
        return reason
    if _under(module, "ui.values") and _under(name, "core.registry"):
        return "values are made by others"
    if top == "core":
        return _objection_inside_core(module, name)
    if top == "ui":
        if not module.startswith("ui"):
            return "core knows no window"
        if _plain(module) and not _plain(name):
            return "values and views know no widgets"
        part, wanted = _part(module), _part(name)
        if part in BELOW and wanted not in (part, *BELOW[part]):
            return f"{part} may not know {wanted}"
        return None
    if top in ("tests", "packaging"):
        return "the program does not import its tests or its packaging"
    if _under(module, "core.text") and top not in ("fluent", *sys.stdlib_module_names):
        return "text needs only the standard library and Fluent"
    if top in ONLY_IN:
        places = ONLY_IN[top]
        return None if any(_under_or_like(module, place) for place in places) else f"only in {', '.join(places)}"
    if top in sys.stdlib_module_names:
        return None
    if module.startswith("ui") and not _plain(module):
        return None
    return "no Qt, nor any other such package, in core, in values and in views"


def _objection_inside_core(module: str, name: str) -> str | None:
    layer, wanted = _layer(module), _layer(name)
    if wanted == "core":  # the bare package
        return None
    if layer not in ALLOWED or wanted not in ALLOWED:
        return f"no layer is called {layer if layer not in ALLOWED else wanted}"
    if wanted not in (layer, *EVERYBODY_MAY) and wanted not in ALLOWED[layer]:
        return f"{layer} may not know {wanted}"
    return None


def _strange_family(module: str, name: str) -> str | None:
    """Families are strangers to each other, and to all that serves every family."""
    if not module.startswith("ui.") or module in COMPOSED:
        return None
    for family, core in FAMILIES.items():
        if any(_under(name, place) for place in (family, *core)) and not _under(module, family):
            return "families are strangers to each other" if _family(module) else "what serves every family knows none"
    return None


def _strange_title(module: str, name: str) -> str | None:
    """A title is known to itself, its core to its window, and both to the lists."""
    wanted = _title(name)
    if wanted is None or module in TITLE_LISTS:
        return None
    if _title(module) is None:
        return "only the lists know titles"
    if _title(module) != wanted:
        return "no title knows another"
    return None


def _family(module: str) -> str | None:
    return next((family for family in FAMILIES if _under(module, family)), None)


def _part(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def _plain(module: str) -> bool:
    """What the window shows is worked out without Qt."""
    parts = module.split(".")
    places = (
        "ui.values",
        "ui.game.moment",
        "ui.game.ledger",
        "ui.game.core_family",
        "ui.rail18.titles",
        "ui.rail18.title_list",
    )
    return "views" in parts[1:] or any(_under(module, place) for place in places)


def _title(name: str) -> str | None:
    """The title whose folder a module lies in."""
    for place in TITLES:
        if name.startswith(f"{place}."):
            return name.removeprefix(f"{place}.").split(".")[0]
    return None


def _under(module: str, place: str) -> bool:
    return module == place or module.startswith(f"{place}.")


def _under_or_like(module: str, place: str) -> bool:
    return _under(module, place) or module.startswith(f"{place}_")


def modules(root: Path) -> Iterator[tuple[str, Path]]:
    for top in ("core", "ui"):
        for path in sorted((root / top).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_imports_go_one_way(repository: Path) -> None:
    found = list(modules(repository))
    assert "core.kernel" in dict(found)
    assert [
        violation
        for module, path in found
        for violation in violations(module, path.read_text("utf-8"), is_package=path.name == "__init__.py")
    ] == []


def test_no_title_is_named_outside_its_folders(repository: Path) -> None:
    """The lists name them, and whoever tells people what there is: README, CHANGELOG, glossaries, keywords.

    A family that is called like its only title is at home in folders of this name, and in the lists of families.
    """
    titles = [path.parent.name for path in (repository / "assets" / "titles").glob("*/title.toml")]
    assert titles
    named = re.compile(rf"(?<![\w.])t?({'|'.join(map(re.escape, titles))})(?![\w.])|_({'|'.join(titles)})\b")
    assert [
        f"{module}:{number} {line.strip()}"
        for module, path in modules(repository)
        if module not in (*TITLE_LISTS, *COMPOSED) and _title(module) is None and _part(module) not in titles
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if named.search(line)
    ] == []


def test_the_made_up_title_keeps_the_rules_of_a_title(repository: Path) -> None:
    """As if its rules and views lay where those of a title that ships lie."""
    folder = repository / "tests" / "titles" / "tmini"
    places = dict.fromkeys(("data", "ferry", "compose"), "core.titles.tmini") | {"views": "ui.rail18.titles.tmini"}
    for name, place in places.items():
        source = (folder / f"{name}.py").read_text("utf-8")
        for other, there in places.items():
            source = source.replace(f"tests.titles.tmini.{other}", f"{there}.{other}")
        source = source.replace("from tests.titles.tmini import", "from core.titles.tmini import")
        assert violations(f"{place}.{name}", source) == []


def test_core_has_no_unknown_layer(repository: Path) -> None:
    assert {_layer(module) for module, _ in modules(repository)} - {"core"} <= set(ALLOWED)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.kernel.game", "from core.mechanics.ledger import Ledger"),
        ("core.kernel.game", "import core.store.journal"),
        ("core.kernel.game", "from core import rail18"),
        ("core.kernel.game", "from ..rail18 import state"),
        ("core.kernel.game", "def f():\n    from core.text.catalogue import Catalogue"),
        ("core.kernel.game", "if TYPE_CHECKING:\n    from core.registry import title"),
        ("core.kernel.game", "importlib.import_module('core.rail18.state')"),
        ("core.kernel.game", "__import__('PySide6')"),
        ("core.mechanics.ledger", "from core.hexmap import tiles"),
        ("core.hexmap.tiles", "from core.rail18 import title"),
        ("core.hexmap.tiles", "import shapely"),
        ("core.hexmap.tiles", "from shapely.geometry import Polygon"),
        ("core.rail18.state", "from core.german_railways import state"),
        ("core.german_railways.state", "from core.rail18 import state"),
        ("core.rail18.state", "from core.titles.t1844 import sbb"),
        ("core.rail18.state", "import requests"),
        ("core.titles.t1824.compose", "from core.titles.t1844 import compose"),
        ("core.titles.t1844.compose", "import core.registry"),
        ("core.registry", "from core.interchange import audit"),
        ("core.registry", "from core.store import journal"),
        ("core.store.journal", "from core.rail18 import events"),
        ("core.text.catalogue", "from core.kernel.refusal import Rejection"),
        ("core.text.catalogue", "import pydantic"),
        ("core.interchange.audit", "from core.rail18 import actions"),
        ("core.interchange.audit", "from core.titles.t1844 import recorded"),
        ("core.interchange.audit", "import ui"),
        ("core.interchange.audit", "import sqlite3"),
        ("core.interchange.audit", "from fluent.runtime import FluentBundle"),
        ("core.interchange.audit", "from tests.bench import report"),
        ("core.interchange.audit", "from core.helpers import anything"),
        ("core.assets", "from core.kernel import errors"),
        ("ui.values.map", "from PySide6.QtCore import QObject"),
        ("ui.values.map", "from ui.board.scene import Scene"),
        ("ui.values.map", "from ..map import scene"),
        ("ui.shell.window", "import sqlite3"),
        ("ui.board.scene", "import shapely"),
        ("ui.board.scene", "from core.rail18.state import State"),
        ("ui.values.chips", "from core.rail18.title import Title"),
        ("ui.values.chips", "from core.registry import title"),
        ("ui.sheets.pictures", "from ui.rail18.panels.market_chart import Chart"),
        ("ui.exports.pieces", "from core.rail18.figures.line import Line"),
        ("ui.companion.views.view", "from core.titles.t1844.data import Special1844"),
        ("ui.board.scene", "from ui.rail18.views.map.view import map_view"),
        ("ui.values.cells", "from ui.paint.theme import Theme"),
        ("ui.paint.chips", "from ui.widgets.rows import Index"),
        ("ui.widgets.rows", "from ui.board.scene import MapScene"),
        ("ui.board.scene", "from ui.shell.window.message_bar import MessageBar"),
        ("ui.board.scene", "from ui.game.bridge import GameBridge"),
        ("ui.game.bridge", "from core.rail18.engine import Engine18"),
        ("ui.game.moment", "from ui.rail18.views.journal.history import History"),
        ("ui.shell.family", "from ui.rail18.views.corrections.form import Target"),
        ("ui.shell.window.main_window", "def f():\n    from ui.rail18.family import FAMILY"),
        ("ui.shell.window.main_window", "import_module('ui.rail18.family')"),
        ("ui.shell.views.start", "from core.titles.t1844.data import Special1844"),
        ("ui.tour.tour", "from core.rail18.state import State"),
        ("ui.app.smoke", "from ui.rail18.family import FAMILY"),
        ("ui.german_railways.family", "from ui.rail18.family import PANELS"),
        ("ui.rail18.family", "from ui.german_railways.family import PANELS"),
        ("ui.rail18.family", "from core.german_railways.state import State"),
        ("ui.rail18.views.map.view", "from ui.rail18.titles.t1844.views import VIEWS"),
        ("ui.rail18.views.map.view", "from core.titles.t1844.data import Special1844"),
        ("ui.rail18.titles.t1824.views", "from ui.rail18.titles.t1844.views import VIEWS"),
        ("ui.rail18.titles.tmini.views", "from core.titles.t1844.data import Special1844"),
        ("ui.rail18.views.turn.view", "from PySide6.QtCore import QObject"),
        ("ui.shell.views.edit", "from ui.shell.family import Family"),
        ("core.interchange.audit", "from core.titles.t1844.recorded import RECORDS"),
        ("core.titles.tmini.compose", "from core.titles.t1844 import compose"),
    ],
)
def test_the_checker_finds_a_wrong_import(module: str, source: str) -> None:
    assert len(violations(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core.kernel.game", "import json\nfrom pydantic import BaseModel\nfrom core.kernel.action import Action"),
        ("core.kernel.game", "from .action import Action\nfrom . import refusal"),
        ("core.hexmap.geometry", "import shapely\nimport numpy as np"),
        ("core.hexmap.geometry.ribbons", "from shapely import LineString"),
        ("core.hexmap.geometry_ribbons", "from shapely import LineString"),
        ("core.titles.t1844.compose", "from core.titles.t1844 import sbb\nfrom core.rail18 import steps"),
        ("core.titles.t1844.compose", "from core.assets import asset_root"),
        ("core.registry", "from core.titles.t1844.compose import compose\nfrom core.titles.t1824 import compose"),
        ("core.store.journal", "import sqlite3\nfrom core.kernel.codec import Codec"),
        ("core.text.catalogue", "from fluent.runtime import FluentBundle\nfrom core.assets import asset_root"),
        (
            "core.interchange.audit",
            "from core import registry\nfrom core.store import journal\nimport core.text.catalogue",
        ),
        ("ui.values.map", "from core.hexmap.geometry import outline\nfrom ui.values.cells import Cell"),
        ("ui.board.scene", "from PySide6.QtWidgets import QGraphicsScene\nfrom ui.values.map import MapView"),
        ("ui.rail18.title_list", "from ui.rail18.titles.t1844.views import VIEWS"),
        ("ui.rail18.titles.t1844.views", "from core.titles.t1844.data import Special1844"),
        ("ui.rail18.panels.map_panel", "from ui.shell.panel import Panel\nfrom core.rail18.state import State"),
        ("ui.app.families", "import_module('ui.rail18.family')"),
        ("ui.shell.window.main_window", "from ui.app import families\nfrom ui.display.desk import DisplayDesk"),
    ],
)
def test_the_checker_lets_right_imports_pass(module: str, source: str) -> None:
    assert violations(module, source) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert violations("core.kernel", "from .action import Action", is_package=True) == []
    assert len(violations("core.kernel", "from ..rail18.state import State", is_package=True)) == 1
