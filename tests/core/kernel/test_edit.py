"""Editing the past: what holds, what has another effect, what is no longer possible, and what is decided about it."""

from collections.abc import Sequence
from typing import Any

import pytest

from core.interchange.editing import EditDesk
from core.kernel.action import Action
from core.kernel.edit import (
    Change,
    Decision,
    Drop,
    Edit,
    Fate,
    InsertBefore,
    Overrule,
    Precede,
    Remove,
    Replace,
    Replayed,
)
from core.kernel.game import Game
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Severity
from core.kernel.replay import preview
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.family import Game18, Preview18
from core.rail18.routes.best_run import best_run
from core.rail18.state import State
from core.store.journal import Draft
from tests.play.edits import actions, at_the_table, check_line, hotseat, journal

BOUGHT = 716  # p3 buys a share of the RhB from the pool, late in the game
DIRECTED = 555  # a purchase without which another player directs a company
TILE = 169  # a tile on F7 over which others were run later

Line = Replayed[State, ev.Event]


@pytest.fixture(scope="module")
def game() -> Game18:
    """The whole game that ships; never accepted to."""
    return hotseat()


@pytest.fixture(scope="module")
def desk(game: Game18) -> EditDesk:
    return EditDesk(game)


def of_kind(game: Game18, kind: type[Action]) -> list[int]:
    return [entry for entry, action in actions(game).items() if isinstance(action, kind)]


def line_of(seen: Preview18, entry: int) -> Line:
    return next(line for line in seen.lines[1:] if line.entry == entry)


def bank(state: State) -> int:
    return sum(state.cash.values())


def accepted(game: Game18, seen: Preview18) -> Game18:
    """On a game of its own, checked from the first entry to the last."""
    assert seen.ready
    game.accept(seen)
    assert check_line(game) == seen.state
    return game


def other_dividend(game: Game18, entry: int) -> Change:
    return Change(entry, actions(game)[entry].model_copy(update={"pay": not paid(game, entry)}))


def paid(game: Game18, entry: int) -> bool:
    action = actions(game)[entry]
    assert isinstance(action, ac.DecideDividend)
    return action.pay


# What follows


def test_a_dividend_is_decided_otherwise(game: Game18, desk: EditDesk) -> None:
    edit = other_dividend(game, of_kind(game, ac.DecideDividend)[-20])
    seen = desk.preview(edit)
    first, *later = seen.lines
    assert (first.entry, first.fate, first.now) == (edit.entry, Fate.CHANGED, edit.action)
    decided = [event for event in first.new if isinstance(event, ev.DividendDecided)]
    assert [event.paid_out for event in decided] == [not paid(game, edit.entry)]
    assert len(later) == seen.counts[Fate.SAME] + seen.counts[Fate.OTHER]
    assert seen.counts[Fate.SAME] > 50
    for line in later:
        assert (line.old == line.new) == (line.fate is Fate.SAME)
        assert line.was == line.now
        assert line.rejection is None
    assert bank(seen.state) == bank(game.state)
    assert seen.state.cash != game.state.cash
    assert seen.ready
    accepted(hotseat(), seen)


def test_what_goes_back_to_before_changes_nothing(game: Game18, desk: EditDesk) -> None:
    entry = of_kind(game, ac.DecideDividend)[-10]
    seen = desk.preview(Change(entry, actions(game)[entry]))
    assert seen.counts == {Fate.CHANGED: 1, Fate.SAME: len(seen.lines) - 1}
    assert seen.state == game.state


def test_a_purchase_is_removed(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(Remove(BOUGHT))
    first = seen.lines[0]
    assert (first.entry, first.fate, first.now, first.new, first.draft) == (BOUGHT, Fate.REMOVED, None, (), None)
    assert first.after == game.state_at(BOUGHT - 1)
    assert bank(seen.state) == bank(game.state)
    held = [list(state.shares["RhB"].values()).count("p3") for state in (game.state, seen.state)]
    assert held[0] == held[1] + 1
    accepted(hotseat(), seen)


def test_a_pass_that_is_not_asked_for_falls_away(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(Change(BOUGHT, ac.Pass(actor="p3", what="stock")))
    moot = [line for line in seen.lines if line.fate is Fate.MOOT]
    assert moot
    assert all(isinstance(line.was, ac.Pass) and line.draft is None and line.rejection for line in moot)
    assert seen.ready
    accepted(hotseat(), seen)


def test_a_forgotten_purchase_is_inserted() -> None:
    game = hotseat(BOUGHT)
    entry, buying = passed_with_money(game)
    seen = EditDesk(game).preview(InsertBefore(entry, buying))
    first = seen.lines[0]
    assert (first.entry, first.fate, first.was, first.now, first.old) == (None, Fate.INSERTED, None, buying, ())
    assert line_of(seen, entry).was == actions(game)[entry]
    assert bank(seen.state) == bank(game.state)
    accepted(game, seen.settled())
    assert buying in actions(game).values()


def passed_with_money(game: Game18) -> tuple[int, Action]:
    """The last pass of somebody who could have bought a share, and the purchase."""
    for entry, action in reversed(actions(game).items()):
        if isinstance(action, ac.Pass) and action.what == "stock":
            for option in game.engine.options(game.state_at(entry - 1)):
                if option.kind == "BuyShare":
                    return entry, next(option.examples())
    raise AssertionError


@pytest.mark.long
def test_a_company_goes_on_under_another_director(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(Remove(DIRECTED))
    moved = [line for line in seen.lines[1:] if line.was and line.now and line.was.actor != line.now.actor]
    assert moved
    assert all(line.fate is Fate.OTHER for line in moved)
    assert seen.ready
    accepted(hotseat(), seen)


def test_turns_come_in_the_order_of_the_changed_game(game: Game18, desk: EditDesk) -> None:
    """Another dividend moves the marker, and with it the order in which companies operate."""
    seen = desk.preview(other_dividend(game, of_kind(game, ac.DecideDividend)[-20]))
    entries = [line.entry for line in seen.lines[1:] if line.entry is not None]
    assert entries != sorted(entries)
    assert sorted(entries) == [entry.id for entry in game.log.path_to(game.log.head) if entry.id > seen.edit.entry]
    assert [line.entry for line in seen.lines if line.moved]


def test_what_leads_to_the_next_entry_is_filled_in(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(other_dividend(game, of_kind(game, ac.DecideDividend)[-5]))
    filled = [line for line in seen.lines if line.fate is Fate.FILLED]
    assert filled
    for line in filled:
        assert line.entry is None
        assert line.draft is not None
        assert line.draft.params == {"added": True}
    accepted(hotseat(), seen)


# Runs


def turned(game: Game18) -> Change:
    action = actions(game)[TILE]
    assert isinstance(action, ac.LayTile)
    state = game.state_at(TILE - 1)
    for rotation in range(6):
        other = action.model_copy(update={"rotation": rotation})
        if other != action and isinstance(game.engine.decide(state, other), tuple):
            return Change(TILE, other)
    raise AssertionError


@pytest.mark.long
def test_a_turned_tile_makes_runs_impossible_and_offers_the_best(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(turned(game))
    runs = [line for line in seen.undecided if isinstance(line.was, ac.RunTrains) and line.instead is not None]
    codes = {line.rejection.code for line in runs if line.rejection}
    assert {"route-no-track", "below-best"} & codes
    for line in runs:
        run = line.instead
        assert isinstance(run, ac.RunTrains)
        assert run.proven
        assert line.now == run  # the rest is judged as if it was taken
        assert [event.revenue for event in line.new if isinstance(event, ev.RunMade)] == [run.best]
    assert bank(seen.state) == bank(game.state)
    assert not seen.ready
    with pytest.raises(ValueError, match="cannot be accepted"):
        game.accept(seen)
    settled = seen.settled()
    assert settled.state == seen.state
    assert settled.counts[Fate.REPLACED] == len(runs)
    accepted(hotseat(), settled)


def test_verdicts_are_made_again_only_where_a_search_sees_something_else(
    game: Game18, desk: EditDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = searches(monkeypatch)
    seen = desk.preview(Remove(BOUGHT))
    assert any(isinstance(line.was, ac.RunTrains) for line in seen.lines)
    assert searched == []
    desk.preview(turned(game))
    assert searched


def test_a_search_that_is_stopped_is_not_proven(game: Game18, desk: EditDesk) -> None:
    seen = desk.preview(turned(game), seconds_a_run=0.0, cancelled=lambda: True)
    runs = [line.now for line in seen.lines if isinstance(line.now, ac.RunTrains)]
    stored = [line.was for line in seen.lines if isinstance(line.was, ac.RunTrains)]
    assert all(run.proven for run in stored)
    unproven = [run for run in runs if not run.proven]
    assert unproven
    assert all(run.bound is not None and run.best is not None and run.bound > run.best for run in unproven)


def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    searched: list[str] = []

    def noted(rules: Any, state: State, company: str, *rest: Any) -> Any:
        searched.append(company)
        return best_run(rules, state, company, *rest)

    monkeypatch.setattr("core.rail18.routes.renewed.best_run", noted)
    return searched


# Decisions


def first_refused(seen: Preview18, severity: Severity) -> Line:
    return next(line for line in seen.undecided if line.rejection is not None and line.rejection.severity is severity)


@pytest.mark.long
def test_entries_are_dropped_or_replaced(game: Game18, desk: EditDesk) -> None:
    edit = turned(game)
    seen = desk.preview(edit)
    line = first_refused(seen, Severity.RULE)
    assert isinstance(line.was, ac.LayTile)
    assert line.entry is not None
    again = desk.preview(edit, {line.entry: Drop()}, known=seen)
    dropped = line_of(again, line.entry)
    assert (dropped.fate, dropped.now, dropped.new, dropped.draft) == (Fate.DROPPED, None, (), None)
    assert dropped.rejection == line.rejection  # the reason can still be read
    assert len(again.undecided) == len(seen.undecided) - 1
    passing = ac.Pass(actor=line.was.actor, what="track")
    replaced = line_of(desk.preview(edit, {line.entry: Replace(passing)}, known=again), line.entry)
    assert (replaced.fate, replaced.now, replaced.rejection) == (Fate.REPLACED, passing, line.rejection)
    assert replaced.draft is not None
    assert replaced.draft.params == {"replaces": line.entry}


@pytest.mark.long
def test_a_replacement_may_be_refused_too(game: Game18, desk: EditDesk) -> None:
    edit = turned(game)
    line = first_refused(desk.preview(edit), Severity.RULE)
    assert line.entry is not None
    wrong = ac.Pass(actor="p1", what="auction")
    found = line_of(desk.preview(edit, {line.entry: Replace(wrong)}), line.entry)
    assert found.fate is Fate.REFUSED
    assert found.rejection == line.rejection
    assert found.objection is not None
    assert found.objection.code == "no-auction"


@pytest.mark.long
def test_in_hotseat_nothing_is_overruled(game: Game18, desk: EditDesk) -> None:
    edit = turned(game)
    line = first_refused(desk.preview(edit), Severity.RULE)
    assert not line.overrulable
    assert line.entry is not None
    found = line_of(desk.preview(edit, {line.entry: Overrule("so it lies")}), line.entry)
    assert found.fate is Fate.REFUSED
    assert found.objection == line.rejection


def table_game() -> tuple[Game18, Edit]:
    game = at_the_table(TILE + 150)
    return game, turned(game)


def test_at_the_table_a_rule_is_overruled_with_a_reason() -> None:
    game, edit = table_game()
    desk = EditDesk(game)
    seen = desk.preview(edit)
    line = first_refused(seen, Severity.RULE)
    assert line.overrulable
    assert line.entry is not None
    again = desk.preview(edit, {line.entry: Overrule("so it lies")}, known=seen)
    found = line_of(again, line.entry)
    assert (found.fate, found.now, found.reason) == (Fate.OVERRULED, line.was, "so it lies")
    assert any(isinstance(event, ev.Overruled) for event in found.new)
    accepted(game, again.settled())
    stored = next(entry for entry in journal(game).entries() if entry.params.get("overrule"))
    assert stored.params == {"overrule": "so it lies", "repeats": line.entry}
    # what was overruled once stays overruled when the past is edited again
    entry = next(iter(actions(game)))
    nothing = EditDesk(game).preview(Change(entry, actions(game)[entry]))
    assert nothing.counts[Fate.SAME] == len(nothing.lines) - 1
    assert line_of(nothing, stored.id).reason == "so it lies"


def test_what_is_impossible_is_not_overruled() -> None:
    game, edit = table_game()
    desk = EditDesk(game)
    impossible = [
        line
        for line in desk.preview(edit).undecided
        if line.rejection is not None and line.rejection.severity is Severity.IMPOSSIBLE
    ]
    assert impossible
    for line in impossible:
        assert not line.overrulable
    entry = impossible[0].entry
    assert entry is not None
    assert line_of(desk.preview(edit, {entry: Overrule("but")}), entry).fate in (Fate.REFUSED, Fate.UNREACHED)


def test_something_can_be_entered_before_a_later_entry() -> None:
    game = hotseat(40)
    entry = of_kind(game, ac.Bid)[1]
    bid = actions(game)[entry]
    seen = EditDesk(game).preview(Remove(entry), {entry + 1: Precede((bid,))})
    assert [line.fate for line in seen.lines[:3]] == [Fate.REMOVED, Fate.INSERTED, Fate.SAME]
    assert (seen.lines[1].entry, seen.lines[1].now) == (None, bid)
    assert seen.state == game.state
    accepted(game, seen)


def test_an_edit_that_is_refused_cannot_be_accepted(game: Game18, desk: EditDesk) -> None:
    entry = of_kind(game, ac.DecideDividend)[-1]
    seen = desk.preview(Change(entry, ac.Pass(actor="p1", what="auction")))
    assert seen.lines[0].fate is Fate.REFUSED
    assert seen.lines[0].rejection is not None
    assert seen.lines[0].rejection.code == "no-auction"
    assert not seen.settled().ready


def test_an_edit_can_be_overruled_at_the_table() -> None:
    game = at_the_table(TILE)
    action = actions(game)[TILE]
    assert isinstance(action, ac.LayTile)
    others = [other for other in actions(hotseat()).values() if isinstance(other, ac.LayTile)]
    wishes = [other.model_copy(update={"actor": action.actor, "company": action.company}) for other in others]
    desk = EditDesk(game)
    refused = next(wish for wish in wishes if desk.preview(Change(TILE, wish)).lines[0].overrulable)
    seen = desk.preview(Change(TILE, refused, "it lies like this"))
    assert seen.lines[0].fate is Fate.CHANGED
    assert seen.lines[0].draft is not None
    assert seen.lines[0].draft.params == {"overrule": "it lies like this", "replaces": TILE}


# How it is told


def test_progress_is_told_and_can_end_the_work(desk: EditDesk) -> None:
    told: list[tuple[int, int]] = []
    seen = desk.preview(Remove(BOUGHT), told=lambda *numbers: told.append(numbers))
    every = len([line for line in seen.lines if line.entry is not None])
    assert told == [(number, every) for number in range(1, every + 1)]

    class Enough(Exception):
        pass

    def stop(done: int, every: int) -> None:
        if done == 5:
            raise Enough

    with pytest.raises(Enough):
        desk.preview(Remove(BOUGHT), told=stop)


@pytest.mark.long
def test_what_is_known_is_not_replayed(desk: EditDesk, game: Game18, monkeypatch: pytest.MonkeyPatch) -> None:
    edit = turned(game)
    seen = desk.preview(edit)
    last = next(line.entry for line in reversed(seen.lines) if line.entry is not None)
    decided: list[object] = []
    decide = desk.engine.decide

    def noted(state: State, action: Action, **more: Any) -> Any:
        decided.append(action)
        return decide(state, action, **more)

    monkeypatch.setattr(desk.engine, "decide", noted)
    for decisions in ({}, {last: Drop()}):
        again: dict[int, Decision] = dict(decisions)
        assert len(desk.preview(edit, again, known=seen).lines) == len(seen.lines)
        assert len(decided) < 5
    assert desk.preview(Remove(TILE), known=seen).lines[0].fate is Fate.REMOVED  # another edit knows nothing
    assert len(decided) > 100


def test_only_entries_of_the_line_can_be_edited(desk: EditDesk) -> None:
    with pytest.raises(ValueError, match="not on the line"):
        desk.preview(Remove(10_000))


# Entries that nobody decided


def undecided_entry(event: ev.Event) -> Game18:
    game = hotseat(30)
    codec = game.engine.codec
    journal(game).append_all([Draft(None, [codec.event_to_json(event)], kind="found", params={"why": "so"})])
    return Game(game.engine, game.log, judge_by_mode)


def test_effects_without_an_action_are_kept() -> None:
    game = undecided_entry(ev.MoneyPaid("p1", "p2", 1, "found"))
    seen = EditDesk(game).preview(Remove(30))
    assert line_of(seen, 31).fate is Fate.SAME
    assert seen.state.cash["p2"] == game.state_at(29).cash["p2"] + 1
    game.accept(seen)
    entry = game.log.path_to(game.log.head)[-1]
    assert (entry.kind, entry.action, entry.params) == ("found", None, {"why": "so", "repeats": 31})


def test_effects_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = undecided_entry(ev.MoneyPaid("p1", "p2", 1, "found"))
    past = game.past()
    engine = EditDesk(game).engine
    evolve = engine.evolve

    def broken(state: State, event: ev.Event) -> State:
        if isinstance(event, ev.MoneyPaid) and event.why == "found":
            raise KeyError(event)
        return evolve(state, event)

    monkeypatch.setattr(engine, "evolve", broken)
    seen: Preview18 = preview(engine, judge_by_mode, past, Remove(30))
    found = line_of(seen, 31)
    assert found.fate is Fate.REFUSED
    assert found.rejection is not None
    assert found.rejection.code == "effects-do-not-fit"


def test_without_a_guide_entries_are_taken_as_they_were(game: Game18, desk: EditDesk) -> None:
    plain: Preview18 = preview(desk.engine, judge_by_mode, desk.past, Remove(BOUGHT))
    entries: Sequence[int | None] = [line.entry for line in plain.lines]
    assert entries == list(range(BOUGHT, game.log.head + 1))
    assert len(plain.undecided) > len(desk.preview(Remove(BOUGHT)).undecided)
