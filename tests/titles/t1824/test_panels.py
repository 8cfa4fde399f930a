"""Panels of 1824 where the banker's window has least room for them."""

from pytestqt.qtbot import QtBot

from tests.titles.t1824.play import FirstRound, Table, minor
from tests.ui.settling import settle
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.rail18.views.moment import moment_of
from ui.rail18.views.sheet import company_rows, sheet_view


def test_eight_phases_lie_above_what_is_told_of_them(qtbot: QtBot) -> None:
    """Where not all have room the present one and the next are seen."""
    table = Table().phase("7")
    panel = TrainsPanel()
    qtbot.addWidget(panel)
    panel.resize(854, 200)
    panel.show_moment(moment_of(table.engine.rules, table.state))
    panel.show()
    settle()
    phases = panel.phases
    assert phases.geometry().bottom() < panel.owners.geometry().top()
    seen = phases.viewport().rect()
    for phase in ("7", "8"):
        row = next(place for place, row in enumerate(phases.cells.rows) if row.key == phase)
        assert seen.contains(phases.visualRect(phases.cells.index(row, 0)).center())


def test_the_sheet_has_room_for_all_that_the_first_round_sells() -> None:
    """Nothing moves while it grows."""
    table = FirstRound()
    first = company_rows(moment_of(table.engine.rules, table.state))
    table.play(minor("dan", "EPP", 160)).play(minor("cat", "Sd1", 240))
    moment = moment_of(table.engine.rules, table.state)
    assert company_rows(moment) == first > len(sheet_view(moment).companies)
