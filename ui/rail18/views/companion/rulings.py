"""The register of rulings as pages of the companion: question, answer, switch, and what this game has chosen."""

from collections.abc import Iterable, Iterator

from core.interchange import register
from core.interchange.wording import rule_place
from core.kernel.title_parts import RulingData
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.text.catalogue import text
from core.text.companion import Block, Line, Paragraph, Points, Rows, Span, parse_line
from core.text.lists import sentences
from ui.companion.views.book import RULINGS, RulingPage


def ruling_pages(title: Title, rules: Rules | None) -> Iterator[RulingPage]:
    """The list of all, and a page for each id; several switches of one id share a page."""
    by_id: dict[str, list[RulingData]] = {}
    for ruling in register.rulings(title):
        by_id.setdefault(ruling.id, []).append(ruling)
    if not by_id:
        return
    yield RulingPage(RULINGS, text("companion-rulings-all"), "", tuple(_list(title, rules)))
    asked, otherwise = _english_questions(title), _chosen_otherwise(title, rules)
    for id_, entries in by_id.items():
        blocks = [block for entry in entries for block in _entry(entry, rules, single=len(entries) == 1)]
        name = text("companion-ruling", id=id_, question=entries[0].question)
        told = tuple(otherwise.get(id_, ()))
        yield RulingPage(id_, name, _place(entries), tuple(blocks), asked[id_], told)


def _english_questions(title: Title) -> dict[str, str]:
    """By ruling, whatever the language in use."""
    found: dict[str, str] = {}
    for ruling in title.data.rulings.ruling:
        found[ruling.id] = f"{found.get(ruling.id, '')} {ruling.question}".strip()
    return found


def _chosen_otherwise(title: Title, rules: Rules | None) -> dict[str, list[str]]:
    """What this game does differently from the usual, by ruling."""
    found: dict[str, list[str]] = {}
    for ruling in register.rulings(title):
        chosen = _chosen(ruling, rules)
        if chosen and chosen != ruling.values[0]:
            found.setdefault(ruling.id, []).append(ruling.meanings.get(chosen, chosen))
    return found


def _list(title: Title, rules: Rules | None) -> Iterator[Block]:
    yield Paragraph(parse_line(text("companion-rulings-what")))
    if rules is not None:
        preset = next((entry.name for entry in register.presets(title) if entry.id == rules.setup.preset), "")
        if preset:
            yield Paragraph(parse_line(text("companion-rulings-preset", preset=preset)))
    known = register.rulings(title)
    chosen = [ruling for ruling in known if ruling.switch is not None]
    if chosen:
        yield Paragraph((Span(text("companion-ruling-switch"), "strong"),))
        keys = ("id", "question", "usual", "other", *(() if rules is None else ("now",)))
        yield Rows((_heads(keys), *(_choice(ruling, rules) for ruling in chosen)))
    fixed = [ruling for ruling in known if ruling.switch is None]
    if fixed:
        yield Paragraph((Span(text("companion-rulings-fixed"), "strong"),))
        rows = (((Span(ruling.id, target=ruling.id),), (Span(ruling.question),)) for ruling in fixed)
        yield Rows((_heads(("id", "question")), *rows))


def _heads(keys: Iterable[str]) -> tuple[Line, ...]:
    return tuple((Span(text(f"companion-ruling-{key}")),) for key in keys)


def _choice(ruling: RulingData, rules: Rules | None) -> tuple[Line, ...]:
    """With what each answer means, so that a table can choose."""
    meanings = [ruling.meanings.get(value, value) for value in ruling.values]
    row = ((Span(ruling.id, target=ruling.id),), (Span(ruling.question),), (Span(meanings[0]),))
    others: Line = (Span(sentences(meanings[1:])),)
    return (*row, others) if rules is None else (*row, others, (Span(_now(ruling, rules)),))


def _entry(ruling: RulingData, rules: Rules | None, *, single: bool) -> Iterator[Block]:
    if not single:
        yield Paragraph((Span(ruling.question, "strong"),))
    yield Paragraph((Span(ruling.answer),))
    if ruling.switch is None:
        return
    chosen = _chosen(ruling, rules)
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


def _chosen(ruling: RulingData, rules: Rules | None) -> str:
    """The value of the game that is open; empty where there is no game or no switch."""
    return "" if rules is None or ruling.switch is None else rules.setup.rulings.get(ruling.switch, "")


def _now(ruling: RulingData, rules: Rules | None) -> str:
    chosen = _chosen(ruling, rules)
    if not chosen:
        return "–"
    return text("companion-ruling-default") if chosen == ruling.values[0] else ruling.meanings.get(chosen, chosen)


def _place(entries: list[RulingData]) -> str:
    return rule_place(next((entry.place for entry in entries if entry.place), ""))
