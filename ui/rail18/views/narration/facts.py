"""What happened, fact by fact: a code with the parameters of its sentences and what it is about.

The journal has a message `journal-<code>` for each of them, the consequences of an action a shorter one,
`consequence-<code>`; some sorts of things have their own, `journal-<code>-<sort>`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.rail18 import events as ev
from core.rail18.rules import Rules
from core.rail18.state import State
from ui.rail18.views.narration import company as narration_company
from ui.rail18.views.narration import corrections as narration_corrections
from ui.rail18.views.narration import round as narration_round
from ui.rail18.views.narration import stock as narration_stock
from ui.rail18.views.narration.company import revenue_of
from ui.rail18.views.narration.groups import Group, Scene, collect
from ui.rail18.views.narration.said import Said, Teller
from ui.rail18.views.narration.words import Words
from ui.rail18.views.title_views import title_views

TELLERS: Mapping[str, Teller] = {
    **narration_round.TELLERS,
    **narration_stock.TELLERS,
    **narration_company.TELLERS,
    **narration_corrections.TELLERS,
}


@dataclass(frozen=True, slots=True)
class Fact:
    code: str
    kind: str
    params: Mapping[str, object]
    companies: tuple[str, ...]
    players: tuple[str, ...]
    hexes: tuple[str, ...]
    scene: Scene
    amount: int = 0  # money that changed hands; what an entry tells about one thing has it once
    sort: str = ""


def facts(rules: Rules, before: State, events: Sequence[ev.Event]) -> tuple[list[Fact], State]:
    """What an entry tells, in order, and the position after it."""
    groups, after = collect(rules, before, events)
    return list(told(rules, before, groups)), after


def told(rules: Rules, before: State, groups: Sequence[Group]) -> Iterator[Fact]:
    words = Words(rules, before.players)
    tellers = {**TELLERS, **title_views(rules.title.id).narration.tellers}
    for group in sales_first(nothing_once(without_ceremony(groups))):
        amount = group.paid()
        for said in tellers[group.topic](words, group):
            yield fact(said, group.scene, before, amount)
            amount = 0


def without_ceremony(groups: Sequence[Group]) -> Iterable[Group]:
    """Of an auction that is entered by its result only the result is told."""
    sold = {group.key[1] for group in groups if group.topic == "private"}
    bids = {group.key[1] for group in groups if group.topic == "bid"}
    if not sold & bids:
        return groups
    ceremony = ("bid", "passed", "offer")
    return [group for group in groups if group.topic not in ceremony or group.scene.round != "auction"]


def nothing_once(groups: Iterable[Group]) -> list[Group]:
    """A run that leaves nothing to pay is settled at once (R26); that nothing came in is told with the run."""
    found = list(groups)
    ran = {group.key[1] for group in found if group.topic == "run"}
    return [group for group in found if group.topic != "dividend" or group.key[1] not in ran or revenue_of(group)]


def sales_first(groups: Iterable[Group]) -> list[Group]:
    """A sale is told before the change of director that it brings, which the game settles first (R8).

    Between the two the price may fall, where the company has not yet operated (R4).
    """
    found: list[Group] = []
    for group in groups:
        start = len(found)
        while start and _brought_by(found[start - 1], group):
            start -= 1
        directors = [brought for brought in found[start:] if brought.topic == "director"]
        found[start:] = [*(brought for brought in found[start:] if brought not in directors), group, *directors]
    return found


def _brought_by(group: Group, sale: Group) -> bool:
    return sale.topic == "sale" and group.topic in ("director", "price") and group.key[1] == sale.key[1]


def fact(said: Said, scene: Scene, state: State, amount: int = 0) -> Fact:
    about = dict.fromkeys(said.about)
    players = tuple(who for who in about if state.is_player(who))
    companies = tuple(who for who in about if who in state.companies)
    if scene.company and scene.company not in companies:
        companies = (*companies, scene.company)
    return Fact(said.code, said.kind, said.params, companies, players, said.hexes, scene, amount, said.sort)
