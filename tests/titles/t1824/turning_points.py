"""Positions of 1824 in which much happens: a phase begins, a round ends, a Staatsbahn forms."""

from core.rail18.actions import Pass
from core.rail18.phases import begin_phase
from core.rail18.rules import Draft
from core.rail18.turn import settle
from tests.titles.t1824.play import Table

PHASE = {"Sd": "4", "Ug": "5", "kk": "6"}
WIEN, PEST = "F11", "G16"


def begin(table: Table, phase: str) -> Table:
    """The first train of a phase is sold, with what that sets off."""
    draft = Draft(table.rules, table.state)
    begin_phase(draft, phase)
    settle(draft)
    table.state, table.events = draft.state, tuple(draft.events)
    return table


def operating(table: Table) -> Table:
    """BH's director is asked about trains in the middle of an operating round."""
    table.company("BH", par=60, treasury=900, dan=5).own("BH", a="3")
    return table.turn("BH", "trains", index=1, rounds=2)


def table(phase: str = "4", *, players: int = 4, **switches: str) -> Table:
    """Nothing is sold but BH, of the last player, which is the last to act in this round."""
    found = Table(players, **switches).phase(phase)
    return found.company("BH", **{found.state.order[-1]: 5}).own("BH", t="4")


def end_round(found: Table, index: int = 1, rounds: int = 2) -> Table:
    """BH's turn ends and with it the operating round."""
    acted = tuple(sym for sym, company in found.state.companies.items() if company.launched and sym != "BH")
    found.turn("BH", "trains", index, rounds, acted=acted)
    return found.play(Pass(actor=found.director("BH"), what="trains"))


def alone(sym: str, **switches: str) -> Table:
    """Only this Staatsbahn is still to form."""
    found = table(PHASE[sym], **switches)
    for other, phase in PHASE.items():
        if phase < PHASE[sym]:
            found.charter(other, launched=True)
    return found


def both_in_wien(**switches: str) -> Table:
    return alone("kk", **switches).minor("kk1", "ann", 240).minor("kk2", "ben")
