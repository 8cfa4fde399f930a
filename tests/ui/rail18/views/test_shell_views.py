"""The header and a game in the making, without a window."""

import errno
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.interchange.game_file import memory_game, new_setup
from core.rail18.actions import Bid
from core.rail18.state import BANK, CompanyTurn, GameOver, OperatingRound, Player, Question, StockRound
from ui.rail18.views.header import header_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.new_game import NewGame
from ui.shell.views.new_game import SUFFIX, file_name, free_path
from ui.shell.views.ruled_game import presets, ruling_rows
from ui.shell.views.start import board_cards, recent_game
from ui.shell.window.recent import read_recent


@pytest.fixture
def moment() -> Moment:
    players = [Player("a", "Anna"), Player("b", "Beat"), Player("c", "Cleo")]
    game = memory_game(new_setup("1844", players))
    return Moment(game.engine, game.state)  # type: ignore[attr-defined]


def at(moment: Moment, *flow: object, **changes: object) -> Moment:
    return Moment(moment.engine, moment.state.with_(flow=flow or moment.state.flow, **changes))


def test_the_auction(moment: Moment) -> None:
    view = header_view(moment)
    assert (view.round.value, view.round.caption) == ("Auction", "P1 is on offer")
    assert (view.turn.value, view.turn.caption) == ("Anna", "then Beat, Cleo")
    assert view.bank.value == "9,600"
    assert view.trains.value == "2 / 2H × 13"
    assert view.trains.caption == "90 / 70"


def test_a_stock_round_and_an_operating_round(moment: Moment) -> None:
    view = header_view(at(moment, StockRound(3, "b")))
    assert (view.round.value, view.turn.value, view.turn.caption) == ("SR 3", "Beat", "then Cleo, Anna")
    view = header_view(at(moment, OperatingRound(4, 1, 2), CompanyTurn("NOB"), phase="3"))
    assert view.round.value == "OR 4.1"
    assert view.round.caption == "operating round 1 of 2"
    assert view.turn.value.startswith("NOB")
    assert "green" in view.phase.caption
    assert "each other" in view.phase.tip


def test_once_the_bank_is_broken_the_header_says_when_the_game_ends(moment: Moment) -> None:
    broken = {"bank_broken": True, "phase": "5", "cash": {**moment.state.cash, BANK: -120}}
    view = header_view(at(moment, OperatingRound(8, 1, 3), CompanyTurn("NOB"), **broken))
    assert view.round.caption == "the game ends after OR 8.3"
    assert view.round.mark
    assert view.bank.mark
    view = header_view(at(moment, StockRound(8, "a"), **broken))
    assert view.round.caption == "the game ends after OR 8.3"


def test_questions_and_the_end(moment: Moment) -> None:
    view = header_view(at(moment, OperatingRound(4, 1, 2), CompanyTurn("NOB"), Question("mountain", "c", item="B1")))
    assert view.turn.value == "Cleo"
    view = header_view(at(moment, GameOver()))
    assert view.round.value == "The end"
    assert view.turn.value == ""


def test_trains_without_end(moment: Moment) -> None:
    stack = {train.sides[0].type: train.count or 0 for train in moment.rules.title.data.trains}
    view = header_view(at(moment, StockRound(9, "a"), stack=stack))
    assert view.trains.value == "8E / 8H"
    assert "unlimited" in view.trains.caption


def test_a_new_game_says_what_is_missing() -> None:
    game = NewGame("1844", ("Anna", " ", "Beat"))
    assert game.problem()
    game = NewGame("1844", ("Anna", "Beat", " anna "))
    assert "Anna" in game.problem()
    game = NewGame("1844", ("Anna", "Beat", "Cleo"))
    assert game.problem() == ""
    assert game.seats() == []


def test_seats_are_drawn_from_the_seed_and_can_be_drawn_again() -> None:
    names = ("Anna", "Beat", "Cleo", "Dario")
    first = NewGame("1844", names, seed="x1")
    assert sorted(first.seats()) == sorted(names)
    assert first.seats() == NewGame("1844", names, seed="x1").seats()
    setup = first.setup()
    assert [player.name for player in setup.players] == first.seats()
    assert setup.seating is not None
    assert setup.seating.seed == "x1"
    typed = NewGame("1844", names, drawn=False, mode="hotseat", track_kept=False).setup()
    assert [player.name for player in typed.players] == list(names)
    assert typed.track_kept  # on the screen track is always kept


def test_rulings_that_differ_stand_first_and_each_has_its_sentence() -> None:
    rows = ruling_rows(NewGame("1844", preset="2016"))
    assert not any(row.differs for row in rows)
    assert all(row.sentences[row.chosen] for row in rows)
    online = ruling_rows(NewGame("1844", preset="online"))
    assert online[0].differs
    changed = NewGame("1844", preset="2016").with_ruling("priority", "last-actor")
    assert [row.switch for row in ruling_rows(changed) if row.differs] == ["priority"]
    assert changed.with_ruling("priority", "cash").overrides == {}
    assert presets("1844")[0].id == "2016"


def test_files_get_a_name_of_their_own(tmp_path: Path) -> None:
    name = file_name("1844", ["Anna", "B/e:a?t", "Cleo"], datetime(2026, 11, 16, tzinfo=UTC))
    assert name == "1844 2026-11-16 Anna Beat Cleo"
    first = free_path(tmp_path, name)
    assert first.name == f"{name}{SUFFIX}"
    first.touch()
    assert free_path(tmp_path, name).name == f"{name} (2){SUFFIX}"


def test_a_folder_that_cannot_be_looked_at_is_told_when_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Path) -> bool:
        raise OSError(errno.ESTALE, "of another computer")

    monkeypatch.setattr(Path, "exists", fails)
    assert free_path(tmp_path, "evening") == tmp_path / f"evening{SUFFIX}"


def test_boards_are_told_from_the_first_lines_of_their_titles() -> None:
    cards = board_cards()
    assert [card.title for card in cards] == ["1824", "1844", "german_railways"]
    assert cards[2].facts == "3 to 5 players"
    assert cards[1].facts == "3 to 7 players · 131 hexes, 145 tiles"


def test_a_recent_game_is_read_from_its_file(tmp_path: Path) -> None:
    from core.interchange.game_file import create_game

    path = tmp_path / "evening.bankhalter"
    game = create_game(path, NewGame("1844", ("Anna", "Beat", "Cleo"), drawn=False).setup())
    game.dispatch(Bid(actor="p1", private="P1", amount=20))
    game.log.close()  # type: ignore[attr-defined]
    known = recent_game(path)
    assert known.name == "evening"
    found = read_recent(known)
    assert (found.players, found.round, found.problem) == ("Anna, Beat, Cleo", "Auction", "")
    path.write_bytes(b"nothing")
    assert read_recent(known).problem
    path.unlink()
    assert recent_game(path).problem
