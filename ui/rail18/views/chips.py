"""The chips of a title's companies: whoever shows a company asks here. No Qt."""

from functools import lru_cache

from core.rail18.title import Title
from ui.values.chips import ChipView, new_chip
from ui.values.company_colours import CompanyColours, company_colours, deal_easy

NAMED = {
    "black": "#2A2D33",
    "blue": "#2F5FA8",
    "brown": "#7A4F35",
    "gray": "#8D9298",
    "green": "#2F7D4F",
    "orange": "#E08A2E",
    "pink": "#E3A2B4",
    "red": "#BF3B36",
    "white": "#F4F4F2",
    "yellow": "#E9C531",
}


def chips(title: Title) -> dict[str, ChipView]:
    """Of all companies of a title, in the colours that are in use."""
    return _chips(title, company_colours())


@lru_cache(maxsize=8)
def _chips(title: Title, colours: CompanyColours) -> dict[str, ChipView]:
    companies = list(title.companies.values())
    fills = [_named(company.colour) for company in companies]
    wishes: list[str | None] = [_named(company.text) for company in companies]
    patterns = [title.kind(company.sym).pattern for company in companies]
    if colours == "easy":
        fills = deal_easy(zip(fills, patterns, strict=True))
        wishes = [None] * len(companies)
    return {
        company.sym: new_chip(company.sym, company.code, fill, wish, pattern, colours)
        for company, fill, wish, pattern in zip(companies, fills, wishes, patterns, strict=True)
    }


def _named(colour: str) -> str:
    return NAMED.get(colour, colour)
