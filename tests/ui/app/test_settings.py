"""Settings that nobody keeps leave nothing behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from ui.app.settings import Settings


def test_settings_without_a_folder_go_with_their_folder():
    settings = Settings()
    settings.theme = "dark"
    folder = settings.folder
    assert folder.is_dir()

    del settings

    assert not folder.exists()


# What is registered first is called last: after the end of Qt, in the second case.
QT_ENDS_BEFORE = """
import weakref
weakref.finalize(weakref, int)
from PySide6.QtWidgets import QApplication
app = QApplication([])
"""


@pytest.mark.parametrize("before", ["", QT_ENDS_BEFORE])
def test_settings_without_a_folder_leave_nothing_when_the_program_ends(before: str):
    program = (
        before + "from ui.app.settings import Settings; kept = Settings(); kept.theme = 'dark'; print(kept.folder)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert not told.stderr
    assert not Path(told.stdout.strip()).exists()
