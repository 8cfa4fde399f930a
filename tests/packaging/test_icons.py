"""The icons: what is committed was made from the drawings, and the window shows the same sign."""

import struct
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from tests.packaging.conftest import Loaded
from ui.app.icon import window_icon

SAME = 4  # of 255: what another processor may round differently


@pytest.fixture(scope="module")
def icons(loaded: Loaded) -> ModuleType:
    return loaded("make_icons")


def far_apart(one: QImage, other: QImage) -> int:
    assert one.size() == other.size()
    shown = QImage.Format.Format_ARGB32_Premultiplied  # what is nearly transparent has hardly a colour
    first, second = one.convertToFormat(shown), other.convertToFormat(shown)
    return max(abs(a - b) for a, b in zip(first.constBits(), second.constBits(), strict=True))


def png_parts(path: Path) -> dict[str, bytes]:
    """The pictures in a file of macOS, by their types."""
    data, parts, place = path.read_bytes(), {}, 8
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    while place < len(data):
        (length,) = struct.unpack(">I", data[place + 4 : place + 8])
        parts[data[place : place + 4].decode()] = data[place + 8 : place + length]
        place += length
    return parts


@pytest.mark.parametrize("name", ["bankhalter", "document"])
def test_the_pictures_are_those_of_the_drawings(name: str, icons: ModuleType) -> None:
    for size in icons.PNG_SIZES:
        committed = QImage(str(icons.HERE / f"{size}x{size}" / f"{name}.png"))
        assert far_apart(committed, icons.picture(name, size)) <= SAME, f"{size}: run packaging/make_icons.py"


@pytest.mark.parametrize("name", ["bankhalter", "document"])
def test_the_icon_of_macos_holds_all_sizes(name: str, icons: ModuleType) -> None:
    parts = png_parts(icons.HERE / f"{name}.icns")
    assert set(parts) == set(icons.ICNS_TYPES)
    for kind, data in parts.items():
        size = icons.ICNS_TYPES[kind]
        assert far_apart(QImage.fromData(data), icons.picture(name, size)) <= SAME


@pytest.mark.parametrize("name", ["bankhalter", "document"])
def test_the_icon_of_windows_holds_all_sizes(name: str, icons: ModuleType) -> None:
    data = (icons.HERE / f"{name}.ico").read_bytes()
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(icons.ICO_SIZES))
    for at, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, place = struct.unpack("<BBBBHHII", data[6 + 16 * at : 22 + 16 * at])
        assert (width, height) == (size % 256, size % 256)
        alone = struct.pack("<HHHBBBBHHII", 0, 1, 1, width, height, 0, 0, 1, 32, length, 22)
        image = QImage.fromData(alone + data[place : place + length], "ICO")
        assert far_apart(image, icons.picture(name, size)) <= SAME


@pytest.mark.usefixtures("qapp")
def test_the_window_shows_the_same_sign(icons: ModuleType) -> None:
    icon = window_icon()
    for size in (16, 32, 256):
        assert far_apart(icon.pixmap(size, size).toImage(), icons.picture("bankhalter", size)) <= SAME
