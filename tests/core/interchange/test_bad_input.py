"""Bad input: cut and mangled files, files of another version or title, moves that cannot be.

Whatever it is, the command ends with exit code 1 or 2 and one sentence for each thing that is wrong, never with an
exception, and with every file as it was.
"""

import copy
import io
import json
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core import registry
from core.assets import asset_root
from core.interchange.cli import main
from core.interchange.game_file import create_game, header_for, new_setup, open_game
from core.interchange.wording import refusal_text
from core.kernel.errors import BankhalterError, GameFileError, TitleDataError
from core.kernel.game import Transition
from core.kernel.refusal import Rejection, Severity
from core.rail18 import actions as ac
from core.rail18.family import RAIL18
from core.rail18.state import Player, Setup
from core.store.journal import Draft, Journal, utc_now
from tests.campaigns.mangled_json import at_place, places
from tests.core.interchange.recorded_games import (
    ANN,
    BEN,
    Json,
    Record,
    first_stock_round,
    played,
    replay_of,
    small_game,
)

Capture = pytest.CaptureFixture[str]
MANGLED = 200


def outcome(path: Path, capsys: Capture) -> tuple[int, Json | str]:
    """Exit code with the report or the sentence."""
    content, beside = path.read_bytes(), set(path.parent.iterdir())
    code = main(["audit", str(path), "--json"])
    said = capsys.readouterr()
    assert path.read_bytes() == content
    assert set(path.parent.iterdir()) == beside
    if code == 2:
        assert said.out == ""
        sentence = said.err.removesuffix("\n")
        assert sentence.strip()
        assert "\n" not in sentence
        assert "Traceback" not in sentence
        return code, sentence
    assert said.err == ""
    report = json.loads(said.out)
    assert code == (1 if report["problems"] else 0)
    for problem in report["problems"]:
        assert problem["text"].strip()
        assert "\n" not in problem["text"]
        assert isinstance(problem["action"], int)
    return code, report


def written(folder: Path, content: bytes | Json) -> Path:
    path = folder / "game.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


# Recorded games cut short


def cuts(content: bytes, number: int, seed: int = 1844) -> list[int]:
    chance = random.Random(seed)
    return sorted({0, 1, 2, len(content) - 1, len(content) - 2, *chance.sample(range(len(content)), number)})


def test_a_recorded_game_cut_short(tmp_path: Path, capsys: Capture) -> None:
    content = json.dumps(small_game()).encode()
    for length in cuts(content, 200):
        code, sentence = outcome(written(tmp_path, content[:length]), capsys)
        assert code == 2, length
        assert sentence == "game.json is not a complete JSON file." or length == 0


def test_the_real_game_cut_short(shared_folder: Path, tmp_path: Path, capsys: Capture) -> None:
    content = (shared_folder / "games" / "1844-160062.json").read_bytes()
    for length in cuts(content, 60):
        assert outcome(written(tmp_path, content[:length]), capsys)[0] == 2, length


def test_a_game_that_stops_after_any_action_is_no_bad_input(tmp_path: Path, capsys: Capture) -> None:
    data = small_game()
    actions = data["actions"]
    for length in range(0, len(actions), 4):
        code, report = outcome(written(tmp_path, data | {"actions": actions[:length]}), capsys)
        assert code == 0, length
        assert isinstance(report, dict)
        assert report["applied"] == length


# Recorded games with flipped bits and other values


@pytest.mark.long
def test_flipped_bits(tmp_path: Path, capsys: Capture) -> None:
    content = json.dumps(small_game()).encode()
    chance = random.Random(1844)
    codes = []
    for _ in range(MANGLED):
        damaged = bytearray(content)
        damaged[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        codes.append(outcome(written(tmp_path, bytes(damaged)), capsys)[0])
    assert {1, 2} <= set(codes)  # a letter of a name may change without harm


JUNK: Sequence[Any] = (
    None, True, False, 0, -1, 1, 7, 10**6, 10**12, 10**40, -(10**40), 1.5, float("nan"), float("inf"), "", "x", "\n",
    "\ud800", "P1", "VSB", "SBB", "C24", "2-0", "57-0", "bank", "pool", "T1", "B1", "EVA", "player", "corporation",
    "company", "undo", "redo", "100,1,4", [], {}, [None], [[]], {"id": 1}, ["DB_0"], {"type": "pass"},
)  # fmt: skip


def mangled(data: Json, chance: random.Random) -> Json:
    """Some values lost, doubled, exchanged, or replaced by something else."""
    data = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 3))):
        everywhere = list(places(data))
        *way, key = chance.choice(everywhere)
        parent = at_place(data, tuple(way))
        match chance.randrange(5):
            case 0:
                del parent[key]
            case 1 | 2:
                parent[key] = copy.deepcopy(chance.choice(JUNK))
            case 3:
                parent[key] = copy.deepcopy(at_place(data, chance.choice(everywhere)))
            case _ if isinstance(parent, list):
                parent.insert(key, copy.deepcopy(chance.choice(parent)))
            case _ if isinstance(parent[key], int):
                parent[key] += chance.choice((-100, -5, -1, 1, 5, 100))
            case _:
                parent[key] = [parent[key]]
        if not data:
            break
    return data


@pytest.mark.long
def test_mangled_games(tmp_path: Path, capsys: Capture) -> None:
    codes = [outcome(written(tmp_path, mangled(small_game(), random.Random(n))), capsys)[0] for n in range(MANGLED)]
    assert codes.count(1) > MANGLED // 6
    assert codes.count(2) > MANGLED // 6


@pytest.mark.long
def test_mangled_real_games(shared_folder: Path, tmp_path: Path, capsys: Capture) -> None:
    data = json.loads((shared_folder / "games" / "1844-160062.json").read_bytes())
    codes = [outcome(written(tmp_path, mangled(data, random.Random(n))), capsys)[0] for n in range(6)]
    assert set(codes) <= {0, 1, 2}


def test_actions_lost_doubled_and_exchanged(tmp_path: Path, capsys: Capture) -> None:
    for seed in range(60):
        chance, data = random.Random(seed), small_game()
        actions = data["actions"]
        for _ in range(chance.choice((1, 3, 20))):
            one, other = chance.randrange(len(actions)), chance.randrange(len(actions))
            match chance.randrange(4):
                case 0:
                    del actions[one]
                case 1:
                    actions[one], actions[other] = actions[other], actions[one]
                case 2:
                    actions.insert(one, copy.deepcopy(actions[other]))
                case _:
                    actions[one]["entity"] = actions[other]["entity"]
        assert outcome(written(tmp_path, data), capsys)[0] in (0, 1), seed


@pytest.mark.parametrize(
    "key", ["entity", "entity_type", "auto_actions", "routes", "hex", "price", "shares", "company"]
)
def test_every_kind_of_value_in_every_field(key: str, tmp_path: Path, capsys: Capture) -> None:
    """The same field of all actions at once holds something else."""
    for junk in JUNK[::4]:
        data = small_game()
        for action in data["actions"]:
            if key in action:
                action[key] = copy.deepcopy(junk)
        assert outcome(written(tmp_path, data), capsys)[0] in (1, 2) or key in ("auto_actions", "entity_type"), junk


def test_a_name_of_a_million_letters(tmp_path: Path, capsys: Capture) -> None:
    data = small_game()
    data["players"][0]["name"] = "A" * 10**6
    data["actions"][0]["entity"] = "B" * 10**6
    code, report = outcome(written(tmp_path, data), capsys)
    assert code == 1
    assert len(json.dumps(report)) < 50_000


def test_a_deeply_nested_file(tmp_path: Path, capsys: Capture) -> None:
    nested = b'{"title": "1844", "players": [' + b"[" * 100_000 + b"]" * 100_000 + b"]}"
    assert outcome(written(tmp_path, nested), capsys)[0] == 2


def test_much_talk_is_no_burden(tmp_path: Path, capsys: Capture) -> None:
    data = small_game()
    talk = [{"id": 39, "type": "message", "entity": 1, "entity_type": "player", "message": "hm"}] * 3000
    data["actions"][39:39] = talk
    code, report = outcome(written(tmp_path, data), capsys)
    assert code == 0
    assert isinstance(report, dict)
    assert report["applied"] == 61 + 3000


# One wrong thing


def problems(data: Json, folder: Path, capsys: Capture) -> list[tuple[int, str, str]]:
    _, report = outcome(written(folder, data), capsys)
    assert isinstance(report, dict)
    return [(problem["action"], problem["code"], problem["text"]) for problem in report["problems"]]


def test_an_unknown_title(tmp_path: Path, capsys: Capture) -> None:
    code, sentence = outcome(written(tmp_path, small_game() | {"title": "1889"}), capsys)
    assert (code, sentence) == (2, "game.json is a game of 1889, which cannot be imported.")


@pytest.mark.long
def test_a_game_of_another_title_than_it_says(tmp_path: Path, capsys: Capture) -> None:
    said = problems(small_game() | {"title": "1824"}, tmp_path, capsys)
    assert said[0] == (13, "unknown-action", "This game knows no action Bid.")


def test_a_bid_of_the_wrong_player(tmp_path: Path, capsys: Capture) -> None:
    record = Record()
    record.add("bid", BEN, company="P1", price=20)
    assert problems(record.game(), tmp_path, capsys) == [(1, "not-your-turn", "It is Ann's turn. (p. 6)")]


def test_a_purchase_of_the_wrong_player(tmp_path: Path, capsys: Capture) -> None:
    data = first_stock_round().game()
    data["actions"][31]["entity"] = BEN  # Ann starts VSB
    assert problems(data, tmp_path, capsys)[0] == (32, "not-your-turn", "It is Ann's turn. (p. 7)")


def test_a_negative_price(tmp_path: Path, capsys: Capture) -> None:
    record = Record()
    record.add("bid", ANN, company="P1", price=-20)
    assert problems(record.game(), tmp_path, capsys) == [
        (1, "bid-too-low", "The bid must be at least 20, not -20. (p. 6)")
    ]
    data = small_game()
    data["actions"][39]["price"] = -70
    assert problems(data, tmp_path, capsys)[0] == (40, "negative-price", "-70 is no price. (p. 14)")


def test_a_tile_that_is_not_in_the_tray(tmp_path: Path, capsys: Capture) -> None:
    """Every tile 57 has been laid when VSB wants one; and a number that no tile has."""
    replay = played(first_stock_round().game())
    empty = replay.state.with_(tray={**replay.state.tray, "57": 0})
    tile = ac.LayTile(actor="1", company="VSB", hex="C24", tile="57", rotation=2)
    verdict = replay.engine.decide(empty, tile)
    assert isinstance(verdict, Rejection)
    assert (verdict.code, verdict.severity) == ("tile-not-in-tray", Severity.IMPOSSIBLE)
    assert refusal_text(verdict) == "There is no tile 57 left in the tray. (p. 10)"
    data = small_game()
    data["actions"][38]["tile"] = "X99-0"
    assert problems(data, tmp_path, capsys)[0] == (39, "unknown-tile", "There is no tile X99. (p. 10)")


# Saved games


def three() -> list[Player]:
    return [Player("1", "Ann"), Player("2", "Ben"), Player("3", "Cat")]


def setup() -> Setup:
    return new_setup("1844", three(), "online")


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small game as a file of ours."""
    path = tmp_path_factory.mktemp("good") / "game.bank"
    game = create_game(path, setup())
    for _, applied in replay_of(small_game()).steps():
        for step in applied:
            assert isinstance(game.dispatch(step.action), Transition)
    assert isinstance(game.log, Journal)
    game.log.close()
    return path


def refused(path: Path, capsys: Capture) -> str:
    """The sentence with which the file is refused, the same for the command and for who wants to play on."""
    content = path.read_bytes()
    code, sentence = outcome(path, capsys)
    assert code == 2
    assert isinstance(sentence, str)
    for read_only in (True, False):
        with pytest.raises(BankhalterError) as caught:
            open_game(path, read_only=read_only)
        assert "\n" not in str(caught.value)
    assert path.read_bytes() == content
    assert [child.name for child in path.parent.iterdir()] == [path.name]
    return sentence


def test_a_save_from_a_newer_version(good: Path, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.bank"
    shutil.copy(good, path)
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version + 1}")
    connection.commit()
    connection.close()
    assert "newer" in refused(path, capsys)


def test_saves_cut_short(good: Path, tmp_path: Path, capsys: Capture) -> None:
    content = good.read_bytes()
    path = tmp_path / "game.bank"
    for length in cuts(content, 40):
        path.write_bytes(content[:length])
        assert outcome(path, capsys)[0] == 2, length


@pytest.mark.long
def test_saves_with_flipped_bits(good: Path, tmp_path: Path, capsys: Capture) -> None:
    content = good.read_bytes()
    path = tmp_path / "game.bank"
    chance = random.Random(1844)
    codes = []
    for _ in range(120):
        damaged = bytearray(content)
        damaged[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path.write_bytes(damaged)
        codes.append(outcome(path, capsys)[0])
    assert set(codes) == {0, 2}  # what the chain does not cover says nothing about the game


def rewritten(good: Path, path: Path, changes: Mapping[int, Draft]) -> Path:
    """The good game with other entries, in a file with a good chain."""
    old = Journal.open(good, read_only=True)
    drafts = [
        changes.get(entry.id, Draft(entry.action, entry.events, entry.kind, entry.params)) for entry in old.entries()
    ]
    with Journal.create(path, old.header) as journal:
        journal.append_all(drafts)
    return path


NONSENSE: dict[str, Json] = {
    "no kind": {},
    "unknown kind": {"kind": "Exploded"},
    "kind of the wrong type": {"kind": ["MoneyPaid"]},
    "field missing": {"kind": "MoneyPaid", "payer": "bank"},
    "field of the wrong type": {"kind": "MoneyPaid", "payer": "bank", "payee": "1", "amount": "much", "why": "x"},
    "unknown company": {"kind": "ShareMoved", "company": "DB", "certificate": "DB_0", "owner": "1", "why": "x"},
    "unknown par": {"kind": "ParSet", "company": "DB", "price": 100, "stations": 2},
    "unknown paper": {"kind": "PaperMoved", "paper": "P9", "owner": "1"},
    "unknown train": {"kind": "TrainMoved", "train": "9-9", "owner": "VSB"},
    "unknown tile": {"kind": "TileLaid", "company": "VSB", "hex": "C24", "tile": "999", "rotation": 0, "nodes": []},
    "no station there": {"kind": "StationRemoved", "company": "VSB", "hex": "A1", "node": 0},
    "another station": {"kind": "StationReplaced", "company": "VSB", "by": "JS", "hex": "C24", "node": 7},
    "unknown frame": {"kind": "FrameChanged", "frame": {"kind": "party"}},
    "frame without fields": {"kind": "FrameEntered", "frame": {"kind": "auction"}},
}


@pytest.mark.parametrize("event", NONSENSE.values(), ids=NONSENSE)
def test_events_that_mean_nothing(event: Json, good: Path, tmp_path: Path, capsys: Capture) -> None:
    entry = Journal.open(good, read_only=True).entry(30)
    path = rewritten(good, tmp_path / "game.bank", {30: Draft(entry.action, [*entry.events, event])})
    assert Journal.verify(path).ok
    refused(path, capsys)
    with pytest.raises(GameFileError):
        open_game(path, read_only=True)


POSITIONS: dict[str, Json] = {
    "no frame": {"kind": "FrameLeft"},
    "unknown player's turn": {"kind": "FrameChanged", "frame": {"kind": "stock", "number": 1, "player": "9"}},
    "unknown order": {"kind": "OrderSet", "order": ["8", "9"]},
    "price off the market": {"kind": "MarkerMoved", "company": "FNM", "row": 99, "column": 99, "why": "x"},
    "unknown phase": {"kind": "PhaseBegan", "phase": "99"},
    "unknown train": {"kind": "TrainGained", "train": "X", "type": "99X", "owner": "FNM"},
    "unknown private": {
        "kind": "FrameChanged",
        "frame": {"kind": "auction", "private": "P9", "auctioneer": "1", "bidder": "1", "minimum": 5},
    },
    "too much money": {"kind": "MoneyPaid", "payer": "bank", "payee": "1", "amount": 10**30, "why": "x"},
}


@pytest.mark.parametrize("event", POSITIONS.values(), ids=POSITIONS)
@pytest.mark.parametrize("number", [28, 31, -1])
def test_positions_that_no_game_has(number: int, event: Json, good: Path, tmp_path: Path, capsys: Capture) -> None:
    """Each fact can be read, but the game that follows makes no sense: a problem or a sentence."""
    old = Journal.open(good, read_only=True)
    entry = old.entry(number if number > 0 else len(old))
    path = rewritten(good, tmp_path / "game.bank", {entry.id: Draft(entry.action, [*entry.events, event])})
    code, report = outcome(path, capsys)
    if code == 2:
        assert report == "game.bank holds a position that no game has."
    else:
        assert code == 1
        assert isinstance(report, dict)
        assert (entry.id, "events-differ") in {(p["action"], p["code"]) for p in report["problems"]}


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "Bid", "actor": "1", "private": "P1"},
        {"kind": "Bid", "actor": "1", "private": "P1", "amount": "20", "more": 1},
        {"kind": "Bid", "actor": "1", "private": "P1", "amount": 10**9},
        {"kind": "Explode", "actor": "1"},
        {"kind": None},
        {},
    ],
    ids=str,
)
def test_actions_that_mean_nothing(action: Json, good: Path, tmp_path: Path, capsys: Capture) -> None:
    entry = Journal.open(good, read_only=True).entry(13)
    path = rewritten(good, tmp_path / "game.bank", {13: Draft(action, entry.events)})
    code, sentence = outcome(path, capsys)
    assert code == 2
    assert isinstance(sentence, str)
    assert sentence.startswith("The game file holds ")
    assert open_game(path, read_only=True).state == open_game(good, read_only=True).state  # its effects are good


@pytest.mark.long
def test_mangled_events(good: Path, tmp_path: Path, capsys: Capture) -> None:
    """Good chains around events that lost, doubled or changed something."""
    ends: Counter[int] = Counter()
    old = Journal.open(good, read_only=True)
    entries = [entry for entry in old.entries() if entry.events]
    for seed in range(60):
        chance = random.Random(seed)
        entry = chance.choice(entries)
        events = {"events": entry.events}
        path = tmp_path / f"{seed}.bank"
        other = mangled(events, chance).get("events")
        if not isinstance(other, list) or not all(isinstance(event, dict) for event in other):
            continue
        try:
            rewritten(good, path, {entry.id: Draft(entry.action, other)})
        except ValueError:
            continue  # what is not JSON cannot be stored in the first place
        code, found = outcome(path, capsys)
        ends[code] += 1
        if code == 1:
            assert isinstance(found, dict)
            assert entry.id in {problem["action"] for problem in found["problems"]}
    assert ends[1] > 5
    assert ends[2] > 5


def test_a_game_file_of_another_title(tmp_path: Path, capsys: Capture) -> None:
    header = header_for(registry.engine(setup()), utc_now())
    for title, words in (("1830", "no title 1830"), ("1889", "no title 1889")):
        path = tmp_path / title / "game.bank"
        path.parent.mkdir()
        changed = type(header)(
            title,
            header.title_fingerprint,
            header.program_version,
            header.created,
            {**header.setup, "title": title, "rulings": {}},
        )
        Journal.create(path, changed).close()
        assert words in refused(path, capsys)


def test_a_game_file_that_is_open_can_be_audited(good: Path, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.bank"
    shutil.copy(good, path)
    game = open_game(path)
    assert outcome(path, capsys)[0] == 0
    assert isinstance(game.log, Journal)
    game.log.close()


# Title files


@pytest.fixture
def title_copy(tmp_path: Path) -> Path:
    folder = tmp_path / "1844"
    shutil.copytree(asset_root() / "titles" / "1844", folder)
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("market.toml", "rows = [", 'rows = [\n    "wide narrow",'),
        ("companies.toml", 'home = "D19"', 'home = "Z99"'),
        ("trains.toml", "[", "[[["),
        ("privates.toml", "face = 20", 'face = "twenty"'),
        ("title.toml", 'id = "1844"', ""),
    ],
)
def test_a_wrong_title_file(file: str, old: str, new: str, title_copy: Path) -> None:
    path = title_copy / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    content = path.read_bytes()
    with pytest.raises(TitleDataError) as caught:
        RAIL18.load(replace(registry.known_title("1844"), folder=title_copy))
    assert file in str(caught.value)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content


def test_a_title_file_that_is_missing(title_copy: Path) -> None:
    (title_copy / "tiles.toml").unlink()
    with pytest.raises(TitleDataError, match=r"tiles\.toml"):
        RAIL18.load(replace(registry.known_title("1844"), folder=title_copy))


def test_a_command_that_is_not_there_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "game.bank"]) == 2
    assert capsys.readouterr() == ("", "There is no command print yet; there is audit.\n")


@pytest.mark.parametrize("name", ["game.bank", "game.json", "game.jsonl"])
def test_a_disk_that_wants_to_be_asked_again_is_told(
    name: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """EAGAIN, which Python answers with None instead of bytes."""

    class Dry(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: object) -> None:
            return None

    path = tmp_path / name
    path.write_text(json.dumps(small_game()))
    monkeypatch.setattr(Path, "open", lambda self, *words, **more: io.BufferedReader(Dry()))
    assert main(["audit", str(path)]) == 2
    assert capsys.readouterr().err == f"{name} cannot be read.\n"
