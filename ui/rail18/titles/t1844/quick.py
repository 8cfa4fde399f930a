"""The verbs of quick entry that only 1844 has: mountain railways, tunnels, the Furka-Oberalp line, EVA."""

from collections.abc import Iterator

from core.hexmap.coordinates import EDGES
from core.rail18.equal_actions import listed
from core.rail18.state import BANK, Question
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain, special
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from core.titles.t1844.visits import ReportVisit
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.grammar import Fields, Missing, Verb, verb
from ui.rail18.views.quick.of_title import QuickOfTitle
from ui.rail18.views.quick.verbs import acting_company
from ui.rail18.views.quick.words import Words, spoken


def papers(ctx: Context) -> Words:
    """Each by its code; "mountain" and "tunnel" mean the next one that is for sale."""
    data = special(ctx.rules)
    words: dict[str, object] = {}
    for code, codes in (("mountain", data.mountains.codes), ("tunnel", data.tunnels.codes)):
        words |= {paper: paper for paper in codes}
        free = next((paper for paper in codes if ctx.state.papers[paper].owner == BANK), codes[-1])
        words |= dict.fromkeys(spoken(f"a-{code}"), free)
    return words


def built_papers(ctx: Context) -> Words:
    data = special(ctx.rules)
    return {paper: paper for paper in (*data.mountains.codes, *data.tunnels.codes)}


def mountain_panels(ctx: Context) -> Words:
    return {panel.id: panel.id for panel in special(ctx.rules).mountains.panels}


def mountain_hexes(ctx: Context) -> Words:
    return {label: label for label in special(ctx.rules).mountains.hexes}


def tunnel_hexes(ctx: Context) -> Words:
    return {label: label for label in special(ctx.rules).tunnels.hexes}


def tunnel_pieces(ctx: Context) -> Words:
    return {piece.id: piece.id for piece in special(ctx.rules).tunnels.pieces}


def tunnel_certificates(ctx: Context) -> Words:
    return {code: code for code in special(ctx.rules).tunnels.codes}


def place_mountain(ctx: Context, given: Fields) -> Iterator[Fields]:
    """The mountain railway that has just been bought; any panel that is left."""
    frame = ctx.state.frame
    item = frame.item if isinstance(frame, Question) and frame.item else special(ctx.rules).mountains.codes[0]
    for panel in [given["panel"]] if "panel" in given else mountain_panels(ctx):
        yield {"mountain": item, **given, "panel": panel}


def build_tunnel(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Every way to build it there that comes to something else; where track is not kept there is no place."""
    full = acting_company(ctx, given)
    if "hex" not in given and ctx.state.track_kept:
        raise Missing("hex")
    fields = ("company", "certificate", "hex", "piece", "rotation")
    offered = listed(ctx.rules, ctx.state, ctx.offered("BuildTunnel", full))
    for action in offered:
        yield {name: getattr(action, name) for name in fields}
    if offered:
        return
    leader = ctx.leader(full["company"])  # not possible: let the refusal say why
    codes = special(ctx.rules).tunnels.codes
    owned = [code for code in codes if ctx.state.papers[code].owner == leader]
    unused = [code for code in owned if not ctx.state.papers[code].used]
    own = next(iter((*unused, *owned, *codes)))
    if not ctx.state.track_kept:
        yield {"certificate": own, **full}
        return
    for piece in tunnel_pieces(ctx):
        for rotation in EDGES:
            yield {"certificate": own, "piece": piece, "rotation": rotation} | full


def visited(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Who reports a visit: the owner of the certificate."""
    yield {**given, "actor": ctx.state.papers[given["paper"]].owner}


VERBS: tuple[Verb, ...] = (
    verb("buy", BuyCertificate, "paper", {"paper": papers}),
    verb(
        "mountain", PlaceMountain, "hex panel?", {"hex": mountain_hexes, "panel": mountain_panels},
        fill=place_mountain, choose=True,
    ),
    verb(
        "tunnel", BuildTunnel, "company? hex? piece? rotation? certificate?",
        {"hex": tunnel_hexes, "piece": tunnel_pieces, "certificate": tunnel_certificates},
        fill=build_tunnel, choose=True, led=True,
    ),
    verb("visit", ReportVisit, "paper", {"paper": built_papers}, fill=visited, at_table=True),
    verb("furka", LayFurkaOberalp),
    verb("eva", GiveEva, "company"),
)  # fmt: skip
QUICK = QuickOfTitle(VERBS, paid_for=frozenset(("certificate", "tunnel")))
