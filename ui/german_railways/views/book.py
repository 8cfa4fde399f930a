"""What the companion tells of German Railways; with rules also of a game, whose settings stand in the register."""

from collections.abc import Callable, Iterator
from functools import cached_property

from core import registry
from core.german_railways.rules import Rules
from core.german_railways.title import Title
from core.german_railways.title_values import TitleValues
from ui.companion.views.book import Facts, RulingPage
from ui.companion.views.rulings import ruling_pages
from ui.german_railways.views.title_tables import TABLES, standard_rules
from ui.values.cells import Table
from ui.values.companion import PictureView


def title_facts(title_id: str) -> Facts:
    title: Title = registry.title_data(title_id)
    return TitleValues(title)


class TitleBook:
    """Implements `ui.companion.views.book.Book`."""

    def __init__(self, title: Title, rules: Rules | None = None) -> None:
        self._title = title
        self._rules = rules

    @property
    def title(self) -> str:
        return self._title.id

    @property
    def facts_of(self) -> Callable[[str], Facts]:
        return title_facts

    def rulings(self) -> Iterator[RulingPage]:
        return ruling_pages(self._title, None if self._rules is None else self._rules.setup)

    def table(self, name: str) -> Table:
        return TABLES[name](self._table_rules)

    @cached_property
    def _table_rules(self) -> Rules:
        return self._rules or standard_rules(self._title)

    def picture(self, name: str) -> PictureView:
        raise LookupError(f"{self.title} has no picture {name}")
