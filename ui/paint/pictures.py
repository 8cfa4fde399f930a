"""Pictures that are handed out: whatever paints itself into a box becomes a PNG or SVG file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from core.interchange.writing import Finish, OutputError, write_file
from core.text.catalogue import text
from ui.paint.theme import LIGHT

Paint = Callable[[QPainter, QRectF], object]  # into a box, in pixels at 100 %
PNG, SVG = ".png", ".svg"
NOT_IN_XML = bytes(code for code in range(32) if chr(code) not in "\t\n\r")  # however a text came by them
SHARP = 2.0  # pixels of a PNG for each of the box


def save_picture(path: Path, size: QSize, paint: Paint, *, ground: str = LIGHT.surface) -> None:
    """The ending of the name says which kind. Raises OutputError with one sentence, and then leaves nothing behind."""
    write_file(path, painted(path.name, size, paint, ground)())


def painted(name: str, size: QSize, paint: Paint, ground: str = LIGHT.surface) -> Finish:
    """For a file of this name. Raises OutputError for an ending that is not known."""
    make = {PNG: png_painted, SVG: svg_painted}.get(Path(name).suffix.lower())
    if make is None:
        raise OutputError(text("picture-kind", file=name))
    return make(size, paint, ground)


def png_painted(size: QSize, paint: Paint, ground: str) -> Finish:
    image = QImage(size * SHARP, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(SHARP, SHARP)
    try:
        paint(painter, QRectF(QRect(0, 0, size.width(), size.height())))
    finally:
        painter.end()  # what is painted on must not go before its painter
    return lambda: _packed(image)


def _packed(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def svg_painted(size: QSize, paint: Paint, ground: str) -> Finish:
    from PySide6.QtSvg import QSvgGenerator

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setResolution(96)  # a pixel is one of the box
    painter = QPainter(generator)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), QColor(ground))
    try:
        paint(painter, QRectF(0, 0, size.width(), size.height()))
    finally:
        painter.end()
    drawn = bytes(buffer.data().data()).translate(None, NOT_IN_XML)
    return lambda: drawn


def ask_picture(parent: QWidget, start: Path) -> Path | None:
    """Where the picture goes; a name without an ending gets that of the kind that was chosen."""
    kinds = {f"{text('picture-png')} (*{PNG})": PNG, f"{text('picture-svg')} (*{SVG})": SVG}
    found, kind = QFileDialog.getSaveFileName(parent, text("picture-save"), str(start), ";;".join(kinds))
    if not found:
        return None
    path = Path(found)
    return path if path.suffix else path.with_name(path.name + kinds.get(kind, PNG))
