"""`export` from the command line: what it writes, its exit codes, and one sentence for whatever is wrong."""

import csv
import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from core.interchange.any_game import read_game
from core.interchange.game_file import create_game, new_setup
from core.kernel.game import Transition
from core.rail18.state import Player
from core.rail18.table import AuctionResult
from core.text.catalogue import use_language
from tests.systems import LEAST
from tests.titles.t1844.recorded_states import recorded_path
from tests.titles.t1844.shipped import shipped_path
from ui.__main__ import main as everything
from ui.app.export import main

pytestmark = pytest.mark.long

Capture = pytest.CaptureFixture[str]
TABLES = {"journal.csv", "holdings.csv", "players.csv", "prices.csv", "revenues.csv", "payments.csv"}
LETTER = {(612.0, 792.0), (792.0, 612.0)}  # points, upright or across


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A short game in a file, with something undone."""
    path = tmp_path / "Friday evening.bank"
    made = create_game(path, new_setup("1844", [Player(n, n.title()) for n in ("ana", "ben", "cleo")], mode="table"))
    for price in (25, 30):
        made.undo()
        taken = made.dispatch(AuctionResult(actor="ana", private="P1", amount=price))
        assert isinstance(taken, Transition)
    made.log.close()  # type: ignore[attr-defined]
    return path


def in_a_process(repository: Path, *arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    """With an environment that says nothing about screens, languages or folders."""
    command = [sys.executable, "-P", "-m", "ui", "export", *map(str, arguments)]
    environment = LEAST | {"PYTHONPATH": str(repository)}
    return subprocess.run(
        command, cwd=repository, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def refused(capsys: Capture, *arguments: str | Path) -> tuple[int, str]:
    code = main(["export", *map(str, arguments)])
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return code, said.err.strip()


def test_tables_and_the_whole_game(game: Path, tmp_path: Path, capsys: Capture) -> None:
    before = game.read_bytes()
    out = tmp_path / "new" / "folder"
    assert main(["export", str(game), "--csv", str(out), "--json", str(tmp_path / "whole.json")]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert len(said.out.splitlines()) == 7
    assert {path.name for path in out.iterdir()} == TABLES
    with (out / "journal.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["text"] for row in csv.DictReader(file)] == ["Ana bought P1 Brienzer-Rothorn-Bahn for 30."]
    data = json.loads((tmp_path / "whole.json").read_bytes())
    assert [entry["action"]["amount"] for entry in data["entries"]] == [30]
    assert game.read_bytes() == before


@pytest.mark.parametrize("way", ["option", "environment"])
def test_sentences_are_in_the_language_that_is_asked_for(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture, way: str
) -> None:
    if way == "environment":
        monkeypatch.setenv("BANKHALTER_LANGUAGE", "long")
    try:
        assert (
            main(["export", str(game), "--csv", str(tmp_path), *(["--language", "long"] if way == "option" else [])])
            == 0
        )
    finally:
        use_language("en")
    assert "journal.csv is written." not in capsys.readouterr().out
    with (tmp_path / "journal.csv").open(encoding="utf-8-sig", newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["text"].startswith("Ana bööüüght")
    assert row["round"] == "auction"


def test_a_semicolon_and_what_was_undone(game: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.json"
    wishes = ["--csv", str(tmp_path), "--separator", "semicolon", "--json", str(whole), "--all-branches"]
    assert main(["export", str(game), *wishes]) == 0
    first = (tmp_path / "players.csv").read_text("utf-8-sig").splitlines()[0]
    assert first.startswith("round;entry;player;")
    kinds = [entry["kind"] for entry in json.loads(whole.read_bytes())["entries"]]
    assert kinds == ["action", "head", "action"]


def test_a_clean_environment_is_enough(game: Path, tmp_path: Path, repository: Path) -> None:
    png, svg = tmp_path / "map.png", tmp_path / "map.svg"
    sheets = {name: tmp_path / f"the {name}.pdf" for name in ("pack-up", "report", "cards")}
    wishes = [part for name, path in sheets.items() for part in (f"--{name}", path)]
    answer = in_a_process(repository, game, "--map", png, "--csv", tmp_path, "--paper", "letter", *wishes)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert png.read_bytes().startswith(b"\x89PNG")
    for path in sheets.values():
        assert {tuple(map(float, page.mediabox[2:])) for page in PdfReader(path).pages} <= LETTER
    assert {path.name for path in tmp_path.iterdir()} >= TABLES
    answer = in_a_process(repository, game, "--map", svg, "--charts", tmp_path / "charts", "--picture", "svg")
    assert (answer.returncode, answer.stderr) == (0, "")
    charts = {path.name for path in (tmp_path / "charts").iterdir()}
    assert charts == {f"chart-{key}.svg" for key in ("worth", "cash", "income", "earned", "prices", "revenue", "bank")}
    assert b"<svg" in svg.read_bytes()[:300]


def test_companies_in_colours_that_are_easy_to_tell_apart(game: Path, tmp_path: Path, repository: Path) -> None:
    maps = {colours: tmp_path / f"{colours}.svg" for colours in ("printed", "easy")}
    for colours, path in maps.items():
        answer = in_a_process(repository, game, "--map", path, "--colours", colours)
        assert (answer.returncode, answer.stderr) == (0, "")
    plain = tmp_path / "plain.svg"
    assert in_a_process(repository, game, "--map", plain).returncode == 0
    assert plain.read_bytes() == maps["printed"].read_bytes()
    assert maps["easy"].read_bytes() != maps["printed"].read_bytes()


def test_tables_need_no_qt(game: Path, tmp_path: Path, repository: Path) -> None:
    program = (
        "import sys; from ui.__main__ import main; code = main(sys.argv[1:]);"
        "sys.exit(code or ('PySide6' in sys.modules) * 9)"
    )
    arguments = ["export", game, "--csv", tmp_path / "t", "--json", tmp_path / "g.json"]
    answer = subprocess.run(
        [sys.executable, "-P", "-c", program, *map(str, arguments)],
        env=LEAST | {"PYTHONPATH": str(repository)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")


@pytest.mark.parametrize("name", ["sample", "recorded"])
def test_games_that_are_no_game_files_are_read_too(name: str, tmp_path: Path) -> None:
    path = shipped_path() if name == "sample" else recorded_path()
    assert main(["export", str(path), "--csv", str(tmp_path)]) == 0
    with (tmp_path / "players.csv").open(encoding="utf-8-sig", newline="") as file:
        last = list(csv.DictReader(file))[-5:]
    state = read_game(path).state
    assert {row["player"]: int(row["cash"]) for row in last} == {p.name: state.cash[p.id] for p in state.players}
    with (tmp_path / "revenues.csv").open(encoding="utf-8-sig", newline="") as file:
        ran = [row for row in csv.DictReader(file) if int(row["revenue"])]
    assert len(ran) > 100
    assert all(int(row["below"]) == int(row["best"]) - int(row["revenue"]) >= 0 for row in ran)


@pytest.mark.parametrize(
    ("content", "name", "sentence"),
    [
        (None, "gone.bank", None),
        (b"", "empty.bank", "empty.bank is not a game of Bankhalter."),
        (b"SQLite format 3\0 and then nothing", "torn.bank", None),
        (b"{", "half.json", "half.json is not a complete JSON file."),
        (b"[]", "list.json", None),
        (b'{"a": 1}\n', "lines.jsonl", "lines.jsonl holds no sample game."),
        (b"\x00\xff" * 100, "noise.bank", None),
    ],
)
def test_what_is_no_game_is_told_in_one_sentence(
    tmp_path: Path, capsys: Capture, content: bytes | None, name: str, sentence: str | None
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    code, said = refused(capsys, path, "--csv", tmp_path / "out")
    assert code == 2
    assert said == sentence if sentence else name in said
    assert not (tmp_path / "out").exists()


def test_what_was_written_out_is_no_game_to_be_read(game: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out.json"
    assert main(["export", str(game), "--json", str(out)]) == 0
    capsys.readouterr()
    sentence = "out.json was written out for other programs; open the game file that it was made from."
    assert refused(capsys, out, "--csv", tmp_path / "tables") == (2, sentence)
    out.write_text('{"title": {"id": "1844"}}')
    assert refused(capsys, out, "--csv", tmp_path / "tables") == (
        2,
        "out.json is not a recorded game: it names no title.",
    )


def test_a_missing_file_and_a_folder_are_named_as_they_were_typed(tmp_path: Path, capsys: Capture) -> None:
    gone = tmp_path / "gone.bank"
    assert refused(capsys, gone, "--csv", tmp_path / "out") == (2, f"There is no file {gone}.")
    assert refused(capsys, tmp_path, "--csv", tmp_path / "out") == (2, f"{tmp_path} is a folder, not a file.")


@pytest.mark.parametrize("option", ["--pack-up", "--report", "--cards"])
@pytest.mark.parametrize("name", ["sheet.txt", "sheet", "sheet.pdf.png"])
def test_sheets_are_pdf_files_and_called_so(
    game: Path, tmp_path: Path, capsys: Capture, qapp: QApplication, option: str, name: str
) -> None:
    assert refused(capsys, game, option, tmp_path / name) == (1, f"{name} must end with .pdf.")
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("hidden", [True, False])
def test_who_hands_out_hidden_cash_is_told(tmp_path: Path, capsys: Capture, qapp: QApplication, hidden: bool) -> None:
    path = tmp_path / "hidden.bank"
    players = [Player(name, name.title()) for name in ("ana", "ben", "cleo")]
    create_game(path, new_setup("1844", players, mode="table", cash_open=not hidden)).log.close()  # type: ignore[attr-defined]
    sentence = (
        "The table keeps cash hidden, but tables and JSON tell it: JSON what everybody has, tables every payment.\n"
    )
    for arguments in (("--csv", tmp_path), ("--json", tmp_path / "game.json")):
        assert main(["export", str(path), *map(str, arguments)]) == 0
        assert capsys.readouterr().err == (sentence if hidden else "")
    assert main(["export", str(path), "--cards", str(tmp_path / "cards.pdf")]) == 0
    assert capsys.readouterr().err == "", "nothing of the game is in them"


def test_places_that_cannot_be_written_are_told(game: Path, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"kept")
    code, said = refused(capsys, game, "--json", tmp_path / "gone" / "g.json")
    assert code == 1
    assert said.startswith("g.json cannot be written: there is no folder ")
    assert refused(capsys, game, "--json", tmp_path) == (
        1,
        f"{tmp_path.name} is a folder; choose a name for the file.",
    )
    assert refused(capsys, game, "--csv", file) == (1, "file is a file; choose a folder.")
    assert refused(capsys, game, "--csv", file / "below")[0] == 1
    assert file.read_bytes() == b"kept"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Friday evening.bank", "file"]


def test_the_game_itself_is_not_written_over(game: Path, tmp_path: Path, capsys: Capture) -> None:
    """A game file, and a recorded game, which is JSON like what is written."""
    shipped = shipped_path()
    recorded = tmp_path / shipped.name
    recorded.write_bytes(shipped.read_bytes())
    for path in (game, recorded):
        before = path.read_bytes()
        assert refused(capsys, path, "--json", path) == (1, f"{path.name} is a game; choose another name.")
        assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "There is no space left on the disk for g.json."),
        (errno.EROFS, "g.json or its folder can only be read."),
    ],
)
def test_full_and_read_only_disks_are_told(
    game: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def refuse(handle: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(os, "fsync", refuse)
    assert refused(capsys, game, "--json", tmp_path / "g.json") == (1, sentence)
    assert [path.name for path in tmp_path.iterdir()] == [game.name]


def test_a_map_has_a_known_ending(game: Path, tmp_path: Path, capsys: Capture, qapp: QApplication) -> None:
    wanted = (1, "board.gif must end with .png or .svg.")
    assert refused(capsys, game, "--map", tmp_path / "board.gif") == wanted


def test_one_place_that_fails_does_not_stop_the_others(game: Path, tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "out"
    assert main(["export", str(game), "--csv", str(out), "--json", str(tmp_path / "gone" / "g.json")]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 6
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Say what to export: --csv, --charts, --json, --map, --pack-up, --report, --cards."),
        (["--nonsense"], "This is not understood: --nonsense"),
        (["--separator", "tab"], "--separator cannot be tab; there is comma, semicolon."),
        (["--csv"], "--csv needs something behind it."),
    ],
)
def test_a_command_that_is_not_understood(game: Path, capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert refused(capsys, game, *arguments) == (2, sentence)


def test_help_names_every_export(repository: Path) -> None:
    answer = in_a_process(repository, "--help")
    assert answer.returncode == 0
    for name in ("csv", "json", "map", "charts", "pack-up", "report", "cards", "paper"):
        assert f"--{name}" in answer.stdout


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("command", [[], ["audit"], ["export"]], ids=lambda command: " ".join(command) or "run")
def test_what_is_to_be_typed_is_named_in_the_language(language: str, command: list[str], capsys: Capture) -> None:
    try:
        with pytest.raises(SystemExit):
            everything([*command, "--language", language, "--help"])
    finally:
        use_language("en")
    said = capsys.readouterr().out
    assert "--language" in said
    assert not re.findall(r"(?<![A-Za-z-])(?:file|what|LANGUAGE|RULINGS|DIR|OUT|FILE|WHAT)(?![a-z])", said)


@pytest.mark.parametrize(
    ("error", "missing"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file: No such file or directory"), "libEGL.so.1"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "PySide6"),
    ],
)
def test_what_painting_lacks_is_named(
    game: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, error: ImportError, missing: str
) -> None:
    def painter() -> object:
        raise error

    monkeypatch.setattr("ui.exports.command.painter", painter)
    assert refused(capsys, game, "--map", "map.png") == (1, f"Pictures and sheets cannot be made here: {missing}.")


def test_a_mistake_of_the_program_is_one_sentence_too(
    game: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ui.exports.command.pieces", broken)
    code, said = refused(capsys, game, "--json", "g.json")
    assert (code, "ZeroDivisionError" in said) == (1, True)


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_a_painter_that_fails_takes_nothing_down(
    game: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, qapp: QApplication, suffix: str
) -> None:
    def broken(*arguments: object, **more: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ui.exports.map_picture.print_board", broken)
    assert refused(capsys, game, "--map", tmp_path / f"map{suffix}")[0] == 1
    assert [path.name for path in tmp_path.iterdir()] == [game.name]


def test_the_campaign_makes_everything_to_be_looked_at(game: Path, tmp_path: Path, repository: Path) -> None:
    out = tmp_path / "sheets"
    command = [sys.executable, "-P", "-m", "tests.campaigns", "sheets", str(game), "--out", str(out), "--n", "1"]
    answer = subprocess.run(
        command,
        cwd=repository,
        env=LEAST | {"PYTHONPATH": str(repository)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert answer.returncode == 0
    told = json.loads(answer.stdout.splitlines()[-1])
    assert (told["files"], told["messages"]) == (1, 0)
    pages = sorted(path.name for path in out.iterdir() if path.suffix == ".png")
    assert len(pages) == told["pages"] > 0
    assert pages[0] == "a4-pack-up-page-1.png"
