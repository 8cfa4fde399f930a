"""Tests wait for what they mean, never for a length of time: a slow machine needs more, any other waits in vain."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

MAY_TAKE_TIME = ("campaigns", "bench")
PAUSE = re.compile(r"\bqtbot\.wait\(|\b(qWait|qSleep|sleep|msleep|usleep)\(")
WAITS_FOR_NOTHING = re.compile(r"^ *(self\.)?qtbot\.wait(Active|Exposed|Signals?)\(.*\)$")  # without `with`


def violations(name: str, source: str) -> list[str]:
    """Lines that pause, also in programs that a test starts, as `name:line text`."""
    return [
        f"{name}:{number} {line.strip()}"
        for number, line in enumerate(source.splitlines(), start=1)
        if PAUSE.search(line) or WAITS_FOR_NOTHING.search(line)
    ]


def files(repository: Path) -> Iterator[Path]:
    for path in sorted((repository / "tests").rglob("*.py")):
        if path.relative_to(repository).parts[1] not in MAY_TAKE_TIME and path != Path(__file__).resolve():
            yield path


def test_no_test_pauses(repository: Path) -> None:
    found = {path.relative_to(repository).as_posix(): path for path in files(repository)}
    assert "tests/ui/settling.py" in found
    assert [wrong for name, path in found.items() for wrong in violations(name, path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "    qtbot.wait(50)",
        "        self.qtbot.wait(1)",
        "    QTest.qWait(20)",
        "    QTest.qSleep(20)",
        "    time.sleep(0.1)",
        "    sleep(0.1)",
        "    QThread.msleep(5)",
        '    start("import time; time.sleep(1)")',
        "    qtbot.waitExposed(window)",
        "    qtbot.waitActive(window)",
        "    qtbot.waitSignal(page.left, timeout=1000)",
    ],
)
def test_the_checker_finds_a_pause(line: str) -> None:
    assert len(violations("x", f"def test() -> None:\n{line}\n")) == 1


@pytest.mark.parametrize(
    "line",
    [
        "    qtbot.waitUntil(lambda: done)",
        "    with qtbot.waitExposed(window):",
        "    with qtbot.waitSignal(page.left) as told:",
        "    assert started.wait(5)",
        "    player.wait()",
        "    assert slots.routes.asleep(rules, state)",
    ],
)
def test_the_checker_lets_other_waits_pass(line: str) -> None:
    assert violations("x", line) == []
