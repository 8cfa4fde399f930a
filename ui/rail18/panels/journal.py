"""The journal of a game of 18xx."""

from core.rail18.engine import Engine18
from core.text.catalogue import text
from ui.journal.panel import JournalPanel
from ui.journal.source import JournalSource
from ui.rail18.views.chips import chips
from ui.rail18.views.narration.narrator import Narrator18


def journal_panel() -> JournalPanel:
    return JournalPanel(journal_source)


def journal_source(engine: Engine18) -> JournalSource:
    title = engine.rules.title
    companies = [(sym, f"{sym} {data.name}") for sym, data in title.companies.items()]
    return JournalSource(
        Narrator18(engine.rules),
        chips(title),
        companies,
        text("journal-all-companies"),
        text("journal-company"),
    )
