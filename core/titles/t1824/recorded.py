"""Recorded games of 1824: what their actions are with us where the family does not know it."""

from collections.abc import Container, Iterator
from datetime import date

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.formation import ReturnStation
from core.rail18.recorded.names import Names
from core.rail18.recorded.reader import Reader, Unreadable
from core.rail18.recorded.record import RecordedAction, claimed_revenue
from core.rail18.recorded.records import Records18
from core.rail18.recorded.routes import UnreadableRoute
from core.rail18.recorded.silent import SilentReplay
from core.rail18.rules import Rules
from core.rail18.state import Question
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.data import special

RENAMED = ("Sd", "Sd1", "Sd2", "Sd3", "Ug", "Ug1", "Ug2", "kk", "kk1", "kk2")
FIRST_TOKEN = "Return one token"  # that of the first forerunner; the other choice means the second
OLDER = date(2025, 12, 1)


class Reader1824(Reader):
    """Remembers where the k&k's stations in Wien came from, and knows cards by their numbers, which are ours too."""

    def __init__(self, *told: object) -> None:
        super().__init__(*told)  # type: ignore[arg-type]
        self.stood: dict[str, tuple[str, int]] = {}  # forerunner -> its station

    def fold(self, events: tuple[ev.Event, ...]) -> None:
        for event in events:
            if isinstance(event, ev.StationReplaced):
                self.stood[event.company] = event.hex, event.node
        super().fold(events)

    def train(self, name: str, owner: str | None = None) -> str:
        self._meet(name, (owner,) if owner else self.state.companies)
        return super().train(name, owner)

    def seen(self, name: str) -> bool:
        self._meet(name, self.state.companies)
        return super().seen(name)

    def _meet(self, name: str, owners: Container[str]) -> None:
        """A card that the record has not named before is ours of that number, if one of these has it."""
        card = self.state.trains.get(name)
        if name not in self.trains and name not in self.trains.values() and card is not None and card.owner in owners:
            self.trains[name] = name


def buy_company(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """Mountain railways, coal railways and pre-Staatsbahnen in the first round."""
    bought = reader.company(recorded, "company")
    if bought in reader.state.papers:
        yield BuyMountain(actor=recorded.entity, code=bought)
    else:
        yield BuyMinor(actor=recorded.entity, company=bought, price=recorded.data["price"])


def buy_shares(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """From the bank; a mountain railway that buys is exchanged."""
    company, _ = reader.certificate(recorded.data["shares"][0])
    held = reader.state.papers.get(recorded.entity)
    if held is not None:
        yield ExchangeMountain(actor=held.owner, code=recorded.entity, company=company)
    else:
        percent = reader.percent(recorded, company)
        yield ac.BuyShare(actor=recorded.entity, company=company, source="bank", percent=percent)


def special_buy(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    yield ExchangeCoal(actor=recorded.entity, company=reader.company(recorded, "description"))


def repay_part(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    for whole in reader.payoff(recorded):
        assert isinstance(whole, ac.RepayDebt)
        yield whole.model_copy(update={"amount": min(whole.amount, recorded.data["amount"])})


def buy_train(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """A train that is handed in stands beside the one that is bought."""
    old = recorded.data.get("exchange")
    handed_in = None if old is None else reader.train(old, recorded.entity)
    buying = reader.buy_train(recorded)
    for action in buying:
        yield action.model_copy(update={"trade_in": handed_in})


def run_routes(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """What cannot be followed on the map is paid nevertheless."""
    company = recorded.entity
    try:
        yield from reader.run_routes(recorded)
    except (Unreadable, UnreadableRoute):
        claimed = claimed_revenue(recorded.data)
        yield ac.RunTrains(actor=reader.leader(company), company=company, routes=(), revenue=claimed)


def choose(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """Which of the k&k's stations in Wien goes back."""
    frame = reader.state.frame
    if not isinstance(frame, Question) or frame.about != "station":
        return
    assert isinstance(reader, Reader1824)
    forerunners = [
        sym for sym, data in reader.engine.rules.title.companies.items() if data.merges_into == frame.company
    ]
    chosen = forerunners[0 if recorded.data["choice"] == FIRST_TOKEN else 1]
    label, node = reader.stood[chosen]
    yield ReturnStation(actor=frame.player, company=frame.company or "", hex=label, node=node)


def declined(question: Question) -> Action | None:
    if question.about != "exchange" or question.item is None:
        return None
    return DeclineExchange(actor=question.player, code=question.item)


def shift(rules: Rules) -> tuple[int, int]:
    labels = special(rules).online_labels
    return labels.row, labels.column


RECORDS = Records18(
    called="1824",
    preset="online",
    methods={
        "buy_company": buy_company,
        "buy_shares": buy_shares,
        "special_buy": special_buy,
        "payoff_player_debt_partial": repay_part,
        "buy_train": buy_train,
        "run_routes": run_routes,
        "choose": choose,
    },
    names=Names(
        companies={sym: sym.upper() for sym in RENAMED},
        phases={"1": "2", "7": "8", "8": "10"},
        shift=shift,
    ),
    presets_before=((OLDER, "online-2025"),),
    without_variants=True,
    reader=Reader1824,
    replaying=SilentReplay,
    untold=(ExchangeMountain.kind,),
    declined=declined,
)
