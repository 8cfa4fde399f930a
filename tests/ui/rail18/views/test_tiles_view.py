"""The tray, the upgrades of tiles, and what may ever lie on a hex."""

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.options import Option
from core.rail18.actions import LayTile
from core.rail18.engine import Engine18
from core.rail18.state import Player
from tests.titles.t1844.recorded_states import recorded
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.tiles import colour_counts, look_up, tile_views, upgrades_of


def start() -> Moment:
    engine = registry.engine(new_setup("1844", [Player(f"p{seat}", f"P{seat}") for seat in range(3)]))
    return Moment(engine, engine.initial())


def numbers(moment: Moment, tile: str) -> list[list[str]]:
    return [[step.tile.number for step in layer] for layer in upgrades_of(moment, tile).layers]


def test_the_whole_tray_is_counted() -> None:
    at = start()
    views = tile_views(at)
    assert {view.number for view in views} == set(at.rules.title.tiles)
    assert [view.colour for view in views] == sorted(
        (v.colour for v in views), key=["yellow", "green", "brown", "gray"].index
    )
    assert colour_counts(at)["yellow"] == (59, 59)
    assert next(view for view in views if view.number == "57").count == "6 of 6"
    assert {view.colour for view in tile_views(at, ["brown"])} == {"brown"}


def test_upgrades_are_a_tree_from_colour_to_colour() -> None:
    layers = numbers(start(), "57")
    assert {"14", "15", "619"} <= set(layers[0])
    assert "611" in layers[1]
    assert "915" in layers[2]
    assert numbers(start(), "915") == []
    greens = upgrades_of(start(), "57").layers[0]
    assert all(step.follows == ("",) and not step.open and step.note == "phase 3" for step in greens)


def test_every_tile_laid_in_the_recorded_game_was_foreseen() -> None:
    """Whatever was laid stood in the first layer of its hex, and could follow what lay there before."""
    rules, steps = recorded()
    for state, action in steps:
        if isinstance(action, LayTile):
            ladder = look_up(moment_of(rules, state), action.hex)
            assert action.tile in [step.tile.number for step in ladder.layers[0] if step.open], action
            before = state.tiles.get(action.hex)
            if before is not None:
                assert action.tile in numbers(moment_of(rules, state), before.tile)[0]


def test_what_is_offered_is_what_the_look_up_says() -> None:
    rules, steps = recorded()
    engine = Engine18(rules)
    for state, action in steps[::60]:
        offers: tuple[Option, ...] = engine.options(state)
        for label, tiles in [entry for offer in offers for entry in getattr(offer, "tiles", {}).items()]:
            ladder = look_up(moment_of(rules, state), label)
            assert set(tiles) <= {step.tile.number for step in ladder.layers[0] if step.open}, (label, action)


def test_hexes_where_nothing_is_ever_laid() -> None:
    at = start()
    red = next(label for label, data in at.rules.title.data.hexes.items() if data.colour == "red")
    found = look_up(at, red)
    assert found.layers == ()
    assert found.sentence == "No tile is ever laid here."
    zurich = look_up(at, "D19")
    assert zurich.title == "Hex D19, Zürich"
    assert [step.tile.number for step in zurich.layers[-1]] == ["910"]
