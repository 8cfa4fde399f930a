"""Keeps the screen from going dark while the table looks at it. Where a system does not allow it, nothing is said."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.text.catalogue import text

Release = Callable[[], object]
Hold = Callable[[], Release | None]

ES_CONTINUOUS, ES_SYSTEM_REQUIRED, ES_DISPLAY_REQUIRED = 0x80000000, 0x1, 0x2
ASSERTION, ASSERTION_ON, UTF8 = "PreventUserIdleDisplaySleep", 255, 0x08000100
SERVICE, PATH, CONNECTION = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "bankhalter-awake"
PATIENCE = 300  # milliseconds that a session bus may take


class Awake:
    """`hold` asks the system and gives back how to let go of it."""

    def __init__(self, hold: Hold | None = None) -> None:
        self._hold = hold or hold_of_system
        self._release: Release | None = None

    @property
    def held(self) -> bool:
        return self._release is not None

    def keep(self, wanted: bool) -> None:
        """Ask for it, or let go; a wish that stays the same is not told again."""
        if wanted and self._release is None:
            self._release = _quietly(self._hold)
        elif not wanted and self._release is not None:
            release, self._release = self._release, None
            _quietly(release)


def _quietly(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except Exception:
        return None


def hold_of_system() -> Release | None:
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return None
    if sys.platform == "win32":
        return hold_on_windows(_windows_call())
    if sys.platform == "darwin":
        return hold_on_macos(*_macos_libraries())
    return hold_on_linux(_inhibit, _leave_bus) if _has_bus() else None


# Windows


def hold_on_windows(set_state: Callable[[int], int]) -> Release | None:
    """`SetThreadExecutionState` answers with 0 where it fails."""
    if not set_state(ES_CONTINUOUS | ES_SYSTEM_REQUIRED | ES_DISPLAY_REQUIRED):
        return None
    return lambda: set_state(ES_CONTINUOUS)


def _windows_call() -> Callable[[int], int]:
    import ctypes

    found: Any = ctypes.windll.kernel32.SetThreadExecutionState  # type: ignore[attr-defined, unused-ignore]
    found.argtypes, found.restype = [ctypes.c_uint32], ctypes.c_uint32
    return found  # type: ignore[no-any-return]


# macOS


def hold_on_macos(create: Callable[[str, int, str], int | None], release: Callable[[int], object]) -> Release | None:
    """`create` answers with the number of an assertion, None where there is none."""
    number = create(ASSERTION, ASSERTION_ON, text("app-name"))
    return None if number is None else lambda: release(number)


def _macos_libraries() -> tuple[Callable[[str, int, str], int | None], Callable[[int], object]]:
    import ctypes

    place = "/System/Library/Frameworks/{0}.framework/{0}"
    power, core = ctypes.CDLL(place.format("IOKit")), ctypes.CDLL(place.format("CoreFoundation"))
    make = core.CFStringCreateWithCString
    make.restype, make.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_uint32]
    core.CFRelease.argtypes = [ctypes.c_void_p]
    ask = power.IOPMAssertionCreateWithName
    ask.argtypes = [ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint32)]
    power.IOPMAssertionRelease.argtypes = [ctypes.c_uint32]

    def create(kind: str, level: int, name: str) -> int | None:
        number = ctypes.c_uint32()
        words = [make(None, word.encode(), UTF8) for word in (kind, name)]
        failed = ask(words[0], level, words[1], ctypes.byref(number))
        for word in words:
            core.CFRelease(word)
        return None if failed else number.value

    return create, power.IOPMAssertionRelease


# Linux


def hold_on_linux(inhibit: Callable[[str, str], bool], leave: Callable[[], object]) -> Release | None:
    """The wish lasts as long as the connection to the bus from which it came, so letting go is leaving the bus."""
    if inhibit(text("app-name"), text("display-awake")):
        return leave
    leave()
    return None


def _has_bus() -> bool:
    """Without one Qt would try to start it."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or (bool(folder) and (Path(folder) / "bus").exists())


def _inhibit(name: str, reason: str) -> bool:
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, CONNECTION)
    if not bus.isConnected():
        return False
    message = QDBusMessage.createMethodCall(SERVICE, PATH, SERVICE, "Inhibit")
    message.setArguments([name, reason])
    answer = bus.call(message, QDBus.CallMode.Block, PATIENCE)
    return answer.type() == QDBusMessage.MessageType.ReplyMessage


def _leave_bus() -> None:
    from PySide6.QtDBus import QDBusConnection

    QDBusConnection.disconnectFromBus(CONNECTION)
