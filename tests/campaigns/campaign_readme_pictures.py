"""The pictures of the README, made from the game that ships: small, and in few colours so that they weigh little.

./dev campaign readme-pictures [--out DIR]
"""

import argparse
import struct
import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.campaigns import campaign_screenshots

FOLDER = Path(__file__).parents[2] / "packaging" / "readme"  # no part of the program
PICTURES = {"table": "dividends-1280x800-light", "hotseat": "track-1280x800-light", "1824": "1824-run-1280x800-light"}
WIDTH = 900
COLOURS = 256
ALIKE = 0xFFF8F8F8  # the bits in which two colours must agree to count as one


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="readme-pictures")
    parser.add_argument("--out", type=Path, default=FOLDER, help="folder for the pictures")
    arguments = parser.parse_args(argv)
    arguments.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, screen in PICTURES.items():
            failed |= campaign_screenshots.run(["--out", folder, "--only", screen, "--ratio", "1"])
            picture = _light(QImage(str(Path(folder) / f"{screen}.png")))
            picture.save(str(arguments.out / f"{name}.png"), quality=0)  # 0: packed as tightly as can be
    return failed


def _light(picture: QImage) -> QImage:
    small = picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_RGB32)
    return small.convertToFormat(QImage.Format.Format_Indexed8, _palette(small), Qt.ImageConversionFlag.ThresholdDither)


def _palette(picture: QImage) -> list[int]:
    """Of colours that are nearly alike, the most frequent one."""
    pixels = Counter(pixel for (pixel,) in struct.iter_unpack("=I", bytes(picture.constBits())))
    found: dict[int, tuple[int, int]] = {}
    for colour, number in pixels.most_common():
        most, so_far = found.get(colour & ALIKE, (colour, 0))
        found[colour & ALIKE] = (most, so_far + number)
    by_number = sorted(found.values(), key=lambda entry: entry[1], reverse=True)
    return [colour for colour, _ in by_number[:COLOURS]]
