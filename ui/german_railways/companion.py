"""What the companion shows of German Railways."""

from core import registry
from ui.companion.views.book import Book
from ui.german_railways.views.book import TitleBook
from ui.german_railways.views.moment import Moment


def companion_book(title_id: str, moment: Moment | None) -> Book:
    """The companion's book of a title; with a moment also of its game."""
    return TitleBook(registry.title_data(title_id), None if moment is None else moment.rules)
