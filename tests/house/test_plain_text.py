"""Text that people or files bring is never markup (`ui/paint/plain.py`): one class of labels, one way to set tips.

Qt takes whatever looks like HTML for HTML, and opens the files and servers that it names. What can do so is used in the
places that stand here and nowhere else.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PLAIN = "ui.paint.plain"
COMPANION = "ui.companion.window"  # shows pages of its own: `leaves.py` writes them and escapes every word
# classes that take a text for markup, or for what it looks like
CLASSES = {
    "QLabel", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen", "QWizard",
    "QWhatsThis", "QToolTip", "QTextEdit", "QTextBrowser", "QTextDocument", "QTextDocumentFragment",
    "QGraphicsTextItem", "QStaticText", "QAbstractTextDocumentLayout", "QSystemTrayIcon",
    "TextItem", "LabelItem", "LegendItem",  # of pyqtgraph
}  # fmt: skip
# methods that do the same
CALLS = {
    "setToolTip", "showText", "setWhatsThis", "setTextFormat", "setHtml", "setMarkdown", "appendHtml", "insertHtml",
    "setInformativeText", "setDetailedText", "addLegend", "setLabel", "setLabels", "loadResource", "drawStaticText",
}  # fmt: skip
KEYWORDS = ("toolTip", "whatsThis", "textFormat", "html")
ALLOWED = {
    (PLAIN, "QLabel"), (PLAIN, "QToolTip"), (PLAIN, "setTextFormat"), (PLAIN, "setToolTip"), (PLAIN, "showText"),
    (COMPANION, "QTextBrowser"), (COMPANION, "QTextDocument"), (COMPANION, "setHtml"),
    ("ui.companion.leaves", "markup"),
}  # fmt: skip
TIPS = "ToolTipRole"
TAGS = (
    "<b",
    "<i",
    "<a ",
    "<p",
    "<br",
    "<span",
    "<img",
    "<table",
    "<td",
    "<tr",
    "<h1",
    "<h2",
    "<li",
    "<div",
    "<font",
    "&nbsp;",
)


def offences(module: str, source: str) -> list[str]:
    """What one module does that might take a text for markup, as `module:line what`."""
    if not any(word in source for word in (*CLASSES, *CALLS, *KEYWORDS, *TAGS, TIPS)):
        return []
    tree = ast.parse(source)
    found = {*_named(tree), *_called(tree), *_tips(tree), *_markup(tree)}
    return sorted(f"{module}:{line} {what}" for line, what in found if (module, what) not in ALLOWED)


def _named(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name in CLASSES)
        elif isinstance(node, ast.Attribute) and node.attr in CLASSES:
            yield node.lineno, node.attr


def _called(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in CALLS:
            yield node.lineno, node.attr
        elif isinstance(node, ast.keyword) and node.arg in KEYWORDS:
            yield node.value.lineno, node.arg


def _tips(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What a model answers for a tip must come out of `tip`."""
    for node in ast.walk(tree):
        answers: list[ast.expr | None] = []
        if isinstance(node, ast.If) and _asks_for_tip(node.test):
            answers = [part.value for step in node.body for part in ast.walk(step) if isinstance(part, ast.Return)]
        elif isinstance(node, ast.IfExp) and _asks_for_tip(node.test):
            answers = [node.body]
        elif isinstance(node, ast.Dict):
            answers = [value for key, value in zip(node.keys, node.values, strict=True) if _is_role(key)]
        elif isinstance(node, ast.Call) and any(map(_is_role, node.args)) and _called_as(node) != "data":
            answers = [node]  # an item is given its tip
        yield from ((answer.lineno, TIPS) for answer in answers if answer is not None and not _is_plain(answer))


def _asks_for_tip(test: ast.expr) -> bool:
    return any(_is_role(part) for part in ast.walk(test))


def _is_role(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == TIPS


def _called_as(call: ast.Call) -> str:
    return (
        call.func.attr
        if isinstance(call.func, ast.Attribute)
        else call.func.id
        if isinstance(call.func, ast.Name)
        else ""
    )


def _is_plain(answer: ast.expr) -> bool:
    return any(isinstance(part, ast.Call) and _called_as(part) == "tip" for part in ast.walk(answer))


def _markup(tree: ast.AST) -> Iterator[tuple[int, str]]:
    documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
            if any(tag in node.value for tag in TAGS):
                yield node.lineno, "markup"


def modules(repository: Path) -> Iterator[tuple[str, str]]:
    for path in sorted((repository / "ui").rglob("*.py")):
        yield ".".join(path.relative_to(repository).with_suffix("").parts), path.read_text("utf-8")


def test_no_text_is_taken_for_markup(repository: Path) -> None:
    found = [offence for module, source in modules(repository) for offence in offences(module, source)]
    assert found == []


def test_what_is_allowed_is_still_there(repository: Path) -> None:
    sources = dict(modules(repository))
    unused = [place for place in ALLOWED if place[1] != "markup" and place[1] not in sources[place[0]]]
    assert unused == []


@pytest.mark.parametrize(
    "line",
    [
        "from PySide6.QtWidgets import QLabel",
        "from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QWidget",
        "found = QtWidgets.QLabel(name)",
        "button.setToolTip(name)",
        "button = QPushButton(toolTip=name)",
        "QToolTip.showText(at, name)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "plot.addItem(pg.TextItem(html=name))",
        "words = f'<b>{name}</b>'",
        "def data(self, index, role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return self.name",
        "def data(self, index, role):\n    return self.name if role == Qt.ItemDataRole.ToolTipRole else None",
        "def data(self, index, role):\n    return {Qt.ItemDataRole.ToolTipRole: self.name}.get(role)",
        "item.setData(0, Qt.ItemDataRole.ToolTipRole, name)",
    ],
)
def test_what_is_found(line: str) -> None:
    assert offences("ui.somewhere", line)
    assert offences("ui.rail18.titles.t1824.views", line)


@pytest.mark.parametrize(
    "line",
    [
        "from ui.paint.plain import Label, set_tip",
        "set_tip(button, name)",
        "def data(self, i, role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return tip(self.name) or None",
        "def data(self, index, role):\n    return tip(self.name) if role == Qt.ItemDataRole.ToolTipRole else None",
        "told = index.data(Qt.ItemDataRole.ToolTipRole)",
        "shorter = less if left < right else more",
    ],
)
def test_what_may_be(line: str) -> None:
    assert offences("ui.somewhere", line) == []
