from typing import Any

from ui.awake import (
    ES_CONTINUOUS,
    ES_DISPLAY_REQUIRED,
    ES_SYSTEM_REQUIRED,
    Awake,
    hold_on_linux,
    hold_on_macos,
    hold_on_windows,
)


def test_a_wish_is_told_once() -> None:
    told: list[str] = []

    def hold() -> Any:
        told.append("hold")
        return lambda: told.append("release")

    awake = Awake(hold)
    for wanted in (False, True, True, False, False, True):
        awake.keep(wanted)
        assert awake.held == wanted
    assert told == ["hold", "release", "hold"]


def test_what_fails_fails_quietly() -> None:
    def fails() -> Any:
        raise OSError("no such library")

    awake = Awake(fails)
    awake.keep(True)
    assert not awake.held
    awake.keep(False)
    half = Awake(lambda: fails)
    half.keep(True)
    assert half.held
    half.keep(False)
    assert not half.held


def test_windows() -> None:
    states: list[int] = []

    def set_state(flags: int) -> int:
        states.append(flags)
        return ES_CONTINUOUS

    awake = Awake(lambda: hold_on_windows(set_state))
    awake.keep(True)
    awake.keep(False)
    assert states == [ES_CONTINUOUS | ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED, ES_CONTINUOUS]
    assert hold_on_windows(lambda flags: 0) is None


def test_macos() -> None:
    released: list[int] = []
    awake = Awake(lambda: hold_on_macos(lambda kind, level, name: 7, released.append))
    awake.keep(True)
    assert released == []
    awake.keep(False)
    assert released == [7]
    assert hold_on_macos(lambda kind, level, name: None, released.append) is None


def test_linux() -> None:
    calls: list[tuple[Any, ...]] = []

    def call(method: str, *arguments: Any) -> list[Any]:
        calls.append((method, *arguments))
        return [42] if method == "Inhibit" else []

    awake = Awake(lambda: hold_on_linux(call))
    awake.keep(True)
    awake.keep(False)
    assert [entry[0] for entry in calls] == ["Inhibit", "UnInhibit"]
    assert calls[0][1] == "Bankhalter"
    assert calls[0][2]
    assert calls[1][1] == 42
    assert hold_on_linux(lambda method, *arguments: []) is None
