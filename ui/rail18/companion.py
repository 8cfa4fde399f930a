"""What the companion shows of 18xx."""

from core import registry
from ui.companion.views.book import Book
from ui.rail18.views.companion.book import TitleBook
from ui.rail18.views.moment import Moment


def companion_book(title_id: str, moment: Moment | None) -> Book:
    """The companion's book of a title; with a moment also of its game."""
    return TitleBook(registry.title(title_id), None if moment is None else moment.rules)
