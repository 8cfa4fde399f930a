"""What only a rule keeps from being laid on a hex: the table may lay it all the same, with a reason."""

from collections.abc import Iterable, Mapping

from core.hexmap.coordinates import EDGES
from core.kernel.action import Action
from core.kernel.handlers import Handler, refusal
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.board import on_hex
from core.rail18.holdings import director
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn
from core.rail18.steps.station import HANDLERS as STATIONS
from core.rail18.steps.station import station_cost
from core.rail18.steps.track import HANDLERS as TILES
from core.rail18.upgrades import printed_for_good
from ui.viewmodels.map_offers import Piece, Refusals, by_number
from ui.viewmodels.moment import Moment
from ui.viewmodels.same import listed


def refused_pieces(moment: Moment, label: str, node: int | None = None) -> tuple[Piece, ...]:
    """Those that break the fewest rules first; none in hotseat, and none where nothing of the kind can ever lie."""
    frame = moment.state.frame
    if moment.state.mode != "table" or not moment.live or not moment.state.track_kept:
        return ()
    if not isinstance(frame, CompanyTurn):
        return ()
    actor = director(moment.rules, moment.state, frame.company) or ""
    if frame.step == "track" and not printed_for_good(moment.rules, label):
        return _tiles(moment, actor, frame.company, label)
    if frame.step == "station":
        return _stations(moment, actor, frame.company, label, node)
    return ()


def _broken(moment: Moment, handler: Handler, actions: Iterable[Action]) -> dict[Action, Refusals]:
    """The rules that each action breaks; neither those that break none nor those that cannot be."""
    found = {}
    for action in actions:
        draft = Draft(moment.rules, moment.state, lenient=True)
        if refusal(handler, draft, action) is None and draft.overruled:
            found[action] = tuple(draft.overruled)
    return found


def _tiles(moment: Moment, actor: str, company: str, label: str) -> tuple[Piece, ...]:
    rules, state = moment.rules, moment.state
    price = rules.slots.terrain_cost(rules, state, label)
    found = []
    for number, left in state.tray.items():
        if not left:
            continue
        lays = [LayTile(actor=actor, company=company, hex=label, tile=number, rotation=rotation) for rotation in EDGES]
        broken = _broken(moment, TILES[0], lays)
        kept = sorted(listed(rules, state, broken), key=lambda action: len(broken[action]))
        if kept:
            turns = {action.rotation: action for action in kept if isinstance(action, LayTile)}
            why = {rotation: broken[action] for rotation, action in turns.items()}
            found.append(Piece(label, "tile", number, turns, price, left, company=company, refused=why))
    return tuple(sorted(found, key=lambda piece: (_least(piece.refused), by_number(piece.name))))


def _least(refused: Mapping[int, Refusals]) -> int:
    return min(len(why) for why in refused.values())


def _stations(moment: Moment, actor: str, company: str, label: str, node: int | None) -> tuple[Piece, ...]:
    nodes = on_hex(moment.rules, moment.state, label).nodes
    cities = [at for at, found in enumerate(nodes) if found.kind == "city"]
    wanted = [city for city in cities if city == node] or cities
    actions = [PlaceStation(actor=actor, company=company, hex=label, node=city) for city in wanted]
    price = station_cost(Draft(moment.rules, moment.state), company)
    return tuple(
        Piece(label, "station", company, {0: action}, price, company=company, node=action.node, refused={0: why})
        for action, why in _broken(moment, STATIONS[0], actions).items()
        if isinstance(action, PlaceStation)
    )
