"""Moments that come again on the map, as in the history: only what looks otherwise is painted."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.campaigns.sample_moments import Moments
from tests.titles.t1844.positions import Table
from tests.ui.bare_window import open_window, page_of
from tests.ui.rail18.map_events import canvas_of, moment, panel
from ui.app.settings import Settings
from ui.board.hex_item import BoardItem
from ui.board.scene import MapScene
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.views.map.past import hexes_at
from ui.rail18.views.map.view import map_view
from ui.values.hexes import MapState


def table(**tiles: str) -> Table:
    return Table().company("FNM", ann=2, treasury=500).tiles(**tiles).turn("FNM")


def pictures(item: BoardItem) -> tuple[int, int]:
    """The same numbers for the same pictures."""
    return item.ground.pixmap().cacheKey(), item.text.pixmap().cacheKey()


def sharp(qtbot: QtBot, qapp: QApplication, at: Table) -> tuple[MapPanel, MapScene]:
    found = panel(qtbot, qapp, at)
    canvas_of(found).fit()  # all of it is seen, not only what the question is about
    qtbot.waitUntil(canvas_of(found).is_sharp)
    return found, canvas_of(found).board


def test_a_new_phase_paints_only_what_changes_with_it(qtbot: QtBot, qapp: QApplication) -> None:
    early, late = table(D13="57/0"), table(D13="57/0").phase("5")
    found, scene = sharp(qtbot, qapp, early)
    items = [scene.item(label) for label in scene.view.hexes]
    before = [pictures(item) for item in items]
    found.show_moment(moment(late))
    changed = {item.anchor for item, known in zip(items, before, strict=True) if pictures(item) != known}
    assert changed == {item.anchor for item in items if item.changes_with_phase()}
    assert changed


def test_what_was_seen_before_is_not_painted_again(qtbot: QtBot, qapp: QApplication) -> None:
    now, then = table(D13="57/0", L21="5/5"), table()
    found, scene = sharp(qtbot, qapp, now)
    seen = {label: pictures(scene.item(label)) for label in ("D13", "L21")}
    found.show_moment(moment(then))
    assert {label: pictures(scene.item(label)) for label in seen} != seen
    found.show_moment(moment(now))
    assert {label: pictures(scene.item(label)) for label in seen} == seen


def test_what_comes_again_at_another_zoom_is_painted_for_it(qtbot: QtBot, qapp: QApplication) -> None:
    now, then = table(D13="57/0"), table()
    found, scene = sharp(qtbot, qapp, now)
    canvas, item = canvas_of(found), scene.item("D13")
    size = item.ground.pixmap().size()
    found.show_moment(moment(then))
    canvas.zoom_by(2.0)
    qtbot.waitUntil(canvas.is_sharp)
    canvas.see("D13")
    found.show_moment(moment(now))
    assert canvas.is_sharp()
    assert item.ground.pixmap().width() > 1.9 * size.width()


def images(item: BoardItem) -> tuple[QImage, QImage]:
    return item.ground.pixmap().toImage(), item.text.pixmap().toImage()


def test_what_may_come_is_drawn_ahead_as_it_will_look(qtbot: QtBot, qapp: QApplication) -> None:
    now, then = table(D13="57/0", L21="5/5"), table()
    _, there = sharp(qtbot, qapp, then)
    wanted = {label: images(there.item(label)) for label in ("D13", "L21")}
    found, scene = sharp(qtbot, qapp, now)
    before = {label: pictures(scene.item(label)) for label in scene.view.hexes}
    scene.expect(hexes_at(now.rules, [now.state, then.state]))
    visible = canvas_of(found).visible()
    while not scene.foresee(visible, 0.001):
        assert {label: pictures(scene.item(label)) for label in before} == before, "nobody sees it"
    for label in wanted:
        item = scene.item(label)
        assert not item.foresee(there.view.hexes[label], scene.look(item)), "it is drawn already"
    found.show_moment(moment(then))
    assert {label: images(scene.item(label)) for label in wanted} == wanted


@pytest.mark.long
def test_other_moments_are_drawn_when_the_window_rests(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    theme.set_up(qapp, theme.LIGHT)
    moments = Moments(tmp_path / "games")
    window = open_window(qtbot, Settings(tmp_path), GameBridge(moments.game(moments.run, "hotseat")))
    board = page_of(window).panels["map"]
    assert isinstance(board, MapPanel)
    scene = canvas_of(board).board
    laid = next(label for label, entry in scene.view.hexes.items() if entry.tile)
    printed = map_view(board.moment.rules.title, MapState()).hexes[laid]  # type: ignore[union-attr]
    item = scene.item(laid)
    qtbot.waitUntil(lambda: any(view == printed for view in item.known), timeout=60_000)
    window.close()
