"""Which section of the companion explains a refusal, a step or a panel."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from core.assets import asset_root
from core.assets import title_folder as files_of
from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection
from core.text.companion import read_index
from ui.values.problem import Problem

PROGRAM = asset_root() / "companion"


def title_folder(title_id: str) -> Path:
    return files_of(title_id) / "companion"


def family_id(title_id: str) -> str:
    """Some sections about the program are for the titles of one family alone."""
    from core import registry  # the first page is painted before titles are known

    return registry.family_of(title_id).id


@lru_cache(maxsize=8)
def _leading(title_id: str) -> Mapping[str, Mapping[str, str]]:
    """Sections by refusal, step and panel: the index alone, since panels ask all the time and need no texts."""
    family = family_id(title_id)
    sections = [*read_index(title_folder(title_id), family), *read_index(PROGRAM, family)]
    return {
        "refusal": {code: section.id for section in sections for code in section.refusals},
        "step": {step: section.id for section in sections for step in section.steps},
        "panel": {panel: section.id for section in sections for panel in section.panels},
    }


def section_of_refusal(title_id: str, code: str) -> str:
    """Where a refusal is explained; empty for one that no section knows."""
    return _leading(title_id)["refusal"].get(code, "")


def problem_of(title_id: str, refused: Rejection, names: Mapping[str, str] | None = None) -> Problem:
    return Problem(refusal_text(refused, names), section_of_refusal(title_id, refused.code))


def section_of_panel(title_id: str, panel: str) -> str:
    return _leading(title_id)["panel"].get(panel, "")


def section_of_step(title_id: str, step: str) -> str:
    return _leading(title_id)["step"].get(step, "")
