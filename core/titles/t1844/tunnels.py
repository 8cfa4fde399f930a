"""Building tunnels (rules p. 11, R17) and the Furka-Oberalp line (rules p. 19, R36)."""

from collections.abc import Iterator, Mapping

from core.hexmap.coordinates import EDGES, opposite
from core.hexmap.tiles import Node
from core.kernel.action import Action
from core.kernel.handlers import Handler, refusal
from core.kernel.options import Choice, Option
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.actions import Amount, Name
from core.rail18.board import reach
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import director
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, CLOSED, CompanyTurn, Overlay, State
from core.rail18.steps.company import acting, company_turn
from core.rail18.steps.track import power_usable
from core.rail18.title import Title, end_from, node_from
from core.titles.t1844.data import FurkaPieceData, TunnelsData
from core.titles.t1844.mountains import special

FURKA = "furka"
PASS = "mountain-pass"  # the colour of hexes that take a tunnel instead of a tile
REASONS = (  # against a tunnel; the last one that is met tells most
    "no-tunnel-piece",
    "no-tunnel-hex",
    "tunnel-taken",
    "no-tunnel-mouth",
    "furka-edge",
    "not-connected",
    "not-enough-money",
)


class BuildTunnel(Action):
    """Build a tunnel; where track is not kept there is no place to name."""

    company: Name
    certificate: Name
    hex: Name = ""
    piece: Name = ""
    rotation: Amount = 0


class LayFurkaOberalp(Action):
    """The owner of P4, or the director of the company that owns it, lays the line."""


def piece_ends(rules: Rules, overlay: Overlay) -> tuple[int, int] | None:
    """The two edges that a tunnel piece joins as it lies; None for other overlays."""
    return ends_of(special(rules).tunnels, overlay)


def ends_of(data: TunnelsData, overlay: Overlay) -> tuple[int, int] | None:
    for piece in data.pieces:
        if piece.id == overlay.piece:
            a, b = ((end + overlay.rotation) % 6 for end in piece.ends)
            return a, b
    return None


def tunnel_in(rules: Rules, state: State, label: str) -> tuple[int, int] | None:
    for overlay in state.overlays.get(label, ()):
        ends = piece_ends(rules, overlay)
        if ends is not None:
            return ends
    return None


def furka_tracks(rules: Rules, label: str) -> tuple[tuple[Node, ...], tuple[tuple[int, int], ...]]:
    """What the Furka-Oberalp line lays on a hex: its station and its tracks."""
    return next((line_on(piece) for piece in special(rules).furka_oberalp.pieces if piece.hex == label), ((), ()))


def line_on(piece: FurkaPieceData) -> tuple[tuple[Node, ...], tuple[tuple[int, int], ...]]:
    nodes = () if piece.town is None else (node_from(piece.town),)
    return nodes, tuple((end_from(track.ends[0]), end_from(track.ends[1])) for track in piece.tracks)


def furka_laid(state: State) -> bool:
    return any(overlay.piece == FURKA for overlays in state.overlays.values() for overlay in overlays)


def furka_edges(rules: Rules, label: str) -> set[int]:
    return {end for pair in furka_tracks(rules, label)[1] for end in pair if end in EDGES}


def is_mouth(rules: Rules, label: str, edge: int) -> bool:
    return mouth_at(rules.title, label, edge)


def mouth_at(title: Title, label: str, edge: int) -> bool:
    """An edge of a pass hex towards a hex outside the pass range that lets track in (R17)."""
    other = title.neighbours[label][edge]
    if other is None or edge in title.walls[label]:
        return False
    beyond = title.data.hexes[other]
    if beyond.colour in (PASS, "blue"):
        return False
    return beyond.colour not in ("gray", "red") or opposite(edge) in title.faces[other].edges


def check_build(draft: Draft, action: BuildTunnel) -> None:
    rules, state, data = draft.rules, draft.state, special(draft.rules).tunnels
    company_turn(draft, action.company, action.actor, "track" if state.track_kept else None)
    draft.demand(action.certificate in data.codes, "unknown-certificate", IMPOSSIBLE, paper=action.certificate)
    paper = state.papers[action.certificate]
    draft.demand(paper.owner == action.actor, "not-directors-certificate", IMPOSSIBLE, paper=action.certificate)
    draft.demand(not paper.used, "certificate-used", IMPOSSIBLE, paper=action.certificate)
    if not state.track_kept:
        nowhere = not action.hex and not action.piece and not action.rotation
        draft.demand(nowhere, "track-not-kept", IMPOSSIBLE)
        demand_cash(draft, action.company, data.build_cost)
        return
    draft.demand(action.hex in data.hexes, "no-tunnel-hex", IMPOSSIBLE, hex=action.hex)
    draft.demand(tunnel_in(rules, state, action.hex) is None, "tunnel-taken", IMPOSSIBLE, hex=action.hex)
    draft.demand(action.piece in pieces_left(rules, state), "no-tunnel-piece", IMPOSSIBLE, piece=action.piece)
    draft.demand(action.rotation in EDGES, "no-rotation", IMPOSSIBLE, rotation=action.rotation)
    ends = demand_mouths(draft, action.hex, Overlay(action.piece, action.rotation), after_line=furka_laid(state))
    found = reach(rules, state, action.company)
    reached = any(found.arrives((action.hex, edge)) for edge in ends)
    draft.demand(reached, "not-connected", company=action.company, hex=action.hex)
    demand_cash(draft, action.company, data.build_cost)


def demand_mouths(draft: Draft, label: str, piece: Overlay, *, after_line: bool) -> tuple[int, int]:
    """A tunnel joins two mouths and shares no edge with the Furka-Oberalp line (R17); was it laid after the line?"""
    rules = draft.rules
    ends = piece_ends(rules, piece)
    assert ends is not None
    draft.demand(all(is_mouth(rules, label, edge) for edge in ends), "no-tunnel-mouth", hex=label)
    barred = rules.ruling("furka-edges") == "always" or after_line
    shares = barred and bool(set(ends) & furka_edges(rules, label))
    draft.demand(not shares, "furka-edge", hex=label)
    return ends


def build(draft: Draft, action: BuildTunnel) -> None:
    cost = special(draft.rules).tunnels.build_cost
    if not draft.state.track_kept:
        pay(draft, action.company, BANK, cost, "tunnel")
        draft.emit(ev.PaperUsed(action.certificate))
        return
    pay(draft, action.company, BANK, cost, f"tunnel:{action.hex}")
    draft.emit(ev.PaperUsed(action.certificate, action.hex))
    draft.emit(ev.OverlayLaid(action.hex, action.piece, action.rotation, action.certificate))
    pay_destinations(draft)


def pieces_left(rules: Rules, state: State) -> list[str]:
    laid = [overlay.piece for overlays in state.overlays.values() for overlay in overlays]
    return [piece.id for piece in special(rules).tunnels.pieces if laid.count(piece.id) < piece.count]


def builds(draft: Draft, company: str) -> Iterator[BuildTunnel]:
    data, state = special(draft.rules).tunnels, draft.state
    actor = director(draft.rules, state, company)
    if actor is None or state.cash.get(company, 0) < data.build_cost:
        return
    rights = unused_rights(draft.rules, draft.state, actor)
    if not state.track_kept:
        yield from (BuildTunnel(actor=actor, company=company, certificate=code) for code in rights)
        return
    if not rights:
        return
    found = reach(draft.rules, state, company)
    for label in data.hexes:
        if not any(found.arrives((label, edge)) for edge in EDGES):
            continue  # most of them: no need to try every piece there
        for piece in pieces_left(draft.rules, state):
            for rotation in EDGES:
                for code in rights:
                    action = BuildTunnel(
                        actor=actor, company=company, certificate=code, hex=label, piece=piece, rotation=rotation
                    )
                    if draft.allows(check_build, action):
                        yield action


def why_no_tunnel(rules: Rules, state: State, label: str) -> Rejection | None:
    """Why the company whose track step it is may build no tunnel on a pass; None where it may."""
    frame, draft = state.frame, Draft(rules, state)
    assert isinstance(frame, CompanyTurn)
    actor = director(rules, state, frame.company) or ""
    rights = unused_rights(rules, state, actor)
    if not rights:
        return draft.rejection("no-tunnel-right", IMPOSSIBLE, company=frame.company)
    found = [draft.rejection("no-tunnel-piece", IMPOSSIBLE, piece="")]
    for piece in pieces_left(rules, state):
        for rotation in EDGES:
            action = BuildTunnel(
                actor=actor, company=frame.company, certificate=rights[0], hex=label, piece=piece, rotation=rotation
            )
            why = refusal(HANDLERS[0], draft, action)
            if why is None:
                return None
            found.append(why)
    return max(found, key=lambda rejection: REASONS.index(rejection.code))


def unused_rights(rules: Rules, state: State, player: str) -> list[str]:
    papers = state.papers
    return [code for code in special(rules).tunnels.codes if papers[code].owner == player and not papers[code].used]


def more_track(draft: Draft, company: str) -> bool:
    """Can more be laid besides the regular tile? Recorded games ask as long as there is a right to."""
    if draft.rules.ruling("open-steps") == "as-recorded":
        return right_remains(draft, company)
    return any(True for _ in builds(draft, company))


def right_remains(draft: Draft, company: str) -> bool:
    """The question of recorded games: an unused right of the director, or one that the company might still buy."""
    leader = director(draft.rules, draft.state, company) or ""
    if unused_rights(draft.rules, draft.state, leader) or power_usable(draft.rules, draft.state, company, leader):
        return True
    power = special(draft.rules).powers.extra_tile
    paper = draft.state.papers[power.private]
    for_sale = not paper.used and draft.state.is_player(paper.owner)
    half = draft.rules.title.privates[power.private].face // 2
    in_time = draft.rules.phase_at_least(draft.state, power.from_phase)
    return in_time and for_sale and draft.state.cash.get(company, 0) >= half


def offer_tunnels(draft: Draft) -> Iterator[Option]:
    turn = acting(draft, "track" if draft.state.track_kept else None)
    if turn is not None:
        actions = tuple(builds(draft, turn[0].company))
        if actions:
            yield Choice(actions)


def furka_owner(rules: Rules, state: State) -> str | None:
    """The player who decides about P4: its owner, or the director of the company that owns it (R36)."""
    owner = state.papers[special(rules).powers.furka_oberalp.private].owner
    if owner in (BANK, CLOSED):
        return None
    return owner if state.is_player(owner) else director(rules, state, owner)


def check_furka(draft: Draft, action: LayFurkaOberalp) -> None:
    power, owner = special(draft.rules).powers.furka_oberalp, furka_owner(draft.rules, draft.state)
    draft.demand(owner == action.actor, "not-owner", IMPOSSIBLE, private=power.private)
    draft.demand(draft.rules.phase_at_least(draft.state, power.from_phase), "power-not-yet")


def lay_furka(draft: Draft, action: LayFurkaOberalp | None = None) -> None:
    data = special(draft.rules)
    private = data.powers.furka_oberalp.private
    owner = draft.state.papers[private].owner
    draft.emit(*(ev.OverlayLaid(piece.hex, FURKA, 0, private) for piece in data.furka_oberalp.pieces))
    draft.emit(ev.PaperClosed(private))
    pay(draft, BANK, owner, data.furka_oberalp.compensation, f"compensation:{private}")
    pay_destinations(draft)


def offer_furka(draft: Draft) -> Iterator[Option]:
    owner = furka_owner(draft.rules, draft.state)
    if owner is not None and draft.allows(check_furka, action := LayFurkaOberalp(actor=owner)):
        yield Choice((action,))


def tunnel_cost(rules: Rules, state: State, action: BuildTunnel) -> int:
    return special(rules).tunnels.build_cost


def first_tunnel(rules: Rules, state: State, action: BuildTunnel) -> Mapping[str, object]:
    """Unused certificates of one player are alike, and so are some rotations of a piece."""
    rights = unused_rights(rules, state, action.actor)
    certificate = rights[0] if action.certificate in rights else action.certificate
    return {"certificate": certificate, "rotation": least_rotation(rules, action)}


def least_rotation(rules: Rules, action: BuildTunnel) -> int:
    ends = piece_ends(rules, Overlay(action.piece, action.rotation))
    if ends is None:
        return action.rotation
    turns = range(action.rotation + 1)
    return next(turn for turn in turns if set(piece_ends(rules, Overlay(action.piece, turn)) or ()) == set(ends))


HANDLERS = (
    Handler(BuildTunnel, check_build, build, offer_tunnels, step="track", amount=tunnel_cost, alike=first_tunnel),
    Handler(LayFurkaOberalp, check_furka, lay_furka, offer_furka),
)
