"""The journal of a game of German Railways."""

from core.german_railways.engine import EngineGR
from core.text.catalogue import text
from ui.german_railways.views.chips import chips
from ui.german_railways.views.narration.narrate import NarratorGR
from ui.journal.panel import JournalPanel
from ui.journal.source import JournalSource


def journal_panel() -> JournalPanel:
    return JournalPanel(journal_source)


def journal_source(engine: EngineGR) -> JournalSource:
    title = engine.rules.title
    railroads = [(code, f"{code} {data.name}") for code, data in title.railroads.items()]
    return JournalSource(
        NarratorGR(engine.rules),
        chips(title),
        railroads,
        text("gr-journal-all-railroads"),
        text("gr-journal-railroad"),
    )
