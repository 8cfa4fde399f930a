"""Which signs the legend of a title's map explains."""

from ui.rail18.views.title_views import title_views
from ui.values.hexes import LegendSign

_GROUND = {"legal": "legal", "price": "mountain", "water": "water", "wall": "wall"}
_COMPANIES = ("station", "home", "destination", "values", "counted", "passed")


def legend_signs(title: str) -> tuple[LegendSign, ...]:
    """Terrain first, then what only this title has, then companies and their runs."""
    return (
        *(LegendSign(style, f"map-legend-{words}") for style, words in _GROUND.items()),
        *title_views(title).map.legend,
        *(LegendSign(style, f"map-legend-{style}") for style in _COMPANIES),
    )
