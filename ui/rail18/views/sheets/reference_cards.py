"""Reference cards of a title: phases, trains, rounds and turns in a few words, made from the title's own data."""

from collections.abc import Iterator
from datetime import datetime

from core import registry
from core.rail18.rules import Rules
from core.rail18.state import POOL, STEPS
from core.rail18.title import Title
from core.text.catalogue import text, text_of
from core.text.dates import date_words
from core.text.lists import sentences
from core.text.numbers import figure
from core.text.title_words import title_name
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.sheets.title_tables import (
    companies_table,
    kinds_table,
    phases_table,
    players_table,
    stacks,
    standard_rules,
    trains_table,
)
from ui.rail18.views.title_views import title_views
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Section, Sheet, Words


def reference_cards(title_id: str, when: datetime) -> Sheet:
    """For any title; where its rules are not there yet, what its data say."""
    title = registry.title(title_id)
    rules = standard_rules(title)
    own = title_views(title.id).sheets
    name, spoken = text("paper-cards"), title_name(title.id, title.data.name)
    boxes = (
        _stock_round(title, rules),
        _operating_round(title, rules),
        _company_turn(title, rules),
        *own.boxes(title),
        *((_privates(title, rules),) if title.privates else ()),
        _set_up(title),
    )
    return Sheet(
        "cards",
        name,
        spoken,
        " · ".join((name, spoken, text("paper-date", date=date_words(when)))),
        (
            Section((phases_table(title, rules),), text("paper-phases")),
            *_trains(title),
            Section(boxes, columns=2),
            *own.sections(title),
            Section((kinds_table(title),), text("paper-kinds")),
            Section((companies_table(title),), text("paper-companies"), columns=2),
        ),
    )


def _trains(title: Title) -> Iterator[Section]:
    """A section for each stack of the bank."""
    found = stacks(title)
    for stack in found:
        head = text("paper-trains") if len(found) == 1 else text(f"paper-rack-{stack}")
        yield Section((trains_table(title, stack),), head)


# --- rounds and turns


def _list(lines: list[str]) -> Facts:
    return Facts(tuple(Fact(f"{number}", line) for number, line in enumerate(lines, 1)))


def _stock_round(title: Title, rules: Rules | None) -> Box:
    codes = ["order", "turn", "sold", "limit", "rise"]
    if rules is not None and rules.slots.stock.sold_to == POOL:
        codes.insert(-1, "pool")
    return Box(text("paper-stock-card"), (_list([text_of(f"paper-stock-{code}", title.id) for code in codes]),))


def _operating_round(title: Title, rules: Rules | None) -> Box:
    codes = [*(["income"] if title.privates else []), "order", "stack", "set", "export", "bank"]
    return Box(text("paper-round-card"), (_list([text_of(f"paper-round-{code}", title.id) for code in codes]),))


def _company_turn(title: Title, rules: Rules | None) -> Box:
    entries = [Fact(text(f"paper-step-{step}"), text_of(f"paper-do-{step}", title.id), strong=False) for step in STEPS]
    more = []
    if any(kind.certificates == (100,) for kind in title.data.kinds.values()):
        more.append(text("paper-do-owner"))
    if rules is not None and rules.slots.trains.trade_from_phase:
        more.append(text("paper-do-trade", phase=rules.slots.trains.trade_from_phase))
    if rules is not None and rules.slots.papers.companies_buy_from_phase:
        more.append(text("paper-do-privates", phase=rules.slots.papers.companies_buy_from_phase))
    return Box(text("paper-turn-card"), (Facts(tuple(entries)), *(Words(line, quiet=True) for line in more)))


def _set_up(title: Title) -> Box:
    bank = Fact(text("paper-bank"), figure(title.data.bank))
    own = title_views(title.id).sheets.tables.get("set-up", players_table)
    return Box(text("paper-set-up"), (own(title),), figure=bank)


def _privates(title: Title, rules: Rules | None) -> Box:
    """What all of them have in common is said once."""
    powers = {
        code: (data.power or "") if rules is None else power_of(rules, code) for code, data in title.privates.items()
    }
    told = {(data.face, data.income, powers[code]) for code, data in title.privates.items()}
    head = text_of("paper-private-card", title.id)
    if len(told) == 1 < len(powers):
        [(face, income, power)] = told
        names = Facts(tuple(Fact(code, data.name) for code, data in title.privates.items()))
        each = text("paper-private-each", face=figure(face), income=figure(income))
        return Box(head, (names, Words(sentences((each, power)))))
    entries = []
    for code, data in title.privates.items():
        words = text("paper-private", name=data.name, face=figure(data.face), income=figure(data.income))
        entries.append(Fact(code, sentences((words, powers[code]))))
    return Box(head, (Facts(tuple(entries)),))


# --- companies
