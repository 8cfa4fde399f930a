"""The game that ships, after every action; and that it holds what a sample game should."""

from itertools import zip_longest
from pathlib import Path

import pytest

from core import registry
from core.interchange.audit import audit
from core.interchange.recorded_import import Imported
from core.interchange.sample import read_lines, read_sample, sample_game, sample_text
from core.kernel.errors import GameFileError
from core.rail18 import events as ev
from core.rail18.state import GameOver
from tests.play.digest import digest
from tests.titles.t1844.shipped import shipped_path

DIGEST = Path(__file__).parent / "sample-1844.txt"
SMALL = 200_000


@pytest.fixture(scope="module")
def path() -> Path:
    return shipped_path()


@pytest.fixture(scope="module")
def imported(path: Path) -> Imported:
    return read_sample(path)


def test_every_action_leaves_the_state_that_it_always_left(imported: Imported) -> None:
    """To make it anew, where a rule has changed on purpose: see tests/campaigns/campaign_sample_game.py."""
    expected = DIGEST.read_text(encoding="utf-8").splitlines()
    last = ""
    for ours, wanted in zip_longest(digest(registry.engine(imported.setup), imported), expected):
        assert ours == wanted, f"after {last!r}"
        last = wanted


@pytest.mark.long
def test_decided_again_it_is_the_same_and_every_run_is_the_best(imported: Imported, tmp_path: Path) -> None:
    game = sample_game(imported)
    while game.redo() is not None:
        pass
    file = tmp_path / "sample.bank"
    game.log.save_copy(file)  # type: ignore[attr-defined]
    report = audit(file)
    assert report.problems == []
    assert report.applied == report.actions == len(imported.drafts)
    assert report.finished
    assert report.runs
    assert all(run.legal and run.proven and run.claimed == run.best for run in report.runs)


def test_it_holds_what_a_sample_game_should(imported: Imported) -> None:
    assert (imported.setup.preset, imported.setup.mode, len(imported.setup.players)) == ("2016", "hotseat", 5)
    codec = registry.engine(imported.setup).codec
    events = [codec.event_from_json(dict(event)) for draft in imported.drafts for event in draft.events]
    assert any(isinstance(event, ev.CompanyLaunched) and event.company == "SBB" for event in events)
    assert any(isinstance(event, ev.BankBroken) for event in events)
    assert any(isinstance(event, ev.TrainDebtSet | ev.ExchangeDebtSet) for event in events)


def test_it_opens_before_its_first_action_and_is_gone_through(imported: Imported) -> None:
    game = sample_game(imported)
    assert game.state == game.engine.initial()
    assert game.undo() is None
    steps = 0
    while game.redo() is not None:
        steps += 1
    assert steps == len(imported.drafts)
    assert isinstance(game.state.frame, GameOver)


def test_it_can_be_played_on_from_any_moment_and_is_the_same_next_time(imported: Imported) -> None:
    game = sample_game(imported)
    for _ in range(10):
        game.redo()
    action = next(iter(game.options()[-1].examples()))
    game.dispatch(action)
    assert sample_game(imported).state == game.engine.initial()


def test_it_is_small_and_written_as_it_is_read(path: Path) -> None:
    assert path.stat().st_size <= SMALL
    setup, lines = read_lines(path)
    engine = registry.engine(setup)
    actions = [engine.codec.action_from_json(line) for line in lines]
    assert sample_text(engine, actions) == path.read_text(encoding="utf-8")


def test_reading_tells_how_far_it_is(path: Path) -> None:
    heard: list[tuple[int, int]] = []
    read_sample(path, lambda done, whole: heard.append((done, whole)))
    assert heard[0][0] == 1
    assert heard[-1][0] == heard[-1][1] == len(heard)


def test_only_what_is_wanted_is_read(path: Path, imported: Imported) -> None:
    found = read_sample(path, enough=lambda kinds: kinds.index("LayTile") + 1)
    assert found.drafts[-1].action is not None
    assert found.drafts[-1].action["kind"] == "LayTile"
    assert found.drafts == imported.drafts[: len(found.drafts)]


HEAD = '{"title":"1844","preset":"2016","players":{"a":"Anna","b":"Beat","c":"Cleo"}}\n'


@pytest.mark.parametrize(
    "content", ["", "[]\n", '{"title":"1844"}\n', "not json\n", f"{HEAD}[]\n", f"{HEAD}5\n", f"{HEAD}{'[' * 100_000}\n"]
)
def test_what_is_no_sample_game_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(GameFileError):
        read_sample(file)


def test_a_game_that_breaks_a_rule_is_refused(path: Path, tmp_path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "other.jsonl"
    file.write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    with pytest.raises(GameFileError):
        read_sample(file)
