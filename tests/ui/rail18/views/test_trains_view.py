"""Trains and phases: what is left, what the next phase brings, and who loses what."""

from core.rail18 import events as ev
from core.rail18.actions import BuyTrain
from core.rail18.engine import Engine18
from core.rail18.state import GameOver, State
from tests.titles.t1844.recorded_states import recorded
from ui.rail18.views.moment import moment_of
from ui.rail18.views.trains import TrainsView, next_phase, phase_news, trains_view


def view_of(state: State) -> TrainsView:
    return trains_view(moment_of(recorded()[0], state))


def test_the_dry_run_is_what_then_happens() -> None:
    """Before each first train of a kind: the losses shown are those of the events that follow."""
    rules, steps = recorded()
    engine, seen = Engine18(rules), []
    for state, action in steps:
        if not isinstance(action, BuyTrain):
            continue
        events = engine.decide(state, action)
        assert isinstance(events, tuple)
        begun = [event.phase for event in events if isinstance(event, ev.PhaseBegan)]
        if not begun:
            continue
        assert begun[0] == next_phase(rules, state)
        view = view_of(state)
        gone = sum(isinstance(event, ev.TrainRemoved) for event in events)
        turned = sum(isinstance(event, ev.TrainTurned) for event in events)
        assert sum(after is None for loss in view.losses for after in loss.after) == gone
        assert sum(after is not None for loss in view.losses for after in loss.after) == turned
        seen.append(begun[0])
    assert seen == sorted(seen)
    assert len(seen) >= 3


def test_rows_tell_limits_tiles_rounds_and_what_is_left() -> None:
    rules, steps = recorded()
    state = next(state for state, _ in steps if state.phase == "3")
    view = view_of(state)
    keys = [column.key for column in view.columns]
    assert [row.key for row in view.rows] == [phase.id for phase in rules.title.data.phases]
    third = dict(zip(keys, view.rows[2].cells, strict=True))
    assert view.rows[2].marked
    assert [card.type for card in third["trains"].cards] == ["3", "3H"]
    assert third["price"].text == "180 / 150"
    assert third["left"].text == f"{9 - state.stack['3']} of 9"
    assert third["limit-historical"].text == "4"
    assert (third["tiles"].text, third["tiles"].tip) == ("green", "yellow, green")
    assert third["rounds"].text == "2"
    assert "2-trains become 2H" in third["changes"].text
    sbb = view.phase("5")
    assert sbb is not None
    assert any("SBB" in line for line in sbb.lines)


def test_limits_name_the_companies_that_they_are_of() -> None:
    rules, _ = recorded()
    assert "at most 3 trains for historical companies" in phase_news(rules, "4")
    view = view_of(recorded()[1][0][0])
    tips = {column.key: column.tip for column in view.columns}
    assert tips["limit-pre-sbb"] == "Train limit of pre-SBB companies"
    assert tips["limit-national"] == "Train limit of SBB"


def test_the_card_that_goes_abroad_is_named() -> None:
    _, steps = recorded()
    assert "before the first one" in view_of(steps[0][0]).export
    texts = {view_of(state).export for state, _ in steps[::20]}
    assert any("which begins phase" in told for told in texts)
    over = steps[100][0].with_(flow=(GameOver(),))
    assert view_of(over).export == "", "no set follows"


def test_the_last_phase_brings_nothing_more() -> None:
    _, steps = recorded()
    view = view_of(steps[-1][0])
    assert view.coming is None
    assert view.losses == ()
    assert any(row.key == "pool" for row in view.owners)
