"""What the checks of random games must know of 1844, with the rule or ruling that says so."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random

from core.kernel.action import Action
from core.rail18.rules import Rules
from core.rail18.state import CLOSED, State
from core.titles.t1844.mountains import BuyCertificate, kind_of, special
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.tunnels import FURKA, BuildTunnel, LayFurkaOberalp, piece_ends
from tests.play.corrector import Corrector
from tests.play.invariants import must
from tests.play.peculiar import Peculiar

# Taken by their owners whenever they like: R36, R35, R32, and R18 where destinations are claimed.
# At the table the owner of a mountain railway or tunnel says that it was visited (R21).
ANYTIME = ("LayFurkaOberalp", "GiveEva", "RepayDebt", "PayDestination", "ReportVisit")


def peculiar(rules: Rules) -> Peculiar:
    data = special(rules)
    panels, pieces = [panel.id for panel in data.mountains.panels], [piece.id for piece in data.tunnels.pieces]
    return Peculiar(
        anytime=ANYTIME,
        papers=(*data.mountains.codes, *data.tunnels.codes),
        privates_close=data.privates.close_in_phase,
        free_share=data.powers.share.company,
        held_trains=(data.powers.eva.train,),
        exports_from="2",
        lying=partial(check_pieces, rules),
        income=partial(income, rules),
        once_a_round=lambda action: kind_of(rules, action.paper) if isinstance(action, BuyCertificate) else None,
        words={"tile": pieces, "panel": panels, "piece": (*pieces, FURKA), "train": ("EVA", "SBB"), "actor": ("SBB",)},
        by_the_book=partial(by_the_book, rules),
        corrections=partial(corrections, rules),
    )


def income(rules: Rules, state: State) -> dict[str, int]:
    """Active mountain railways and tunnels (R12)."""
    kinds = (special(rules).mountains, special(rules).tunnels)
    return {code: kind.income for kind in kinds for code in kind.codes if state.papers[code].active}


def by_the_book(rules: Rules, state: State, actor: str, company: str, rng: Random) -> Iterator[Action]:
    data = special(rules)
    yield from (GiveEva(actor=actor, company=sym) for sym in rules.title.companies)
    yield LayFurkaOberalp(actor=actor)
    yield from (BuyCertificate(actor=actor, paper=code) for code in (*data.mountains.codes, *data.tunnels.codes))
    for label, piece, rotation in product(data.tunnels.hexes, data.tunnels.pieces, range(6)):
        code = rng.choice(data.tunnels.codes)
        yield BuildTunnel(actor=actor, company=company, certificate=code, hex=label, piece=piece.id, rotation=rotation)


def corrections(rules: Rules, state: State, rng: Random, number: int) -> Iterator[Action]:
    corrector = Corrector(rules, rng)
    return (corrector.choose(state) for _ in range(number))


def check_pieces(rules: Rules, state: State) -> None:
    data = special(rules)
    laid = Counter(overlay.piece for here in state.overlays.values() for overlay in here)
    panels = {panel.id: panel.count for panel in data.mountains.panels}
    pieces = {piece.id: piece.count for piece in data.tunnels.pieces}
    line = {piece.hex for piece in data.furka_oberalp.pieces}
    for piece, number in laid.items():
        most = {FURKA: len(line), **panels, **pieces}.get(piece, 0)
        must(number <= most, number, "pieces", piece, "of", most)
    must(laid[FURKA] in (0, len(line)), "part of the Furka-Oberalp line")
    must(bool(laid[FURKA]) == (state.papers[data.powers.furka_oberalp.private].owner == CLOSED), "P4 and its line")
    for label, here in state.overlays.items():
        kinds = [
            "panel" if overlay.piece in panels else "tunnel" if overlay.piece in pieces else FURKA for overlay in here
        ]
        must(len(set(kinds)) == len(kinds), "twice on", label, kinds)  # R17: one tunnel per hex
        must("panel" not in kinds or (label in data.mountains.hexes and kinds == ["panel"]), "panel on", label)
        must("tunnel" not in kinds or label in data.tunnels.hexes, "tunnel on", label)
        must(FURKA not in kinds or label in line, "line on", label)
        for overlay in here:
            ends = piece_ends(rules, overlay)
            must(overlay.paper is not None and overlay.paper in state.papers, "overlay of", overlay.paper)
            if ends is not None:
                must(state.papers[overlay.paper or ""].hex == label, overlay.paper, "built on", label)
