"""What only a rule keeps from being laid on a hex: the table may lay it all the same, with a reason."""

from collections.abc import Iterable, Mapping

from core.hexmap.coordinates import EDGES
from core.kernel.action import Action
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.board import on_hex
from core.rail18.equal_actions import listed
from core.rail18.holdings import director
from core.rail18.state import CompanyTurn, GameOver
from core.rail18.steps.station import station_cost
from core.rail18.steps.track import power_usable
from core.rail18.trying import broken_by
from ui.rail18.views.map.offers import by_number
from ui.rail18.views.map.reasons import reasons
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.values.pieces import Piece, Refusals


def refused_pieces(moment: Moment, label: str, node: int | None = None) -> tuple[Piece, ...]:
    """One kind after the other, those that break the fewest rules first; none in hotseat."""
    state, frame = moment.state, moment.state.frame
    if state.mode != "table" or not moment.live or not state.track_kept:
        return ()
    if isinstance(frame, GameOver):
        return ()
    found = tuple(title_views(moment.rules.title.id).map.refused(moment, label))
    if isinstance(frame, CompanyTurn):
        actor = director(moment.rules, state, frame.company) or ""
        if frame.step == "track":
            return (*found, *_tiles(moment, actor, frame.company, label))
        if frame.step == "station":
            return (*_stations(moment, actor, frame.company, label, node), *found)
    return found


def why_refused(moment: Moment, first: Piece, node: int | None = None) -> Refusals:
    """Why nothing may be laid on a hex, where this is the first of what the table may lay there all the same."""
    found = reasons(moment, first.hex, node)
    if first.asked:
        return found
    return (*found, *(broken for why in first.refused.values() for broken in why))


def broken(moment: Moment, actions: Iterable[Action]) -> dict[Action, Refusals]:
    """The rules that each action breaks; neither those that break none nor those that cannot be."""
    found = {action: broken_by(moment.rules, moment.state, action) for action in actions}
    return {action: why for action, why in found.items() if why}


Turns = tuple[dict[int, Action], dict[int, Refusals]]  # by rotation: the action, and the rules that it breaks


def in_turns(moment: Moment, actions: Iterable[Action]) -> Turns:
    """Of actions that differ by their rotation those that only rules forbid, the least forbidden first."""
    why = broken(moment, actions)
    kept = sorted(listed(moment.rules, moment.state, why), key=lambda action: len(why[action]))
    turns: Mapping[int, Action] = {action.rotation: action for action in kept}  # type: ignore[attr-defined]
    return dict(turns), {rotation: why[action] for rotation, action in turns.items()}


def fewest_first(piece: Piece) -> int:
    """How many rules it breaks where it breaks the fewest."""
    return min(len(why) for why in piece.refused.values())


def _tiles(moment: Moment, actor: str, company: str, label: str) -> list[Piece]:
    """The company's own tile, and the one that a private gives besides."""
    rules, state = moment.rules, moment.state
    price = rules.slots.track.terrain_cost(rules, state, label)
    powers: list[str | None] = [None]
    if rules.extra_tile is not None and power_usable(rules, state, company, actor):
        powers.append(rules.extra_tile.private)
    found = []
    for power in powers:
        for number, left in state.tray.items():
            lays = [
                LayTile(actor=actor, company=company, hex=label, tile=number, rotation=rotation, power=power)
                for rotation in EDGES
            ]
            actions, why = in_turns(moment, lays if left else ())
            if actions:
                found.append(
                    Piece(label, "tile", number, actions, price, left, power, company, refused=why, turned=True)
                )
    return sorted(found, key=lambda piece: (fewest_first(piece), piece.uses or "", by_number(piece.name)))


def _stations(moment: Moment, actor: str, company: str, label: str, node: int | None) -> list[Piece]:
    nodes = on_hex(moment.rules, moment.state, label).nodes
    cities = [at for at, found in enumerate(nodes) if found.kind == "city"]
    wanted = [city for city in cities if city == node] or cities
    actions = [PlaceStation(actor=actor, company=company, hex=label, node=city) for city in wanted]
    price = station_cost(moment.rules, moment.state, company)
    return [
        Piece(label, "station", company, {0: action}, price, company=company, node=action.node, refused={0: why})
        for action, why in broken(moment, actions).items()
        if isinstance(action, PlaceStation)
    ]
