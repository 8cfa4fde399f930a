"""The companion of 1844 in each language."""

from core import registry
from core.assets import asset_root
from core.rail18.title_values import TitleValues
from core.text.companion import (
    Companion,
    read_companion,
)
from ui.companion.views.view import KEY
from ui.values.keys import key_of

FOLDERS = (asset_root() / "titles" / "1844" / "companion", asset_root() / "companion")
LANGUAGES = ("en", "de", "ja")


def companion(language: str = "en") -> Companion:
    values = TitleValues(registry.title("1844"))
    return read_companion(
        FOLDERS, language, lambda path: key_of(path.removeprefix(KEY)) if path.startswith(KEY) else str(values(path))
    )
