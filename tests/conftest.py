import os
import sys
import tempfile
from pathlib import Path

import hypothesis
import pytest

# Before Qt is imported: without a screen and a platform it aborts the whole run. QT_QPA_PLATFORM=xcb asks for real
# windows, on a virtual screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # the program speaks English, whatever this computer speaks

ROOT = Path(__file__).resolve().parent.parent
if sys.platform == "win32":  # the offscreen platform knows no font of Windows
    os.environ.setdefault("QT_QPA_FONTDIR", str(ROOT / "assets" / "fonts"))

MEMORY, ROOM = Path("/dev/shm"), 4 << 30


def in_memory() -> bool:
    """Is there room for the files of tests? They are flushed many thousand times, for which a disk takes 7 ms each."""
    if sys.platform == "win32" or not os.access(MEMORY, os.W_OK):
        return False
    found = os.statvfs(MEMORY)
    return found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & os.ST_NOEXEC


if "TMPDIR" not in os.environ and in_memory():
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)  # pytest has asked for the usual folder already

# The same examples on every machine and every day; campaigns do the wide search.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, database=None, print_blob=True)
hypothesis.settings.load_profile("steady")


def pytest_xvfb_disable() -> bool:
    return os.environ["QT_QPA_PLATFORM"].startswith(("offscreen", "minimal"))


@pytest.fixture(scope="session")
def repository() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The program's own, for every test that asks for a QApplication."""
    from ui.app.opening import Application

    return Application


@pytest.fixture(scope="session")
def shared_folder() -> Path:
    """The facts, rule texts and recorded games that lie beside the repository and are no part of it."""
    folder = ROOT.parent / "shared"
    if not (folder / "facts").is_dir():
        pytest.skip("there is no folder 'shared' with the facts and recorded games beside the repository")
    return folder
