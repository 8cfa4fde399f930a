"""The sample game, entered at a table through the window by mouse and a few digits, comes to the same end."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from core.german_railways import actions as ac
from core.german_railways.state import State
from core.interchange.game_file import AnyGame, memory_game
from core.interchange.sample import read_lines, sample_path
from core.kernel.action import Action
from tests.ui.bare_window import page_of
from tests.ui.german_railways.rounds import do
from tests.ui.german_railways.window_events import click_choice, click_go, click_hex, keys, state_of, turn_of
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage
from ui.shell.window.main_window import MainWindow

TITLE = "german_railways"


def recorded() -> tuple[AnyGame, list[Action]]:
    """A game of the sample's players, and what they did."""
    path = sample_path(TITLE)
    assert path is not None
    setup, lines = read_lines(path)
    game = memory_game(setup)
    return game, [game.engine.codec.action_from_json(line) for line in lines]


def entries(strict: AnyGame, actions: list[Action]) -> Iterator[Action]:
    """As a table enters them: of an auction only the result, with the offer if there was one."""
    best: ac.Bid | None = None
    offered: ac.OfferShare | None = None
    for action in actions:
        before: State = strict.state
        do(strict, action)
        if isinstance(action, ac.OfferShare):
            offered, best = action, None
        elif isinstance(action, ac.Bid):
            best = action
        elif before.auction is None:
            yield action
        if before.auction is not None and _auction(strict.state) != _auction(before):
            railroad = before.auction.railroad
            if best is not None:
                yield ac.AuctionResult(actor=best.actor, railroad=railroad, amount=best.amount)
            else:
                if offered is not None:
                    yield offered
                yield ac.EverybodyPasses(actor=before.auction.bidder)
            best = offered = None


def _auction(state: State) -> object:
    return state.auction and (state.auction.railroad, state.at, state.round)


def enter(page: GamePage, action: Action) -> int:
    """By mouse, amounts by digits; how many clicks and keys it took."""
    match action:
        case ac.AuctionResult():
            offered = state_of(page).auction is None
            if offered:
                click_choice(page, f"offer-{action.railroad}")
            keys(page, str(action.amount))
            click_choice(page, f"AuctionResult-{action.actor}-{action.railroad}")
            return offered + len(str(action.amount)) + 1
        case ac.BuildTrack():
            click_choice(page, f"build-{action.railroad}")
            for label in action.hexes:
                click_hex(page, label)
            click_go(page)
            return len(action.hexes) + 2
        case ac.DrawOrder():
            for player in action.order:
                click_choice(page, f"marker-{player}")
            click_go(page)
            return len(action.order) + 1
        case ac.OfferShare():
            click_choice(page, f"offer-{action.railroad}")
            click_choice(page, "begin")
            return 2
        case ac.EverybodyPasses():
            keys(page, "*")
        case ac.EverybodyAgrees() | ac.AgreeToEnd():
            click_choice(page, "end")
            click_go(page)
        case _:
            name = next(choice.id for choice in turn_of(page).view.choices if choice.action == action)
            click_choice(page, name)
    return 1


@pytest.mark.long
def test_the_sample_game_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    strict, actions = recorded()
    game, _ = recorded()
    window.play(GameBridge(game))
    page = page_of(window)
    page.act(ac.ChangeSettings(actor="p1", mode="table"))
    for action in entries(strict, actions):
        if state_of(page).ending:
            break
        taken = enter(page, action)
        assert taken <= (6 if isinstance(action, ac.BuildTrack) else 5), action
    end, expected = state_of(page), strict.state
    assert (end.cash, end.shares, end.track) == (expected.cash, expected.shares, expected.track)
    assert (end.round, end.ending, end.order) == (expected.round, expected.ending, expected.order)
