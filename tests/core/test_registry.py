"""Titles and families that the program does not ship: made known by one call, served by everything in the core."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from core import registry
from core.assets import title_folder
from core.interchange.any_game import kind_of, read_game
from core.interchange.audit import audit
from core.interchange.cli import main
from core.interchange.editing import EditDesk
from core.interchange.game_file import create_game, family_of, memory_game, new_setup, open_game
from core.interchange.rescue import rescue_game
from core.interchange.sample import first_sample, read_sample, sample_path, sample_text
from core.interchange.whole_game import whole_game
from core.kernel.edit import Change
from core.kernel.errors import GameFileError, TitleDataError
from core.kernel.family import KnownTitle
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.kernel.starts import start_of
from core.rail18 import actions as ac
from core.rail18.recorded.records import Records18
from core.rail18.state import Player
from core.store.journal import Journal
from core.text.catalogue import use_language
from core.text.title_words import title_name
from tests.families.counting import COUNTING, Counter, CountOn, counting_title, known_for_now

PLAYERS = [Player(name, name.title()) for name in ("ann", "ben", "cat")]


@pytest.fixture
def twin(tmp_path: Path) -> Iterator[KnownTitle]:
    """1844 under another name, in a folder of its own."""
    folder = tmp_path / "elsewhere" / "twin"
    own = registry.known_title("1844")
    shutil.copytree(own.folder, folder)
    words = (folder / "title.toml").read_text("utf-8").replace('id = "1844"', 'id = "twin"')
    (folder / "title.toml").write_text(words, "utf-8")
    (folder / "sample.jsonl").unlink()
    records = Records18("The Twin", "2016")
    with known_for_now(replace(own, id="twin", folder=folder, records=records)) as known:
        yield known


@pytest.fixture
def counting(tmp_path: Path) -> Iterator[KnownTitle]:
    with known_for_now(counting_title(tmp_path / "counting")) as known:
        yield known


def test_a_title_of_a_test_is_known_until_it_is_forgotten(twin: KnownTitle) -> None:
    assert registry.title_ids() == ["1844", "1824", "german_railways", "twin"]
    assert registry.playable_ids() == ["1844", "1824", "german_railways", "twin"]
    assert registry.titles()[3] == ("twin", "1844 Switzerland", True)
    assert title_folder("twin") == twin.folder
    with pytest.raises(ValueError, match="already"):
        registry.add_title(twin)
    registry.forget_title("twin")
    try:
        assert registry.title_ids() == ["1844", "1824", "german_railways"]
        with pytest.raises(TitleDataError, match="there is no title 'twin'; known are 1844, 1824"):
            registry.title("twin")
    finally:
        registry.add_title(twin)


def test_a_folder_with_another_title_is_refused(twin: KnownTitle) -> None:
    wrong = replace(twin, id="other")
    with known_for_now(wrong), pytest.raises(TitleDataError, match="should be 'other'"):
        registry.title("other")


def test_its_words_lie_with_it(twin: KnownTitle) -> None:
    (twin.folder / "words" / "de.toml").write_text('name = "Zwilling"', "utf-8")
    try:
        use_language("de")
        assert title_name("twin", "Twin") == "Zwilling"
    finally:
        use_language("en")


def test_its_games_are_saved_opened_and_audited(twin: KnownTitle, tmp_path: Path) -> None:
    path = tmp_path / "game.bankhalter"
    game = create_game(path, new_setup("twin", PLAYERS))
    assert isinstance(game.dispatch(ac.Bid(actor="ann", private="P1", amount=20)), Transition)
    state = game.state
    game.log.close()  # type: ignore[attr-defined]
    assert open_game(path, read_only=True).state == state
    assert (audit(path).title, audit(path).problems) == ("twin", [])
    registry.forget_title("twin")
    try:
        with pytest.raises(GameFileError, match="twin"):
            open_game(path, read_only=True)
    finally:
        registry.add_title(twin)


def test_its_sample_and_its_records_are_found(twin: KnownTitle, tmp_path: Path) -> None:
    assert sample_path("twin") is None
    assert first_sample() == sample_path("1844")
    engine = registry.engine(new_setup("twin", PLAYERS))
    bid = ac.Bid(actor="ann", private="P1", amount=20)
    (twin.folder / "sample.jsonl").write_text(sample_text(engine, [bid]), "utf-8")
    path = sample_path("twin")
    assert path is not None
    assert len(read_sample(path).drafts) == 1
    players = [{"id": number, "name": str(number)} for number in (1, 2, 3)]
    first = {"id": 1, "type": "bid", "entity": 1, "entity_type": "player", "company": "P1", "price": 20}
    recorded = tmp_path / "game.json"
    recorded.write_text(json.dumps({"title": "The Twin", "players": players, "actions": [first]}), "utf-8")
    report = audit(recorded)
    assert (report.title, report.rulings, report.applied, report.problems) == ("twin", "2016", 1, [])


# --- another family


def test_a_family_without_map_and_shares(counting: KnownTitle, tmp_path: Path) -> None:
    path = tmp_path / "game.bankhalter"
    game = create_game(path, new_setup("counting", [Counter("a", "Ada"), Counter("b", "Bob")], mode="table"))
    family = family_of(game)
    assert family is COUNTING
    assert isinstance(game.dispatch(CountOn(actor="b", by=1)), Rejection)
    for number, by in enumerate((3, 3, 1)):
        assert isinstance(game.dispatch(CountOn(actor="ab"[number % 2], by=by)), Transition)
    assert family.thinking(game.engine, game.state) == "b"
    assert start_of(game, family.turn_of) == 2
    assert start_of(game, family.round_of) == 2
    assert isinstance(game.dispatch(CountOn(actor="a", by=1), "agreed"), Transition)
    assert game.undo() is not None
    game.accept(EditDesk(game).preview(Change(2, CountOn(actor="b", by=2))).settled())
    assert game.state.number == 6
    assert isinstance(game.log, Journal)
    game.log.close()
    opened = read_game(path)
    assert opened.state == game.state
    assert kind_of(path) == "game"
    exported = whole_game(opened)
    assert exported["title"]["name"] == "Counting to 10"
    assert exported["ranking"] == [{"player": "a", "worth": 4}, {"player": "b", "worth": 2}]
    assert rescue_game(path) is None


def test_it_is_audited_with_its_states(
    counting: KnownTitle, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "game.bankhalter", tmp_path / "states.jsonl"
    game = create_game(path, new_setup("counting", [Counter("a", "Ada"), Counter("b", "Bob")]))
    while game.options():
        assert isinstance(game.dispatch(next(iter(game.options()[0].examples()))), Transition)
    game.log.close()  # type: ignore[attr-defined]
    assert main(["audit", str(path), "--json", "--states", str(out)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["finished"], report["applied"], report["runs"]) == (True, 10, [])
    assert report["final"] == {"a": 5, "b": 5}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [line["number"] for line in lines] == list(range(11))
    assert lines[1] == {"i": 0, "id": 1, "type": "CountOn", "entity": "a", "number": 1, "said": {"a": 1}}


def test_its_set_ups_are_refused_in_words(counting: KnownTitle) -> None:
    with pytest.raises(GameFileError, match=r"^Counting to 10 is for 2 to 9 players"):
        new_setup("counting", [Counter("a", "Ada")])
    with pytest.raises(TitleDataError, match="no title of the 18xx family"):
        registry.title("counting")
    assert memory_game(new_setup("counting", [Counter("a", "Ada"), Counter("b", "Bob")])).options()
