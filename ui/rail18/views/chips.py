"""The chips of a title's companies: whoever shows a company asks here. No Qt."""

from functools import lru_cache

from core.rail18.title import Title
from core.rail18.title_data import CompanyData
from ui.values.chips import ChipView, Pattern, new_chip
from ui.values.company_colours import CompanyColours, company_colours, deal_easy

PATTERNS: dict[str, Pattern] = {
    "pre-sbb": "plain",
    "historical": "band",
    "national": "rings",
    "coal": "chequer",
    "pre-staatsbahn": "plain",
    "staatsbahn": "rings",
}
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
    if colours == "easy":
        fills = deal_easy(zip(fills, map(_pattern, companies), strict=True))
        wishes = [None] * len(companies)
    return {
        company.sym: new_chip(company.sym, company.code, fill, wish, _pattern(company), colours)
        for company, fill, wish in zip(companies, fills, wishes, strict=True)
    }


def _pattern(company: CompanyData) -> Pattern:
    if company.kind == "regional":
        return "chequer" if company.code.startswith("R") else "band"
    return PATTERNS.get(company.kind, "plain")


def _named(colour: str) -> str:
    return NAMED.get(colour, colour)
