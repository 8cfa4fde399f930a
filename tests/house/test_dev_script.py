"""The ground: ./dev, the requirements, and what no committed file may say."""

import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.bench.report import Figure, percentile, report
from tests.dispatch import dispatch, names
from tests.systems import with_git, with_shell
from ui.__main__ import main

HOSTS = ["py" + "pi.org", "python" + "hosted.org", "deb." + "debian.org", "npm" + "js.org", "index" + "-url"]
PLACES = re.compile(
    r"(?<![\w.~}])/(?:"
    + "|".join(["wo" + "rk", "ro" + "ot", r"ho" + r"me/\w+", "opt/" + "(?:wheels|pypi)"])
    + r")(?=/|\b)"
)


def run(*command: str | Path, cwd: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("kind", ["bench", "campaign"])
def test_an_unknown_name_is_answered_with_the_known_ones(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / f"{kind}_random_games.py").touch()
    (tmp_path / f"{kind}_replay.py").touch()
    assert names(kind, tmp_path) == ["random-games", "replay"]
    assert dispatch(kind, tmp_path, ["reply"]) == 2
    assert dispatch(kind, tmp_path, []) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [
        f"There is no {kind} called 'reply'; choose from: random-games, replay.",
        f"Name a {kind}; choose from: random-games, replay.",
    ]


@pytest.mark.parametrize("package", ["tests.bench", "tests.campaigns"])
def test_the_command_line_knows_the_dispatchers(package: str, repository: Path) -> None:
    answer = run(sys.executable, "-m", package, "no-such-name", cwd=repository)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1


def test_a_name_is_found_with_dashes_or_underscores(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "bench"
    folder.mkdir()
    (folder / "bench_two_words.py").touch()
    module = ModuleType("tests.bench.bench_two_words")
    seen: list[list[str]] = []
    module.run = lambda argv: seen.append(argv) or 1  # type: ignore[attr-defined,func-returns-value]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert dispatch("bench", folder, ["two-words", "--n", "3"]) == 1
    assert dispatch("bench", folder, ["two_words"]) == 1
    assert seen == [["--n", "3"], []]


def test_a_report_ends_with_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("replay", [Figure("replay_s", 0.41234567, "s", at_most=0.6), Figure("actions", 12_345)]) == 0
    *table, last = capsys.readouterr().out.splitlines()
    assert table == [
        "replay",
        "  figure     value  unit  target",
        "  replay_s  0.4123  s     ≤ 0.6   met",
        "  actions   12,345",
    ]
    figures = {"replay_s": 0.412346, "actions": 12345}
    assert json.loads(last) == {"name": "replay", "ok": True, **figures, "missed": [], "failures": 0}


def test_a_missed_target_or_a_failure_gives_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert report("a", [Figure("slow_ms", 11.0, "ms", at_most=10), Figure("few", 2, at_least=3)]) == 1
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["missed"] == ["slow_ms", "few"]
    assert report("b", [Figure("equal", 10, at_most=10)], failures=["seed 7: money is lost"]) == 1
    assert "FAILED seed 7: money is lost" in capsys.readouterr().out
    assert Figure("not_a_number", float("nan"), at_most=1).missed


def test_percentile() -> None:
    assert percentile(range(1, 101), 95) == 95
    assert percentile([3.0], 95) == 3.0
    assert percentile([2, 1], 50) == 1
    with pytest.raises(ValueError, match="no samples"):
        percentile([], 95)


def test_commands_without_a_window_reach_the_core(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("core.interchange.cli")
    seen: list[list[str]] = []
    module.main = lambda argv: seen.append(argv) or 1  # type: ignore[attr-defined,func-returns-value]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert main(["audit", "game.json", "--json"]) == 1
    assert seen == [["audit", "game.json", "--json"]]


def test_starting_loads_no_qt_before_the_command_is_known(repository: Path) -> None:
    code = "import sys, ui.__main__; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert run(sys.executable, "-c", code, cwd=repository).returncode == 0


@with_shell
def test_dev_without_a_command_explains_itself_on_stderr(repository: Path) -> None:
    answer = run("sh", repository / "dev", cwd=repository)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("usage: ./dev run")


@pytest.fixture
def dev(repository: Path, tmp_path: Path) -> Path:
    """./dev in a place that is set up, where Python says what it is asked for."""
    script = (repository / "dev").read_text("utf-8")
    found = re.search(r'^libraries="([^"]*)"', script, re.MULTILINE)
    assert found is not None
    libraries = found[1].replace("\\\n", "")
    for name, content in {
        "dev": script,
        "requirements/dev.txt": "",
        ".venv/.requirements-dev": "",
        ".venv/.system-test": f"{libraries} xvfb xauth\n",
        ".venv/bin/python": '#!/bin/sh\nfor word; do printf "[%s]" "$word"; done\necho\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content, "utf-8", newline="\n")
    (tmp_path / ".venv/bin/python").chmod(0o755)
    return tmp_path / "dev"


@with_shell
@pytest.mark.parametrize(("option", "wanted"), [([], ""), (["--quick"], "not long")])
def test_the_whole_suite_or_without_what_is_long(option: list[str], wanted: str, dev: Path) -> None:
    *lint, suite = run("sh", dev, "test", *option, cwd=dev.parent).stdout.splitlines()
    assert [re.findall(r"\[(\w+)\]", line)[0] for line in lint] == ["ruff", "ruff", "mypy"]
    assert suite == f"[-P][-m][pytest][-q][-n][auto][--dist][worksteal][-m][{wanted}]"


@with_shell
@pytest.mark.parametrize(("option", "wanted"), [([], ""), (["--quick"], "not long")])
def test_with_further_words_only_pytest_is_asked(option: list[str], wanted: str, dev: Path) -> None:
    said = run("sh", dev, "test", *option, "tests/core", "-x", cwd=dev.parent).stdout
    assert said == f"[-P][-m][pytest][-q][-m][{wanted}][tests/core][-x]\n"


@with_shell
def test_the_readme_opens_with_the_two_commands_and_names_only_commands_that_exist(repository: Path) -> None:
    readme = (repository / "README.md").read_text("utf-8")
    usage = run("sh", repository / "dev", cwd=repository).stderr
    assert [line.split()[1] for line in readme.splitlines()[:12] if line.startswith("./dev")][:2] == ["run", "test"]
    assert set(re.findall(r"\./dev ([a-z]+)", readme)) <= set(re.findall(r"\./dev ([a-z]+)", usage))


@pytest.mark.parametrize("kind", ["run", "dev", "freeze"])
def test_requirements_are_pinned_and_hashed(kind: str, repository: Path) -> None:
    text = (repository / "requirements" / f"{kind}.txt").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[a-z0-9.-]+==\S+( ; [^-]+)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", line), line


def test_requirements_follow_pyproject(repository: Path) -> None:
    import tomllib

    project = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))
    pins = {kind: _pins(repository / "requirements" / f"{kind}.txt") for kind in ("run", "dev", "freeze")}
    run_time = {_canonical(line) for line in project["project"]["dependencies"]}
    assert run_time <= pins["run"]
    for group, tools in project["dependency-groups"].items():
        assert pins["run"] <= pins[group]
        assert {_canonical(line) for line in tools} <= pins[group]


def _pins(path: Path) -> set[str]:
    return {_canonical(line.split()[0]) for line in path.read_text("utf-8").splitlines() if "==" in line[:60]}


def _canonical(requirement: str) -> str:
    name, version = requirement.split("==")
    return f"{re.sub(r'[-_.]+', '-', name).lower()}=={version}"


@with_git
def test_no_committed_file_names_a_registry_or_a_place_on_one_machine(repository: Path) -> None:
    if not (repository / ".git").exists():
        pytest.skip("not a git checkout")
    listed = run("git", "ls-files", "-z", cwd=repository)
    if listed.returncode != 0:
        pytest.skip(f"git does not list the files: {listed.stderr.strip()}")
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        path = repository / name
        if not path.is_file():
            continue
        data = path.read_bytes()
        if b"\0" in data:
            continue
        text = data.decode("utf-8", errors="replace")
        found += [f"{name} names {host}" for host in HOSTS if host in text]
        found += [f"{name} names {match[0]}" for match in PLACES.finditer(text)]
    assert found == []


def test_the_scan_knows_a_path_of_one_machine() -> None:
    assert PLACES.search("see /wo" + "rk/main")
    assert PLACES.search('"/ro' + 'ot"')
    assert not PLACES.search("../work and root/work, http://host/a/work or ~/work")
