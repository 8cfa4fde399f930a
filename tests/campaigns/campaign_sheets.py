"""Every sheet, chart and map of a game, for people to look at.

    ./dev campaign sheets FILE --out DIR [--language de]

FILE is a game file or a recorded game. Sheets are made for A4 and Letter; each of their pages, and each SVG picture,
lies beside them as a PNG, made from the file itself.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from core.interchange.any_game import read_game
from core.interchange.command_line import language_option, speak_as_told
from core.interchange.sample import sample_path
from core.interchange.wording import file_text
from core.interchange.writing import OutputError, make_folder, write_file
from core.kernel.errors import BankhalterError
from ui.exports.command import painter
from ui.exports.pieces import Kind, Wishes, pieces
from ui.exports.source import Source
from ui.rail18.exports import GameSource

SHEETS: tuple[Kind, ...] = ("pack-up", "report", "cards")
PICTURES: tuple[Kind, ...] = ("map", "charts")
PAPERS = ("A4", "Letter")
PAGE_WIDTH = 1240  # pixels


def run(argv: list[str]) -> int:
    speak_as_told(argv)
    parser = argparse.ArgumentParser(prog="./dev campaign sheets")
    parser.add_argument("file", type=Path, nargs="?", default=sample_path("1844"), help="else the game that ships")
    parser.add_argument("--out", type=Path, required=True, help="folder for all files")
    parser.add_argument("--n", type=int, default=0, help="no more than so many files")
    parser.add_argument("--seed", type=int, default=0, help="without effect: nothing is drawn by lot")
    language_option(parser)
    arguments = parser.parse_args(argv)
    start = perf_counter()
    try:
        make_folder(arguments.out)
        source = GameSource(read_game(arguments.file), arguments.file.stem)
        app = painter()
        messages = _listen()
        counts = _make(source, arguments.out, arguments.n)
    except BankhalterError as error:
        print(file_text(error), file=sys.stderr)
        return 2
    for message in messages:
        print(f"Qt says: {message}")
    seconds = round(perf_counter() - start, 1)
    print(f"{counts['files']} files and {counts['pages']} pages in {arguments.out}, {seconds} s")
    print(json.dumps({**counts, "messages": len(messages), "seconds": seconds}))
    del app
    return 1 if messages else 0


def _make(source: Source, folder: Path, most: int) -> dict[str, int]:
    counts = {"files": 0, "pages": 0}
    for path, seconds in _files(source, folder):
        counts["files"] += 1
        pages = len(list(_looked_at(path)))
        counts["pages"] += pages
        print(f"{path.name}: {pages} to look at, {seconds:.2f} s", file=sys.stderr)
        if most and counts["files"] >= most:
            break
    return counts


def _files(source: Source, folder: Path) -> Iterator[tuple[Path, float]]:
    """Each file with the time that making it took."""
    wishes = [(kind, Wishes(paper=paper), f"{paper.lower()}-") for paper in PAPERS for kind in SHEETS]
    wishes += [(kind, Wishes(picture=suffix), "") for suffix in (".png", ".svg") for kind in PICTURES]
    for kind, wish, prefix in wishes:
        for piece in pieces(kind, source, wish):
            path = folder / f"{prefix}{piece.name}"
            started = perf_counter()
            write_file(path, piece.make())
            yield path, perf_counter() - started


def _looked_at(path: Path) -> Iterator[Path]:
    """What is in a file, as pictures."""
    if path.suffix == ".pdf":
        yield from _pages(path)
    elif path.suffix == ".svg":
        yield _rendered(path)
    else:
        yield path


def _pages(path: Path) -> Iterator[Path]:
    import pypdfium2
    from PySide6.QtGui import QImage

    document = pypdfium2.PdfDocument(path)
    try:
        for number, page in enumerate(document, start=1):
            picture = path.with_name(f"{path.stem}-page-{number}.png")
            bits = page.render(scale=PAGE_WIDTH / page.get_width(), prefer_bgrx=True)
            image = QImage(bytes(bits.buffer), bits.width, bits.height, bits.stride, QImage.Format.Format_RGB32)
            image.save(str(picture))
            yield picture
    finally:
        document.close()


def _rendered(path: Path) -> Path:
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise OutputError(f"{path.name} is no SVG file.")
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    brush = QPainter(image)
    renderer.render(brush)
    brush.end()
    picture = path.with_name(f"{path.stem}-svg.png")
    image.save(str(picture))
    return picture


def _listen() -> list[str]:
    from PySide6.QtCore import qInstallMessageHandler

    messages: list[str] = []
    qInstallMessageHandler(lambda kind, context, words: messages.append(words))
    return messages
