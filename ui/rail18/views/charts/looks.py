"""How companies are told apart in charts."""

from core.rail18.title import Title
from ui.rail18.views.chips import chips
from ui.values.chart_lines import Look, chip_looks


def company_looks(title: Title) -> dict[str, Look]:
    return chip_looks(chips(title))
