"""Print and sheets: which sheet, on which paper, shown page by page, saved as PDF or printed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.interchange.writing import OutputError
from core.text.catalogue import text
from core.text.lists import sentences
from ui.app.settings import Settings
from ui.paint.drawing import Drawings
from ui.paint.plain import Label, set_tip
from ui.paint.theme import SPACE, scaled
from ui.sheets.output import PDF, page_picture, write_pdf
from ui.sheets.pages import NONE, Page, pages_of
from ui.sheets.paper_size import PAPERS, Paper, paper_called
from ui.shell.family import SheetOffer
from ui.shell.window.message_bar import MessageBar
from ui.values.keys import PLACES, key_words
from ui.values.sheets import Kind, Sheet
from ui.widgets.sizes import open_at

BACK, FORTH = PLACES["pages"]["sheets"]


class SheetsDialog(QDialog):
    """`name` says what files are called, `drawings` how pictures are painted."""

    def __init__(
        self, offer: SheetOffer, settings: Settings, name: str, parent: QWidget, drawings: Drawings = NONE
    ) -> None:
        super().__init__(parent)
        self._notes = offer.notes
        self.setObjectName("sheets-dialog")
        self.setWindowTitle(text("sheets-title"))
        self._makes = offer.makes
        self._drawings = drawings
        self._made: dict[Kind, Sheet] = {}
        self._settings = settings
        self._name = name
        self.paper: Paper = paper_called(settings.paper)
        self.pages: list[Page] = []
        self.number = 0
        self.messages = MessageBar()
        self.kinds: dict[Kind, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self.papers = self._paper_choice()
        self.view = PageView()
        self.place = Label()
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = self._turning("sheets-back", BACK, -1)
        self.forth = self._turning("sheets-forth", FORTH, 1)
        self.save = self._button("sheets-save", self.ask_save)
        self.print = self._button("sheets-print", self.ask_print)
        self.save.setProperty("primary", "true")
        self.save.setDefault(True)
        self._lay_out()
        chosen = self.kinds[offer.first or next(iter(self.kinds))]
        chosen.setChecked(True)
        chosen.setFocus()
        open_at(self, 900, 700)

    # --- what is there

    def _paper_choice(self) -> QComboBox:
        found = QComboBox()
        found.setObjectName("sheets-paper")
        found.setAccessibleName(text("sheets-paper"))
        found.addItems(list(PAPERS))
        found.setCurrentText(self.paper.name)
        found.activated.connect(lambda index: self.choose_paper(found.itemText(index)))
        return found

    def _turning(self, code: str, key: str, by: int) -> QPushButton:
        found = self._button(code, lambda: self.turn(by))
        set_tip(found, text(f"{code}-tip", key=key_words(key)))
        QShortcut(QKeySequence(key), self, lambda: self.turn(by))
        return found

    def _button(self, code: str, run: Callable[[], object]) -> QPushButton:
        found = QPushButton(text(code))
        found.setObjectName(code)
        found.setAutoDefault(False)
        found.clicked.connect(lambda checked=False: run())
        return found

    def _lay_out(self) -> None:
        choices = QVBoxLayout()
        choices.setSpacing(SPACE)
        for kind in self._makes:
            button = QRadioButton(text(f"sheets-kind-{kind}"))
            button.setObjectName(f"sheets-kind-{kind}")
            set_tip(button, text(f"sheets-kind-{kind}-tip"))
            button.toggled.connect(lambda on: self.refresh() if on else None)
            hint = Label(self._hint(kind))
            hint.setProperty("quiet", "true")
            hint.setWordWrap(True)
            hint.setIndent(6 * SPACE)
            choices.addWidget(button)
            choices.addWidget(hint)
            self.kinds[kind] = button
            self._group.addButton(button)
        label = Label(text("sheets-paper"))
        label.setBuddy(self.papers)
        paper = QHBoxLayout()
        paper.addWidget(label)
        paper.addWidget(self.papers, 1)
        choices.addSpacing(2 * SPACE)
        choices.addLayout(paper)
        choices.addStretch(1)
        choices.addWidget(self.save)
        choices.addWidget(self.print)
        left = QWidget()
        left.setLayout(choices)
        left.setFixedWidth(scaled(240))
        choices.setContentsMargins(0, 0, 0, 0)
        turning = QHBoxLayout()
        turning.addWidget(self.back)
        turning.addWidget(self.place, 1)
        turning.addWidget(self.forth)
        right = QVBoxLayout()
        right.addWidget(self.view, 1)
        right.addLayout(turning)
        both = QHBoxLayout()
        both.setSpacing(4 * SPACE)
        both.addWidget(left)
        both.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.addWidget(self.messages)
        column.addLayout(both, 1)

    def _hint(self, kind: Kind) -> str:
        words = text(f"sheets-hint-{kind}")
        return sentences((words, self._notes[kind])) if kind in self._notes else words

    # --- what is chosen

    @property
    def kind(self) -> Kind:
        return next(kind for kind, button in self.kinds.items() if button.isChecked())

    @property
    def sheet(self) -> Sheet:
        found = self._made.get(self.kind)
        if found is None:
            found = self._made[self.kind] = self._makes[self.kind]()
        return found

    def choose_paper(self, name: str) -> None:
        self.paper = paper_called(name)
        self._settings.paper = self.paper.name
        self.refresh()

    def forget(self) -> None:
        """The game has gone on: sheets are made anew when somebody comes back to them."""
        self._made.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.kind not in self._made:
            self.refresh()

    def refresh(self) -> None:
        """Another sheet or another paper, from its first page on."""
        self.messages.clear()
        self.pages = pages_of(self.sheet, self.paper, self._drawings)
        self.number = 0
        self._show_page()

    def turn(self, by: int) -> None:
        self.number = min(max(self.number + by, 0), len(self.pages) - 1)
        self._show_page()

    def _show_page(self) -> None:
        self.place.setText(text("paper-page", number=self.number + 1, all=len(self.pages)))
        self.back.setEnabled(self.number > 0)
        self.forth.setEnabled(self.number < len(self.pages) - 1)
        self.view.show_page(self.pages[self.number], self.paper)

    # --- where it goes

    def ask_save(self) -> None:
        start = self._settings.games / f"{self._name} {text(f'sheets-file-{self.kind}')}{PDF}"
        found, _ = QFileDialog.getSaveFileName(self, text("sheets-save-title"), str(start), f"PDF (*{PDF})")
        if found:
            path = Path(found)
            self.write(path if path.suffix else path.with_name(path.name + PDF))

    def write(self, path: Path) -> None:
        told = text("sheets-saved", file=path.name)
        self._try(lambda: write_pdf(self.sheet, path, self.paper, self._drawings), told)

    def ask_print(self) -> None:
        from ui.sheets.printing import new_printer, print_sheet

        try:
            printer = new_printer(self.sheet, self.paper)
        except OutputError as error:
            self.messages.tell(str(error))
            return
        from PySide6.QtPrintSupport import QPrintDialog

        dialog = QPrintDialog(printer, self)
        dialog.setObjectName("print-dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        told = text("sheets-printed", printer=printer.printerName())

        def work() -> None:
            print_sheet(self.sheet, printer, self.paper, self._drawings)

        dialog.accepted.connect(lambda: self._try(work, told))
        dialog.open()  # type: ignore[call-arg]  # the stub lacks what it has from its base

    def _try(self, work: Callable[[], object], told: str) -> None:
        try:
            work()
        except OutputError as error:
            self.messages.tell(str(error))
        else:
            self.messages.tell(told, kind="good")


class PageView(Label):
    """A page as it will be printed, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setMinimumSize(scaled(240), scaled(240))
        self._page: tuple[Page, Paper] | None = None

    def show_page(self, page: Page, paper: Paper) -> None:
        self._page = (page, paper)
        self._paint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._paint()

    def _paint(self) -> None:
        if self._page is None:
            return
        page, paper = self._page
        whole = paper.page(landscape=page.landscape)
        size = QSize(round(whole.width()), round(whole.height()))
        size.scale(self.size() - QSize(4, 4), Qt.AspectRatioMode.KeepAspectRatio)
        ratio = self.devicePixelRatioF()
        if size.width() < 20:
            return
        picture = QPixmap.fromImage(page_picture(page, paper, round(size.width() * ratio)))
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)
