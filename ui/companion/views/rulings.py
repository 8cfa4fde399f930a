"""The register of rulings as pages of the companion: question, answer, switch, and what this game has chosen."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from core.interchange import register
from core.interchange.register import Registered
from core.interchange.wording import rule_place
from core.kernel.title_parts import RulingData
from core.text.catalogue import text
from core.text.companion import Block, Line, Paragraph, Points, Rows, Span, parse_line
from core.text.lists import sentences
from ui.companion.views.book import RULINGS, RulingPage


class Agreed(Protocol):
    """What a game has agreed: its set-up."""

    @property
    def preset(self) -> str: ...

    @property
    def rulings(self) -> Mapping[str, str]: ...


def ruling_pages(title: Registered, agreed: Agreed | None) -> Iterator[RulingPage]:
    """The list of all, and a page for each id; several switches of one id share a page."""
    by_id: dict[str, list[RulingData]] = {}
    for ruling in register.rulings(title):
        by_id.setdefault(ruling.id, []).append(ruling)
    if not by_id:
        return
    yield RulingPage(RULINGS, text("companion-rulings-all"), "", tuple(_list(title, agreed)))
    asked, otherwise = _english_questions(title), _chosen_otherwise(title, agreed)
    for id_, entries in by_id.items():
        blocks = [block for entry in entries for block in _entry(entry, agreed, single=len(entries) == 1)]
        name = text("companion-ruling", id=id_, question=entries[0].question)
        told = tuple(otherwise.get(id_, ()))
        yield RulingPage(id_, name, _place(entries), tuple(blocks), asked[id_], told)


def _english_questions(title: Registered) -> dict[str, str]:
    """By ruling, whatever the language in use."""
    found: dict[str, str] = {}
    for ruling in title.data.rulings.ruling:
        found[ruling.id] = f"{found.get(ruling.id, '')} {ruling.question}".strip()
    return found


def _chosen_otherwise(title: Registered, agreed: Agreed | None) -> dict[str, list[str]]:
    """What this game does differently from the usual, by ruling."""
    found: dict[str, list[str]] = {}
    for ruling in register.rulings(title):
        chosen = _chosen(ruling, agreed)
        if chosen and chosen != ruling.values[0]:
            found.setdefault(ruling.id, []).append(ruling.meanings.get(chosen, chosen))
    return found


def _list(title: Registered, agreed: Agreed | None) -> Iterator[Block]:
    yield Paragraph(parse_line(text("companion-rulings-what")))
    if agreed is not None:
        preset = next((entry.name for entry in register.presets(title) if entry.id == agreed.preset), "")
        if preset:
            yield Paragraph(parse_line(text("companion-rulings-preset", preset=preset)))
    known = register.rulings(title)
    chosen = [ruling for ruling in known if ruling.switch is not None]
    if chosen:
        yield Paragraph((Span(text("companion-ruling-switch"), "strong"),))
        keys = ("id", "question", "usual", "other", *(() if agreed is None else ("now",)))
        yield Rows((_heads(keys), *(_choice(ruling, agreed) for ruling in chosen)))
    fixed = [ruling for ruling in known if ruling.switch is None]
    if fixed:
        yield Paragraph((Span(text("companion-rulings-fixed"), "strong"),))
        rows = (((Span(ruling.id, target=ruling.id),), (Span(ruling.question),)) for ruling in fixed)
        yield Rows((_heads(("id", "question")), *rows))


def _heads(keys: Iterable[str]) -> tuple[Line, ...]:
    return tuple((Span(text(f"companion-ruling-{key}")),) for key in keys)


def _choice(ruling: RulingData, agreed: Agreed | None) -> tuple[Line, ...]:
    """With what each answer means, so that a table can choose."""
    meanings = [ruling.meanings.get(value, value) for value in ruling.values]
    row = ((Span(ruling.id, target=ruling.id),), (Span(ruling.question),), (Span(meanings[0]),))
    others: Line = (Span(sentences(meanings[1:])),)
    return (*row, others) if agreed is None else (*row, others, (Span(_now(ruling, agreed)),))


def _entry(ruling: RulingData, agreed: Agreed | None, *, single: bool) -> Iterator[Block]:
    if not single:
        yield Paragraph((Span(ruling.question, "strong"),))
    yield Paragraph((Span(ruling.answer),))
    if ruling.switch is None:
        return
    chosen = _chosen(ruling, agreed)
    lines: list[tuple[Span, ...]] = []
    for value in ruling.values:
        words = ruling.meanings.get(value, value)
        if value == chosen:
            lines.append((Span(words, "strong"), Span(f" ({text('companion-ruling-here')})")))
        elif value == ruling.values[0]:
            lines.append((Span(words), Span(f" ({text('companion-ruling-default')})")))
        else:
            lines.append((Span(words),))
    yield Paragraph((Span(text("companion-ruling-switch"), "name"),))
    yield Points(tuple(lines))


def _chosen(ruling: RulingData, agreed: Agreed | None) -> str:
    """The value of the game that is open; empty where there is no game or no switch."""
    return "" if agreed is None or ruling.switch is None else agreed.rulings.get(ruling.switch, "")


def _now(ruling: RulingData, agreed: Agreed | None) -> str:
    chosen = _chosen(ruling, agreed)
    if not chosen:
        return "–"
    return text("companion-ruling-default") if chosen == ruling.values[0] else ruling.meanings.get(chosen, chosen)


def _place(entries: list[RulingData]) -> str:
    return rule_place(next((entry.place for entry in entries if entry.place), ""))
