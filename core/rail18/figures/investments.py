"""What players put into companies, privates and certificates, and what came of it."""

from dataclasses import dataclass, field, replace

from core.rail18.figures.facts import Gift, Merged, Payment, Valued
from core.rail18.figures.line import Line
from core.rail18.holdings import director, percent, price, unit
from core.rail18.state import BANK, State

Key = tuple[str, str]  # player, and what he holds


@dataclass(slots=True)
class Account:
    """`code` is the company, private or certificate; `parts` are others whose money went into it."""

    player: str
    code: str
    put_in: int = 0
    income: int = 0  # dividends, income, compensation
    sold: int = 0
    value: int = 0  # what is still held, at what it is worth now
    percent: int = 0  # of a company, held now
    parts: list[str] = field(default_factory=list)

    @property
    def returned(self) -> int:
        return self.income + self.sold + self.value

    @property
    def gain(self) -> int:
        return self.returned - self.put_in

    @property
    def ratio(self) -> float | None:
        """What came back for each franc put in; None where nothing was put in."""
        return self.returned / self.put_in if self.put_in else None

    def join(self, other: "Account") -> None:
        self.put_in += other.put_in
        self.income += other.income
        self.sold += other.sold
        self.parts += [other.code, *other.parts]


def investments(line: Line) -> list[Account]:
    """Best first by what came back for each franc; what cost nothing stands at the end.

    A company that was merged goes on in the new one. A private that brought a certificate counts with its company.
    """
    found = _Accounts(line)
    for step in line.steps:
        for fact in step.facts:
            found.take(fact)
    found.value_now(line.state)
    return sorted(found.accounts.values(), key=lambda account: (-(account.ratio or 0.0), -account.gain, account.player))


class _Accounts:
    def __init__(self, line: Line) -> None:
        self.line = line
        self.accounts: dict[Key, Account] = {}
        self._joined: dict[Key, Key] = {}
        self._last_private: dict[str, str] = {}

    def at(self, player: str, code: str) -> Account:
        key = player, code
        while key in self._joined:
            key = self._joined[key]
        return self.accounts.setdefault(key, Account(*key))

    def take(self, fact: object) -> None:
        match fact:
            case Payment():
                self._payment(fact)
            case Valued():
                account = self.at(fact.player, fact.code)
                if fact.amount > 0:
                    account.put_in += fact.amount
                else:
                    account.sold -= fact.amount
            case Gift() if (private := self._last_private.get(fact.player)) is not None:
                self._join((fact.player, private), (fact.player, fact.company))
            case Merged():
                for player in self.line.state.order:
                    if (player, fact.company) in self.accounts:
                        self._join((player, fact.company), (player, fact.into))

    def _payment(self, fact: Payment) -> None:
        is_player = self.line.state.is_player
        match fact.why:
            case "share" | "certificate" if is_player(fact.payer):
                self.at(fact.payer, fact.code).put_in += fact.amount
            case "private" if is_player(fact.payer):
                self.at(fact.payer, fact.code).put_in += fact.amount
                self._last_private[fact.payer] = fact.code
            case "private" | "sale" if is_player(fact.payee):
                self.at(fact.payee, fact.code).sold += fact.amount
            case "dividend" | "income" | "compensation" if is_player(fact.payee):
                self.at(fact.payee, fact.code).income += fact.amount
            case "exchange" if is_player(fact.payer):
                self.at(fact.payer, fact.code).put_in += fact.amount
            case "exchange" if is_player(fact.payee):
                self.at(fact.payee, fact.code).sold += fact.amount

    def _join(self, old: Key, new: Key) -> None:
        if old in self._joined or old == new:
            return
        target = self.at(*new)
        account = self.accounts.pop(old, None)
        if account is not None:
            target.join(account)
        self._joined[old] = new

    def value_now(self, state: State) -> None:
        rules = self.line.rules
        for sym in state.markers:
            for player in state.order:
                has = percent(rules, state, sym, player)
                if has:
                    account = self.at(player, sym)
                    account.percent = has
                    account.value += has // unit(rules, sym) * price(rules, state, sym)
        for code, paper in state.papers.items():
            if state.is_player(paper.owner):
                without = state.with_(papers={**state.papers, code: replace(paper, owner=BANK)})
                self._add_counted(state, without, paper.owner, code)
        for sym in rules.title.companies:
            owner = director(rules, state, sym)
            if owner is not None and rules.title.is_owned(sym):
                without = state.with_(shares={**state.shares, sym: dict.fromkeys(state.shares[sym], BANK)})
                self._add_counted(state, without, owner, sym)

    def _add_counted(self, state: State, without: State, owner: str, code: str) -> None:
        """What the title counts for it at the end."""
        worth = self.line.rules.slots.papers.worth
        counted = worth(self.line.rules, state, owner) - worth(self.line.rules, without, owner)
        self.at(owner, code).value += counted
