"""Mini without a window: played to its end, saved, reopened, changed in the past, exported, audited; and its rules."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import registry
from core.assets import title_folders
from core.interchange.cli import main
from core.interchange.editing import EditDesk
from core.interchange.game_file import create_game, memory_game, open_game
from core.kernel.edit import Change
from core.kernel.errors import TitleDataError
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18.family import Game18
from core.rail18.state import GameOver
from core.rail18.table import AuctionResult
from core.text.catalogue import catalogue, languages, text
from tests.play.game import play
from tests.titles.rule_places import missing, too_many
from tests.titles.tmini.ferry import NameHarbour, stop_value
from tests.titles.tmini.registered import MINI, mini_known
from tests.titles.tmini.table import agreed, whole_game
from tests.titles.tmini.views import VIEWS
from ui.app.export import main as export
from ui.rail18.views.hands.setup import set_up_tasks
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrate import narrate
from ui.rail18.views.quick.entry import understand
from ui.rail18.views.title_views import add_title_views, forget_title_views
from ui.rail18.views.turn.view import turn_view

WAYS = [("usual", "hotseat", True), ("short", "table", True), ("usual", "table", False)]
SEED = 14
FILES = {
    "csv": "tables", "charts": "charts", "json": "whole.json", "map": "map.svg",
    "pack-up": "pack-up.pdf", "report": "report.pdf", "cards": "cards.pdf",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with mini_known():
        yield


def asked(preset: str = "usual") -> Game18:
    """The ferry is sold; its buyer has to name a harbour."""
    game = memory_game(agreed(preset, "table"))
    assert isinstance(game.dispatch(AuctionResult(actor="p1", private="F", amount=20)), Transition)
    return game


def test_it_is_known_until_it_is_forgotten() -> None:
    assert registry.titles()[-1] == ("mini", "Mini", True)
    assert MINI.folder in title_folders()
    assert text("power-mini-F")
    registry.forget_title("mini")
    try:
        assert MINI.folder not in title_folders()
        assert "power-mini-F" not in catalogue()
        with pytest.raises(TitleDataError):
            registry.title("mini")
    finally:
        registry.add_title(MINI)


def test_every_refusal_has_a_place_and_every_message_its_languages() -> None:
    rules = registry.engine(agreed()).rules
    assert missing(rules, rules.title.data.places) == set()
    assert too_many(rules, rules.title.data.places) == set()
    texts = [(MINI.folder / "locale" / language / "mini.ftl").read_text("utf-8") for language in languages()]
    codes = [[line.split(" =")[0] for line in found.splitlines() if " = " in line] for found in texts]
    assert codes[0] == codes[1] == codes[2]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_comes_to_its_end(seed: int, way: tuple[str, str, bool]) -> None:
    result = play(seed, every=20, setup=agreed(*way, players=2 + seed % 2))
    assert not result.failure, f"action {result.actions}: {result.trace}"
    assert result.ended
    assert result.kinds["NameHarbour"] == 1
    assert result.phase == "2"


@pytest.mark.usefixtures("qapp")  # pictures are exported too
@pytest.mark.parametrize("mode", ["hotseat", "table"])
@pytest.mark.long
def test_a_game_is_saved_changed_exported_and_audited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: str
) -> None:
    path = tmp_path / "mini.bankhalter"
    game = create_game(path, agreed(mode=mode))
    actions = [entry.action for entry in whole_game(game.state.setup, SEED)]
    assert all(isinstance(game.dispatch(action), Transition) for action in actions)
    assert isinstance(game.state.frame, GameOver)
    game.log.close()
    game = open_game(path)
    named = next(number for number, action in enumerate(actions) if isinstance(action, NameHarbour))
    other = next(label for label in ("A6", "B1", "C6") if label != game.state.papers["F"].hex)
    before = game.state
    game.accept(EditDesk(game).preview(Change(named + 1, actions[named].model_copy(update={"hex": other}))).settled())
    assert game.state.papers["F"].hex == other
    assert game.state != before
    after = game.state
    game.log.close()
    assert open_game(path, read_only=True).state == after
    states = tmp_path / "states.jsonl"
    assert main(["audit", str(path), "--json", "--states", str(states)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["title"], report["problems"]) == ("mini", [])
    assert len(states.read_text("utf-8").splitlines()) == report["applied"] + 1
    out = [f"--{name}={tmp_path / file}" for name, file in FILES.items()]
    assert export(["export", str(path), *out]) == 0
    assert capsys.readouterr().err == ""
    assert all((tmp_path / file).exists() for file in FILES.values())
    assert json.loads((tmp_path / "whole.json").read_text("utf-8"))["title"]["name"] == "Mini"
    assert "Mainland" in (tmp_path / "map.svg").read_text("utf-8")


def test_only_a_harbour_is_named_and_the_refusal_cites_the_rules() -> None:
    game = asked()
    inland = game.dispatch(NameHarbour(actor="p1", hex="A4"))
    assert isinstance(inland, Rejection)
    assert (inland.code, inland.rule) == ("no-harbour", "p. 3")
    other = game.dispatch(NameHarbour(actor="p2", hex="C6"))
    assert isinstance(other, Rejection)
    assert isinstance(game.dispatch(NameHarbour(actor="p1", hex="C6")), Transition)
    again = game.dispatch(NameHarbour(actor="p1", hex="B1"))
    assert isinstance(again, Rejection)
    assert (again.code, again.rule) == ("no-harbour-question", "p. 3")


@pytest.mark.parametrize(("preset", "value"), [("usual", 30), ("short", 50)])
def test_a_ruling_says_what_the_ferry_brings(preset: str, value: int) -> None:
    game = asked(preset)
    rules = game.engine.rules
    assert stop_value(rules, game.state, "C6", 0) == 20
    game.dispatch(NameHarbour(actor="p1", hex="C6"))
    assert stop_value(rules, game.state, "C6", 0) == value


def test_its_views_ask_say_and_tell() -> None:
    game = asked()
    rules = game.engine.rules
    moment = Moment(game.engine, game.state, game.engine.options(game.state))
    page = turn_view(moment)
    assert page.question == "Anna: which harbour does the ferry serve?"
    assert page.note == "Trains earn 10 more there."
    assert len([choice for choice in page.choices if isinstance(choice.action, NameHarbour)]) == 3
    found = understand(moment, "harbour c6")
    assert found.actions == (NameHarbour(actor="p1", hex="C6"),)
    assert found.sentence == "The ferry of Anna serves C6."
    outcome = game.dispatch(found.actions[0])
    assert isinstance(outcome, Transition)
    told, _ = narrate(rules, moment.state, outcome.events)
    assert [line.text for line in told] == ["Anna's ferry serves Oak (C6)."]
    assert any("marker for the ferry" in found.text for found in set_up_tasks(rules, game.engine.initial()))


def test_it_is_described_by_its_views_alone() -> None:
    forget_title_views("mini")
    try:
        game = asked()
        page = turn_view(Moment(game.engine, game.state, game.engine.options(game.state)))
        assert len([choice for choice in page.choices if isinstance(choice.action, NameHarbour)]) == 3
    finally:
        add_title_views(VIEWS)
