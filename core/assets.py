"""Where the asset files lie: beside the packages in a checkout, inside the bundle in a frozen program."""

import sys
from pathlib import Path


def asset_root() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    base = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    return base / "assets"
