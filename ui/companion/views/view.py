"""The rules companion as values: contents, pages, and what a search finds. No Qt."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from core.text.catalogue import catalogue, text
from core.text.companion import FALLBACK, Block, Companion, Drawn, Section, Span, lines_of, read_companion
from core.text.lists import items
from core.text.numbers import figure
from core.text.searching import Finder, Passage
from ui.companion.views.book import RULINGS, Book, Facts
from ui.companion.views.links import PROGRAM, family_id, title_folder
from ui.values.cells import Table
from ui.values.companion import PictureView
from ui.values.keys import key_of

BESIDE_THE_RULES = 0.5  # what a section about the program counts in a search
KEY = "key."  # a value that is no fact of the title: what is pressed for something


@dataclass(frozen=True, slots=True)
class PageView:
    id: str
    name: str
    chapter: str
    place: str
    blocks: tuple[Block, ...]
    rulings: tuple[str, ...]
    otherwise: tuple[tuple[str, str], ...] = ()  # rulings by which this game differs from what is said here, and how


@dataclass(frozen=True, slots=True)
class EntryView:
    """A line of the contents or of what was found; `snippet` is what stands there."""

    id: str
    name: str
    chapter: str
    snippet: str = ""


@lru_cache(maxsize=8)
def read_for(title_id: str, language: str, facts_of: Callable[[str], Facts]) -> Companion:
    values = facts_of(title_id)

    def words(path: str) -> str:
        if path.startswith(KEY):
            return key_of(path.removeprefix(KEY))
        found = values(path)
        return items(map(_word, found)) if isinstance(found, tuple) else _word(found)

    return read_companion((title_folder(title_id), PROGRAM), language, words, family_id(title_id))


def _word(value: str | int) -> str:
    return figure(value) if isinstance(value, int) else value


@lru_cache(maxsize=8)
def english_names(title_id: str) -> Mapping[str, str]:
    """What sections are called by players who use English words, and found by. Values are left out, as they are worded
    in the language in use.
    """
    folders = title_folder(title_id), PROGRAM
    english = read_companion(folders, FALLBACK, lambda path: "", family_id(title_id))
    return {section.id: f"{section.name} {section.also}" for section in english.sections.values()}


def _place(section: Section) -> str:
    """Where the rules say it: a rule text has pages, or sections, or only headings."""
    if section.pages:
        return text("companion-place", pages=items(section.pages.replace("-", "–").split(", ")))
    if section.headings:
        return text("companion-place-headings", headings=items(section.headings.split(", ")))
    places = section.sections.split(", ") if section.sections else []
    return text("companion-place-sections", sections=items(places), count=len(places)) if places else ""


class CompanionView:
    """All that is told of a title: the texts of its companion and of the program, and the register of rulings."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._companion = read_for(book.title, catalogue().language, book.facts_of)
        self._rulings = {page.id: page for page in book.rulings()}
        self._pages = {section.id: self._page(section) for section in self._companion.sections.values()}
        for page in self._rulings.values():
            self._pages[page.id] = PageView(page.id, page.name, RULINGS, page.place, page.blocks, ())

    @property
    def chapters(self) -> list[tuple[str, str]]:
        """Ids and names, in reading order; the register of rulings comes last."""
        return [*self._companion.chapters.items(), (RULINGS, text("companion-rulings"))]

    def pages(self, chapter: str) -> list[PageView]:
        return [page for page in self._pages.values() if page.chapter == chapter]

    def page(self, section: str) -> PageView | None:
        return self._pages.get(section)

    @property
    def first(self) -> str:
        return next(iter(self._pages))

    def name_of(self, section: str) -> str:
        page = self._pages.get(section)
        return section if page is None else page.name

    def chapter_name(self, chapter: str) -> str:
        return dict(self.chapters).get(chapter, chapter)

    def table(self, name: str) -> Table:
        return self._book.table(name)

    def picture(self, name: str) -> PictureView:
        return self._book.picture(name)

    def _page(self, section: Section) -> PageView:
        known = [self._rulings[id_] for id_ in section.rulings if id_ in self._rulings]
        otherwise = tuple((ruling.id, words) for ruling in known for words in ruling.otherwise)
        return PageView(
            section.id, section.name, section.chapter, _place(section), section.blocks, section.rulings, otherwise
        )

    # --- searching

    def find(self, query: str) -> list[EntryView]:
        return [
            EntryView(found.id, self._pages[found.id].name, self._pages[found.id].chapter, found.snippet)
            for found in self._finder.find(query)
        ]

    @cached_property
    def _finder(self) -> Finder:
        return Finder(self._passages())

    def _passages(self) -> Iterator[Passage]:
        """A ruling is called by its number; its question is what it is found by. The list of all has nothing of its
        own to be found by but its name.
        """
        english = english_names(self._book.title)
        for page in self._pages.values():
            section = self._companion.sections.get(page.id)
            if section is not None:
                yield Passage(
                    page.id,
                    page.name,
                    self.plain(page.blocks),
                    f"{section.also} {self.chapter_name(page.chapter)}",
                    english[page.id],
                    1 if section.is_rule else BESIDE_THE_RULES,
                )
            elif page.id == RULINGS:
                yield Passage(page.id, page.name, "")
            else:
                yield Passage(page.id, page.id, self.plain(page.blocks), page.name, self._rulings[page.id].asked)

    def plain(self, blocks: Sequence[Block]) -> str:
        """What a page says, without its pictures."""
        said = ["".join(self.words(span) for span in line) for line in lines_of(blocks)]
        for block in blocks:
            if isinstance(block, Drawn) and block.kind == "table":
                said += [cell.text for row in self.table(block.name).rows for cell in row if cell.text]
        return " ".join(said)

    def words(self, span: Span) -> str:
        """A link without words of its own is called like its section."""
        return span.words or self.name_of(span.target)
