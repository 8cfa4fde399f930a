"""The whole game as JSON: every state follows from it, and a game can be made of it again."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from core.interchange.any_game import read_game
from core.interchange.clock import ClockReading
from core.interchange.game_file import memory_game, new_setup
from core.interchange.whole_game import json_bytes, merged, plain, state_json, whole_game
from core.kernel.game import Game, Transition
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.state import GameOver, Player, Setup
from core.rail18.table import AuctionResult
from core.rail18.worth import worth
from core.store.journal import Draft, Journal
from tests.titles.t1844.recorded_states import recorded_path
from tests.titles.t1844.shipped import shipped_path

Json = dict[str, Any]


@cache
def game_of(name: str) -> Game18:
    path = shipped_path() if name == "sample" else recorded_path()
    return read_game(path)


def written(game: Game18, *, branches: bool = False) -> Json:
    assert isinstance(game.engine, Engine18)
    found: Json = json.loads(json_bytes(whole_game(game, branches=branches)))
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", ["sample", "recorded"])
def test_every_state_follows_from_the_changes(name: str) -> None:
    game = game_of(name)
    data = written(game)
    state = data["start"]
    assert state == state_json(game.state_at(0))
    for entry in data["entries"]:
        state = merged(state, entry["change"])
        assert state == state_json(game.state_at(entry["id"]))
    assert state == data["end"]
    assert [entry["parent"] for entry in data["entries"]] == [0, *(entry["id"] for entry in data["entries"][:-1])]


@pytest.mark.parametrize("name", ["sample", "recorded"])
def test_the_same_game_can_be_made_of_it(name: str) -> None:
    game = game_of(name)
    data = written(game)
    setup = TypeAdapter(Setup).validate_python(data["setup"])
    assert setup == game.state.setup
    again = memory_game(setup)
    assert isinstance(again.log, Journal)
    again.log.append_all([Draft(e["action"], e["events"], e["kind"], e.get("params", {})) for e in data["entries"]])
    again = Game(again.engine, again.log, again.judge)
    assert again.state == game.state
    assert isinstance(again.engine, Engine18)
    assert written(again)["end"] == data["end"]


def test_it_says_what_it_is_and_who_won() -> None:
    game = game_of("sample")
    data = written(game)
    assert (data["format"], data["version"], data["title"]["id"]) == ("bankhalter-game", 1, "1844")
    assert data["finished"] == isinstance(game.state.frame, GameOver)
    assert isinstance(game.engine, Engine18)
    rules = game.engine.rules
    assert {row["player"]: row["worth"] for row in data["ranking"]} == {
        player: worth(rules, game.state, player) for player in game.state.order
    }
    worths = [row["worth"] for row in data["ranking"]]
    assert worths == sorted(worths, reverse=True)


def test_undone_moves_are_there_only_if_asked_for() -> None:
    game = memory_game(new_setup("1844", [Player(n, n) for n in ("ana", "ben", "cleo")], mode="table"))
    for price in (25, 30):
        taken = game.dispatch(AuctionResult(actor="ana", private="P1", amount=price))
        assert isinstance(taken, Transition)
        game.undo()
    game.dispatch(AuctionResult(actor="ben", private="P1", amount=40))
    assert [entry["id"] for entry in written(game)["entries"]] == [game.log.head]
    data = written(game, branches=True)
    assert [entry["kind"] for entry in data["entries"]] == ["action", "head", "action", "head", "action"]
    assert [entry["parent"] for entry in data["entries"]] == [0, 0, 0, 0, 0]
    states = {0: data["start"]}
    for entry in data["entries"]:
        if "change" in entry:
            states[entry["id"]] = merged(states[entry["parent"]], entry["change"])
            assert states[entry["id"]] == state_json(game.state_at(entry["id"]))
    assert states[data["head"]] == data["end"]


def test_the_clock_of_the_players_is_part_of_the_game() -> None:
    game = memory_game(new_setup("1844", [Player(f"p{number}", f"Player {number}") for number in range(1, 4)]))
    assert "clock" not in written(game), "this table had none"
    assert isinstance(game.log, Journal)
    for spent in ({"p1": 500}, {"p1": 61_000, "p2": 2_000}):
        game.log.append(None, kind="note", params=ClockReading(True, spent).params())
    assert written(game)["clock"] == {"on": True, "spent": {"p1": 61_000, "p2": 2_000}}


def test_what_is_taken_away_is_gone() -> None:
    assert merged({"a": 1, "b": {"c": 2, "d": 3}}, {"a": None, "b": {"c": None, "e": [1]}}) == {"b": {"d": 3, "e": [1]}}
    assert plain({"a": None, "b": (1, {"c": None})}) == {"b": [1, {}]}


def test_the_format_tells_of_every_key(repository: Path) -> None:
    words = (repository / "core" / "interchange" / "EXPORT.md").read_text("utf-8")
    data = written(game_of("sample"))
    keys = {*data, *data["title"], *(key for entry in data["entries"] for key in entry)}
    assert [key for key in sorted(keys) if f"`{key}`" not in words] == []
