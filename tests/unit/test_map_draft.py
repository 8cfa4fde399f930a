"""The map entered as it lies on the table."""

import pytest

from core.interchange.game_file import Game18, memory_game, new_setup
from core.kernel.game import Transition
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import Auction, Placed, Player, Question, Station
from core.rail18.table import AuctionResult, EverybodyPasses
from ui.viewmodels.map_draft import Choice, MapDraft


@pytest.fixture
def game() -> Game18:
    """FNM has placed its home station in Como and laid no tile; track is not kept."""
    players = [Player(id_, id_.upper()) for id_ in ("a", "b", "c")]
    found = memory_game(new_setup("1844", players, mode="table"))
    while isinstance(frame := found.state.flow[0], Auction):
        if isinstance(found.state.frame, Question):
            play(found, next(found.options()[0].examples()))
        else:
            play(found, AuctionResult(actor="a", private=frame.private, amount=frame.minimum))
    play(found, EverybodyPasses(actor="a"))
    play(found, ac.ChangeSettings(actor="a", track_kept=False))
    return found


def play(game: Game18, action: ac.Action) -> None:
    assert isinstance(game.dispatch(action), Transition)


def draft_of(game: Game18) -> MapDraft:
    assert isinstance(game.engine, Engine18)
    return MapDraft(game.engine.rules, game.state)


def problem(draft: MapDraft, game: Game18) -> str:
    assert isinstance(game.engine, Engine18)
    return draft.problem(game.engine, game.state, {})


def choice(draft: MapDraft, label: str, words: str) -> Choice:
    return next(found for found in draft.choices(label) if found.label.startswith(words))


def test_a_tile_is_put_on_the_map_and_taken_away(game: Game18) -> None:
    draft = draft_of(game)
    tile = choice(draft, "L21", "tile 5")
    assert not tile.there
    laid = draft.toggled(tile)
    assert set(laid.state.tiles) == {"L21"}
    assert problem(laid, game) == ""
    lying = laid.choices("L21")[0]
    assert lying.there
    assert laid.toggled(lying).state.tiles == {}


def test_only_what_can_lie_there_is_offered(game: Game18) -> None:
    draft = draft_of(game)
    colours = {draft.rules.title.tiles[found.thing.tile].colour for found in draft.choices("L21")
               if isinstance(found.thing, ac.TileAt)}  # fmt: skip
    assert colours == {"yellow"}
    assert [found for found in draft.choices("A18") if found.kind == "tile"] == []  # red


def test_a_station_moves_and_must_add_up(game: Game18) -> None:
    draft = draft_of(game)
    home = choice(draft, "L21", "FNM")
    assert home.there
    without = draft.toggled(home)
    assert "L21" not in without.state.stations
    assert problem(without, game)
    again = without.toggled(choice(without, "L21", "FNM"))
    assert again.state.stations["L21"] == (Station("FNM", 0),)
    assert problem(again, game) == ""


def test_the_game_takes_the_map_as_one_entry(game: Game18) -> None:
    draft = draft_of(game)
    laid = draft.toggled(choice(draft, "L21", "tile 57"))
    play(game, laid.action())
    assert game.state.track_kept
    assert isinstance(game.state.tiles["L21"], Placed)
    assert game.state.tiles["L21"].tile == "57"


def test_a_symmetric_tile_is_listed_once_and_found_as_it_lies(game: Game18) -> None:
    draft = draft_of(game)
    straight = [found for found in draft.choices("J19") if found.label == "tile 9"]
    rotations = [found.thing.rotation for found in straight if isinstance(found.thing, ac.TileAt)]
    assert rotations == sorted({rotation % 3 for rotation in rotations})
    assert rotations
    state = draft.state.with_(tiles={"J19": Placed("9", rotations[0] + 3)})
    assert MapDraft(draft.rules, state).choices("J19")[0].there
