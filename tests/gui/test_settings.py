"""Settings that nobody keeps leave nothing behind."""

import subprocess
import sys
from pathlib import Path

from ui.settings import Settings


def test_settings_without_a_folder_go_with_their_folder():
    settings = Settings()
    settings.theme = "dark"
    folder = settings.folder
    assert folder.is_dir()

    del settings

    assert not folder.exists()


def test_settings_without_a_folder_leave_nothing_when_the_program_ends():
    program = "from ui.settings import Settings; kept = Settings(); kept.theme = 'dark'; print(kept.folder)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert not Path(told.stdout.strip()).exists()
