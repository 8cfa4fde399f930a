"""Which sheets 18xx has, and how each is made of a game."""

from datetime import datetime

from core.interchange.clock import clock_reading
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures
from core.rail18.figures.verdicts import wholly_judged
from core.rail18.routes.best_run import BestRun
from core.store.journal import Journal
from ui.rail18.views.moment import moment_of
from ui.rail18.views.sheets.final_report import final_report
from ui.rail18.views.sheets.pack_up import pack_up
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.values.sheets import Kind, Sheet

KINDS: tuple[Kind, ...] = ("pack-up", "report", "cards")


def make_sheet(
    kind: Kind,
    game: Game18,
    name: str,
    when: datetime,
    entry: int | None = None,
    known: dict[int, BestRun] | None = None,
) -> Sheet:
    """Of the present, or of the moment after an entry of the journal. `name` is what the game is called.

    `known` are best runs that were searched before; those that the report needs besides join them.
    """
    assert isinstance(game.engine, Engine18)
    rules = game.engine.rules
    if kind == "cards":
        return reference_cards(rules.title.id, when)
    if kind == "report":
        line = wholly_judged(Figures(game, rules).line(entry), {} if known is None else known)
        return final_report(line, name, when, _spent(game))
    state = game.state if entry is None else game.state_at(entry)
    return pack_up(moment_of(rules, state), name, when)


def _spent(game: Game18) -> dict[str, int]:
    """Seconds by player, where the table had a clock."""
    assert isinstance(game.log, Journal)
    reading = clock_reading(game.log.entries())
    return {player: time // 1000 for player, time in reading.spent.items()} if reading else {}
