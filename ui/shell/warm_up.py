"""What the first click will need, loaded beside the window once it stands: engine, geometry, titles, texts."""

import sys
from importlib import import_module

NEEDED = ("core.interchange.game_file", "ui.map.scene")


def is_warm() -> bool:
    return all(name in sys.modules for name in NEEDED)


def warm_up() -> None:
    for name in NEEDED:
        import_module(name)
    from core import registry
    from core.text.catalogue import catalogue

    registry.titles()
    catalogue().read_all()
