"""How hexes looked at other moments of a game, so that the map can get ready for them."""

from collections.abc import Iterable, Iterator

from core.rail18.rules import Rules
from core.rail18.state import State
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.values.hexes import HexView


def hexes_at(rules: Rules, states: Iterable[State]) -> Iterator[list[HexView]]:
    """Moment by moment the hexes that look as at none of the moments before it."""
    known: dict[str, list[HexView]] = {}
    for state in states:
        view = map_view(rules.title, map_state(rules, state))
        found = []
        for label, entry in view.hexes.items():
            seen = known.setdefault(label, [])
            if not any(entry is other for other in seen):
                seen.append(entry)
                found.append(entry)
        yield found
