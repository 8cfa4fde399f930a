"""Sheets on a printer. Loaded only when something is printed."""

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from core.interchange.writing import OutputError
from core.text.catalogue import text
from ui.paint.drawing import Drawings
from ui.paint.theme import load_fonts
from ui.sheets.output import paint_pages
from ui.sheets.pages import NONE, pages_of
from ui.sheets.paper_size import Paper
from ui.values.sheets import Sheet


def new_printer(sheet: Sheet, paper: Paper) -> QPrinter:
    """The usual printer, to be changed in a dialog. Raises OutputError where there is none."""
    if not QPrinterInfo.availablePrinterNames():
        raise OutputError(text("print-no-printer"))
    found = QPrinter(QPrinter.PrinterMode.HighResolution)
    found.setDocName(sheet.foot)
    found.setPageLayout(paper.layout(landscape=False))
    return found


def print_sheet(sheet: Sheet, printer: QPrinter, paper: Paper, drawings: Drawings = NONE) -> None:
    """Raises OutputError with one sentence where the printer does not take it."""
    load_fonts()
    pages = pages_of(sheet, paper, drawings)
    first, last = printer.fromPage(), printer.toPage()
    if first and last:
        pages = pages[first - 1 : last]
    painter = QPainter()
    try:
        done = paint_pages(printer, pages, paper, painter)
    finally:
        if painter.isActive():
            painter.end()
    if not done or printer.printerState() in (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted):
        raise OutputError(text("print-failed", printer=printer.printerName() or text("print-usual")))
