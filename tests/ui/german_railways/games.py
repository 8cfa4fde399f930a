"""Games of German Railways for tests of what the window shows: one that is played out, one at its beginning."""

import random
from functools import cache
from typing import Any

from core.german_railways import actions as ac
from core.german_railways.building import Builds
from core.german_railways.network import links
from core.german_railways.state import State
from core.interchange.game_file import AnyGame, memory_game, new_setup
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.mechanics.seats import Player
from tests.titles.german_railways.play import NAMES, TITLE


def new_game(players: int = 4, mode: str = "table", seed: str = "7", **agreed: Any) -> AnyGame:
    seats = [Player(seat, name) for seat, name in list(NAMES.items())[:players]]
    return memory_game(new_setup(TITLE, seats, None, None, mode, banker="ann", seed=seed, **agreed))


def play(game: AnyGame, actions: int, seed: int = 1) -> AnyGame:
    """Goes on with choices that lead somewhere: bids, offers, long builds, now and then a pass."""
    chance = random.Random(seed)
    for _ in range(actions):
        action = _choice(game, chance)
        if action is None:
            break
        outcome = game.dispatch(action)
        assert not isinstance(outcome, Rejection), (action, outcome)
    return game


def _choice(game: AnyGame, chance: random.Random) -> Action | None:
    state: State = game.state
    if state.ending:
        return None
    if state.auction is not None:
        auction = state.auction
        able = [seat for seat in state.seats if state.cash[seat] > auction.bid and seat not in auction.passed]
        if state.mode == "table" and able:
            buyer = chance.choice(able)
            most = min(state.cash[buyer], auction.bid + 6)
            return ac.AuctionResult(
                actor=buyer, railroad=auction.railroad, amount=chance.randint(auction.bid + 1, most)
            )
    options = game.options()
    builds = [option for option in options if isinstance(option, Builds)]
    chance.shuffle(builds)
    if linking := next((found for build in builds if (found := _linking(build)) is not None), None):
        return linking
    if builds and chance.random() < 0.6:
        longest = list(builds[0].examples())
        return longest[-1]
    actions = [action for option in options for action in option.examples() if not isinstance(action, ac.AgreeToEnd)]
    return chance.choice(actions)


def _linking(build: Builds) -> Action | None:
    """A build that ends in a city where somebody else is, and pays a dividend."""
    here = links(build.rules, build.state.track)
    ways: list[tuple[str, ...]] = [()]
    for way in ways:  # it grows meanwhile
        if len(way) == 3 or len(ways) > 200:
            break
        for place in build.next_hexes(way):
            longer = (*way, place)
            ways.append(longer)
            track = {**build.state.track, build.railroad: (*build.state.track[build.railroad], *longer)}
            if place not in build.rules.open_land and links(build.rules, track) != here:
                return ac.BuildTrack(actor=build.actor, railroad=build.railroad, hexes=longer)
    return None


@cache
def middle_game() -> AnyGame:
    """Some rounds old. Nobody goes on with it."""
    return play(new_game(), 60)


@cache
def late_game() -> AnyGame:
    """With links and dividends; ended by agreement. Nobody goes on with it."""
    game = play(new_game(5, seed="11"), 230, seed=3)
    while game.state.open != "order" and not game.state.ending:
        play(game, 1, seed=len(game.log.path_to(game.log.head)))
    if not game.state.ending:
        game.dispatch(ac.EverybodyAgrees(actor=game.state.seats[0]))
    return game
