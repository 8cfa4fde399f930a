"""Where the asset files lie: beside the packages in a checkout, in the folder `bankhalter` beside them where they were
installed, inside the bundle in a frozen program.
"""

import sys
from pathlib import Path


def asset_root() -> Path:
    if bundle := getattr(sys, "_MEIPASS", None):
        return Path(bundle) / "assets"
    packages = Path(__file__).resolve().parent.parent
    installed = packages / "bankhalter" / "assets"
    return installed if installed.is_dir() else packages / "assets"
