"""Who sits where and how the game is kept: agreed at the start, changed at any moment, undone like anything else."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.interchange.audit import audit
from core.interchange.game_file import create_game, memory_game, new_setup, open_game
from core.kernel.action import Action
from core.kernel.errors import GameFileError
from core.kernel.foreign import shown
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.mechanics.draws import drawn
from core.mechanics.seats import COLOURS, SYMBOLS, ChangePlayer, PlayerChanged
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.state import GameOver, OperatingRound, Player, Seating, Setup, StockRound
from core.rail18.table import EverybodyPasses
from core.store.journal import Journal
from tests.titles.t1844.positions import Table
from ui.rail18.views.moment import Moment

SEATS = [Player("1", "Ann"), Player("2", "Ben"), Player("3", "Cat")]


def game(mode: str = "hotseat") -> Game18:
    return memory_game(new_setup("1844", SEATS, mode=mode))


def done(found: Game18, action: Action) -> Transition:
    outcome = found.dispatch(action)
    assert isinstance(outcome, Transition), outcome
    return outcome


def code(found: Game18, action: Action) -> str:
    outcome = found.dispatch(action)
    assert isinstance(outcome, Rejection)
    return outcome.code


def change(player: str, **fields: object) -> ChangePlayer:
    return ChangePlayer(actor=player, player=player, **fields)  # type: ignore[arg-type]


def settings(**fields: object) -> ac.ChangeSettings:
    return ac.ChangeSettings(actor="1", **fields)  # type: ignore[arg-type]


# players


def test_every_seat_has_a_colour_and_a_symbol_of_its_own() -> None:
    players = [Player(str(number), f"Player {number}") for number in range(7)]
    state = memory_game(new_setup("1844", players)).state
    assert {player.colour for player in state.players} == set(COLOURS)
    assert {player.symbol for player in state.players} == set(SYMBOLS)


def test_wishes_are_kept_and_the_others_get_what_is_free() -> None:
    state = memory_game(new_setup("1844", [SEATS[0], replace(SEATS[1], colour="blue", symbol="star"), SEATS[2]])).state
    assert [player.colour for player in state.players] == ["orange", "blue", "green"]
    assert [player.symbol for player in state.players] == ["triangle", "star", "circle"]


@pytest.mark.parametrize("wish", [{"colour": "puce"}, {"symbol": "heart"}])
def test_colours_and_symbols_nobody_knows(wish: dict[str, str]) -> None:
    with pytest.raises(GameFileError, match="told apart"):
        new_setup("1844", [replace(SEATS[0], **wish), *SEATS[1:]])


def test_two_players_of_one_colour() -> None:
    with pytest.raises(GameFileError, match="told apart"):
        new_setup("1844", [replace(SEATS[0], colour="blue"), replace(SEATS[1], colour="blue"), SEATS[2]])


def test_a_player_is_renamed_and_the_set_up_stays() -> None:
    found = game()
    after = done(found, change("2", name=" Bea ")).after
    assert [player.name for player in after.players] == ["Ann", "Bea", "Cat"]
    assert [player.name for player in after.setup.players] == ["Ann", "Ben", "Cat"]
    assert Moment(found.engine, after).names == {"1": "Ann", "2": "Bea", "3": "Cat"}  # type: ignore[attr-defined]


def test_somebody_else_takes_the_seat() -> None:
    event = done(game(), change("2", name="Dan", replaced=True)).events[0]
    assert event == PlayerChanged("2", "Dan", "orange", "circle", replaced=True)


@pytest.mark.parametrize("name", ["W" * 41, "A\x00", "A\nB", "\u202eB"])
def test_a_name_that_cannot_be_kept_is_refused_and_one_in_a_file_is_shown_shortened(name: str, tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="at most 40 letters"):
        new_setup("1844", [Player("1", name), *SEATS[1:]])
    path = tmp_path / "old.bankhalter"
    setup = replace(new_setup("1844", SEATS), players=(Player("1", name), *SEATS[1:]))
    create_game(path, setup).log.close()  # type: ignore[attr-defined]
    before = path.read_bytes()
    opened = open_game(path)
    assert opened.state.players[0].name == name
    assert opened.state.names == {"1": shown(name), "2": "Ben", "3": "Cat"}
    assert audit(path, None).problems == []
    opened.log.close()  # type: ignore[attr-defined]
    assert path.read_bytes() == before


def test_a_colour_that_is_taken_is_exchanged() -> None:
    after = done(game(), change("1", colour="orange", symbol="square")).after
    assert [player.colour for player in after.players] == ["orange", "blue", "green"]
    assert [player.symbol for player in after.players] == ["square", "circle", "triangle"]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (change("9", name="Zoe"), "unknown-player"),
        (change("1", name="  "), "no-name"),
        (change("1", name="A\nn"), "no-name"),
        (change("1", name="\u202enna"), "no-name"),
        (change("1", name="ben"), "name-taken"),
        (change("1", colour="puce"), "unknown-colour"),
        (change("1", symbol="heart"), "unknown-symbol"),
        (change("1"), "nothing-changes"),
        (change("1", name="Ann"), "nothing-changes"),
        (settings(mode="hotseat"), "nothing-changes"),
        (settings(track_kept=False), "track-off-only-at-table"),
        (ac.ChangeSettings(actor="9", mode="table"), "unknown-player"),
    ],
)
def test_what_cannot_be_changed(action: Action, why: str) -> None:
    assert code(game(), action) == why


# settings


def test_the_judge_follows_a_change_of_mode_and_its_undoing() -> None:
    found = game()
    short = EverybodyPasses(actor="1")
    assert code(found, short) == "unknown-action"
    done(found, settings(mode="table"))
    done(found, short)
    found.undo()
    found.undo()
    assert found.state.mode == "hotseat"
    assert code(found, short) == "unknown-action"
    found.redo()
    assert found.state.mode == "table"
    done(found, short)


def test_overruling_belongs_to_the_table() -> None:
    t = Table(mode="hotseat").company("RhB", ann=5, operated=False).stock("ann", 1)
    sale = ac.SellShares(actor="ann", company="RhB", shares=1)
    found: Game18 = game()
    found.engine, found.state = t.engine, t.state
    assert isinstance(found.dispatch(sale, "We agreed."), Rejection)
    found.state = found.state.with_(mode="table")
    assert isinstance(found.dispatch(sale, "We agreed."), Transition)


def test_the_best_run_is_a_must_only_in_hotseat_mode() -> None:
    """R23 follows the mode that holds now, whatever the set-up says."""
    t = Table(mode="hotseat").company("RhB", ann=5).own("RhB", a="2").turn("RhB", "run")
    below = ac.RunTrains(actor="ann", company="RhB", routes=(), best=50)
    number = ac.RunTrains(actor="ann", company="RhB", routes=(), revenue=40, best=50)
    assert t.code(below) == "below-best"
    assert t.code(number) == "number-only-at-table"
    t.change(mode="table")
    assert not isinstance(t.engine.decide(t.state, below), Rejection)
    assert not isinstance(t.engine.decide(t.state, number), Rejection)


def test_switching_track_off_is_free_and_on_again_needs_the_map() -> None:
    found = game("table")
    done(found, settings(track_kept=False))
    assert code(found, settings(track_kept=True)) == "map-needed"
    assert code(found, settings(mode="hotseat")) == "track-off-only-at-table"
    found.undo()
    assert found.state.track_kept
    done(found, settings(mode="hotseat"))


def test_hidden_cash_is_shown_once_the_order_is_set() -> None:
    t = Table().change(cash_open=False).stock("ann")
    assert not t.state.cash_shown
    for round_ in (OperatingRound(2, 1, 1), GameOver()):
        assert t.state.with_(flow=(round_,)).cash_shown
    assert t.state.with_(cash_open=True, flow=(StockRound(2, "ann"),)).cash_shown


def test_after_the_end_names_and_settings_may_still_change() -> None:
    t = Table(mode="table").change(flow=(GameOver(),))
    for action in (
        ChangePlayer(actor="ann", player="ann", name="Anna"),
        ac.ChangeSettings(actor="ann", cash_open=False),
        ac.ChangeSettings(actor="ann", track_kept=False),
    ):
        assert not isinstance(t.engine.decide(t.state, action), Rejection)
    assert t.engine.options(t.state) == ()
    assert t.code(ac.Pass(actor="ann", what="stock")) == "game-over"


def test_changes_are_in_the_file_and_the_audit_follows_them(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    found = create_game(path, new_setup("1844", SEATS))
    done(found, change("3", name="Cleo", colour="yellow"))
    done(found, settings(mode="table", cash_open=False))
    done(found, EverybodyPasses(actor="1"))
    assert isinstance(found.log, Journal)
    found.log.close()
    opened = open_game(path, read_only=True)
    assert opened.state == found.state
    report = audit(path)
    assert report.problems == []
    assert report.players["3"] == "Cleo"


def test_a_file_without_the_younger_fields_opens_with_their_defaults(tmp_path: Path) -> None:
    path = tmp_path / "old.bank"
    rulings = dict(new_setup("1844", SEATS).rulings)
    old = {
        "title": "1844",
        "players": [{"id": player.id, "name": player.name} for player in SEATS],
        "preset": "2016",
        "rulings": rulings,
        "mode": "table",
    }
    made = create_game(tmp_path / "new.bank", new_setup("1844", SEATS, mode="table"))
    assert isinstance(made.log, Journal)
    header = replace(made.log.header, setup=old)
    made.log.close()
    Journal.create(path, header).close()
    opened = open_game(path, read_only=True)
    assert opened.state == made.state
    assert opened.state.setup == Setup("1844", tuple(SEATS), "2016", rulings, "table")
    assert (opened.state.track_kept, opened.state.cash_open, opened.state.setup.seating) == (True, True, None)


# the seating draw


def test_a_seed_draws_the_same_seats_for_ever() -> None:
    assert drawn("7", "abcdefg") == ("c", "e", "a", "f", "d", "g", "b")
    assert drawn("8", "abcdefg") != drawn("7", "abcdefg")
    assert drawn("7", "gfedcba") == drawn("7", "abcdefg")


def test_every_order_comes_up() -> None:
    orders = {drawn(str(seed), "abc") for seed in range(100)}
    assert len(orders) == 6


def test_drawn_seats_stand_in_the_set_up(tmp_path: Path) -> None:
    players = [SEATS[int(seat) - 1] for seat in drawn("Sunday", ("1", "2", "3"))]
    seating = Seating(("1", "2", "3"), "Sunday")
    found = create_game(tmp_path / "game.bank", new_setup("1844", players, seating=seating))
    assert found.state.order == drawn("Sunday", ("1", "2", "3"))
    assert isinstance(found.log, Journal)
    found.log.close()
    assert open_game(tmp_path / "game.bank", read_only=True).state.setup.seating == Seating(("1", "2", "3"), "Sunday")


def test_seats_typed_in_from_the_cards() -> None:
    setup = new_setup("1844", [SEATS[2], SEATS[0], SEATS[1]], seating=Seating(("1", "2", "3")))
    assert memory_game(setup).state.order == ("3", "1", "2")


@pytest.mark.parametrize("seating", [Seating(("1", "2")), Seating(("1", "2", "4")), Seating(("1", "2", "3"), "1")])
def test_seats_that_were_not_drawn(seating: Seating) -> None:
    with pytest.raises(GameFileError, match="not those that were drawn"):
        new_setup("1844", SEATS, seating=seating)
