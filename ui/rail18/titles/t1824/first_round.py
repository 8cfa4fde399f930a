"""The first stock round on one page: everything that is for sale in it, with owners, prices and what it brings (IV)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.holdings import director, director_certificate, unit
from core.rail18.rules import Rules
from core.rail18.state import CLOSED, StockRound
from core.text.catalogue import text
from core.titles.t1824.actions import BuyMinor, BuyMountain
from core.titles.t1824.data import special
from core.titles.t1824.opening import prices
from core.titles.t1824.shares import coal_of
from ui.rail18.views.chips import chips
from ui.rail18.views.turn.generic import act, list_row, number, refused_row
from ui.rail18.views.turn.of_title import StockMoves, StockPage
from ui.values.cells import Cell, Cells
from ui.values.turn import Choice, Keys, TurnTable, TurnView, turn_table

ACROSS = 4  # things to a row
KINDS = ("BuyMinor", "BuyMountain")


def first_round(moves: StockMoves, keys: Keys) -> StockPage | None:
    frame = moves.moment.state.frame
    if not isinstance(frame, StockRound) or frame.number > 1:
        return None
    page = _FirstRound(moves, keys)
    return StockPage("ask-first-round", (page.priced(), page.fixed()))


class _FirstRound:
    def __init__(self, moves: StockMoves, keys: Keys) -> None:
        self.moves, self.keys = moves, keys
        self.moment, self.player = moves.moment, moves.player
        self.title = moves.moment.rules.title

    # regional railways by their par: with a coal railway it is half its price, else the director's certificate sets it

    def priced(self) -> TurnTable:
        pars = sorted(self.moment.rules.market.par_cells)
        rows = [self.regional(sym, pars) for sym, company in self.title.companies.items() if company.kind == "regional"]
        head = ("", "", "", *(text("first-head-par", par=par) for par in pars))
        tips = ("", "", "", *(text("first-head-par-tip", par=par) for par in pars))
        return turn_table("first", rows, head, dense=True, tips=tips)

    def regional(self, sym: str, pars: list[int]) -> Cells:
        """As long as nobody has it: by how it is begun. After that: who has it, and a share at its price."""
        key, coal = self.keys.next(), coal_of(self.moment.rules, sym)
        found = self.moment.state.companies[sym]
        if found.par:
            share = self.share(sym, key)
            cells = (share if par == found.par else Cell() for par in pars)
            owner = text("first-owner", player=self.owner(coal or sym), company=sym, percent=unit(self.rules, sym))
            named = Cell(coal or sym, chip=chips(self.title)[coal or sym])
            return (Cell(key if share.choice else "", tone="quiet", align="centre"), named, Cell(owner), *cells)
        wishes = {par: self.begin(sym, coal, par) for par in pars}
        offered = {par: wish for par, wish in wishes.items() if wish in self.moves.actions}
        opened = Choice(f"company-{coal or sym}", text("first-how", company=coal or sym), key, preview=coal or sym,
                        page=lambda: self.price_page(sym, coal, wishes), details=self.brings(sym, coal))  # fmt: skip
        code = "first-brings-coal" if coal else "first-brings"
        train = special(self.rules).coal_railways.train
        brings = text(code, company=sym, train=train, percent=director_certificate(self.rules, sym).percent)
        return (
            Cell(key if offered else "", tone="quiet", align="centre"),
            Cell(coal or sym, chip=chips(self.title)[coal or sym], choice=opened if offered else None,
                 refused=None if offered else wishes[pars[0]]),
            Cell(brings, tone="quiet"),
            *(self.price_cell(sym, coal, wish, wish in self.moves.actions) for wish in wishes.values()),
        )  # fmt: skip

    def share(self, sym: str, key: str) -> Cell:
        """An ordinary certificate of a regional railway that has its price."""
        wish = ac.BuyShare(actor=self.player, company=sym, source="bank", percent=unit(self.rules, sym))
        price = number(self.moment.state.companies[sym].par)
        if wish in self.moves.actions:
            return Cell(price, choice=act(self.moment, wish, key), align="centre")
        return Cell(price, tone="quiet", refused=wish, align="centre")

    def begin(self, sym: str, coal: str | None, par: int) -> Action:
        if coal is None:
            return ac.StartCompany(actor=self.player, company=sym, price=par)
        return BuyMinor(actor=self.player, company=coal, price=par * 2)

    def price_cell(self, sym: str, coal: str | None, wish: Action, offered: bool) -> Cell:
        price = number(self.moment.rules.amount(self.moment.state, wish))
        if not offered:
            return Cell(price, tone="quiet", align="centre", refused=wish)
        choice = replace(act(self.moment, wish), preview=coal or sym, details=self.brings(sym, coal))
        return Cell(price, align="centre", choice=choice)

    def price_page(self, sym: str, coal: str | None, wishes: dict[int, Action]) -> TurnView:
        """For the keyboard: a price has the same key for everybody."""
        keys, details = Keys(taken=""), self.brings(sym, coal)
        choices = {par: replace(act(self.moment, wish, keys.next()), details=details) for par, wish in wishes.items()}
        rows = [
            list_row(self.moment, choices[par], self.moment.rules.amount(self.moment.state, wish))
            if wish in self.moves.actions
            else refused_row(self.moment, wish)
            for par, wish in wishes.items()
        ]
        code = "ask-coal-price" if coal else "ask-par"
        default = next(choices[par] for par, wish in wishes.items() if wish in self.moves.actions)
        return TurnView(text(code, company=coal or sym, regional=sym), self.player, "",
                        (turn_table("list", rows, wide=1),), default=default, preview=coal or sym)  # fmt: skip

    def brings(self, sym: str, coal: str | None) -> tuple[str, ...]:
        if coal is None:
            return ()
        return (text("first-brings-certificate", company=sym, percent=director_certificate(self.rules, sym).percent),)

    # what has one price

    def fixed(self) -> TurnTable:
        """Pre-Staatsbahnen, then mountain railways; where a table plays so, shares of Staatsbahnen."""
        companies = self.title.companies
        rows = [
            *self.rows(self.minor(sym) for sym, company in companies.items() if company.merges_into),
            *self.rows(self.mountain(code) for code in self.title.privates if self.in_play(code)),
        ]
        if self.rules.ruling("staatsbahn-shares") == "first-round":
            rows += self.rows(self.staatsbahn(sym) for sym, company in companies.items() if company.forms_in_phase)
        return turn_table("fixed", rows, dense=True)

    def rows(self, things: Iterable[Cells]) -> Iterator[Cells]:
        found = list(things)
        for at in range(0, len(found), ACROSS):
            yield tuple(cell for thing in found[at : at + ACROSS] for cell in thing)

    def thing(self, name: str, owner: str, side: str, wish: Action, details: tuple[str, ...]) -> Cells:
        """A key and what it stands for; its place and key are the same whether it is sold or not."""
        key = self.keys.next()
        if owner:
            return (Cell(), Cell(name, side=owner, tone="quiet"))
        if wish not in self.moves.actions:
            return (Cell(), Cell(name, side=side, tone="quiet", refused=wish))
        choice = replace(act(self.moment, wish, key), details=details)
        return (Cell(key, tone="quiet", align="centre"), Cell(name, side=side, choice=choice))

    def minor(self, sym: str) -> Cells:
        company, (price,) = self.title.companies[sym], prices(self.rules, sym)
        percent = special(self.rules).exchange[sym]
        details = (text("first-brings-certificate", company=company.merges_into, percent=percent),)
        wish = BuyMinor(actor=self.player, company=sym, price=price)
        return self.thing(sym, self.owner(sym), number(price), wish, details)

    def mountain(self, code: str) -> Cells:
        private, paper = self.title.privates[code], self.moment.state.papers[code]
        details = (text("first-brings-income", amount=private.income), text(f"power-1824-{code}"))
        owner = self.moment.names.get(paper.owner, "")
        return self.thing(code, owner, number(private.face), BuyMountain(actor=self.player, code=code), details)

    def staatsbahn(self, sym: str) -> Cells:
        wish = ac.BuyShare(actor=self.player, company=sym, source="bank", percent=unit(self.rules, sym))
        return self.thing(sym, "", number(self.moment.rules.amount(self.moment.state, wish)), wish, ())

    @property
    def rules(self) -> Rules:
        return self.moment.rules

    def in_play(self, code: str) -> bool:
        return self.moment.state.papers[code].owner != CLOSED

    def owner(self, sym: str) -> str:
        found = director(self.rules, self.moment.state, sym)
        return "" if found is None else self.moment.names[found]
