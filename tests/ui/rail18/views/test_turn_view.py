"""Whatever the engine offers can be chosen in the turn panel: in random games, in both modes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.interchange.recorded_file import read_recorded
from core.kernel.action import Action
from core.kernel.options import Amount
from core.kernel.options import Choice as Listed
from core.kernel.refusal import Rejection
from core.rail18.actions import RunTrains
from core.rail18.engine import Engine18
from core.rail18.equal_actions import listed_for
from core.rail18.recorded.replay import Replay
from core.rail18.state import CompanyTurn, GameOver, Player, State
from core.rail18.steps.run import taken_for_best
from tests.play.random_player import RandomPlayer, random_engine
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.end import settlement_views
from ui.rail18.views.turn.view import turn_view
from ui.values.turn import Choice, Spin, TurnView, path_to

EVERY = 23  # states between two looks


def moment_of(engine: Engine18, state: State) -> Moment:
    return Moment(engine, state, engine.options(state))


def random_states(seed: int, every: int = EVERY) -> Iterator[tuple[Engine18, State]]:
    engine = random_engine(seed)
    player, state = RandomPlayer(engine.rules, Random(f"play {seed}")), engine.initial()
    for number in range(4000):
        if isinstance(state.frame, GameOver):
            break
        if number % every == 0 or state.frame.kind == "question":
            yield engine, state
        events = engine.decide(state, player.choose(state, engine.options(state)))
        assert not isinstance(events, Rejection)
        for event in events:
            state = engine.evolve(state, event)
    yield engine, state


def everything(view: TurnView) -> Iterator[tuple[Choice, Spin | None]]:
    """Every choice of a page and of those behind it."""
    for choice in view.choices:
        yield choice, view.spin
        if choice.page is not None and not choice.endless:
            yield from everything(choice.page())


def missing(moment: Moment) -> list[Action]:
    """Offered by the engine and not to be found in the view, nor anything that comes to the same."""
    taken: set[Action] = set()
    ranges = []
    for choice, spin in everything(turn_view(moment)):
        if isinstance(choice.action, RunTrains):  # while the best run is searched there is no verdict yet (R23)
            taken.add(taken_for_best(moment.rules, moment.state, choice.action))
        if choice.action is not None:
            taken.add(choice.action)
        if choice.at is not None and spin is not None:
            ranges.append((choice.at, spin))

    def found(action: Action) -> bool:
        if action in taken:
            return True
        numbers = [value for name in type(action).model_fields if isinstance(value := getattr(action, name), int)]
        return any(at(number) == action for at, spin in ranges for number in numbers if spin.low <= number <= spin.high)

    offered = (action for option in moment.options for action in option.examples())
    return [action for action in offered if not found(listed_for(moment.rules, moment.state, action))]


@pytest.mark.long
def test_everything_offered_can_be_chosen() -> None:
    for engine, state in random_states(8):
        positions = [state.with_(mode="hotseat", track_kept=True), state.with_(mode="table", track_kept=True)]
        if isinstance(state.frame, CompanyTurn) and state.frame.step in ("run", "dividend", "trains"):
            positions.append(state.with_(mode="table", track_kept=False))
        for position in positions:
            moment = moment_of(engine, position)
            assert not missing(moment)
            check_page(turn_view(moment))


def test_an_action_of_a_kind_that_nobody_knows_can_be_chosen() -> None:
    """Whatever a title adds appears by itself, spelt out."""

    class SingSong(Action):
        verse: int

    engine = random_engine(8)
    state = engine.initial()
    song = SingSong(actor=state.order[0], verse=3)
    options = (*engine.options(state), Listed((song,)), Amount(song, "verse", 1, 9))
    moment = Moment(engine, state, options)
    assert not missing(moment)
    labels = [choice.label for choice, _ in everything(turn_view(moment))]
    assert "Sing song: 3" in labels


def check_page(view: TurnView) -> None:
    """A question, a label for every choice, and no name or key twice, but that of a tile which lies in several ways."""
    assert view.question
    turning = {choice.id: choice for table in view.tables if table.turns for choice in table.choices}
    keys = [choice.key for choice in view.choices if choice.key and choice.id not in turning]
    keys += {choice.key for choice in turning.values() if choice.key}
    assert len(keys) == len(set(keys)), keys
    ids = [choice.id for choice in view.choices]
    assert len(ids) == len(set(ids))
    assert all(choice.label for choice in view.choices)
    for choice in view.choices:
        if choice.page is not None and not choice.endless:
            check_page(choice.page())


def test_a_new_game_asks_for_bids() -> None:
    setup = new_setup("1844", [Player(f"p{n}", name) for n, name in enumerate(("Anna", "Bert", "Cleo"))])
    engine = registry.engine(setup)
    view = turn_view(moment_of(engine, engine.initial()))
    assert view.question == "Anna: bid for P1?"
    assert view.spin is not None
    assert view.spin.low == 20
    assert view.default is not None
    assert view.default.label_for(25) == "Bid 25"
    assert [choice.label for choice in view.foot] == ["Pass", "Later privates"]


@pytest.mark.long
def test_the_recorded_game_can_be_played_in_the_panel(shared_folder: Path) -> None:
    """Every action of the record is in the view, or is one that the table implies."""
    record = read_recorded(shared_folder / "games" / "1844-160062.json")
    setup = new_setup(record.title, [Player(*player) for player in record.players], "online", mode="table")
    replay = Replay(registry.engine(setup), record)
    for number, (_, applied) in enumerate(replay.steps()):
        for step in applied if number % 7 == 0 else ():
            if isinstance(step.action, RunTrains):
                continue  # found by the search, drawn, or told as a number
            view = turn_view(moment_of(replay.engine, step.before))
            alike = listed_for(replay.engine.rules, step.before, step.action)
            assert path_to(view, step.action) or path_to(view, alike), step.action


def test_the_end_ranks_all_players(shared_folder: Path) -> None:
    record = read_recorded(shared_folder / "games" / "1844-160062.json")
    setup = new_setup(record.title, [Player(*player) for player in record.players], "online")
    replay = Replay(registry.engine(setup), record)
    formed = []
    for _, applied in replay.steps():
        for step in applied:
            assert not isinstance(step.outcome, Rejection)
            after = step.before
            for event in step.outcome:
                after = replay.engine.evolve(after, event)
            pages = settlement_views(Moment(replay.engine, after, (), step.before, step.outcome))
            formed += pages
    assert [page.question for page in formed] == ["NOB, SCB, VSB, JS, GB have become the SBB"]
    assert "Treasury" in formed[0].note
    view = turn_view(Moment(replay.engine, replay.state))
    worth = [row[-1].text for row in view.tables[0].rows]
    assert worth == [f"{amount:,}" for amount in sorted(record.result.values(), reverse=True)]
    for row in view.tables[0].rows:
        choice = row[1].choice
        assert choice is not None
        assert choice.page is not None
        parts = [cells[-1].text for cells in choice.page().tables[0].rows]
        assert sum(map(figure, parts)) == figure(row[-1].text), "all that it is made up of"
        assert len(choice.details) == len(parts)


def figure(words: str) -> int:
    return int(words.replace(",", "").replace("−", "-"))
