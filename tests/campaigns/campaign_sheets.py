"""Every sheet of a game as PDF, its pages and its charts as pictures: `./dev campaign sheets FILE --out DIR`.

Sheets are made of moments from the beginning to the end, on both papers; reference cards of every title. Nothing may be
shortened, and no text may lie outside its page.
"""

import argparse
import io
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import perf_counter

import pypdfium2
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from core import registry
from core.interchange.any_game import read_game
from core.interchange.game_file import Game18
from core.interchange.sample import sample_path
from core.rail18.engine import Engine18
from core.rail18.figures.line import Figures
from tests.bench.report import Figure, report
from tests.sheets.paper import lines_of
from ui.exports.chart_picture import save_chart
from ui.sheets.making import make_sheet
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4, PAPERS
from ui.viewmodels.bank_chart import bank_chart
from ui.viewmodels.chart_view import cash_chart, income_chart, price_chart, revenue_chart, worth_chart
from ui.viewmodels.paper import Sheet
from ui.viewmodels.reference_cards import reference_cards

CHARTS = (worth_chart, cash_chart, income_chart, price_chart, revenue_chart, bank_chart)
MOMENTS = 5
DOTS = 110  # of an inch, in pictures of pages
LONGEST = 1.0  # seconds for a pack-up sheet


def run(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev campaign sheets", description=__doc__)
    parser.add_argument("file", type=Path, nargs="?", default=sample_path("1844"), help="a game; else the sample game")
    parser.add_argument("--out", type=Path, required=True, help="the folder for files and pictures")
    asked = parser.parse_args(argv)
    app = QApplication.instance() or QApplication(["sheets"])
    asked.out.mkdir(parents=True, exist_ok=True)
    game, name = read_game(asked.file), asked.file.stem
    book = Book(asked.out)
    entries = [entry.id for entry in game.log.path_to(game.log.head)]
    if not entries:  # a sample game stands before its first action
        entries = [entry.id for entry in game.log.entries() if entry.is_step]
    moments = [entries[(len(entries) - 1) * at // (MOMENTS - 1)] for at in range(MOMENTS)]
    when = datetime.now().astimezone()
    for entry in moments:
        book.add(f"pack-up-{entry:04}", lambda entry=entry: make_sheet("pack-up", game, name, when, entry))
        book.add(f"report-{entry:04}", lambda entry=entry: make_sheet("report", game, name, when, entry))
    for title in registry.title_ids():
        book.add(f"cards-{title}", lambda title=title: reference_cards(title, when))
    draw_charts(game, moments[-1], asked.out)
    app.processEvents()
    return report("sheets", book.figures(), book.failures)


def draw_charts(game: Game18, entry: int, folder: Path) -> None:
    assert isinstance(game.engine, Engine18)
    line = Figures(game, game.engine.rules).line(entry)
    for chart in CHARTS:
        view = chart(line)
        save_chart(view, folder / f"chart-{view.key}.png")


class Book:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sheets = 0
        self._pages = 0
        self._longest = {"pack-up": 0.0, "report": 0.0, "cards": 0.0}
        self.failures: list[str] = []

    def add(self, name: str, make: Callable[[], Sheet]) -> None:
        for paper in PAPERS.values():
            start = perf_counter()
            sheet = make()
            data = pdf_bytes(sheet, paper)
            took = perf_counter() - start
            self._longest[sheet.kind] = max(self._longest[sheet.kind], took if paper is not A4 else 0.0)
            file = f"{name}-{paper.name}"
            (self._folder / f"{file}.pdf").write_bytes(data)
            self._sheets += 1
            self.failures += [f"{file}: shortened: {line}" for line in lines_of(data) if "…" in line]
            self._draw(data, file)

    def _draw(self, data: bytes, file: str) -> None:
        document = pypdfium2.PdfDocument(io.BytesIO(data))
        for number, page in enumerate(document, 1):
            width, height = page.get_size()
            text = page.get_textpage()
            for at in range(text.count_rects()):
                left, bottom, right, top = text.get_rect(at)
                if left < 20 or bottom < 20 or right > width - 20 or top > height - 20:
                    self.failures.append(f"{file}: page {number}: text at {left:.0f}, {top:.0f} leaves the page")
            drawn = page.render(scale=DOTS / 72, rev_byteorder=True, prefer_bgrx=True)
            kind = QImage.Format.Format_RGBX8888
            image = QImage(drawn.buffer, drawn.width, drawn.height, drawn.stride, kind)
            image.save(str(self._folder / f"{file}-{number}.png"))
            self._pages += 1

    def figures(self) -> list[Figure]:
        return [
            Figure("sheets", self._sheets),
            Figure("pages", self._pages),
            Figure("pack_up_s", round(self._longest["pack-up"], 2), "s", at_most=LONGEST),
            Figure("report_s", round(self._longest["report"], 2), "s"),
            Figure("cards_s", round(self._longest["cards"], 2), "s"),
        ]
