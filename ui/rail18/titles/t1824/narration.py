"""Told about first purchases, what nobody bought, and coal railways that go; and what a phase brings."""

from collections.abc import Iterator

from core.rail18 import events as ev
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED
from core.text.catalogue import text
from core.text.lists import listed
from core.titles.t1824.data import special
from core.titles.t1824.operating import is_minor
from ui.rail18.views.narration import company as family_company
from ui.rail18.views.narration import stock as family_stock
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.of_title import NarrationOfTitle, PhaseNews
from ui.rail18.views.narration.said import Said
from ui.rail18.views.narration.words import Words

UNSOLD = "unsold"


def start(words: Words, group: Group) -> Iterator[Said]:
    """A coal railway or pre-Staatsbahn is bought whole; the first also gives its regional railway a price."""
    company = group.key[1]
    kind = words.rules.title.companies[company].kind
    par, moved = group.first(ev.ParSet), group.first(ev.ShareMoved)
    if is_minor(words.rules, company) and moved is not None:
        params = {"player": words.who(moved.owner), "company": company, "amount": group.paid()}
        yield Said("minor-bought", "shares", params, (moved.owner, company), sort=kind)
    elif kind == "regional" and moved is None and par is not None:
        yield Said("priced", "price", {"company": company, "par": par.price}, (company,))
    else:
        yield from family_stock.start(words, group)


def launch(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    if not is_minor(words.rules, company):
        yield from family_stock.launch(words, group)
    elif group.paid():
        yield Said("minor-begins", "money", {"company": company, "amount": group.paid()}, (company,))


def train(words: Words, group: Group) -> Iterator[Said]:
    """The first one comes with the coal railway."""
    company, taken = group.key[1], group.first(ev.TrainTaken)
    if taken is None or group.all(ev.MoneyPaid) or group.scene.round != "stock":
        yield from family_company.train(words, group)
        return
    yield Said("first-train", "train", {"company": company, "train": taken.type}, (company,))


def share_given(words: Words, group: Group) -> Iterator[Said]:
    if group.key[3] != UNSOLD:  # told with the company that goes
        yield from family_stock.share_given(words, group)


def merger(words: Words, group: Group) -> Iterator[Said]:
    """What was never bought leaves the game and goes into nothing."""
    closed = [(state, event.company) for state, event in group.steps if isinstance(event, ev.CompanyClosed)]
    unsold = [company for state, company in closed if not state.companies[company].launched]
    if unsold:
        params = {"companies": listed(unsold), "number": len(unsold)}
        yield Said("minors-unsold", "shares", params, tuple(unsold))
    else:
        yield from family_stock.merger(words, group)


def exchange(words: Words, group: Group) -> Iterator[Said]:
    """For a mountain or coal railway; what the forming of a Staatsbahn brings is told together."""
    moved = [event for event in group.all(ev.ShareMoved) if event.owner not in (BANK, CLOSED)]
    if any(words.rules.title.companies[event.company].forms_in_phase for event in moved):
        yield from family_stock.exchange(words, group)
        return
    for event in moved:
        percent = family_stock.certificate(words, event).percent
        params = {"player": words.who(event.owner), "company": event.company, "percent": percent}
        yield Said("share-exchanged", "shares", params, (event.owner, event.company))


def station_returned(words: Words, group: Group) -> Iterator[Said]:
    """That of a coal railway leaves the map with it."""
    if words.rules.title.companies[group.key[1]].becomes is None:
        yield from family_company.station_returned(words, group)


def mine(words: Words, group: Group) -> Iterator[Said]:
    """What mines bring is paid with the revenue, never halved (A25)."""
    params = {"company": group.key[1], "amount": group.paid()}
    yield Said("run-treasury-mine", "money", params, (group.key[1],))


def phase(rules: Rules, phase: str) -> Iterator[PhaseNews]:
    mountains, coal = special(rules).mountain_railways, special(rules).coal_railways
    if phase == mountains.exchange_from_phase:
        yield PhaseNews(text("trains-exchanges"))
    if phase == mountains.exchange_forced_in_phase:
        yield PhaseNews(text("trains-mountains-exchanged"), told=True)
    if phase == coal.exchange_forced_in_phase:
        yield PhaseNews(text("trains-coal-exchanged"), told=True)
    for sym, company in rules.title.companies.items():
        if company.forms_in_phase == phase:
            yield PhaseNews(text("trains-staatsbahn", company=sym))


NARRATION = NarrationOfTitle(
    tellers={
        "start": start,
        "launch": launch,
        "train": train,
        "share-given": share_given,
        "merger": merger,
        "exchange": exchange,
        "station-returned": station_returned,
        "mine": mine,
    },
    phase=phase,
    payments={"mine": "mine"},
)
