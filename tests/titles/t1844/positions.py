"""Positions of 1844 made by hand, and a driver that plays on them.

`Table` begins behind the auction: stock round 2, Ann to move, all privates out of the game, nobody holds a share.
"""

from dataclasses import replace
from typing import Self

from core.rail18.engine import Engine18
from core.rail18.state import BANK, CLOSED, POOL, Paper, StockRound
from tests.play import table as base
from tests.play.table import NAMES, decided, play, refused, route, total

__all__ = ["MONEY", "NAMES", "Table", "decided", "engine", "forming", "play", "refused", "route", "total"]

MONEY = 12_000


def engine(
    players: int | tuple[str, ...] = 4, preset: str = "2016", mode: str = "hotseat", **switches: str
) -> Engine18:
    return base.engine("1844", players, preset, mode, **switches)


class Table(base.Table):
    def __init__(
        self, players: int | tuple[str, ...] = 4, preset: str = "2016", mode: str = "hotseat", **switches: str
    ) -> None:
        super().__init__(engine(players, preset, mode, **switches))
        papers = {code: Paper(CLOSED if code in self.title.privates else BANK) for code in self.state.papers}
        self.change(papers=papers, flow=(StockRound(2, self.state.order[0]),))

    def sbb(self, *tens: str, director: str = POOL, pool: bool = True, **fives: int) -> Self:
        """A formed SBB: owners of 10 % certificates besides the director's, and numbers of 5 % shares."""
        owners = dict.fromkeys((cert.id for cert in self.title.certificates["SBB"]), POOL)
        owners["SBB_0"] = director
        owners.update({f"SBB_{number}": owner for number, owner in enumerate(tens, start=1)})
        singles = [f"SBB_{number}" for number in range(5, 15)]
        for owner, count in fives.items():
            owners.update({singles.pop(0): owner for _ in range(count)})
        self.change(shares={**self.state.shares, "SBB": owners})
        found = replace(self.state.companies["SBB"], par=100, launched=True, operated=True)
        closed = {sym: replace(self.state.companies[sym], closed=True) for sym in ("NOB", "SCB", "VSB", "JS", "GB")}
        self.change(companies={**self.state.companies, **closed, "SBB": found})
        self.mark("SBB", "100/6")
        return self.own("SBB", SBB="5H")

    def tunnel(self, code: str, owner: str, label: str, piece: str, rotation: int, active: bool = False) -> Self:
        self.paper(code, owner, used=True, active=active, hex=label)
        return self.overlay(label, piece, rotation, code)

    def mountain(self, code: str, owner: str, label: str, panel: str = "XM1", active: bool = False) -> Self:
        self.paper(code, owner, used=True, active=active, hex=label)
        return self.overlay(label, panel, 0, code)


def forming(players: int | tuple[str, ...] = 5, phase: str = "5", **switches: str) -> Table:
    """Phase 5 has begun; STB, of the last player, is the last to act in this operating round."""
    table = Table(players, **switches).phase(phase)
    last = table.state.order[-1]
    return table.company("STB", treasury=0, **{last: 5}).own("STB", t="5")
