"""What comes to the same is listed once: equal trains, symmetric tiles and tunnels, certificates of one player."""

import pytest

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed_for
from core.rail18.state import Question
from core.titles.t1844.mountains import BuyCertificate
from core.titles.t1844.tunnels import BuildTunnel
from tests.titles.t1844.positions import Table
from ui.rail18.views.map.offers import map_offers
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.entry import understand
from ui.rail18.views.turn.view import turn_view
from ui.values.turn import TurnView


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state, table.engine.options(table.state))


def actions(view: TurnView) -> list[Action]:
    """Of the page and of those behind it."""
    found = []
    for choice in view.choices:
        if choice.page is not None:
            found += actions(choice.page())
        elif choice.at is not None and view.spin is not None:
            found.append(choice.at(view.spin.low))
        elif choice.action is not None:
            found.append(choice.action)
    return found


def of(table: Table, kind: type[Action]) -> list[Action]:
    return [action for action in actions(turn_view(moment(table))) if isinstance(action, kind)]


def como() -> Table:
    return Table().company("FNM", treasury=500, ann=5).turn("FNM")


def test_equal_trains_of_a_company_are_one_choice() -> None:
    table = Table().phase("3").company("AB", treasury=400, ann=5).company("STB", ann=5)
    table.own("STB", a="3", b="3", c="3H").own("pool", d="2H", e="2H").turn("AB", "trains")
    bought = [(action.source, action.train) for action in of(table, ac.BuyTrain)]  # type: ignore[attr-defined]
    assert list(dict.fromkeys(train for source, train in bought if source == "STB")) == ["a", "c"], "at several prices"
    assert [train for source, train in bought if source == "pool"] == ["d"]


def test_equal_trains_beyond_ones_means_are_listed_once_too() -> None:
    table = Table().phase("3").company("AB", treasury=0, ann=5).own("pool", d="2H", e="2H").turn("AB", "trains")
    refused = [wish.train for wish in turn_view(moment(table)).refusals if isinstance(wish, ac.BuyTrain)]
    assert refused.count("d") == 1
    assert "e" not in refused


def test_equal_trains_to_be_discarded_are_one_choice() -> None:
    table = Table().phase("4").company("STB", ann=5).own("STB", a="3", b="3", c="3H", d="3H").company("AB", ben=5)
    table.turn("AB", "trains").change(flow=(*table.state.flow, Question("discard", "")))
    assert [action.train for action in of(table, ac.DiscardTrain)] == ["c", "a"]  # type: ignore[attr-defined]


def test_a_symmetric_tile_is_listed_in_each_different_rotation() -> None:
    laid = {(action.tile, action.rotation) for action in of(como(), ac.LayTile)}  # type: ignore[attr-defined]
    assert laid == {("5", 5), ("6", 0), ("6", 4), ("57", 0)}
    pieces = {piece.name: piece.rotations for piece in map_offers(moment(como())).pieces["L21"]}
    assert pieces == {"5": (5,), "6": (0, 4), "57": (0,)}


def test_the_engine_accepts_the_other_rotation() -> None:
    other = ac.LayTile(actor="ann", company="FNM", hex="L21", tile="57", rotation=3)
    table = como()
    assert any(other in option for option in table.engine.options(table.state))
    assert listed_for(table.engine.rules, table.state, other) == other.model_copy(update={"rotation": 0})


@pytest.mark.parametrize("track_kept", [True, False])
def test_tunnels_are_listed_once_whatever_the_certificate(track_kept: bool) -> None:
    table = Table(mode="table").phase("3").company("VZ", treasury=500, ann=2).paper("T1", "ann").paper("T2", "ann")
    table.tiles(K10="15/0").turn("VZ", "track" if track_kept else "run").change(track_kept=track_kept)
    builds = [action for action in of(table, BuildTunnel) if isinstance(action, BuildTunnel)]
    ways = [(build.hex, build.piece, build.rotation) for build in builds]
    assert ways
    assert len(ways) == len(set(ways))
    assert {build.certificate for build in builds} == {"T1"}


def test_quick_entry_does_not_ask_which_of_two_rotations_that_are_the_same() -> None:
    found = understand(moment(como()), "lay l21 57")
    assert found.actions == (ac.LayTile(actor="ann", company="FNM", hex="L21", tile="57", rotation=0),)
    other = understand(moment(como()), "lay l21 57 3")
    assert [action.rotation for action in other.actions if isinstance(action, ac.LayTile)] == [3]


@pytest.mark.parametrize("track_kept", [True, False])
def test_quick_entry_says_that_money_lacks_for_a_tunnel(track_kept: bool) -> None:
    def table(treasury: int) -> Table:
        found = Table(mode="table").phase("3").company("VZ", treasury=treasury, ann=2).paper("T1", "ann")
        found.tiles(K10="15/0").turn("VZ", "track" if track_kept else "run")
        return found.change(track_kept=track_kept)

    rich = [action for action in of(table(500), BuildTunnel) if isinstance(action, BuildTunnel)]
    refused = table(10).engine.decide(table(10).state, rich[-1])
    assert isinstance(refused, Rejection)
    assert refused.code == "not-enough-money"
    said = understand(moment(table(10)), f"tunnel {rich[-1].hex}")
    assert said.problem == refusal_text(refused, moment(table(10)).names)


def test_quick_entry_says_that_money_lacks_for_a_tile() -> None:
    table = Table().company("FNM", treasury=0, ann=5).turn("FNM")
    assert understand(moment(table), "lay l21 5").problem == understand(moment(table), "lay l21 5 5").problem


def test_certificates_of_the_bank_are_alike() -> None:
    table = Table().give(ann=800).paper("B1", "ben")
    assert of(table, BuyCertificate) == [
        BuyCertificate(actor="ann", paper="B2"),
        BuyCertificate(actor="ann", paper="T1"),
    ]
    wanted = understand(moment(table), "b b4")
    assert wanted.actions == (BuyCertificate(actor="ann", paper="B4"),), "who wants a certain one says so"
