"""The walk over the table: what it shows, in which order, and how far it has come."""

import pytest

from core.hexmap.coordinates import column_row
from core.rail18.corrections import actions as co
from core.rail18.engine import Engine18
from core.rail18.state import BANK
from tests.ui.rail18.views.correction_moments import fits, moment, moments, table
from ui.rail18.views.board_check import PARTS, Item, Progress, check_items, next_open, summary
from ui.rail18.views.moment import Moment


def after(now: Moment, action: co.Correction) -> Moment:
    engine, state = Engine18(now.rules), now.state
    events = engine.decide(state, action)
    for event in events:
        state = engine.evolve(state, event)
    return Moment(now.engine, state, engine.options(state), now.state, tuple(events))


def item(items: tuple[Item, ...], key: str) -> Item:
    return next(found for found in items if found.key == key)


def test_everything_that_should_be_there_comes_once_and_in_the_order_of_the_table() -> None:
    for now in moments():
        items = check_items(now)
        state = now.state
        assert len({found.key for found in items}) == len(items)
        parts = [found.part for found in items]
        assert parts == sorted(parts, key=PARTS.index)
        hexes = [found.hex for found in items if found.hex]
        assert set(hexes) == {*state.tiles, *state.stations, *state.overlays}
        assert hexes == sorted(hexes, key=lambda label: column_row(label)[::-1])
        assert all(found.picture is not None for found in items if found.part == "map")
        companies = [found for found in items if found.part == "companies" and found.company]
        assert len(companies) == len(state.markers), "one row for each company"
        assert [found.key for found in items if found.part == "players"] == [f"player {p}" for p in state.order]
        assert all(found.cells for found in items if found.part != "map")
        assert all(found.words and found.title for found in items)


@pytest.mark.long
def test_every_thing_leads_to_its_correction() -> None:
    for now in moments():
        for found in check_items(now):
            assert found.targets
            assert all(fits(now, target) for target in found.targets), found


def test_what_lies_on_a_hex_is_told_in_words() -> None:
    now = moments()[-1]
    label = next(label for label in now.state.stations if label in now.state.tiles)
    words = item(check_items(now), f"hex {label}").words
    assert f"tile {now.state.tiles[label].tile}, track " in words
    assert now.state.stations[label][0].company in words


def test_without_track_the_charters_tell_of_stations() -> None:
    of = table()
    of.change(track_kept=False)
    items = check_items(moment(of))
    assert not [found for found in items if found.part == "map"]
    assert {found.title for found in items if "stations" in found.cells} == {"MOB", "AB"}


def test_hidden_cash_is_not_looked_at() -> None:
    of = table()
    assert "cash" in item(check_items(moment(of)), "player ann").cells
    of.change(cash_open=False, flow=type(of)(3).state.flow)
    items = check_items(moment(of))
    assert "cash" not in item(items, "player ann").cells
    assert "treasury" in item(items, "company MOB").cells


def test_what_has_changed_since_is_open_again() -> None:
    now = moment(table())
    items = check_items(now)
    progress = Progress()
    for found in items:
        progress = progress.with_tick(found)
    assert summary(items, progress).complete
    assert next_open(items, progress, 0) is None
    later = after(now, co.CorrectCash(actor="ann", note="x", payer=BANK, payee="ann", amount=20))
    changed = check_items(later)
    progress = progress.corrected(items, changed)
    assert [found.key for found in changed if not progress.is_ticked(found)] == ["player ann"]
    ticked = progress.with_tick(item(changed, "player ann"))
    told = summary(changed, ticked)
    old, new = now.state.cash["ann"], later.state.cash["ann"]
    assert told.lines == (f"Ann, Cash: {old} → {new}",)
    assert told.heading.endswith("one thing differed")
    assert ticked.corrected(changed, items, undone=True).differed == {}
    assert Progress().corrected(changed, items, undone=True).differed == {}


def test_it_goes_round_until_nothing_is_open() -> None:
    items = check_items(moment(table()))
    progress = Progress().with_tick(items[1])
    assert next_open(items, progress, 0) == 2
    assert next_open(items, progress, len(items) - 1) == 0
    assert not progress.with_tick(items[1], right=False).ticked


def test_it_is_kept_as_text_and_damage_is_forgotten() -> None:
    now = moment(table())
    items = check_items(now)
    later = check_items(after(now, co.CorrectCash(actor="ann", note="x", payer=BANK, payee="ann", amount=20)))
    progress = Progress().with_tick(items[0]).corrected(items, later)
    assert Progress.from_text(progress.to_text()) == progress
    for words in (
        "",
        "[]",
        "{}",
        '{"ticked": 1, "differed": []}',
        '{"ticked": {}, "differed": {"a": [1]}}',
        "nonsense",
    ):
        assert Progress.from_text(words) == Progress()
