"""Every text of German Railways fits its place at 1280×800 in every language, in both modes, whatever is asked."""

import pytest
from PySide6.QtWidgets import QApplication

from core.interchange.game_file import AnyGame
from tests.ui.bare_window import page_of
from tests.ui.german_railways.games import new_game, play
from tests.ui.german_railways.rounds import before_draw, first_turn
from tests.ui.german_railways.window_events import turn_of
from tests.ui.settling import glance
from tests.ui.shell.looks import Looks, everywhere
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

pytestmark = pytest.mark.long


def games(mode: str) -> dict[str, AnyGame]:
    later = new_game(5, mode, seed="5")
    play(later, 120)
    while later.state.open != "turn":
        play(later, 1, seed=len(later.log.path_to(later.log.head)))
    return {"auction": new_game(5, mode), "order": before_draw(mode), "turn": first_turn(mode), "later": later}


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_panels_and_pages(window: MainWindow, qapp: QApplication, mode: str) -> None:
    looks = Looks()
    for name, game in games(mode).items():
        window.play(GameBridge(game))
        glance()
        for language in everywhere():
            window.appearance.choose_language(language)
            page = page_of(window)
            looks.at(window, f"{name} window", language)
            for panel in shown(page):
                page.bring(panel)
                glance()
                looks.at(page.docks[panel], f"{name} {panel}", language)
            page.bring("turn")
            for choice in [choice for choice in turn_of(page).view.choices if choice.page is not None][:4]:
                turn_of(page)._choose(choice)
                glance()
                looks.at(turn_of(page), f"{name} {choice.id}", language)
                turn_of(page)._go_back()
        window.appearance.choose_language("en")
    looks.all_fit()


def shown(page: GamePage) -> list[str]:
    layout = page.family.layouts[page.layout_name].scene(page.kind)
    return [name for stack in layout.stacks for name in stack.panels]
