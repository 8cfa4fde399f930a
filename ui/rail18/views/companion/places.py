"""Places of a map as the companion calls them."""

from core.rail18.title import Title
from core.text.catalogue import text
from ui.rail18.views.map.view import map_view


def place_named(title: Title, label: str) -> str:
    """A hex with its name, or that of the area that it lies in, where it has one."""
    if label not in title.data.hexes:
        return label
    areas = (area.name for area in map_view(title).areas.values() if label in area.labels)
    name = title.data.hexes[label].name or next(areas, None)
    return text("companion-place-name", name=name, hex=label) if name else label
