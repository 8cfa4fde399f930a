"""All that only one title shows or asks, as one value for each title; and the way to it. No Qt.

The titles that come with the program stand in `ui/rail18/title_list.py`. A title that nobody has described, such as a
board that can only be looked at, adds nothing.
"""

from dataclasses import dataclass, field

from ui.rail18.views.companies.of_title import CompaniesOfTitle
from ui.rail18.views.hands.of_title import HandsOfTitle
from ui.rail18.views.map.of_title import MapOfTitle
from ui.rail18.views.narration.of_title import NarrationOfTitle
from ui.rail18.views.papers.of_title import PapersOfTitle
from ui.rail18.views.quick.of_title import QuickOfTitle
from ui.rail18.views.sheets.of_title import SheetsOfTitle
from ui.rail18.views.turn.of_title import TurnOfTitle


@dataclass(frozen=True)
class TitleViews:
    """By subject, as the views are; every subject has its own module `of_title` that says what a title may bring."""

    title: str
    turn: TurnOfTitle = field(default_factory=TurnOfTitle)
    quick: QuickOfTitle = field(default_factory=QuickOfTitle)
    narration: NarrationOfTitle = field(default_factory=NarrationOfTitle)
    hands: HandsOfTitle = field(default_factory=HandsOfTitle)
    companies: CompaniesOfTitle = field(default_factory=CompaniesOfTitle)
    papers: PapersOfTitle = field(default_factory=PapersOfTitle)
    map: MapOfTitle = field(default_factory=MapOfTitle)
    sheets: SheetsOfTitle = field(default_factory=SheetsOfTitle)


_KNOWN: dict[str, TitleViews] = {}


def add_title_views(views: TitleViews) -> None:
    _KNOWN[views.title] = views


def forget_title_views(title: str) -> None:
    del _KNOWN[title]


def title_views(title: str) -> TitleViews:
    """What this title shows besides what the family does."""
    import ui.rail18.title_list  # noqa: F401  its titles know this module

    return _KNOWN.get(title) or TitleViews(title)
