"""Claims, equal runs and what-if on a small position: NOB between Zürich, Zug and Baden."""

from dataclasses import replace

import pytest

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.refusal import Rejection
from core.rail18.actions import LayTile, RunTrains
from core.rail18.engine import Engine18
from core.rail18.routes.alternatives import alternatives
from core.rail18.routes.best_run import best_run
from core.rail18.routes.claim import claim_action, judge_claim
from core.rail18.routes.what_if import WhatIf, what_if
from core.rail18.state import (
    CompanyTurn,
    OperatingRound,
    Overlay,
    Paper,
    Placed,
    Player,
    State,
    Station,
    Train,
)


def position(mode: str = "hotseat", step: str = "run", trains: tuple[str, ...] = ("2",)) -> tuple[Engine18, State]:
    """NOB in Zürich (20) with track to Baden (10) and to Zug (20); its director is p0."""
    engine = registry.engine(new_setup("1844", [Player(f"p{seat}", f"P {seat}") for seat in range(3)], mode=mode))
    start = engine.initial()
    companies = {
        **start.companies,
        "NOB": replace(start.companies["NOB"], par=100, launched=True, home_placed=True, stations_left=1),
    }
    state = replace(
        start,
        phase="3",
        companies=companies,
        shares={**start.shares, "NOB": dict.fromkeys(start.shares["NOB"], "p0")},
        tiles={"D19": Placed("5", 0), "D17": Placed("4", 1), "E18": Placed("57", 0)},
        stations={"D19": (Station("NOB", 0),)},
        trains={f"{kind}-{number}": Train(kind, "NOB") for number, kind in enumerate(trains)},
        cash={**start.cash, "NOB": 500},
        flow=(OperatingRound(2, 1, 1), CompanyTurn("NOB", step)),  # type: ignore[arg-type]
    )
    return engine, state


def test_the_best_run_goes_to_zug() -> None:
    engine, state = position()
    best = best_run(engine.rules, state, "NOB")
    assert (best.total, best.bound, best.proven) == (40, 40, True)
    assert [route.train for route in best.routes] == ["2-0"]


def test_a_claim_below_the_best_is_refused_in_hotseat() -> None:
    engine, state = position()
    to_baden = next(
        route
        for route in best_run(engine.rules, replace(state, tiles={**state.tiles, "E18": Placed("57", 1)}), "NOB").routes
    )
    verdict = judge_claim(engine.rules, state, "NOB", (to_baden,))
    assert (verdict.rejection, verdict.total, verdict.short) == (None, 30, 10)
    refused = engine.decide(state, claim_action("p0", "NOB", (to_baden,), verdict))
    assert isinstance(refused, Rejection)
    assert (refused.code, refused.rule) == ("below-best", "R23")
    best = judge_claim(engine.rules, state, "NOB", verdict.best.routes)
    assert not isinstance(engine.decide(state, claim_action("p0", "NOB", verdict.best.routes, best)), Rejection)


def test_at_the_table_less_is_flagged_and_a_number_is_enough() -> None:
    engine, state = position("table")
    verdict = judge_claim(engine.rules, state, "NOB", 30)
    assert (verdict.total, verdict.short, verdict.too_much) == (30, 10, False)
    events = engine.decide(state, claim_action("p0", "NOB", 30, verdict))
    assert not isinstance(events, Rejection)
    made = next(event for event in events if type(event).__name__ == "RunMade")
    assert (made.revenue, made.best, made.bound, made.proven) == (30, 40, 40, True)
    assert judge_claim(engine.rules, state, "NOB", 50).too_much


def test_a_number_is_not_enough_in_hotseat() -> None:
    engine, state = position()
    refused = engine.decide(state, RunTrains(actor="p0", company="NOB", routes=(), revenue=40))
    assert isinstance(refused, Rejection)
    assert refused.code == "number-only-at-table"


def test_an_illegal_claim_says_why() -> None:
    engine, state = position()
    best = best_run(engine.rules, state, "NOB")
    stranger = best.routes[0].model_copy(update={"train": "9-9"})
    verdict = judge_claim(engine.rules, state, "NOB", (stranger,))
    assert verdict.rejection is not None
    assert verdict.rejection.code == "not-its-train"
    assert verdict.short == 40


def test_R24_one_run_for_each_set_of_places_it_wakes() -> None:
    """From a station in Zug to Zürich or to the Rigi, both worth 20: two equal runs, one of which wakes the railway."""
    engine, state = position(trains=("2",))
    papers = {**state.papers, "B1": Paper("p0", used=True, hex="F19")}
    state = replace(
        state,
        papers=papers,
        overlays={"F19": (Overlay("XM1", 0, "B1"),)},
        tiles={**state.tiles, "E18": Placed("6", 3)},
        stations={"E18": (Station("NOB", 0),)},
    )
    total = best_run(engine.rules, state, "NOB").total
    found = alternatives(engine.rules, state, "NOB", total)
    assert total == 40
    assert [alternative.wakes for alternative in found] == [("F19",), ()]
    for alternative in found:
        assert judge_claim(engine.rules, state, "NOB", alternative.routes).total == total


def test_what_a_tile_would_do() -> None:
    engine, state = position(step="track", trains=("3",))
    answer = what_if(engine, state, LayTile(actor="p0", company="NOB", hex="D19", tile="907", rotation=4))
    if isinstance(answer, Rejection):
        pytest.fail(answer.code)
    assert isinstance(answer, WhatIf)
    assert answer.proven
    assert answer.before.total + answer.change == answer.after.total
