"""The reference card of German Railways: a round and a turn in a few words, railroads, costs, dividends and the end."""

from datetime import datetime

from core import registry
from core.german_railways.rules import Rules
from core.german_railways.title import Title
from core.text.catalogue import text
from core.text.dates import date_words
from core.text.title_words import title_name
from ui.german_railways.views.title_tables import (
    cities_table,
    players_table,
    powers_table,
    railroads_table,
    standard_rules,
    terrain_table,
)
from ui.values.facts import Fact, Facts
from ui.values.sheets import Box, Section, Sheet, Words

# what stands in each box, line by line: `gr-card-<box>-<line>`
ROUND = ("draw", "turns", "end")
TURN = ("offer", "build", "pass")
BUILD = ("hexes", "touch", "open", "berlin")
DIVIDEND = ("link", "all", "double", "first")


def reference_card(title_id: str, when: datetime, rules: Rules | None = None) -> Sheet:
    """Of a title; with rules of a game, whose board may differ."""
    title: Title = registry.title_data(title_id)
    found = rules or standard_rules(title)
    name, spoken = text("paper-cards"), title_name(title.id, title.data.name)
    boxes = (
        _box("round", ROUND, found),
        _box("turn", TURN, found),
        _box("build", BUILD, found),
        _box("dividend", DIVIDEND, found),
        Box(text("gr-card-costs"), (terrain_table(found), Words(text("gr-card-surcharge"), quiet=True))),
        Box(text("gr-card-incomes"), (cities_table(found), Words(text("gr-card-other-cities"), quiet=True))),
        Box(text("gr-card-set-up"), (players_table(found),)),
        Box(text("gr-card-powers"), (powers_table(found),)),
    )
    return Sheet(
        "cards",
        name,
        spoken,
        " · ".join((name, spoken, text("paper-date", date=date_words(when)))),
        (Section(boxes, columns=2), Section((railroads_table(found),), text("gr-card-railroads"))),
    )


def _box(name: str, lines: tuple[str, ...], rules: Rules) -> Box:
    data = rules.title.data
    numbers = {"most": data.most_hexes, "links": data.links_to_end, "third": data.third_share_after}
    said = [text(f"gr-card-{name}-{line}", **numbers) for line in lines]
    return Box(
        text(f"gr-card-{name}"), (Facts(tuple(Fact(str(number), line) for number, line in enumerate(said, start=1))),)
    )
