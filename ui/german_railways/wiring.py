"""How the panels of the family hear of each other; none of them knows another."""

from ui.journal.panel import JournalPanel
from ui.shell.family import Desk
from ui.shell.panel import Panel


def connect(desk: Desk) -> None:
    for panel in desk.panels.values():
        panel.point.connect(lambda what, source=panel: _point(desk, source, what))
    journal = desk.panels["journal"]
    assert isinstance(journal, JournalPanel)
    journal.wanted.connect(desk.mend)


def _point(desk: Desk, source: Panel, what: str | None) -> None:
    for panel in desk.panels.values():
        show = getattr(panel, "show_pointed", None)
        if panel is not source and show is not None and panel.isVisible():
            show(what)


def search_journal(desk: Desk) -> None:
    journal = desk.panels["journal"]
    assert isinstance(journal, JournalPanel)
    desk.bring("journal")
    journal.begin_search()
