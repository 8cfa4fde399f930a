"""Which signs the legend of a title's map explains."""

from collections.abc import Iterator

from core import registry
from core.rail18.title import Title
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.title_views import title_views
from ui.values.hexes import LegendSign

_GROUND = {"legal": "legal", "price": "mountain", "water": "water", "wall": "wall"}
_COMPANIES = ("station", "home", "destination", "values", "counted", "passed")


def legend_signs(title_id: str) -> tuple[LegendSign, ...]:
    """Terrain first, then what only this title has, then companies and their runs; nothing that its board has not."""
    title = registry.title(title_id)
    missing = set(_missing(title))
    return (
        *(LegendSign(style, f"map-legend-{words}") for style, words in _GROUND.items() if style not in missing),
        *title_views(title_id).map.legend,
        *(LegendSign(style, f"map-legend-{style}") for style in _COMPANIES if style not in missing),
    )


def _missing(title: Title) -> Iterator[str]:
    if not any(title.walls.values()):
        yield "wall"
    if not any(destination_of(title, sym) for sym in title.companies):
        yield "destination"
    if all(side.kind != "express" for _, side in title.train_sides.values()):
        yield "passed"
