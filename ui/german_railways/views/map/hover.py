"""What the status line says about the hex under the pointer."""

from collections.abc import Iterator

from core.german_railways.network import others_at
from core.german_railways.ways import Way
from core.text.catalogue import text
from core.text.lists import items
from ui.german_railways.views.map.places import PlaceView
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.build import BuildDraft
from ui.german_railways.views.words import place_name

SEPARATOR = " · "


def hover_text(
    moment: Moment, view: PlaceView, draft: BuildDraft | None = None, price: int | None = None, way: Way | None = None
) -> str:
    """`price` is that of the next hex of the build, `way` how the build could get there."""
    return SEPARATOR.join(_parts(moment, view, draft, price, way))


def _parts(
    moment: Moment, view: PlaceView, draft: BuildDraft | None, price: int | None, way: Way | None
) -> Iterator[str]:
    rules = moment.rules
    place = rules.title.place(view.label)
    yield place_name(rules, place)
    if draft is not None and price is not None:
        yield text("gr-map-price", railroad=draft.railroad, price=price)
    elif draft is not None and way is not None:
        hexes = items(way.hexes)
        yield text("gr-map-way", railroad=draft.railroad, price=way.price, hexes=hexes)
    yield text("gr-map-ground", ground="zone" if view.ground == "zone" else view.terrain or "", cost=view.cost)
    data = rules.title.board[place]
    if data.income:
        yield text("gr-map-income", income=data.income)
    here = others_at(moment.state.track, "", place)
    if here:
        yield text("gr-map-there", railroads=items(here))
