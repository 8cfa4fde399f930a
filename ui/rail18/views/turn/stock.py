"""The stock round: a row for each company with what may be bought and sold, and what else there is (rules p. 7, 8)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Literal

from core.kernel.action import Action
from core.kernel.options import Option
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.holdings import certificates, counted, director, percent, price, share_limit, unit
from core.rail18.order import coming_turns
from core.rail18.state import BANK, POOL, StockRound
from core.rail18.table import EverybodyPasses
from core.text.catalogue import text, text_of
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.about import about_company
from ui.rail18.views.turn.dry import turn_of, why_not
from ui.rail18.views.turn.generic import (
    act,
    beside_each_other,
    cash_words,
    list_row,
    list_table,
    more_choice,
    number,
    refused_row,
    rest,
)
from ui.rail18.views.turn.of_title import StockMoves
from ui.values.cells import Cell, Cells
from ui.values.problem import Problem
from ui.values.turn import EVERYBODY, MORE, PASS, Choice, Keys, TurnTable, TurnView, turn_table

START, BUY, SELL = "S", "B", "S"
WHOLE = 100  # percent of a company that has one owner: nothing of it is bought or sold
FEW = 6  # companies that are never put beside each other
Source = Literal["bank", "pool"]
SOURCES: tuple[Source, ...] = ("bank", "pool")
TRADES = (*SOURCES, "own")  # columns of the grid
KNOWN = ("BuyShare", "StartCompany", "SellShares", "Pass")


def stock_view(moment: Moment, frame: StockRound, player: str | None = None, *, compact: bool = False) -> TurnView:
    """The moves of whose turn it is, or at the table those of a later player."""
    asked = turn_of(moment, player) if player is not None and player != frame.player else moment
    if not isinstance(asked, Moment) or not isinstance(asked.state.frame, StockRound):
        silent = _why_silent(moment, asked, player or "")
        return replace(stock_view(moment, frame, compact=compact), note=silent.sentence, why=silent.section)
    return _Stock(asked, asked.state.frame, moment, compact).view()


def _why_silent(moment: Moment, found: object, player: str) -> Problem:
    name = moment.names[player]
    if not isinstance(found, Rejection):
        return Problem(text("turn-not-asked", player=name))
    section = section_of_refusal(moment.rules.title.id, found.code)
    return Problem(text("turn-must-act-first", player=name), section)


class _Stock:
    """`moment` is that of the player whose moves are shown, `present` the real one."""

    def __init__(self, moment: Moment, frame: StockRound, present: Moment, compact: bool) -> None:
        self.moment, self.present, self.frame = moment, present, frame
        self.compact = compact  # two companies to a row, where there is little height
        self.player = frame.player
        self.buttons = title_views(moment.rules.title.id).turn.stock
        self.kinds = (*KNOWN, *self.buttons.kinds)
        actions = [
            action
            for option in moment.options
            if option.kind in self.kinds and option.actor == self.player
            for action in option.examples()
        ]
        self.moves = StockMoves(moment, self.player, actions)

    @property
    def now(self) -> bool:
        """Is it this player's turn, without passes before?"""
        return self.moment is self.present

    def of(self, kind: str, company: str | None = None) -> list[Action]:
        return self.moves.of(kind, company)

    def view(self) -> TurnView:
        moment, player = self.moment, self.player
        keys = Keys(taken=PASS + EVERYBODY + MORE + START + self.buttons.keys)
        passing = [act(moment, action, PASS, self.pass_label()) for action in self.of("Pass")]
        others: list[Choice] = []
        if moment.state.mode == "table" and self.now:
            others.append(act(moment, EverybodyPasses(actor=player), EVERYBODY))
        others += more_choice(self.present, rest(self.present.options, self.known))
        default = passing[0] if passing else self.first_move()
        own = None if self.buttons.page is None else self.buttons.page(self.moves, keys)
        question = text("ask-stock" if own is None else own.question, player=moment.names[player])
        tables = (*self.people(), *((*self.grid(keys), *self.besides()) if own is None else own.tables))
        barred = None if passing or not self.now else why_not(moment, ac.Pass(actor=player, what="stock"))
        note = text("turn-note-and-why", note=self.note(), why=barred.sentence) if barred else self.note()
        why = barred.section if barred else ""
        return TurnView(question, player, note, tables, default=default, foot=tuple(others), why=why)

    def known(self, option: Option) -> bool:
        shown = self.present.state.frame
        return option.kind in self.kinds and option.actor == getattr(shown, "player", "")

    def pass_label(self) -> str:
        return text("turn-done") if self.frame.blocks else text("turn-pass")

    def first_move(self) -> Choice | None:
        """Where passing is not allowed something must be sold."""
        return next((act(self.moment, action) for action in (*self.of("SellShares"), *self.moves.actions)), None)

    def note(self) -> str:
        rules, state = self.moment.rules, self.moment.state
        params = {
            "cash": cash_words(self.moment, self.player, self.player),
            "has": counted(rules, state, self.player),
            "limit": share_limit(rules, state),
            "debt": state.debt(self.player),
        }
        if not params["debt"]:
            return text("turn-stock-note", **params)
        return text_of("turn-stock-note-debt", "overdrawn" if rules.slots.pay.overdrawn(rules) else "", **params)

    def people(self) -> tuple[TurnTable, ...]:
        """At the table the move may be a later player's: those between have passed."""
        if self.moment.state.mode != "table":
            return ()
        state, opened = self.present.state, self.present.state.frame
        assert isinstance(opened, StockRound)
        turns = islice(coming_turns(self.present.rules, state, opened), 2 * len(state.order))
        cells = tuple(
            Cell(
                self.moment.names[player],
                choice=Choice(f"player-{player}", text("turn-moves-of", player=self.moment.names[player]),
                              player=player),
                strong=player == self.player,
                align="centre",
            )
            for player in dict.fromkeys((opened.player, *turns))
        )  # fmt: skip
        return (turn_table("people", (cells,), dense=True),)

    # the grid

    def grid(self, keys: Keys) -> tuple[TurnTable, ...]:
        """Companies have the same place and the same key for everybody, whether he can do something there or not."""
        state, title = self.moment.state, self.moment.rules.title
        started = [
            sym
            for sym, company in state.companies.items()
            if company.par and not company.closed and title.kind(sym).share_percent < WHOLE
        ]
        if not started:
            return ()
        keyed = {sym: key if self.possible(sym) else "" for sym, key in ((sym, keys.next()) for sym in started)}
        if self.compact and len(started) > FEW:
            return (self.compact_table(keyed),)
        rows = [self.row(sym, key) for sym, key in keyed.items()]
        head = ("", "", text("head-price"), *(text(f"head-{name}") for name in self.trades))
        tips = ("", "", *(text(f"head-{name}-tip") for name in ("price", *self.trades)))
        return (turn_table("shares", tuple(rows), head, dense=True, tips=tips),)

    def possible(self, sym: str) -> bool:
        return any(self.of(kind, sym) for kind in ("BuyShare", "SellShares"))

    def compact_table(self, keyed: Mapping[str, str]) -> TurnTable:
        """What the shares are is said in the sheet."""
        rows = beside_each_other([self.short_row(sym, key) for sym, key in keyed.items()])
        head = ("", *(text(f"head-{name}-short") for name in self.trades))
        tips = ("", *(text(f"head-{name}-tip") for name in self.trades))
        return turn_table("shares", rows, (*head, *head), dense=True, tips=(*tips, *tips))

    def short_row(self, sym: str, key: str) -> Cells:
        _, name, _, *buys, own = self.row(sym, key)
        share = percent(self.moment.rules, self.moment.state, sym, self.player)
        return (
            replace(name, side=key),
            *(replace(cell, text=cell.text or ("–" if cell.refused else ""), side="") for cell in buys),
            replace(own, text=number(share) if share else "", side=""),
        )

    def row(self, sym: str, key: str) -> Cells:
        moment, state = self.moment, self.moment.state
        opened = Choice(f"company-{sym}", text("turn-company", company=sym), key,
                        page=lambda: self.company_page(sym), preview=sym)  # fmt: skip
        led = director(moment.rules, state, sym) == self.player
        own = percent(moment.rules, state, sym, self.player)
        moves = (*self.buy_cells(sym), self.sell_cell(sym, own, led))
        refused = None if key else self.why_nothing(sym, moves)
        return (
            Cell(key, tone="quiet", align="centre"),
            Cell(sym, choice=opened if key else None, chip=chips(moment.rules.title)[sym], refused=refused),
            Cell(number(price(moment.rules, state, sym)), align="right"),
            *moves,
        )

    def why_nothing(self, sym: str, moves: Cells) -> Action:
        """What is refused of a company where nothing can be done."""
        wishes = (cell.refused for cell in moves if cell.refused is not None)
        share = unit(self.moment.rules, sym)
        return next(wishes, ac.BuyShare(actor=self.player, company=sym, source="bank", percent=share))

    @property
    def trades(self) -> tuple[str, ...]:
        """Where the bank takes what players sell there is no pool."""
        return TRADES if self.moment.rules.slots.stock.sold_to == POOL else ("bank", "own")

    def buy_cells(self, sym: str) -> Cells:
        return tuple(self.buy_cell(sym, source) for source in SOURCES if source in self.trades)

    def buy_cell(self, sym: str, source: Source) -> Cell:
        moment = self.moment
        left = percent(moment.rules, moment.state, sym, BANK if source == "bank" else POOL)
        side = text("turn-percent", percent=left) if left else ""
        found = [action for action in self.of("BuyShare", sym) if getattr(action, "source", "") == source]
        if len(found) == 1:
            choice = act(moment, found[0])
            return Cell(number(moment.rules.amount(moment.state, found[0])), side=side, choice=choice, align="right")
        if found:
            several = Choice(
                f"buy-{sym}-{source}",
                text("turn-buy-which", company=sym),
                page=lambda: self.list_page(text("ask-which-share", company=sym), found),
                preview=sym,
            )
            return Cell("…", side=side, choice=several, align="right")  # fmt: skip
        wish = self.wish(sym, source) if left else None
        return Cell("", side=side, align="right", tone="quiet", refused=wish)

    def wish(self, sym: str, source: Source) -> ac.BuyShare | None:
        """What one might want to buy there and cannot."""
        owner = BANK if source == "bank" else POOL
        offer = certificates(self.moment.rules, self.moment.state, sym, owner)
        if not offer:
            return None
        return ac.BuyShare(actor=self.player, company=sym, source=source, percent=offer[-1].percent)

    def sell_cell(self, sym: str, own: int, led: bool) -> Cell:
        if not own:
            return Cell(align="right")
        words = text("turn-percent", percent=own)
        mark = text("turn-director") if led else ""
        if self.of("SellShares", sym):
            page = Choice(f"sell-{sym}", text("turn-sell", company=sym), page=lambda: self.sell_page(sym), preview=sym)
            return Cell(words, side=mark, choice=page, align="right")
        wish = ac.SellShares(actor=self.player, company=sym, shares=1)
        return Cell(words, side=mark, align="right", refused=wish)

    def company_page(self, sym: str) -> TurnView:
        """All about one company, with letters for the keyboard."""
        moment, keys = self.moment, Keys(taken=BUY + SELL)
        buys, sales = self.of("BuyShare", sym), self.of("SellShares", sym)
        choices = [act(moment, action, BUY if not index else keys.next()) for index, action in enumerate(buys)]
        rows = [list_row(moment, choice, moment.rules.amount(moment.state, action))
                for choice, action in zip(choices, buys, strict=True)]  # fmt: skip
        if sales:
            sell = Choice(f"sell-{sym}", text("turn-sell", company=sym), SELL, page=lambda: self.sell_page(sym),
                          preview=sym)  # fmt: skip
            rows.append(list_row(moment, sell))
            choices.append(sell)
        wishes = [cell.refused for cell in self.buy_cells(sym) if cell.refused]
        rows += [refused_row(moment, wish) for wish in wishes]
        return TurnView(text("ask-company", company=sym), self.player, self.note(),
                        (turn_table("company", tuple(rows), wide=1),), default=choices[0], preview=sym)  # fmt: skip

    def sell_page(self, sym: str) -> TurnView:
        sales = self.of("SellShares", sym)
        return self.list_page(text("ask-block", company=sym), sales)

    def list_page(self, question: str, actions: Sequence[Action]) -> TurnView:
        table = list_table(self.moment, actions, Keys(taken=""))
        return TurnView(question, self.player, self.note(), (table,), default=next(table.choices))

    # companies to be started, and what the title adds

    def besides(self) -> tuple[TurnTable, ...]:
        """One row of buttons, each with its key."""
        cells = (*self.start_cell(), *self.title_cells())
        return (turn_table("besides", (cells,)),) if cells else ()

    def start_cell(self) -> list[Cell]:
        moment, state = self.moment, self.moment.state
        if self.of("StartCompany"):
            choice = Choice("start", text("turn-start"), START, page=self.start_page)
            return [Cell(text("turn-start-short"), side=START, choice=choice)]
        may = moment.rules.slots.stock.may_be_started
        bare = [
            sym for sym, c in state.companies.items() if not c.par and not c.closed and may(moment.rules, state, sym)
        ]
        if not bare:
            return []
        wish = ac.StartCompany(actor=self.player, company=bare[0], price=min(moment.rules.market.par_cells))
        return [Cell(text("turn-start-short"), tone="quiet", refused=wish)]

    def title_cells(self) -> list[Cell]:
        return [] if self.buttons.cells is None else self.buttons.cells(self.moves)

    def start_page(self) -> TurnView:
        """Companies as rows, pars as columns: one click; or the code of the company is typed."""
        moment = self.moment
        pars = sorted(moment.rules.market.par_cells, reverse=True)
        actions = {(a.company, a.price): a for a in self.of("StartCompany") if isinstance(a, ac.StartCompany)}
        rows = []
        for sym in dict.fromkeys(company for company, _ in actions):
            company = moment.rules.title.companies[sym]
            opened = Choice(f"start-{sym}", text("turn-start-company", company=sym, name=company.name),
                            page=lambda sym=sym: self.par_page(sym), preview=sym,  # type: ignore[misc]
                            details=about_company(moment, sym))  # fmt: skip
            cells = [Cell(sym, choice=opened, chip=chips(moment.rules.title)[sym])]
            for par in pars:
                action = actions.get((sym, par))
                if action is not None:
                    taken = replace(act(moment, action), preview=sym, details=about_company(moment, sym))
                    cells.append(Cell(number(par), choice=taken, align="centre"))
                else:
                    wish = ac.StartCompany(actor=self.player, company=sym, price=par)
                    cells.append(Cell(number(par), tone="quiet", align="centre", refused=wish))
            rows.append(tuple(cells))
        low = self.compact and len(rows) > FEW
        table = turn_table("start", beside_each_other(rows) if low else tuple(rows), dense=True)
        note = text("turn-start-note", note=self.note())
        return TurnView(text("ask-start"), self.player, note, (table,), typing=True)

    def par_page(self, sym: str) -> TurnView:
        """A par has the same key for everybody, whether he can pay it or not."""
        moment, keys, offered = self.moment, Keys(taken=""), self.of("StartCompany", sym)
        pars = sorted(moment.rules.market.par_cells, reverse=True)
        wishes = [ac.StartCompany(actor=self.player, company=sym, price=par) for par in pars]
        choices = {wish.price: act(moment, wish, keys.next()) for wish in wishes}
        rows = tuple(
            list_row(moment, choices[wish.price], moment.rules.amount(moment.state, wish))
            if wish in offered
            else refused_row(moment, wish)
            for wish in wishes
        )
        default = next(choices[wish.price] for wish in wishes if wish in offered)
        return TurnView(text("ask-par", company=sym), self.player, self.note(), (turn_table("list", rows, wide=1),),
                        default=default, preview=sym)  # fmt: skip
