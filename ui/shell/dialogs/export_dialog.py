"""Export: what, how, and into which folder. Nobody waits for it: the game can go on meanwhile."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.interchange.tables import SEPARATORS
from core.text.catalogue import text
from ui.app.settings import Settings
from ui.exports.pieces import Kind, Wishes
from ui.exports.source import Exports
from ui.exports.work import ExportWork
from ui.game.bridge import GameBridge
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, scaled
from ui.shell.window.message_bar import MessageBar

KINDS: tuple[Kind, ...] = ("tables", "json", "map", "charts")
EXPLAINED = ("tables", "json")
PICTURES = (".png", ".svg")


class ExportDialog(QDialog):
    """Stays open beside the game, with what became of the last export."""

    def __init__(self, bridge: GameBridge, exports: Exports, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("export-dialog")
        self.setWindowTitle(text("export-title"))
        self._settings = settings
        self.work = ExportWork(bridge, exports, self)
        present = exports.present(bridge)
        self.progress = Label()
        self.progress.setObjectName("export-progress")
        self.work.began.connect(lambda file: self.progress.setText(text("export-busy", file=file)))
        self.work.ended.connect(self._ended)
        self._stopped = False
        self.messages = MessageBar()
        self.kinds: dict[Kind, QCheckBox] = {}
        for kind in KINDS:
            box = QCheckBox(text(f"export-kind-{kind}"))
            box.setObjectName(f"export-{kind}")
            box.setChecked(kind in settings.export.kinds)
            if kind == "map" and not present.board_kept:
                box.setChecked(False)
                box.setEnabled(False)
                set_tip(box, text("export-no-map"))
            box.toggled.connect(lambda on: self._tell())
            self.kinds[kind] = box
        self.hidden_cash = Label(text("export-cash-hidden"), wordWrap=True)
        self.hidden_cash.setObjectName("export-cash-hidden")
        self.hidden_cash.setVisible(present.hidden)
        self.branches = QCheckBox(text("export-branches"))
        self.branches.setObjectName("export-branches")
        set_tip(self.branches, text("export-branches-tip"))
        chosen = settings.export.separator or usual_separator()
        self.separator = _choice("separator", {key: text(f"export-separator-{key}") for key in SEPARATORS}, chosen)
        set_tip(self.separator, text("export-separator-tip"))
        kinds = {suffix: text(f"export-picture-{suffix[1:]}") for suffix in PICTURES}
        self.picture = _choice("picture", kinds, settings.export.picture)
        self.folder = QLineEdit(str(settings.export.folder))
        self.folder.setObjectName("export-folder")
        self.folder.setAccessibleName(text("export-where"))
        self.folder.textChanged.connect(lambda words: self._tell())
        self.choose = _button("choose", self._choose)
        self.go = _button("go", self._start)
        self.go.setProperty("primary", "true")
        self.go.setDefault(True)
        self.leave = _button("close", self.reject)
        self._lay_out()
        self._tell()
        self._fit()
        bridge.destroyed.connect(self._game_gone)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(4 * SPACE)
        form.setVerticalSpacing(2 * SPACE)
        what = QVBoxLayout()
        what.setSpacing(SPACE)
        for kind, box in self.kinds.items():
            what.addWidget(box)
            if kind in EXPLAINED:
                what.addWidget(_quiet(f"export-kind-{kind}-hint", 6 * SPACE))
            if kind == "json":
                below = QHBoxLayout()
                below.addSpacing(6 * SPACE)
                below.addWidget(self.branches)
                what.addLayout(below)
                what.addWidget(self.hidden_cash)
        form.addRow(text("export-separator"), self.separator)
        form.addRow(text("export-picture"), self.picture)
        where = QHBoxLayout()
        where.setSpacing(SPACE)
        where.addWidget(self.folder, 1)
        where.addWidget(self.choose)
        form.addRow(text("export-where"), where)
        foot = QHBoxLayout()
        foot.addWidget(self.progress)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        layout.setSpacing(3 * SPACE)
        layout.addWidget(self.messages)
        layout.addLayout(what)
        layout.addLayout(form)
        layout.addWidget(_quiet("export-hint"))
        layout.addLayout(foot)
        self.setMinimumWidth(max(scaled(560), layout.minimumSize().width()))

    def _fit(self) -> None:
        """High enough for all that is there now."""
        width = max(self.width(), self.minimumWidth())
        layout = self.layout()
        assert layout is not None
        self.resize(width, layout.totalHeightForWidth(width))

    # --- what is wished

    @property
    def chosen(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, box in self.kinds.items() if box.isChecked())

    def _tell(self) -> None:
        """What follows from the choice."""
        kinds, busy = self.chosen, self.work.busy
        self.branches.setEnabled("json" in kinds)
        self.separator.setEnabled("tables" in kinds)
        self.picture.setEnabled("map" in kinds or "charts" in kinds)
        self.go.setEnabled(busy or bool(kinds and self.folder.text().strip()))
        set_tip(self.go, "" if kinds else text("export-nothing"))
        self.go.setText(text("export-stop" if busy else "export-go"))
        self.progress.setVisible(busy)

    def _choose(self) -> None:
        found = QFileDialog.getExistingDirectory(self, text("export-choose-title"), self.folder.text())
        if found:
            self.folder.setText(found)

    # --- the work

    def _start(self) -> None:
        """The same button ends what goes on."""
        if self.work.busy:
            self._stopped = True
            self.work.stop()
            return
        folder = Path(self.folder.text().strip()).expanduser()
        self._remember(folder)
        self._stopped = False
        self.messages.clear()
        self.progress.setText(text("export-begins"))
        wishes = Wishes(self.separator.currentData(), self.branches.isChecked(), self.picture.currentData())
        self.work.start(self.chosen, folder, wishes)
        self._tell()

    def _remember(self, folder: Path) -> None:
        self._settings.export.folder = folder
        self._settings.export.kinds = self.chosen
        self._settings.export.separator = self.separator.currentData()
        self._settings.export.picture = self.picture.currentData()

    def _ended(self, problem: str) -> None:
        written = self.work.written
        count = len(written)
        if problem:
            self.messages.tell(text("export-part", count=count, problem=problem))
        elif self._stopped:
            self.messages.tell(text("export-stopped", count=count), kind="warn")
        elif count:
            words = text("export-done", count=count, file=written[0].name, folder=str(written[0].parent))
            self.messages.tell(words, kind="good")
        self._tell()
        self._fit()

    def _game_gone(self) -> None:
        QTimer.singleShot(0, self, self.reject)

    def done(self, result: int) -> None:
        self._stopped = True
        self.work.close()
        super().done(result)


def usual_separator() -> str:
    """What spreadsheets of this language take for granted, as far as that can be told."""
    spoken = QLocale.system().language()
    return "comma" if spoken in (QLocale.Language.English, QLocale.Language.C) else "semicolon"


def _choice(name: str, words: dict[str, str], chosen: str) -> QComboBox:
    found = QComboBox()
    found.setObjectName(f"export-{name}")
    found.setAccessibleName(text(f"export-{name}"))
    for key, shown in words.items():
        found.addItem(shown, key)
    found.setCurrentIndex(max(0, found.findData(chosen)))
    return found


def _button(name: str, run: Callable[[], object]) -> QPushButton:
    found = QPushButton(text(f"export-{name}"), autoDefault=False)
    found.setObjectName(f"export-{name}")
    found.clicked.connect(lambda checked=False: run())
    return found


def _quiet(code: str, indent: int = 0) -> Label:
    found = Label(text(code), wordWrap=not indent)
    found.setProperty("quiet", "true")
    found.setIndent(indent)
    return found
