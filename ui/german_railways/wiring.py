"""How the panels of the family hear of each other; none of them knows another."""

from ui.german_railways.dialogs.asking import ask_correct
from ui.german_railways.panels.cells_panel import SheetPanel
from ui.german_railways.panels.map_panel import MapPanel
from ui.german_railways.panels.quick_entry import QuickEntry
from ui.german_railways.panels.turn_panel import TurnPanel
from ui.german_railways.views.turn.build import BuildDraft
from ui.journal.panel import JournalPanel
from ui.shell.family import Desk
from ui.shell.leaf_panel import LeafPanel
from ui.shell.panel import Panel


def connect(desk: Desk) -> None:
    for panel in desk.panels.values():
        panel.point.connect(lambda what, source=panel: _point(desk, source, what))
        panel.correct.connect(lambda target: ask_correct(desk, target))
    turn, board, journal = (desk.panels[name] for name in ("turn", "map", "journal"))
    assert isinstance(turn, TurnPanel)
    assert isinstance(board, MapPanel)
    assert isinstance(journal, JournalPanel)
    journal.wanted.connect(desk.mend)
    turn.preview.connect(lambda what: board.show_draft(what if isinstance(what, BuildDraft) else None))
    board.came.connect(turn.tell_again)
    board.chosen.connect(turn.choose_hex)
    quick = desk.panels["quick"]
    assert isinstance(quick, QuickEntry)
    turn.filled.connect(quick.follow)
    quick.left.connect(lambda: desk.bring("turn"))
    for name in ("railroads", "player", "sheet"):
        panel = desk.panels[name]
        assert isinstance(panel, LeafPanel | SheetPanel)
        panel.chosen.connect(lambda what: _open_card(desk, what))


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


def _open_card(desk: Desk, what: str) -> None:
    """The card of a railroad or of a player."""
    name = "railroads" if what in desk.bridge.moment.state.shares else "player"
    card = desk.panels[name]
    assert isinstance(card, LeafPanel)
    desk.bring(name)
    card.choose(what)
