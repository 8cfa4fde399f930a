from typing import Any

from ui.app.awake import (
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
    calls: list[tuple[str, ...]] = []

    def inhibit(name: str, reason: str) -> bool:
        calls.append(("inhibit", name, reason))
        return True

    awake = Awake(lambda: hold_on_linux(inhibit, lambda: calls.append(("leave",))))
    awake.keep(True)
    assert len(calls) == 1
    assert calls[0][1] == "Bankhalter"
    assert calls[0][2]
    awake.keep(False)
    assert calls[1:] == [("leave",)]


def test_a_bus_that_knows_no_screen_saver_is_left_at_once() -> None:
    left: list[bool] = []
    assert hold_on_linux(lambda name, reason: False, lambda: left.append(True)) is None
    assert left == [True]
