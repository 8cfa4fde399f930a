"""A game over its journal: dispatch, undo, redo and jumps, what is on the disk when, and how games are set up."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core import registry
from core.interchange.game_file import create_game, header_for, memory_game, new_setup, open_game
from core.kernel.action import Action
from core.kernel.errors import BankhalterError, GameFileError, TitleDataError
from core.kernel.game import Game, Transition
from core.kernel.judge import Strict, Table, judge_for
from core.kernel.options import offered
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.family import Game18
from core.rail18.state import Auction, Player, Setup, State, StockRound
from core.store.entries import Entry
from core.store.journal import Journal, utc_now
from tests.systems import open_files_can_go

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
LONG = 70  # actions of the longer games


def seats(number: int) -> list[Player]:
    return [Player(name.lower(), name) for name in NAMES[:number]]


def setup_for(number: int = 3, mode: str = "hotseat") -> Setup:
    return new_setup("1844", seats(number), "2016", mode=mode)


@pytest.fixture(params=["memory", "file"])
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Game18]:
    """A new game of three; the tests that do not care run with both kinds of journal."""
    if request.param == "memory":
        yield memory_game(setup_for())
        return
    made = create_game(tmp_path / "game.bank", setup_for())
    yield made
    journal(made).close()


def journal(game: Game18) -> Journal:
    assert isinstance(game.log, Journal)
    return game.log


def bid(actor: str, amount: int, private: str = "P1") -> ac.Bid:
    return ac.Bid(actor=actor, private=private, amount=amount)


def decline(actor: str) -> ac.Pass:
    return ac.Pass(actor=actor, what="auction")


def done(game: Game18, action: Action) -> Transition[State, ev.Event]:
    outcome = game.dispatch(action)
    assert isinstance(outcome, Transition), outcome
    return outcome


def moves(game: Game18, number: int, seed: int = 1) -> dict[int, State]:
    """Plays random legal moves; the state after each entry."""
    chance = Random(seed)
    states = {0: game.state_at(0)}
    for _ in range(number):
        options = [option for option in game.options() if option.kind != "SellShares"]
        action = chance.choice(list(chance.choice(options).examples()))
        transition = done(game, action)
        states[transition.entry] = transition.after
    return states


# Dispatch


def test_a_game_begins_with_the_first_private(game: Game18) -> None:
    assert game.state == registry.engine(setup_for()).initial()
    assert game.state.frame == Auction("P1", "ann", "ann", 20)
    assert game.undo() is None
    assert game.redo() is None
    assert len(journal(game)) == 0


def test_a_transition_tells_what_changed(game: Game18) -> None:
    before = game.state
    transition = done(game, bid("ann", 25))
    assert transition.before is before
    assert transition.events[0] == ev.BidMade("ann", "P1", 25)
    assert transition.after is game.state
    assert transition.entry == game.log.head == 1
    state = before
    for event in transition.events:
        state = game.engine.evolve(state, event)
    assert state == game.state != before
    frame = game.state.frame
    assert isinstance(frame, Auction)
    assert (frame.leader, frame.bid, frame.bidder) == ("ann", 25, "ben")


def test_the_journal_holds_the_action_and_its_events(game: Game18) -> None:
    transition = done(game, bid("ann", 25))
    entry = journal(game).entry(1)
    codec = game.engine.codec
    assert entry.action == {"kind": "Bid", "actor": "ann", "private": "P1", "amount": 25}
    assert codec.action_from_json(entry.action) == bid("ann", 25)
    assert tuple(codec.event_from_json(event) for event in entry.events) == transition.events
    assert entry.params == {}
    assert entry.title_fingerprint == registry.title("1844").fingerprint


class Strange(Action):
    """No title has it."""


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (bid("ben", 25), "not-your-turn"),
        (bid("ann", 5), "bid-too-low"),
        (bid("ann", -5), "bid-too-low"),
        (bid("ann", 801), "not-enough-money"),
        (bid("ann", 50, "P2"), "not-on-offer"),
        (bid("zoe", 25), "not-your-turn"),
        (decline("ben"), "not-your-turn"),
        (ac.Pass(actor="ann", what="stock"), "no-stock-round"),
        (ac.Pass(actor="ann", what="track"), "no-company-turn"),
        (ac.LayTile(actor="ann", company="VSB", hex="C24", tile="57", rotation=2), "no-company-turn"),
        (ac.RepayDebt(actor="ann", amount=10), "repay-amount"),
        (Strange(actor="ann"), "unknown-action"),
    ],
)
def test_a_refused_action_leaves_everything_as_it_was(action: Action, code: str, tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, setup_for())
    before, content = game.state, path.read_bytes()
    refused = game.dispatch(action)
    assert isinstance(refused, Rejection)
    assert refused.code == code
    assert game.state is before
    assert len(journal(game)) == 0
    assert game.log.head == 0
    assert path.read_bytes() == content
    journal(game).close()


def test_the_options_are_those_of_the_present_state(game: Game18) -> None:
    assert offered(game.options(), bid("ann", 20))
    assert not offered(game.options(), bid("ben", 25))
    done(game, bid("ann", 20))
    assert offered(game.options(), bid("ben", 25))
    assert not offered(game.options(), bid("ann", 20))
    game.undo()
    assert offered(game.options(), bid("ann", 20))


# Undo, redo, jumps


def test_undo_and_redo(game: Game18) -> None:
    start = game.state
    one = done(game, bid("ann", 20)).after
    two = done(game, bid("ben", 25)).after
    undone = game.undo()
    assert undone is not None
    assert (undone.before, undone.events, undone.after) == (two, (), one)
    assert game.state == one
    assert game.undo() is not None
    assert game.state == start
    assert game.undo() is None
    assert game.state == start
    assert game.redo() is not None
    assert game.state == one
    redone = game.redo()
    assert redone is not None
    assert (redone.before, redone.events, redone.after) == (one, (), two)
    assert game.redo() is None
    assert game.state == two


def test_undo_forgets_nothing(game: Game18) -> None:
    done(game, bid("ann", 20))
    done(game, bid("ben", 25))
    game.undo()
    game.redo()
    kinds = [entry.kind for entry in journal(game).entries()]
    assert kinds == ["action", "action", "head", "head"]


def test_another_action_after_undo_begins_a_branch(game: Game18) -> None:
    done(game, bid("ann", 20))
    low = done(game, bid("ben", 25))
    game.undo()
    high = done(game, bid("ben", 40))
    assert game.redo() is None  # the old way is no longer the way ahead
    assert game.state == high.after != low.after
    back = game.jump(low.entry)  # but it is still there
    assert back is not None
    assert game.state == low.after
    assert game.undo() is not None
    assert game.redo() is not None
    assert game.state == low.after  # redo follows the branch that was left last
    assert game.jump(high.entry) is not None
    game.undo()
    game.redo()
    assert game.state == high.after


def test_jumps(game: Game18) -> None:
    states = moves(game, 12)
    last = game.state
    for entry in (5, 12, 0, 7, 1):
        jumped = game.jump(entry)
        assert jumped is not None
        assert (jumped.events, jumped.after) == ((), states[entry])
        assert game.state == states[entry]
        assert game.state_at(game.log.head) == states[entry]
    while game.redo():
        pass
    assert game.state == last


@pytest.mark.parametrize("entry", [99, -1])
def test_a_jump_to_nowhere_changes_nothing(game: Game18, entry: int) -> None:
    before = done(game, bid("ann", 20)).after
    with pytest.raises(LookupError):
        game.jump(entry)
    assert game.state is before
    assert len(journal(game)) == 1


def test_a_move_of_the_head_is_no_moment_to_jump_to(game: Game18) -> None:
    done(game, bid("ann", 20))
    game.undo()
    game.redo()
    before = game.state
    with pytest.raises(ValueError, match="no entry can follow 2"):
        game.jump(2)
    assert game.state is before
    assert len(journal(game)) == 3


def test_the_state_at_any_entry(game: Game18) -> None:
    states = moves(game, 15)
    assert {entry: game.state_at(entry) for entry in states} == states
    fresh = Game(game.engine, game.log, game.judge)  # with nothing remembered
    assert {entry: fresh.state_at(entry) for entry in reversed(states)} == states


# Files


def test_a_game_opens_at_every_point_with_the_same_state(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, setup_for())
    states = moves(game, LONG)
    assert not isinstance(game.state.frame, Auction)
    journal(game).close()
    for entry in range(LONG, -1, -7):
        game = open_game(path)
        assert game.state == states[LONG if entry == LONG else entry + 7]
        assert {number: game.state_at(number) for number in states} == states
        assert game.jump(entry) is not None
        assert game.state == states[entry]
        journal(game).close()
    assert [child.name for child in tmp_path.iterdir()] == ["game.bank"]


def test_a_game_opened_after_each_action_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    in_one_go = memory_game(setup_for())
    states = moves(in_one_go, 20)
    journal(create_game(path, setup_for())).close()
    for number, entry in enumerate(journal(in_one_go).entries()):
        game = open_game(path)
        assert game.state == states[number]
        assert entry.action is not None
        done(game, game.engine.codec.action_from_json(entry.action))
        journal(game).close()
    opened = open_game(path, read_only=True)
    assert opened.state == in_one_go.state


def test_branches_are_there_after_opening(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, setup_for())
    done(game, bid("ann", 20))
    low = done(game, bid("ben", 25))
    game.undo()
    high = done(game, bid("ben", 40))
    game.undo()
    journal(game).close()
    game = open_game(path)
    assert game.state == low.before
    assert game.redo() is not None
    assert game.state == high.after
    assert game.jump(low.entry) is not None
    assert game.state == low.after
    journal(game).close()


def test_reading_changes_no_byte_and_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, setup_for())
    done(game, bid("ann", 20))
    journal(game).close()
    content = path.read_bytes()
    reader = open_game(path, read_only=True)
    before = reader.state
    for attempt in (lambda: reader.dispatch(bid("ben", 25)), reader.undo, lambda: reader.jump(0)):
        with pytest.raises(GameFileError, match="reading only"):
            attempt()
        assert reader.state is before
    assert path.read_bytes() == content


class Watched:
    """A journal that tells what is on the disk and what the game shows at the moment an entry has been written."""

    def __init__(self, inner: Journal) -> None:
        self.inner = inner
        self.game: Game18 | None = None
        self.seen: list[tuple[State, list[Entry]]] = []

    head = property(lambda self: self.inner.head)
    undo_target = property(lambda self: self.inner.undo_target)
    redo_target = property(lambda self: self.inner.redo_target)

    def path_to(self, id: int, /) -> Sequence[Entry]:
        return self.inner.path_to(id)

    def append(
        self,
        action: Mapping[str, Any] | None,
        events: Sequence[Mapping[str, Any]] = (),
        *,
        params: Mapping[str, Any] | None = None,
    ) -> Entry:
        return self.look(self.inner.append(action, events, params=params))

    def move_head(self, id: int, /) -> Entry:
        return self.look(self.inner.move_head(id))

    def look(self, entry: Entry) -> Entry:
        assert self.game is not None
        assert self.inner.path is not None
        self.seen.append((self.game.state, list(Journal.open(self.inner.path, read_only=True).entries())))
        return entry


def test_an_action_is_on_the_disk_before_the_state_changes(tmp_path: Path) -> None:
    engine = registry.engine(setup_for())
    with Journal.create(tmp_path / "game.bank", header_for(engine, utc_now())) as inner:
        log = Watched(inner)
        game: Game18 = Game(engine, log, judge_for(setup_for()))
        log.game = game
        start = game.state
        one = done(game, bid("ann", 20)).after
        game.undo()
        assert [shown for shown, _ in log.seen] == [start, one]
        first, second = (stored for _, stored in log.seen)
        assert [entry.action for entry in first] == [{"kind": "Bid", "actor": "ann", "private": "P1", "amount": 20}]
        assert [(entry.kind, entry.parent) for entry in second] == [("action", 0), ("head", 0)]


def test_a_failed_write_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    game = create_game(path, setup_for())
    before = done(game, bid("ann", 20)).after
    journal(game).close()
    content = path.read_bytes()
    for attempt in (lambda: game.dispatch(bid("ben", 25)), game.undo, lambda: game.jump(0)):
        with pytest.raises(GameFileError) as caught:
            attempt()
        assert str(caught.value) == "The game file is closed."
        assert game.state is before
        assert game.log.head == 1
    assert path.read_bytes() == content
    assert open_game(path, read_only=True).state == before


@open_files_can_go
def test_a_file_that_was_replaced_is_not_written(tmp_path: Path) -> None:
    path, other = tmp_path / "game.bank", tmp_path / "other.bank"
    game = create_game(path, setup_for())
    before = done(game, bid("ann", 20)).after
    foreign = create_game(other, setup_for(4))
    done(foreign, bid("ann", 30))
    journal(foreign).close()
    other.replace(path)
    content = path.read_bytes()
    with pytest.raises(GameFileError):
        game.dispatch(bid("ben", 25))
    assert game.state is before
    assert path.read_bytes() == content
    journal(game).close()


class Broken(Journal):
    """A journal whose disk is full."""

    def append_all(self, drafts: Sequence[Any]) -> list[Entry]:
        raise GameFileError("There is no space left on the disk.")


def test_a_journal_that_cannot_be_written_keeps_the_state() -> None:
    engine = registry.engine(setup_for())
    game: Game18 = Game(engine, Broken.in_memory(header_for(engine, utc_now())), judge_for(setup_for()))
    before = game.state
    with pytest.raises(GameFileError, match="no space left"):
        game.dispatch(bid("ann", 20))
    assert game.state is before
    assert game.options()[0].actor == "ann"
    assert isinstance(game.dispatch(bid("ben", 20)), Rejection)  # what is refused is never written


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.bank"
    path.write_bytes(b"mine")
    with pytest.raises(GameFileError):
        create_game(path, setup_for())
    assert path.read_bytes() == b"mine"


# Set-ups


@pytest.mark.parametrize(
    ("number", "cash", "limit"), [(3, 800, 24), (4, 620, 18), (5, 510, 15), (6, 440, 13), (7, 400, 11)]
)
def test_three_to_seven_players(number: int, cash: int, limit: int) -> None:
    game = memory_game(setup_for(number))
    state = game.state
    assert state.order == tuple(player.id for player in seats(number))
    assert {state.cash[player] for player in state.order} == {cash}
    assert sum(state.cash.values()) == 12_000
    assert registry.title("1844").data.players[str(number)].share_limit == limit
    for private, player in zip(range(1, 8), range(7), strict=True):  # everybody opens in turn
        frame = game.state.frame
        assert isinstance(frame, Auction)
        assert (frame.private, frame.bidder) == (f"P{private}", state.order[player % number])
        done(game, bid(frame.bidder, frame.minimum, frame.private))
        while isinstance(game.state.frame, Auction) and game.state.frame.private == frame.private:
            done(game, decline(game.state.frame.bidder))
        if private == 6:
            done(game, ac.SetPar(actor=frame.bidder, company="FNM", price=100))
    assert isinstance(game.state.frame, StockRound)


def test_the_judge_follows_the_mode() -> None:
    assert isinstance(judge_for(setup_for()), Strict)
    assert isinstance(judge_for(setup_for(mode="table")), Table)
    assert isinstance(judge_for(memory_game(setup_for(mode="table")).state), Table)


def test_overrides_of_single_switches() -> None:
    setup = new_setup("1844", seats(3), "2016", {"priority": "last-actor"})
    assert setup.rulings == new_setup("1844", seats(3), "2016").rulings | {"priority": "last-actor"}
    assert setup.preset == "2016"


def test_without_a_preset_it_is_the_newest_edition() -> None:
    assert new_setup("1844", seats(3)) == new_setup("1844", seats(3), "2016")


@pytest.mark.parametrize(
    ("changes", "kind", "words"),
    [
        ({"players": []}, GameFileError, "3 to 7 players, not for 0"),
        ({"players": seats(2)}, GameFileError, "3 to 7 players, not for 2"),
        ({"players": seats(8)}, GameFileError, "3 to 7 players, not for 8"),
        ({"players": [*seats(3), Player("ann", "Another Ann")]}, GameFileError, "cannot be told apart"),
        ({"players": [*seats(3), Player("bank", "Banker")]}, GameFileError, "cannot be told apart"),
        ({"players": [*seats(3), Player("pool", "Pool")]}, GameFileError, "cannot be told apart"),
        ({"players": [*seats(3), Player("closed", "Closed")]}, GameFileError, "cannot be told apart"),
        ({"players": [*seats(3), Player("SBB", "Sebastian")]}, GameFileError, "cannot be told apart"),
        ({"players": [*seats(3), Player("", "Nobody")]}, GameFileError, "cannot be told apart"),
        ({"title": "1830"}, TitleDataError, "no title '1830'"),
        ({"title": "../1844"}, TitleDataError, "no title '../1844'"),
        ({"preset": "house"}, GameFileError, "no rulings house"),
        ({"overrides": {"weather": "sunny"}}, TitleDataError, "weather"),
        ({"overrides": {"priority": "alphabet"}}, TitleDataError, "alphabet"),
        ({"mode": "blitz"}, GameFileError, "no mode blitz"),
    ],
)
def test_a_wrong_set_up_is_named_in_one_sentence(
    changes: dict[str, Any], kind: type[BankhalterError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        new_setup(**{"title": "1844", "players": seats(3), **changes})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_title_that_is_only_drawn_cannot_be_played() -> None:
    drawn = replace(registry.known_title("1844"), brings=None)
    with pytest.raises(TitleDataError, match="cannot be played yet"):
        drawn.family.engine(drawn, registry.title("1844"), setup_for())


# What a file says about its game


def stored(tmp_path: Path, **changes: Any) -> Path:
    """A file whose header has other contents; its chain is good."""
    engine = registry.engine(setup_for())
    header = header_for(engine, utc_now())
    path = tmp_path / "game.bank"
    changed = type(header)(
        header.title, header.title_fingerprint, header.program_version, header.created, {**header.setup, **changes}
    )
    Journal.create(path, changed).close()
    return path


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"title": "1830"}, "no title 1830"),
        ({"title": 1844}, "does not say who plays"),
        ({"players": None}, "does not say who plays"),
        ({"players": [{"id": "ann"}]}, "does not say who plays"),
        ({"players": [{"id": "ann", "name": "Ann"}]}, "not for 1"),
        ({"players": [{"id": name, "name": name} for name in ("a", "b", "b")]}, "cannot be told apart"),
        ({"rulings": {"priority": "alphabet"}}, "rulings that this program does not know"),
        ({"rulings": {"weather": "sunny"}}, "rulings that this program does not know"),
        ({"rulings": ["priority"]}, "does not say who plays"),
        ({"mode": "blitz"}, "does not say who plays"),
    ],
)
def test_a_file_with_a_wrong_set_up(changes: dict[str, Any], words: str, tmp_path: Path) -> None:
    path = stored(tmp_path, **changes)
    content = path.read_bytes()
    with pytest.raises(BankhalterError) as caught:
        open_game(path)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content
    assert [child.name for child in tmp_path.iterdir()] == ["game.bank"]
    with Journal.open(path) as again:  # it was let go
        assert again.head == 0


def test_a_ruling_that_is_younger_than_the_file_has_its_default(tmp_path: Path) -> None:
    rulings = dict(setup_for().rulings)
    rulings.pop("priority")
    game = open_game(stored(tmp_path, rulings=rulings), read_only=True)
    assert game.state.setup == setup_for()
