"""The rules companion: short sections about a title's rules and about the program, in the language in use.

`assets/titles/<id>/companion/index.toml` names a title's sections, with the refusals and steps that each explains;
`assets/companion/index.toml` those about the program, which follow after them. What they say is beside the index in
`<language>/*.md`, a small markup:

    # chapter: Its name                      ## section: Its name
    also: words to be found by               - a point          1. a numbered point
    | a row | of a table | its head first    !table name        !picture name | what is to be seen
    [[section]]  [[section|words]]  **strong**  *name of a panel*  `typed`  {value.of.the.title}

A value is looked up by whoever reads the files; keys are values too. A section that a language lacks is there in
English.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

FALLBACK = "en"
INDEX = "index.toml"
FIELDS = {"id", "chapter", "families", "pages", "sections", "headings", "rulings", "refusals", "steps", "panels"}

_HEAD = re.compile(r"^(#{1,2}) ([a-z0-9-]+): (.+)$")
_DRAWN = re.compile(r"^!(table|picture) ([a-z0-9-]+)(?: \| (.+))?$")
_POINT = re.compile(r"^(-|\d+\.) (.+)$")
_VALUE = re.compile(r"\{([^{}]+)\}")
_SPAN = re.compile(r"\[\[([\w-]+)(?:\|([^\]]+))?\]\]|\*\*(.+?)\*\*|\*([^*]+)\*|`([^`]+)`")


class CompanionError(ValueError):
    """A file of the companion cannot be used: a bug of the program, found by a test."""


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line. A link has a target; without words of its own it is called like its target."""

    words: str
    style: Literal["plain", "strong", "name", "typed"] = "plain"
    target: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    line: Line


@dataclass(frozen=True, slots=True)
class Points:
    lines: tuple[Line, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Rows:
    """A small table; its first row is the head."""

    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Something made from the title's own data: a table, or a picture with what is to be seen on it."""

    kind: Literal["table", "picture"]
    name: str
    caption: str = ""


Block = Paragraph | Points | Rows | Drawn


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    chapter: str
    name: str
    blocks: tuple[Block, ...] = ()
    also: str = ""  # words to be found by
    families: tuple[str, ...] = ()  # whose titles have it; none: all
    pages: str = ""  # of the rule book
    sections: str = ""  # of a rule text without pages
    headings: str = ""  # of a rule text that has neither
    rulings: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()

    @property
    def is_rule(self) -> bool:
        """Does it tell of the rules, and not of the program?"""
        return bool(self.pages or self.sections or self.headings)

    @property
    def links(self) -> Iterator[str]:
        return (span.target for line in lines_of(self.blocks) for span in line if span.target)


@dataclass(frozen=True)
class Companion:
    """Chapters and sections in reading order."""

    chapters: Mapping[str, str]  # names
    sections: Mapping[str, Section]


def read_index(folder: Path, family: str = "") -> tuple[Section, ...]:
    """The sections of a folder without their texts; none where there is no companion. With a family only its own."""
    path = folder / INDEX
    if not path.is_file():
        return ()
    entries: list[dict[str, str | list[str]]] = tomllib.loads(path.read_text("utf-8")).get("section", [])
    sections = map(_entry, entries)
    return tuple(entry for entry in sections if not family or not entry.families or family in entry.families)


def _entry(entry: Mapping[str, str | list[str]]) -> Section:
    if not {"id", "chapter"} <= entry.keys() <= FIELDS:
        raise CompanionError(f"{INDEX}: {dict(entry)}")
    return Section(
        id=str(entry["id"]),
        chapter=str(entry["chapter"]),
        name=str(entry["id"]),
        families=tuple(entry.get("families", ())),
        pages=str(entry.get("pages", "")),
        sections=str(entry.get("sections", "")),
        headings=str(entry.get("headings", "")),
        rulings=tuple(entry.get("rulings", ())),
        refusals=tuple(entry.get("refusals", ())),
        steps=tuple(entry.get("steps", ())),
        panels=tuple(entry.get("panels", ())),
    )


def read_companion(folders: Sequence[Path], language: str, value: Callable[[str], str], family: str = "") -> Companion:
    """What the folders have for a family, one after the other; `value` gives the words for {a.value}."""
    chapters: dict[str, str] = {}
    sections: dict[str, Section] = {}
    for folder in folders:
        index = read_index(folder, family)
        names, texts = _read_texts(folder / FALLBACK, value)
        if language != FALLBACK:
            own_names, own_texts = _read_texts(folder / language, value)
            names, texts = names | own_names, texts | own_texts
        for entry in index:
            if entry.id not in texts or entry.chapter not in names:
                raise CompanionError(f"{folder.name}: nothing is said in {entry.chapter}/{entry.id}")
            text = texts[entry.id]
            chapters.setdefault(entry.chapter, names[entry.chapter])
            sections[entry.id] = replace(entry, name=text.name, blocks=text.blocks, also=text.also)
    return Companion(chapters, sections)


def _read_texts(folder: Path, value: Callable[[str], str]) -> tuple[dict[str, str], dict[str, Section]]:
    """Names of chapters, and sections with what they say."""
    chapters: dict[str, str] = {}
    sections: dict[str, Section] = {}
    for path in sorted(folder.glob("*.md")):
        source = _VALUE.sub(lambda found: value(found[1]), path.read_text("utf-8"))
        chapter, head, lines = "", "", list[str]()
        for line in [*source.splitlines(), "## end-of-file: end"]:
            found = _HEAD.match(line)
            if found is None:
                lines.append(line)
                continue
            if head:
                sections[head] = parse_section(head, chapter, sections[head].name, lines)
            lines = []
            if found[1] == "#":
                chapter, head = found[2], ""
                chapters[chapter] = found[3]
            else:
                head = found[2]
                sections[head] = Section(head, chapter, found[3])
        del sections["end-of-file"]
    return chapters, sections


def parse_section(section: str, chapter: str, name: str, lines: Sequence[str]) -> Section:
    also = next((line.removeprefix("also: ") for line in lines if line.startswith("also: ")), "")
    said = [line for line in lines if not line.startswith("also: ")]
    return Section(section, chapter, name, tuple(_blocks(said)), also)


def _blocks(lines: Sequence[str]) -> Iterator[Block]:
    at = 0
    while at < len(lines):
        kind = _kind(lines[at])
        end = at + 1
        while end < len(lines) and _kind(lines[end]) == kind and kind != "drawn":
            end += 1
        if kind == "drawn":
            found = _DRAWN.match(lines[at])
            if found is None:
                raise CompanionError(f"not understood: {lines[at]}")
            yield Drawn("table" if found[1] == "table" else "picture", found[2], found[3] or "")
        elif kind == "row":
            cells = ([cell.strip() for cell in line.strip().strip("|").split(" | ")] for line in lines[at:end])
            yield Rows(tuple(tuple(parse_line(cell.strip()) for cell in row) for row in cells))
        elif kind in ("point", "number"):
            yield Points(
                tuple(parse_line(found[2]) for line in lines[at:end] if (found := _POINT.match(line))),
                numbered=kind == "number",
            )
        elif kind == "words":
            yield Paragraph(parse_line(" ".join(line.strip() for line in lines[at:end])))
        at = end


def _kind(line: str) -> str:
    if not line.strip():
        return "nothing"
    if line.startswith("!"):
        return "drawn"
    if line.startswith("|"):
        return "row"
    found = _POINT.match(line)
    if found is None:
        return "words"
    return "point" if found[1] == "-" else "number"


def parse_line(words: str) -> Line:
    spans: list[Span] = []
    at = 0
    for found in _SPAN.finditer(words):
        if found.start() > at:
            spans.append(Span(words[at : found.start()]))
        target, called, strong, name, typed = found.groups()
        if target:
            spans.append(Span(called or "", target=target))
        elif strong:
            spans.append(Span(strong, "strong"))
        elif name:
            spans.append(Span(name, "name"))
        else:
            spans.append(Span(typed, "typed"))
        at = found.end()
    if at < len(words):
        spans.append(Span(words[at:]))
    return tuple(spans)


def lines_of(blocks: Sequence[Block]) -> Iterator[Line]:
    """Every line of some blocks, cell by cell where there are rows."""
    for block in blocks:
        match block:
            case Paragraph(line):
                yield line
            case Points(lines):
                yield from lines
            case Rows(rows):
                yield from (cell for row in rows for cell in row)
            case Drawn(caption=caption) if caption:
                yield (Span(caption),)
            case _:
                pass
