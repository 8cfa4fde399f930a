"""Two screens, as only a process of its own can have them: `python -m tests.ui.display.two_screens FOLDER`.

Opens a game with the table display and prints where it stands, as JSON.
"""

import json
import os
import sys
from pathlib import Path

SCREENS = (("laptop", 0, 0, 1280, 800), ("television", 1280, 0, 1920, 1080))


def main(folder: Path) -> None:
    config = folder / "screens.json"
    keys = ("name", "x", "y", "width", "height")
    config.write_text(json.dumps({"screens": [dict(zip(keys, screen, strict=True)) for screen in SCREENS]}))
    os.chdir(folder)  # what follows a colon is a parameter of its own, also in C:\folder
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={config.name}"
    from PySide6.QtWidgets import QApplication

    from core.interchange.game_file import memory_game
    from tests.ui.robot.robot_games import open_window, shipped_game
    from tests.ui.settling import settle

    app = QApplication([])
    window = open_window(app, memory_game(shipped_game("table")[0].rules.setup))
    window.menus.actions["display"].trigger()
    settle()
    display = window.display.window
    assert display is not None
    found = {"full": display.isFullScreen(), "screen": display.screen().name(), "area": display.geometry().getRect()}
    choices = [action.menu() for action in display.make_menu().actions() if action.menu() is not None]
    found["screens"] = len(choices[0].actions()) if choices else 0  # type: ignore[attr-defined]
    window.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
