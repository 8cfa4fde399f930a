"""Positions of 1824 made by hand, and a driver that plays on them.

`Table` begins behind the first round: stock round 2, Ann to move; nothing was bought, so all minors and mountain
railways are out of the game. `FirstRound` begins where the game does.
"""

from dataclasses import replace
from typing import Self

from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import CLOSED, Paper, StockRound
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from tests.play import table as base


def engine(
    players: int | tuple[str, ...] = 4, preset: str = "book", mode: str = "hotseat", **switches: str
) -> Engine18:
    return base.engine("1824", players, preset, mode, **switches)


class Table(base.Table):
    def __init__(
        self, players: int | tuple[str, ...] = 4, preset: str = "book", mode: str = "hotseat", **switches: str
    ) -> None:
        super().__init__(engine(players, preset, mode, **switches))
        minors = [sym for sym, data in self.title.companies.items() if data.becomes or data.merges_into]
        self.change(
            papers={code: Paper(CLOSED) for code in self.state.papers},
            companies={
                **self.state.companies,
                **{sym: replace(self.state.companies[sym], closed=True) for sym in minors},
            },
            shares={**self.state.shares, **{sym: {f"{sym}_0": CLOSED} for sym in minors}},
            flow=(StockRound(2, self.state.order[0]),),
        )

    def minor(self, sym: str, owner: str, price: int = 120, treasury: int = 0, home: bool = True) -> Self:
        """A minor that was bought; the regional of a coal railway has its par."""
        company = self.title.companies[sym]
        self.charter(sym, closed=False)
        self.company(sym, par=price, treasury=treasury, home=home, **{owner: 1})
        self.change(shares={**self.state.shares, sym: {f"{sym}_0": owner}})
        if company.becomes and not self.state.companies[company.becomes].par:
            self.priced(company.becomes, price // 2)
        return self

    def priced(self, sym: str, par: int, **holders: int) -> Self:
        """A company with a par that is not open; shares are 10 % certificates."""
        self.company(sym, par=par, launched=False, operated=False, home=False)
        return self.singles(sym, **holders)

    def singles(self, sym: str, **holders: int) -> Self:
        """Deal 10 % certificates only; the director's stays in the bank."""
        owners = dict.fromkeys(self.state.shares[sym], "bank")
        free = list(owners)[1:]
        for holder, number in holders.items():
            owners.update({free.pop(0): holder for _ in range(number)})
        return self.change(shares={**self.state.shares, sym: owners})

    def mountain(self, code: str, owner: str) -> Self:
        return self.paper(code, owner)


class FirstRound(base.Table):
    """The game as it begins."""

    def __init__(
        self, players: int | tuple[str, ...] = 4, preset: str = "book", mode: str = "hotseat", **switches: str
    ) -> None:
        super().__init__(engine(players, preset, mode, **switches))


def buy(player: str, company: str, percent: int = 10) -> ac.BuyShare:
    return ac.BuyShare(actor=player, company=company, source="bank", percent=percent)


def sell(player: str, company: str, shares: int) -> ac.SellShares:
    return ac.SellShares(actor=player, company=company, shares=shares)


def start(player: str, company: str, price: int) -> ac.StartCompany:
    return ac.StartCompany(actor=player, company=company, price=price)


def done(player: str) -> ac.Pass:
    return ac.Pass(actor=player, what="stock")


def minor(player: str, company: str, price: int = 120) -> BuyMinor:
    return BuyMinor(actor=player, company=company, price=price)


def mountain(player: str, code: str) -> BuyMountain:
    return BuyMountain(actor=player, code=code)


def exchange(player: str, code: str, company: str) -> ExchangeMountain:
    return ExchangeMountain(actor=player, code=code, company=company)


def decline(player: str, code: str) -> DeclineExchange:
    return DeclineExchange(actor=player, code=code)


def coal(player: str, company: str) -> ExchangeCoal:
    return ExchangeCoal(actor=player, company=company)
