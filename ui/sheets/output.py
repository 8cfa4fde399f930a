"""Sheets as PDF files, as pictures, and on a printer."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPainter, QPdfWriter, QPicture

from core.interchange.writing import demand_ending, write_file
from ui.paint.drawing import Drawings
from ui.paint.theme import load_fonts
from ui.sheets.pages import NONE, Page, pages_of
from ui.sheets.paper_size import UNITS_PER_INCH, Paper
from ui.values.sheets import Sheet

PDF = ".pdf"
RESOLUTION = 1270  # dots of an inch in a PDF: five for a unit


def pdf_bytes(sheet: Sheet, paper: Paper, drawings: Drawings = NONE) -> bytes:
    """Needs a QGuiApplication, no window."""
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(sheet.foot)
    writer.setCreator("Bankhalter")
    writer.setResolution(RESOLUTION)
    paint_pages(writer, pages_of(sheet, paper, drawings), paper, QPainter())
    return bytes(buffer.data().data())


def write_pdf(sheet: Sheet, path: Path, paper: Paper, drawings: Drawings = NONE) -> None:
    """Raises OutputError with one sentence, and then leaves nothing behind."""
    demand_ending(path, (PDF,), "sheets-kind")
    write_file(path, pdf_bytes(sheet, paper, drawings))


def paint_pages(device: QPagedPaintDevice, pages: list[Page], paper: Paper, painter: QPainter) -> bool:
    """False where the device does not take them."""
    for number, page in enumerate(pages):
        device.setPageLayout(paper.layout(landscape=page.landscape))
        if not (painter.begin(device) if number == 0 else device.newPage()):
            return False
        painter.save()
        scale = device.logicalDpiX() / UNITS_PER_INCH
        painter.scale(scale, scale)
        page.paint(painter)
        painter.restore()
    return painter.end()


def page_picture(page: Page, paper: Paper, width: int) -> QImage:
    """A page as it would be printed, so many pixels wide."""
    whole = paper.page(landscape=page.landscape)
    scale = width / whole.width()
    drawn = QPicture()
    recorder = QPainter(drawn)
    page.paint(recorder)
    recorder.end()
    image = QImage(width, round(whole.height() * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.drawPicture(0, 0, drawn)
    painter.end()
    return image
