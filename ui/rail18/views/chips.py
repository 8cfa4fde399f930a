"""The chips of a title's companies: whoever shows a company asks here. No Qt."""

from functools import lru_cache

from core.rail18.title import Title
from ui.values.chips import ChipView, new_chip
from ui.values.company_colours import CompanyColours, company_colours, deal_easy, printed


def chips(title: Title) -> dict[str, ChipView]:
    """Of all companies of a title, in the colours that are in use."""
    return _chips(title, company_colours())


@lru_cache(maxsize=8)
def _chips(title: Title, colours: CompanyColours) -> dict[str, ChipView]:
    companies = list(title.companies.values())
    fills = [printed(company.colour) for company in companies]
    wishes: list[str | None] = [printed(company.text) for company in companies]
    patterns = [title.kind(company.sym).pattern for company in companies]
    if colours == "easy":
        fills = deal_easy(zip(fills, patterns, strict=True))
        wishes = [None] * len(companies)
    return {
        company.sym: new_chip(company.sym, company.code, fill, wish, pattern, colours)
        for company, fill, wish, pattern in zip(companies, fills, wishes, patterns, strict=True)
    }
