"""What only a rule keeps from being laid on a hex: the table may lay it all the same, with a reason."""

from collections.abc import Iterable

from core.hexmap.coordinates import EDGES
from core.kernel.action import Action
from core.kernel.handlers import Handler, refusal
from core.rail18.actions import LayTile, PlaceStation
from core.rail18.board import on_hex
from core.rail18.holdings import director
from core.rail18.rules import Draft
from core.rail18.state import CompanyTurn, GameOver
from core.rail18.steps.station import HANDLERS as STATIONS
from core.rail18.steps.station import station_cost
from core.rail18.steps.track import HANDLERS as TILES
from core.rail18.steps.track import power_usable
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import HANDLERS as TUNNEL_AND_LINE
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp, furka_owner, pieces_left, unused_rights
from ui.rail18.views.map.offers import Piece, Refusals, by_number, furka_piece
from ui.rail18.views.map.reasons import reasons
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.same import listed

TUNNEL, LINE = TUNNEL_AND_LINE


def refused_pieces(moment: Moment, label: str, node: int | None = None) -> tuple[Piece, ...]:
    """One kind after the other, those that break the fewest rules first; none in hotseat."""
    state, frame = moment.state, moment.state.frame
    if state.mode != "table" or not moment.live or not state.track_kept:
        return ()
    line = _line(moment, label)
    if isinstance(frame, CompanyTurn):
        actor = director(moment.rules, state, frame.company) or ""
        if frame.step == "track":
            tunnels = _tunnels(moment, actor, frame.company, label)
            return (*tunnels, *line, *_tiles(moment, actor, frame.company, label))
        if frame.step == "station":
            return (*_stations(moment, actor, frame.company, label, node), *line)
    return () if isinstance(frame, GameOver) else tuple(line)


def why_refused(moment: Moment, first: Piece, node: int | None = None) -> Refusals:
    """Why nothing may be laid on a hex, where this is the first of what the table may lay there all the same."""
    found = reasons(moment, first.hex, node)
    if first.kind != "furka":
        return found
    return (*found, *(broken for why in first.refused.values() for broken in why))


def _broken(moment: Moment, handler: Handler, actions: Iterable[Action]) -> dict[Action, Refusals]:
    """The rules that each action breaks; neither those that break none nor those that cannot be."""
    found = {}
    for action in actions:
        draft = Draft(moment.rules, moment.state, lenient=True)
        if refusal(handler, draft, action) is None and draft.overruled:
            found[action] = tuple(draft.overruled)
    return found


Turns = tuple[dict[int, Action], dict[int, Refusals]]  # by rotation: the action, and the rules that it breaks


def _turns(moment: Moment, handler: Handler, actions: Iterable[LayTile | BuildTunnel]) -> Turns:
    broken = _broken(moment, handler, actions)
    kept = sorted(listed(moment.rules, moment.state, broken), key=lambda action: len(broken[action]))
    turns = {action.rotation: action for action in kept if isinstance(action, LayTile | BuildTunnel)}
    return dict(turns), {rotation: broken[action] for rotation, action in turns.items()}


def _tiles(moment: Moment, actor: str, company: str, label: str) -> list[Piece]:
    """The company's own tile, and the one that a private gives besides."""
    rules, state = moment.rules, moment.state
    price = rules.slots.terrain_cost(rules, state, label)
    powers: list[str | None] = [None]
    if rules.extra_tile is not None and power_usable(Draft(rules, state), company, actor):
        powers.append(rules.extra_tile.private)
    found = []
    for power in powers:
        for number, left in state.tray.items():
            lays = [
                LayTile(actor=actor, company=company, hex=label, tile=number, rotation=rotation, power=power)
                for rotation in EDGES
            ]
            actions, why = _turns(moment, TILES[0], lays if left else ())
            if actions:
                found.append(Piece(label, "tile", number, actions, price, left, power, company, refused=why))
    return sorted(found, key=lambda piece: (_least(piece), piece.uses or "", by_number(piece.name)))


def _least(piece: Piece) -> int:
    return min(len(why) for why in piece.refused.values())


def _tunnels(moment: Moment, actor: str, company: str, label: str) -> list[Piece]:
    rules, state, data = moment.rules, moment.state, special(moment.rules).tunnels
    rights = unused_rights(Draft(rules, state), actor)
    found = []
    for name in pieces_left(rules, state) if label in data.hexes and rights else ():
        builds = [
            BuildTunnel(actor=actor, company=company, certificate=rights[0], hex=label, piece=name, rotation=rotation)
            for rotation in EDGES
        ]
        actions, why = _turns(moment, TUNNEL, builds)
        if actions:
            found.append(Piece(label, "tunnel", name, actions, data.build_cost, None, rights[0], company, refused=why))
    return sorted(found, key=_least)


def _line(moment: Moment, label: str) -> list[Piece]:
    """The Furka-Oberalp line, before its time (R36)."""
    owner = furka_owner(Draft(moment.rules, moment.state))
    if owner is None or all(piece.hex != label for piece in special(moment.rules).furka_oberalp.pieces):
        return []
    broken = _broken(moment, LINE, [LayFurkaOberalp(actor=owner)])
    return [furka_piece(moment.rules, label, action, why) for action, why in broken.items()]


def _stations(moment: Moment, actor: str, company: str, label: str, node: int | None) -> list[Piece]:
    nodes = on_hex(moment.rules, moment.state, label).nodes
    cities = [at for at, found in enumerate(nodes) if found.kind == "city"]
    wanted = [city for city in cities if city == node] or cities
    actions = [PlaceStation(actor=actor, company=company, hex=label, node=city) for city in wanted]
    price = station_cost(Draft(moment.rules, moment.state), company)
    return [
        Piece(label, "station", company, {0: action}, price, company=company, node=action.node, refused={0: why})
        for action, why in _broken(moment, STATIONS[0], actions).items()
        if isinstance(action, PlaceStation)
    ]
