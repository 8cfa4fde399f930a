"""What hands do between two positions: nothing twice, and nothing that changes nothing."""

from dataclasses import replace

import pytest

from core.kernel.refusal import Rejection
from core.rail18.corrections import actions as co
from core.rail18.state import BANK, Marker, Placed
from core.text.catalogue import use_language
from tests.titles.t1844.positions import Table
from ui.rail18.views.hands.setup import set_up_tasks
from ui.rail18.views.hands.view import hands, tasks


def table() -> Table:
    return Table(3).company("MOB", par=80, at="80/4", ann=3, ben=2, cat=1).company("AB", par=80, at="80/4", ben=5)


def said(before: Table, **changes: object) -> list[str]:
    return [task.text for task in tasks(before.rules, before.state, replace(before.state, **changes))]  # type: ignore[arg-type]


@pytest.mark.parametrize(("language", "trains"), [("en", "9 × 3/3H, 6 × 4/4H"), ("ja", "3/3H × 9、4/4H × 6")])
def test_the_set_up_counts_as_the_language_does(language: str, trains: str) -> None:
    found = Table(3)
    use_language(language)
    try:
        told = [task.text for task in set_up_tasks(found.rules, found.state)]
    finally:
        use_language("en")
    assert any(trains in line for line in told), told


def test_certificates_of_one_size_are_not_exchanged() -> None:
    found = table()
    shares = dict(found.state.shares["MOB"])
    singles = {
        who: next(key for key, owner in shares.items() if owner == who and key != "MOB_0")
        for who in ("ann", "ben", "cat")
    }
    turned = {**shares, singles["ann"]: "ben", singles["ben"]: "cat", singles["cat"]: "ann"}
    assert said(found, shares={**found.state.shares, "MOB": turned}) == []
    given = {**turned, singles["cat"]: BANK}
    assert said(found, shares={**found.state.shares, "MOB": given}) == ["MOB: 10 % from Ann to bank"]
    whole = {key: "cat" if owner == "ann" else "ann" if owner == "cat" else owner for key, owner in shares.items()}
    texts = said(found, shares={**found.state.shares, "MOB": whole})
    assert "MOB: the director's certificate (20 %) from Ann to Cat" in texts
    assert not any("from Cat" in line for line in texts), texts


def test_markers_that_stay_as_they_lie_are_not_named() -> None:
    found = table()
    old = found.state.markers
    late = {sym: replace(marker, arrival=marker.arrival + 7) for sym, marker in old.items()}
    assert said(found, markers=late) == []
    first, second = sorted(old, key=lambda sym: old[sym].arrival)
    under = {**late, first: replace(late[first], arrival=late[second].arrival + 1)}
    assert f"{first}'s marker stays at 80, but under {second}" in said(found, markers=under)
    away = {**late, first: Marker(old[first].row, old[first].column + 1, 99)}
    assert said(found, markers=away) == [f"{first}'s marker one to the right, 80 to 90"]


def test_a_letter_that_the_tile_lacks_comes_on_it_and_goes_with_the_tile_that_has_it() -> None:
    """P. 10: Z on a tile in Zürich, B on a yellow one in Bern."""
    found = table()
    yellow, green = Placed("57", 1), Placed("907", 1)
    empty, first = said(found, tiles={}), said(found, tiles={"D19": yellow})
    assert not empty
    assert first[-1] == "marker Z on the tile on Zürich (D19)"
    assert "marker B on the tile on Bern (F11)" in said(found, tiles={"F11": yellow})
    assert not any("marker" in line for line in said(found, tiles={"C12": yellow}))
    found.state = replace(found.state, tiles={"D19": yellow})
    assert said(found, tiles={"D19": green})[-1] == "marker Z off Zürich (D19)"
    assert said(found, tiles={})[-1] == "marker Z off Zürich (D19)"
    assert not any("marker" in line for line in said(found, tiles={"D19": Placed("57", 2)}))


def test_a_correction_is_done_only_where_the_table_lies_otherwise() -> None:
    found = table()
    action = co.CorrectCash(actor="ann", payer="ann", payee="ben", amount=10, note="Counted again")
    events = found.engine.decide(found.state, action)
    assert not isinstance(events, Rejection)
    after = found.state
    for event in events:
        after = found.engine.evolve(after, event)
    page = hands(found.rules, found.state, events, after)
    assert page.aloud.endswith("To do only if it does not lie so already:")
    assert [task.text for task in page.tasks] == ["Ben receives 10", "Ann pays 10"]
    assert "already" not in hands(found.rules, found.state, events, after, found=True).aloud
