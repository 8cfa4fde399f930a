"""The forming of a Staatsbahn as a settlement: what each forerunner brings, from the bank, to whom, and who directs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.rail18 import events as ev
from core.rail18.holdings import director, director_certificate, percent
from core.rail18.phases import train_limit
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text
from core.text.lists import items, listed, sentences
from core.titles.t1824.data import special
from core.titles.t1824.shares import forerunners
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.generic import number
from ui.values.cells import Cell, Cells
from ui.values.turn import TurnTable, turn_table

HEAD = ("", "gets", "money", "trains", "stations")


@dataclass(frozen=True)
class Forming:
    """Events that form a Staatsbahn, or make something of coal railways, with the positions around them."""

    rules: Rules
    names: dict[str, str]
    before: State
    events: Sequence[ev.Event]
    after: State

    @classmethod
    def of(cls, moment: Moment) -> "Forming | None":
        if moment.before is None:
            return None
        return cls(moment.rules, moment.names, moment.before, moment.events, moment.state)

    @property
    def formed(self) -> list[str]:
        companies = self.rules.title.companies
        return [sym for sym in self.launched if companies[sym].forms_in_phase]

    @property
    def launched(self) -> list[str]:
        return [event.company for event in self.events if isinstance(event, ev.CompanyLaunched)]

    @property
    def exchanged(self) -> list[str]:
        """Coal railways that became regional railways."""
        closed = [event.company for event in self.events if isinstance(event, ev.CompanyClosed)]
        return [sym for sym in closed if self.rules.title.companies[sym].becomes]

    def paid(self, payee: str, why: str, payer: str | None = None) -> int:
        return sum(
            event.amount
            for event in self.events
            if isinstance(event, ev.MoneyPaid)
            and event.payee == payee
            and event.why == why
            and payer in (None, event.payer)
        )

    # tables

    def settlement(self, sym: str) -> TurnTable:
        """A row for each forerunner, for the bank, and what comes of them."""
        rows = [self.member_row(member, sym) for member in forerunners(self.rules, sym)]
        rows.append((Cell(text("forming-bank")), Cell(), money(self.paid(sym, "formed"))))
        stations = text("forming-stations", has=len(self.places(sym)), left=self.after.companies[sym].stations_left)
        trains = self.types(self.after, self.after.trains_of(sym))
        total = self.paid(sym, "formed") + self.paid(sym, "merged")
        rows.append((
            Cell(sym, chip=chips(self.rules.title)[sym], strong=True), Cell(), money(total, strong=True),
            Cell(trains, strong=True, align="right"), Cell(stations, strong=True),
        ))  # fmt: skip
        return turn_table(f"forming-{sym}", rows, [text(f"forming-head-{name}") if name else "" for name in HEAD],
                          dense=True)  # fmt: skip

    def member_row(self, member: str, sym: str) -> Cells:
        owner = director(self.rules, self.before, member)
        name = Cell(member, chip=chips(self.rules.title)[member])
        if owner is None:
            return (name, Cell(text("forming-unsold"), tone="quiet"))
        gets = text("forming-gets", player=self.names[owner], percent=special(self.rules).exchange[member])
        moved = [event.train for event in self.events if isinstance(event, ev.TrainMoved) and event.owner == sym]
        own = [train for train in moved if self.before.trains[train].owner == member]
        return (
            name, Cell(gets), money(self.paid(sym, "merged", member)),
            Cell(self.types(self.before, own), align="right"), Cell(items(self.replaced(member))),
        )  # fmt: skip

    def replaced(self, member: str) -> list[str]:
        words = Words(self.rules, self.after.players)
        found = (event for event in self.events if isinstance(event, ev.StationReplaced) and event.company == member)
        return [words.town(event.hex) for event in found]

    def places(self, sym: str) -> list[str]:
        return [label for label, here in self.after.stations.items() for found in here if found.company == sym]

    @staticmethod
    def types(state: State, trains: Sequence[str]) -> str:
        return " ".join(state.trains[train].type for train in trains) or "–"

    def holders(self, sym: str) -> TurnTable:
        """Who has how much of it, the director marked."""
        led = director(self.rules, self.after, sym)
        cells = []
        for player, name in self.names.items():
            share = percent(self.rules, self.after, sym, player)
            words = text("forming-gets" if share else "forming-none", player=name, percent=share)
            cells.append(Cell(words, strong=player == led, tone="" if share else "quiet"))
        return turn_table(f"holders-{sym}", (cells,), dense=True)

    def exchanges(self) -> TurnTable | None:
        """Coal railways that went, and regional railways that open."""
        rows = list(self._exchange_rows())
        return turn_table("opened", rows, dense=True) if rows else None

    def _exchange_rows(self) -> Iterator[Cells]:
        title, known = self.rules.title, chips(self.rules.title)
        becomes = {title.companies[coal].becomes: coal for coal in self.exchanged}
        opened = [sym for sym in self.launched if title.companies[sym].kind == "regional"]
        for sym, company in title.companies.items():
            if company.kind != "regional" or (sym not in becomes and sym not in opened):
                continue
            coal, led = becomes.get(sym), director(self.rules, self.after, sym)
            sold = text("forming-from", company=coal) if coal else ""
            treasury = self.after.cash.get(sym, 0)
            fate = "forming-opens" if sym in opened else "forming-waits"
            yield (
                Cell(sym, chip=known[sym], side=sold),
                Cell(self.names.get(led or "", "")),
                Cell(text(fate, amount=number(treasury), trains=self.types(self.after, self.after.trains_of(sym)))),
            )

    # sentences

    def why_director(self, sym: str) -> str:
        """Most shares; of equals the owner of the first forerunner; then the priority card and clockwise (A33)."""
        led = director(self.rules, self.after, sym)
        if led is None:
            least = director_certificate(self.rules, sym).percent
            return text("forming-nobody", company=sym, percent=least)
        shares = {player: percent(self.rules, self.after, sym, player) for player in self.after.order}
        most = shares[led]
        params = {"player": self.names[led], "company": sym, "percent": most}
        if list(shares.values()).count(most) == 1:
            return text("forming-director-most", **params)
        owners = {
            director(self.rules, self.before, member): member for member in reversed(forerunners(self.rules, sym))
        }
        if led in owners:
            return text("forming-director-of", **params, member=owners[led])
        return text("forming-director-priority", **params)

    def note(self, sym: str) -> str:
        """Who directs and why, trains beyond the limit, a station that went back."""
        limit, has = train_limit(self.rules, self.after, sym), len(self.after.trains_of(sym))
        back = [event.hex for event in self.events if isinstance(event, ev.StationRemoved) and event.company == sym]
        words = Words(self.rules, self.after.players)
        return sentences((
            self.why_director(sym),
            text("forming-surplus", number=has - limit, limit=limit) if has > limit else "",
            text("forming-station-back", place=listed([words.town(label) for label in back])) if back else "",
        ))  # fmt: skip


def money(amount: int, *, strong: bool = False) -> Cell:
    return Cell(number(amount), align="right", strong=strong)
