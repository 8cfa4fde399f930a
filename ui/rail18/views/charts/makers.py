"""The charts that there are, and what makes each of them."""

from ui.rail18.views.charts.bank import bank_chart
from ui.rail18.views.charts.view import (
    Chart,
    ChartKey,
    cash_chart,
    earned_chart,
    income_chart,
    price_chart,
    revenue_chart,
    worth_chart,
)

CHARTS: dict[ChartKey, Chart] = {
    "worth": worth_chart,
    "cash": cash_chart,
    "income": income_chart,
    "earned": earned_chart,
    "prices": price_chart,
    "revenue": revenue_chart,
    "bank": bank_chart,
}
