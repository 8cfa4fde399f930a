"""Every text fits its place at 1280×800 in every language: nothing is cut off, shortened or written over."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QTreeView
from pytestqt.qtbot import QtBot

from core import registry
from tests.campaigns.sample_moments import Moments
from tests.play.pack_up_notes import draft_of
from tests.ui.bare_window import page_of
from tests.ui.settling import glance
from tests.ui.shell.fitting import cut
from tests.ui.shell.looks import Looks, everywhere
from ui.app.languages import speak
from ui.game.bridge import GameBridge
from ui.paint import theme
from ui.rail18.dialogs.asking import ask_correct, ask_players, ask_settings
from ui.rail18.pages.entering import entering
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.trains_panel import TrainsPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.corrections.kinds import KINDS
from ui.rail18.views.moment import Moment
from ui.shell.dialogs.correction_dialog import CorrectionDialog
from ui.shell.layouts import Layout
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long

COLUMN = (420, 400)  # of the turn panel
LAYOUTS = {"banker": "table", "hotseat": "hotseat"}


def test_pages(window: MainWindow, moments: Moments) -> None:
    looks = Looks()
    setup = moments.imported.setup
    draft = draft_of(registry.engine(setup).rules, moments.entries[moments.stock].before)
    shows: dict[str, Callable[[], object]] = {
        "start": window.show_start,
        "new game": window.show_new_game,
        "running game": lambda: entering(window).show_position(draft),
        "best run": lambda: window.take_way("rail18", "best-run"),
        "board": lambda: window.open_board("1844"),
    }
    for language in everywhere():
        window.appearance.choose_language(language)
        for name, show in shows.items():
            show()
            glance()
            looks.at(window, name, language)
    looks.all_fit()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_panels(window: MainWindow, moments: Moments, layout: str) -> None:
    looks = Looks()
    window.play(GameBridge(moments.game(moments.late_run, LAYOUTS[layout])))
    glance()
    for language in everywhere():
        window.appearance.choose_language(language)
        page = page_of(window)
        page.past.toggle()
        for name in (name for stack in standing(page).stacks for name in stack.panels):
            page.bring(name)
            glance()
            looks.at(page.docks[name], name, language, changes_of_phases(page))
        looks.at(window, "window", language, changes_of_phases(page))
        page.past.toggle()
    looks.all_fit()


def standing(page: GamePage) -> Layout:
    return page.family.layouts[page.layout_name].scene(page.kind)


def heads_of_players(page: GamePage) -> set[str]:
    """Of the sheet; where it is small their letters go first, and a tip has them."""
    sheet = page.panels["sheet"]
    assert isinstance(sheet, SheetPanel)
    players = sheet.view.players if sheet.view is not None else ()
    return {column.title for column in sheet.companies.cells.columns if column.key in players}


def changes_of_phases(page: GamePage) -> set[str]:
    """In one line each; those of the phase that is chosen are listed below."""
    trains = page.panels["trains"]
    assert isinstance(trains, TrainsPanel)
    return {row.cells[-1].text for row in trains.phases.cells.rows}


def test_charts(window: MainWindow, moments: Moments) -> None:
    looks = Looks()
    window.play(GameBridge(moments.game(moments.end, "table")))
    for language in everywhere():
        window.appearance.choose_language(language)
        charts = page_of(window).panels["charts"]
        page_of(window).bring("charts")
        for number in range(charts.tabs.count()):  # type: ignore[attr-defined]
            charts.tabs.setCurrentIndex(number)  # type: ignore[attr-defined]
            glance()
            looks.at(charts, f"chart {number}", language)
    looks.all_fit()


def test_dialogs(window: MainWindow, moments: Moments) -> None:
    looks = Looks()
    window.play(GameBridge(moments.game(moments.late_run, "table")))
    glance()
    for language in everywhere():
        window.appearance.choose_language(language)
        page = page_of(window)
        for name, show in {"players": ask_players, "settings": ask_settings}.items():
            show(page)
            glance()
            assert page.dialog is not None
            looks.at(page.dialog, name, language)
        ask_correct(page)
        dialog = page.dialog
        assert isinstance(dialog, CorrectionDialog)
        for row, kind in enumerate(KINDS):
            dialog.kinds.setCurrentRow(row)
            glance()
            looks.at(dialog, f"correction {kind}", language)
        dialog.close()
        for name in ("keys", "about", "export", "sheets"):
            window.menus.actions[name].trigger()
            glance()
            (shown,) = (found for found in window.findChildren(QDialog) if found.isVisible())
            looks.at(shown, name, language)
            shown.close()
            glance()
        window.help.companion.show("")
        glance()
        companion = window.help.companion.window
        assert companion is not None
        for tree in companion.findChildren(QTreeView):
            tree.expandAll()
        glance()
        looks.at(companion, "companion", language)
        companion.search.setText("R")
        glance()
        looks.at(companion, "companion", language, {entry.snippet for entry in companion._view.find("R")})
        companion.close()
    looks.all_fit()


def test_the_tour(window: MainWindow, qtbot: QtBot) -> None:
    looks = Looks()
    window.help.tour.start()
    qtbot.waitUntil(lambda: window.help.touring, timeout=20_000)
    for language in everywhere():
        window.appearance.choose_language(language)
        glance()
        steps = 0
        while window.help.touring and steps < 4:
            looks.at(window, f"step {steps}", language)
            window.help.tour.go(1)
            glance()
            steps += 1
        looks.at(window, f"step {steps}", language)
        for _ in range(steps):
            window.help.tour.go(-1)
        assert steps == 4
    window.help.tour.leave()
    looks.all_fit()


def test_questions(qtbot: QtBot, qapp: QApplication, moments: Moments) -> None:
    """The turn panel, at the moments that are asked about most."""
    theme.set_up(qapp, theme.LIGHT)
    looks = Looks()
    engine = registry.engine(moments.imported.setup)
    numbers = {
        name: getattr(moments, name)
        for name in ("auction", "stock", "track", "run", "dividend", "new_phase", "forced", "sbb", "end")
    }
    for language in everywhere():
        speak(language)
        for name, number in numbers.items():
            for mode in ("table", "hotseat"):
                entries = moments.entries
                state = (entries[number].before if number < len(entries) else entries[-1].after).with_(mode=mode)
                panel = TurnPanel()
                qtbot.addWidget(panel)
                panel.resize(*COLUMN)
                panel.show_moment(Moment(engine, state, engine.options(state)))
                panel.show()
                panel.all_shown()
                glance()
                looks.at(panel, f"{name} {mode}", language)
                panel.close()
    speak("en")
    looks.all_fit()


@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_kind_of_question(window: MainWindow, moments: Moments, layout: str, percent: int) -> None:
    """As panels stand for it; with large texts painters may shorten more than in English."""
    looks, kinds = Looks(), set()
    window.appearance.choose_text_size(percent)
    window.play(GameBridge(moments.game(moments.end, LAYOUTS[layout])))
    glance()
    numbers = (moments.auction, moments.stock, moments.track, moments.dividend, moments.forced, moments.end)
    for language in everywhere():
        window.appearance.choose_language(language)
        page = page_of(window)
        for number in numbers:
            page.bridge.jump(number)
            glance()
            kinds.add(page.kind)
            for name in ("turn", *(name for name, dock in page.docks.items() if dock.on_top)):
                part = page.panels[name]
                if percent == 100:
                    looks.at(part, f"{page.kind} {name}", language, changes_of_phases(page) | heads_of_players(page))
                else:
                    looks.found += cut(part, f"{language} {page.kind} {name}")
        page.bridge.jump(moments.new_phase)
        page.act(moments.entries[moments.new_phase].action)
        glance()
        kinds.add(page.kind)
        looks.found += cut(window, f"{language} {page.kind}")
    assert kinds == {"shares", "board", "trains", "news", "end"}
    looks.all_fit()
