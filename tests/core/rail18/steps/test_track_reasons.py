"""Why nothing may be laid on a hex: told for every hex that is not offered, and only for those."""

from collections import Counter

import pytest

from core import registry
from core.interchange.sample import read_lines
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.state import CompanyTurn
from core.rail18.steps.track import TileOption
from core.rail18.steps.track_reasons import why_no_tile
from core.titles.t1844.tunnels import BuildTunnel, why_no_tunnel
from tests.titles.t1844.shipped import shipped_path
from ui.rail18.views.map.reasons import why_not_here
from ui.rail18.views.moment import Moment

EVERY = 6  # of the track steps of a game that is long


@pytest.mark.long
def test_every_hex_is_either_offered_or_has_its_reason() -> None:
    path = shipped_path()
    setup, lines = read_lines(path)
    engine = registry.engine(setup)
    state, seen, reasons = engine.initial(), 0, Counter[str]()
    for line in lines:
        frame = state.frame
        if isinstance(frame, CompanyTurn) and frame.step == "track":
            seen += 1
            if seen % EVERY == 0:
                options = engine.options(state)
                tiles = {label for option in options if isinstance(option, TileOption) for label in option.tiles}
                tunnels = {
                    example.hex
                    for option in options
                    if option.kind == BuildTunnel.__name__
                    for example in option.examples()
                    if isinstance(example, BuildTunnel)
                }
                for label, printed in engine.rules.title.data.hexes.items():
                    a_pass = printed.colour == "mountain-pass"
                    why = (
                        why_no_tunnel(engine.rules, state, label) if a_pass else why_no_tile(engine.rules, state, label)
                    )
                    assert (why is None) == (label in (tunnels if a_pass else tiles)), (label, why)
                    reasons[why.code if why is not None else ""] += 1
        outcome = engine.decide(state, engine.codec.action_from_json(line))
        assert not isinstance(outcome, Rejection)
        for event in outcome:
            state = engine.evolve(state, event)
    told = {
        "not-connected",
        "hex-takes-no-tile",
        "colour-not-yet",
        "not-enough-money",
        "no-tile-fits",
        "no-tunnel-right",
    }
    assert told <= set(reasons)


def test_a_station_has_its_reason_too() -> None:
    path = shipped_path()
    setup, lines = read_lines(path)
    engine = registry.engine(setup)
    state = engine.initial()
    for line in lines:
        frame = state.frame
        if isinstance(frame, CompanyTurn) and frame.step == "station":
            break
        outcome = engine.decide(state, engine.codec.action_from_json(line))
        assert not isinstance(outcome, Rejection)
        for event in outcome:
            state = engine.evolve(state, event)
    options = engine.options(state)
    moment = Moment(engine, state, options)
    offered = {
        example.hex
        for option in options
        for example in option.examples()
        if isinstance(example, ac.PlaceStation)
    }  # fmt: skip
    assert offered
    for label in engine.rules.title.data.hexes:
        assert (why_not_here(moment, label) == "") == (label in offered), label
