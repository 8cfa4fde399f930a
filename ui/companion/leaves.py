"""A page of the companion as rich text."""

from collections.abc import Iterator
from html import escape

from core.text.catalogue import text
from core.text.companion import Block, Drawn, Line, Paragraph, Points, Rows, Span
from core.text.lists import items
from ui.companion.views.view import CompanionView, PageView
from ui.paint.theme import BODY, HEADING, Theme, scaled
from ui.values.cards import CardView
from ui.values.cells import Cell, Table
from ui.values.colours import text_on

SMALL = BODY - 3
PICTURE = "picture:"  # how a page names its pictures
CARD_COLOURS = {"yellow": "#F5D54A", "green": "#7DBE6A", "brown": "#B5804D", "gray": "#BABDC2"}


class Leaf:
    """Writes one page; `pictures` are the names of those it shows."""

    def __init__(self, view: CompanionView, page: PageView, theme: Theme) -> None:
        self._view = view
        self._theme = theme
        self.pictures = [block.name for block in page.blocks if isinstance(block, Drawn) and block.kind == "picture"]
        self.html = self._style() + "".join(self._page(page))

    def _style(self) -> str:
        theme = self._theme
        return (
            f"<style>body {{ color: {theme.text}; font-size: {scaled(BODY)}px; }}"
            f" h2 {{ font-size: {scaled(HEADING + 3)}px; font-weight: 600; margin: 0 0 2px 0; }}"
            f" .quiet {{ color: {theme.quiet}; font-size: {scaled(BODY - 1)}px; }}"
            f" a {{ color: {theme.accent}; text-decoration: none; }}"
            f" th {{ color: {theme.quiet}; font-weight: 400; }}"
            " p { margin: 5px 0 5px 0; } ul, ol { margin: 4px 0 6px 0; -qt-list-indent: 1; } li { margin: 3px 0; }"
            "</style>"
        )

    def _page(self, page: PageView) -> Iterator[str]:
        yield f"<h2>{escape(page.name)}</h2>"
        above = [self._view.chapter_name(page.chapter), *([page.place] if page.place else [])]
        yield f'<p class="quiet">{escape(" · ".join(above))}</p>'
        for ruling, words in page.otherwise:
            link = _link(ruling, ruling)
            told = escape(text("companion-otherwise", meaning=words))
            yield f'<p style="color: {self._theme.warn};">{told} {link}</p>'
        for block in page.blocks:
            yield self._block(block)
        if page.rulings:
            links = items(_link(ruling, ruling) for ruling in page.rulings)
            yield f'<p class="quiet">{escape(text("companion-see-rulings"))} {links}</p>'

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(line):
                return f"<p>{self._line(line)}</p>"
            case Points(lines, numbered):
                tag = "ol" if numbered else "ul"
                return f"<{tag}>{''.join(f'<li>{self._line(line)}</li>' for line in lines)}</{tag}>"
            case Rows(rows):
                head, *rest = ([self._line(cell) for cell in row] for row in rows)
                return self._table(head, rest, ["left"] * len(head))
            case Drawn("table", name):
                return self._grid(self._view.table(name))
            case Drawn(name=name, caption=caption):
                under = f'<br><span class="quiet">{escape(caption)}</span>' if caption else ""
                return f'<p><img src="{PICTURE}{escape(name)}">{under}</p>'

    def _line(self, line: Line) -> str:
        return "".join(self._span(span) for span in line)

    def _span(self, span: Span) -> str:
        words = escape(self._view.words(span))
        if span.target:
            return _link(span.target, self._view.words(span))
        tag = {"strong": "b", "name": "i", "typed": "code"}.get(span.style)
        return f"<{tag}>{words}</{tag}>" if tag else words

    # --- tables

    def _grid(self, grid: Table) -> str:
        sides = ["right" if right else "left" for right in grid.right]
        return self._table(
            [_unbroken(escape(head)) for head in grid.heads] if any(grid.heads) else [],
            [[self._cell(cell) for cell in row] for row in grid.rows],
            sides,
        )

    def _table(self, heads: list[str], rows: list[list[str]], sides: list[str]) -> str:
        style = f"border-bottom: 1px solid {self._theme.line};"

        def cells(tag: str, row: list[str]) -> str:
            pairs = zip(sides, row, strict=False)
            found = (f'<{tag} align="{side}" style="{style}">{words}</{tag}>' for side, words in pairs)
            return f"<tr>{''.join(found)}</tr>"

        body = "".join(cells("td", row) for row in rows)
        top = cells("th", heads) if heads else ""
        padding = scaled(3)
        return f'<table cellspacing="0" cellpadding="{padding}" style="margin: 6px 0 6px 0;">{top}{body}</table>'

    def _cell(self, cell: Cell) -> str:
        if cell.chip is not None:
            return _patch(cell.chip.sym, cell.chip.fill, cell.chip.text)
        words = escape(cell.text) + " ".join(map(_card, cell.cards))
        colour = {"quiet": self._theme.quiet, "bad": self._theme.bad, "accent": self._theme.accent,
                  "good": self._theme.good, "warn": self._theme.warn}.get(cell.tone)  # fmt: skip
        style = (f"color: {colour};" if colour else "") + (f"font-size: {scaled(SMALL)}px;" if cell.small else "")
        words = f'<span style="{style}">{words}</span>' if style else words
        return f"<b>{words}</b>" if cell.strong else words


def _link(target: str, words: str) -> str:
    return f'<a href="{escape(target)}">{escape(words)}</a>'


def _unbroken(words: str) -> str:
    """A head of one word is not torn."""
    return words if " " in words else f'<span style="white-space: nowrap;">{words}</span>'


def _patch(words: str, fill: str, ink: str) -> str:
    return f'<span style="background-color: {fill}; color: {ink}; font-weight: 600;">&nbsp;{escape(words)}&nbsp;</span>'


def _card(card: CardView) -> str:
    fill = CARD_COLOURS.get(card.colour, "#F4F4F2")
    return _patch(card.type, fill, text_on(fill, None))
