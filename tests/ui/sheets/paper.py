"""Reading printed sheets back: the text of a PDF, cell by cell, and its pages as pictures."""

import io
import re
import unicodedata

import pypdf


def lines_of(data: bytes) -> list[str]:
    """Every piece of text in the order in which it was drawn; a wrapped one is several."""
    return [line for page in pages_of(data) for line in page]


def pages_of(data: bytes) -> list[list[str]]:
    reader = pypdf.PdfReader(io.BytesIO(data))
    return [[_plain(line) for line in page.extract_text().splitlines() if _plain(line)] for page in reader.pages]


def text_of(data: bytes) -> str:
    return " ".join(lines_of(data))


def fonts_of(data: bytes) -> set[str]:
    reader = pypdf.PdfReader(io.BytesIO(data))
    return {font.get_object()["/BaseFont"] for page in reader.pages for font in page["/Resources"]["/Font"].values()}


def sizes_of(data: bytes) -> list[tuple[int, int]]:
    """Of the pages, in points."""
    reader = pypdf.PdfReader(io.BytesIO(data))
    return [(round(page.mediabox.width), round(page.mediabox.height)) for page in reader.pages]


def has_run(lines: list[str], *cells: str) -> bool:
    """Do these cells stand one behind the other?"""
    wanted = list(cells)
    return any(lines[at : at + len(wanted)] == wanted for at in range(len(lines) - len(wanted) + 1))


def _plain(line: str) -> str:
    """Ligatures as letters; a space may be told as a tab."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", line)).strip()
