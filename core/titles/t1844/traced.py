"""What traces of 1844 say otherwise than its state does."""

from core.kernel.family import Json
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.trace import Traced
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import FURKA

LINE = {0: "OP3", 4: "OP1"}  # the pieces at the ends of the Furka-Oberalp line; all others are the same


def adjust(rules: Rules, state: State, line: Json) -> None:
    """FNM's shares come into the pool when its par is set."""
    company = special(rules).powers.director.company
    if not state.companies[company].par and company in line["pool"]:
        line["ipo"][company] += line["pool"].pop(company)


def also_held(rules: Rules, state: State, player: str) -> tuple[str, ...]:
    """P7 is its owner's until EVA is given."""
    power = special(rules).powers.eva
    eva = state.trains.get(power.train)
    return (power.private,) if eva is not None and eva.owner == player else ()


def piece(rules: Rules, state: State, label: str) -> str | None:
    """Tunnels and the line hide what is under them; income panels do not show."""
    pieces = {overlay.piece for overlay in state.overlays.get(label, ())}
    if FURKA in pieces:
        hexes = [entry.hex for entry in special(rules).furka_oberalp.pieces]
        return LINE.get(hexes.index(label), "OP2")
    return next((entry.id for entry in special(rules).tunnels.pieces if entry.id in pieces), None)


TRACED = Traced(adjust, also_held, piece)
