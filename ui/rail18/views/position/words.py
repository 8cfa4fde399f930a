"""Words of a position that is entered: figures, codes, trains, prices with their rows, percentages of shares."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection, Severity
from core.rail18.market import Cell
from core.rail18.rules import Rules
from core.rail18.title import Certificate
from core.text.catalogue import text
from core.text.lists import items
from core.text.typed import plain

PRICE = re.compile(r"(\d{1,6})\s*(?:/\s*(\d{1,2}))?")
SHARE = re.compile(r"(\d{1,3}(?:\s*\+\s*\d{1,3})*)\s*(\*?)")


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something that is not right yet, and where it can be mended. What only a rule speaks against `may` be so."""

    field: str
    sentence: str
    may: bool = False
    refusal: str = ""  # its code, if it is one


def wrong(field: str, code: str, **params: object) -> Wrong:
    return Wrong(field, text(code, **params))


def wrong_thing(field: str, code: str, **params: str | int) -> Wrong:
    """In the words of a refusal."""
    return Wrong(field, refusal_text(Rejection(code, Severity.IMPOSSIBLE, "", params)), refusal=code)


def code_in(word: str, known: Iterable[str]) -> str | None:
    """Case and width are the same unless two codes differ only in them."""
    alike = [code for code in known if plain(code) == plain(word)]
    return word if word in alike else alike[0] if len(alike) == 1 else None


# --- prices


def cells_of(rules: Rules, price: int) -> list[Cell]:
    return [
        (row, column)
        for row, line in enumerate(rules.market.rows)
        for column, cell in enumerate(line)
        if cell is not None and cell.price == price
    ]


def price_words(rules: Rules, place: Cell) -> str:
    """As it is typed: the row, counted from the top, only where the price alone does not tell."""
    cell = rules.market.cell(*place)
    price = 0 if cell is None else cell.price
    return str(price) if len(cells_of(rules, price)) == 1 else f"{price}/{place[0] + 1}"


def place_in(rules: Rules, field: str, company: str, word: str, usual: Cell | None) -> Cell | Wrong:
    """`usual` is the cell that is meant where a price stands in several rows."""
    found = PRICE.fullmatch(word)
    if found is None:
        return wrong(field, "position-no-price", company=company, word=word)
    cells = cells_of(rules, int(found[1]))
    if found[2]:
        cells = [cell for cell in cells if cell[0] + 1 == int(found[2])]
    elif usual in cells:
        return usual
    if not cells:
        return wrong(field, "position-no-price", company=company, word=word)
    if len(cells) > 1:
        ways = items(price_words(rules, cell) for cell in cells)
        return wrong(field, "position-which-row", company=company, price=found[1], ways=ways)
    return cells[0]


# --- shares


@dataclass(frozen=True, slots=True)
class Share:
    """What was typed about one holding: 30, 20+10 where it matters which certificates, * for the director."""

    owner: str
    parts: tuple[int, ...]
    starred: bool

    @property
    def percent(self) -> int:
        return sum(self.parts)


def share_in(owner: str, word: str) -> Share | None:
    found = SHARE.fullmatch(word)
    if found is None:
        return None
    parts = tuple(int(part) for part in found[1].split("+"))
    return Share(owner, tuple(part for part in parts if part), bool(found[2]))


def director_of(shares: Iterable[Share], top: Certificate) -> str | None:
    """Whoever is marked, else whoever has most and enough; who is named first of several."""
    held = list(shares)
    marked = [share.owner for share in held if share.starred]
    if marked:
        return marked[0]
    most = max((share.percent for share in held), default=0)
    return next((share.owner for share in held if share.percent == most and most >= top.percent), None)


def certificate_sizes(
    certificates: tuple[Certificate, ...], shares: Iterable[Share], director: str | None
) -> dict[str, tuple[int, ...] | None]:
    """Percents of the certificates of each besides the director's; None where they cannot be made up."""
    left = Counter(cert.percent for cert in certificates if not cert.director)
    top = certificates[0].percent
    found: dict[str, tuple[int, ...] | None] = {}
    for share in sorted(shares, key=lambda share: len(share.parts) < 2):  # those that say which, first
        parts = list(share.parts)
        if share.owner == director:
            if len(parts) > 1 and top in parts:
                parts.remove(top)
            else:
                parts = [sum(parts) - top]
        sizes = tuple(parts) if len(parts) > 1 else _made_up(sum(parts), left)
        found[share.owner] = sizes
        left.subtract(sizes or ())
    return found


def _made_up(percent: int, left: Mapping[int, int]) -> tuple[int, ...] | None:
    """As few certificates as there are; of those that are too few, more than there are."""
    if percent < 0:
        return None
    sizes: list[int] = []
    for size in sorted(left, reverse=True):
        number = min(max(left[size], 0), percent // size)
        sizes += [size] * number
        percent -= size * number
    if percent:
        size = next((size for size in sorted(left) if not percent % size), 0)
        return (*sizes, *[size] * (percent // size)) if size else None
    return tuple(sizes)
