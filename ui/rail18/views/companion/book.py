"""What the companion tells of a title of 18xx; with rules also of a game, whose settings stand in the register."""

from collections.abc import Callable, Iterator
from functools import cached_property

from core import registry
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.rail18.title_values import TitleValues
from ui.companion.views.book import Facts, RulingPage
from ui.companion.views.links import title_folder
from ui.companion.views.rulings import ruling_pages
from ui.companion.views.view import CompanionView
from ui.rail18.views.companion.pictures import picture_view
from ui.rail18.views.companion.tables import companion_table
from ui.rail18.views.sheets.title_tables import standard_rules
from ui.values.cells import Table
from ui.values.companion import PictureView


def title_facts(title_id: str) -> Facts:
    return TitleValues(registry.title(title_id))


class TitleBook:
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
        return companion_table(name, self._title, self._table_rules)

    @cached_property
    def _table_rules(self) -> Rules | None:
        return self._rules or standard_rules(self._title)

    def picture(self, name: str) -> PictureView:
        return picture_view(self._title, title_folder(self._title.id), name)


def companion_view(title: Title, rules: Rules | None = None) -> CompanionView:
    return CompanionView(TitleBook(title, rules))
