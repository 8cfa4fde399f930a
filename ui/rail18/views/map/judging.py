"""The judge of pieces that are considered on the map, at one moment of a game."""

from collections.abc import Mapping

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.map.offers import preview
from ui.rail18.views.map.overrules import refused_pieces, why_refused
from ui.rail18.views.moment import Moment
from ui.values.hexes import HexView
from ui.values.pieces import Piece, Refusals


class PieceJudge:
    """Implements `ui.board.lay_tool.Judge`."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._looks: dict[Action, Mapping[str, HexView]] = {}  # a piece is looked at again with each turn of it

    def looks(self, action: Action) -> Mapping[str, HexView]:
        if action not in self._looks:
            self._looks[action] = preview(self._moment.rules, self._moment.state, action)
        return self._looks[action]

    def refused(self, label: str, node: int | None) -> tuple[Piece, ...]:
        return refused_pieces(self._moment, label, node)

    def why_refused(self, first: Piece, node: int | None) -> Refusals:
        return why_refused(self._moment, first, node)

    def told(self, broken: Refusals) -> tuple[tuple[str, ...], str]:
        said = tuple(refusal_text(rejection, self._moment.names) for rejection in broken)
        return said, section_of_refusal(self._moment.rules.title.id, broken[0].code) if broken else ""
