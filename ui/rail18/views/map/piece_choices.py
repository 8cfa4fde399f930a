"""Where the piece of a certificate may lie, and how: what a title lays on the map besides tiles and stations."""

from core.rail18.rules import Rules
from ui.rail18.views.map.of_title import PieceChoice
from ui.rail18.views.title_views import title_views


def hexes_for(rules: Rules, paper: str) -> tuple[str, ...]:
    """Where the piece of this certificate may lie; nowhere for one that has none."""
    return title_views(rules.title.id).map.hexes_for(rules, paper)


def pieces_for(rules: Rules, paper: str, label: str) -> list[PieceChoice]:
    return title_views(rules.title.id).map.pieces_for(rules, paper, label)
