"""What the checks of random games must know of 1824, with the rule or ruling that says so."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from random import Random

from core.kernel.action import Action
from core.rail18.holdings import certificates, director, percent, price
from core.rail18.rules import Rules
from core.rail18.state import BANK, State, StockRound
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from tests.play.corrector import Corrector
from tests.play.invariants import must
from tests.play.peculiar import Peculiar

COAL = {"EPP": "BK", "EOD": "MS", "MLB": "CL", "SPB": "SB"}
FORERUNNERS = {"Sd": ("Sd1", "Sd2", "Sd3"), "Ug": ("Ug1", "Ug2"), "kk": ("kk1", "kk2")}
MINORS = (*COAL, *(minor for minors in FORERUNNERS.values() for minor in minors))
SCRAPS = {"1g": ("3g", "4g", "5g"), "2g": ("4g", "5g"), "3g": ("5g",)}  # A70
GOODS = ("1g", "2g", "3g", "4g", "5g")
OPENS = {"1g": "2", "2g": "3", "3g": "4", "4g": "6", "5g": "7"}
MINES = ("D5", "B11", "B21", "I24")


def peculiar(rules: Rules) -> Peculiar:
    return Peculiar(
        anytime=("RepayDebt",),
        privates_close="4",
        unpriced=(*COAL.values(), "BH"),  # A13
        exports_from="1" if rules.ruling("export") == "every-set" else "2",  # A72
        rank=partial(rank, rules),
        parts=partial(parts, rules),
        check=partial(check, rules),
        words={"code": tuple(rules.title.privates), "train": GOODS, "company": MINORS},
        by_the_book=partial(by_the_book, rules),
        corrections=partial(corrections, rules),
    )


def rank(rules: Rules, state: State, sym: str) -> tuple[int, ...]:
    """Coal railways and forerunners in the order of their numbers, then by price (XI, A47)."""
    if sym in MINORS:
        return 1, -MINORS.index(sym)
    marker = state.markers[sym]
    return 0, price(rules, state, sym), marker.column, -marker.arrival


def parts(rules: Rules, state: State, sym: str, revenue: int) -> Mapping[str, int]:
    """Half to the owner of a minor, half to its treasury; else by shares. Nothing is rounded (A25)."""
    if sym in MINORS:
        owner = director(rules, state, sym)
        must(owner is not None and revenue % 20 in (0, 10), sym, "earns", revenue)
        return {owner or "": revenue // 2, sym: revenue // 2}
    must(revenue % 10 == 0, sym, "earns", revenue)
    return {player: revenue * percent(rules, state, sym, player) // 100 for player in state.order}


def check(rules: Rules, state: State) -> None:
    kept_certificates(rules, state)
    charters(rules, state)
    racks(rules, state)


def kept_certificates(rules: Rules, state: State) -> None:
    """What is reserved for a minor that is left lies in the bank (A4); nobody buys a Staatsbahn's director's (A33)."""
    for coal, regional in COAL.items():
        if not state.companies[coal].closed:
            must(state.shares[regional][f"{regional}_0"] == BANK, "sold although kept for", coal, ":", regional)
    for sym, minors in FORERUNNERS.items():
        left = [minor for minor in minors if not state.companies[minor].closed]
        if state.companies[sym].launched:
            must(not left, sym, "is formed and", left, "are left")
            continue
        must(state.shares[sym][f"{sym}_0"] == BANK, "the director's certificate of", sym, "is out")
        bank = [cert for cert in certificates(rules, state, sym, BANK) if not cert.director]
        must(len(bank) >= sum(minor != minors[0] for minor in left), sym, "keeps", bank, "for", left)
    first = isinstance(state.flow[0], StockRound) and state.flow[0].number == 1
    for minor in MINORS:
        unsold = not state.companies[minor].closed and director(rules, state, minor) is None
        must(first or not unsold, minor, "was never sold")  # A9


def charters(rules: Rules, state: State) -> None:
    """Nobody stands on the map before the first turn, nor ever in a mine but its coal railway (A20, A59)."""
    for label in MINES:
        for station in state.stations.get(label, ()):
            must(rules.title.companies[station.company].home == label, station.company, "is in the mine", label)
    for sym in (*COAL.values(), "BH", *FORERUNNERS):
        company = state.companies[sym]
        here = any(station.company == sym for stations in state.stations.values() for station in stations)
        must(company.launched or not here, sym, "is not open and has stations")
        owns = state.trains_of(sym) or state.cash.get(sym, 0)
        inherited = sym in COAL.values() and state.companies[_coal_of(sym)].closed
        must(company.launched or not owns or inherited, sym, "is not open and has", owns)  # A22


def _coal_of(regional: str) -> str:
    return next((coal for coal, becomes in COAL.items() if becomes == regional), "EPP")


def racks(rules: Rules, state: State) -> None:
    """Goods trains come by phases (A74) and are scrapped by stronger ones, from the rack and everywhere (A70)."""
    counts = {train.sides[0].type: train.count for train in rules.title.data.trains}
    for goods, phase in OPENS.items():
        taken = state.stack.get(goods, 0)
        early = 4 if goods == "1g" else 0  # A11: those of the coal railways
        must(taken <= early or rules.phase_at_least(state, phase), taken, goods, "in phase", state.phase)
    for goods, stronger in SCRAPS.items():
        if any(state.stack.get(other, 0) for other in stronger):
            must(all(card.type != goods for card in state.trains.values()), goods, "was not scrapped")
            must(state.stack.get(goods, 0) == counts[goods], goods, "is still on the rack")
    for card in state.trains.values():
        if card.owner in COAL:
            must(card.type in GOODS, card.owner, "owns a", card.type)


def by_the_book(rules: Rules, state: State, actor: str, company: str, rng: Random) -> Iterator[Action]:
    codes, companies = tuple(rules.title.privates), tuple(rules.title.companies)
    yield from (BuyMountain(actor=actor, code=code) for code in codes)
    yield from (DeclineExchange(actor=actor, code=code) for code in codes)
    yield from (ExchangeMountain(actor=actor, code=code, company=sym) for code, sym in product(codes, companies))
    yield from (ExchangeCoal(actor=actor, company=sym) for sym in companies)
    prices = (100, 120, 140, 160, 180, 200, 220, 240)
    yield from (BuyMinor(actor=actor, company=sym, price=price) for sym, price in product(MINORS, prices))


def corrections(rules: Rules, state: State, rng: Random, number: int) -> Iterator[Action]:
    corrector = Corrector(rules, rng)
    return (corrector.choose(state) for _ in range(number))
