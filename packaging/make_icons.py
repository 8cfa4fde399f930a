"""Makes every picture of the icons from the drawings: `python packaging/make_icons.py`.

The drawings are SVG, one for most sizes and one for small ones. What is made is committed: a build needs none of this.
"""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent / "icons"
ASSETS = Path(__file__).resolve().parent.parent / "assets" / "icons"
DRAWINGS = {"bankhalter": ASSETS, "document": HERE}
SMALL = {"bankhalter": 24, "document": 40}  # up to here the drawing for small sizes is used
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)  # a Linux desktop
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)  # Windows
ICNS_TYPES = {  # macOS; the second name of a size is that of half the size on a sharp screen
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip


def drawing(name: str, size: int) -> Path:
    return DRAWINGS[name] / f"{name}{'-small' if size <= SMALL[name] else ''}.svg"


def picture(name: str, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing(name, size))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return data.data()


def dib(image: QImage) -> bytes:
    """As icons of Windows hold their smaller pictures: lines from the bottom up, then a mask that nobody reads."""
    size = image.width()
    lines = [bytes(image.constScanLine(row))[: size * 4] for row in reversed(range(size))]
    mask = bytes((size + 31) // 32 * 4 * size)
    header = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + b"".join(lines) + mask


def ico(name: str) -> bytes:
    pictures = {size: picture(name, size) for size in ICO_SIZES}
    bodies = {size: png(image) if size >= 256 else dib(image) for size, image in pictures.items()}
    head = struct.pack("<HHH", 0, 1, len(bodies))
    place = len(head) + 16 * len(bodies)
    for size, body in bodies.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), place)
        place += len(body)
    return head + b"".join(bodies.values())


def icns(name: str) -> bytes:
    body = b""
    for kind, size in ICNS_TYPES.items():
        data = png(picture(name, size))
        body += kind.encode() + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def made() -> dict[Path, bytes]:
    """All files, with what has to be in them."""
    files: dict[Path, bytes] = {}
    for name in DRAWINGS:
        files[HERE / f"{name}.ico"] = ico(name)
        files[HERE / f"{name}.icns"] = icns(name)
        for size in PNG_SIZES:
            files[HERE / f"{size}x{size}" / f"{name}.png"] = png(picture(name, size))
    return files


def main() -> None:
    for path, data in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    main()
