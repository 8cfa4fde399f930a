"""Pages that tell what a forming brings: after it, and before: what would be if the train that brings it came now."""

from dataclasses import replace

from core.rail18.state import StockRound
from core.text.catalogue import text
from core.text.lists import items
from core.titles.t1824 import staatsbahn
from core.titles.t1824.shares import forerunners
from ui.rail18.titles.t1824.forming import Forming
from ui.rail18.views.moment import Moment
from ui.rail18.views.trains import phase_news, starting
from ui.values.turn import Choice, TurnView


def settled(moment: Moment) -> list[TurnView]:
    """A page for each Staatsbahn, and one for coal railways that had to go."""
    found = Forming.of(moment)
    if found is None:
        return []
    pages = [
        formed_page(found, sym, text("forming-formed", company=sym, members=items(forerunners(found.rules, sym))))
        for sym in found.formed
    ]
    changed = found.exchanges()
    if changed is None or isinstance(found.before.flow[0], StockRound):  # what somebody has just done himself
        return pages
    if pages:
        return [*pages[:-1], replace(pages[-1], tables=(*pages[-1].tables, changed))]
    return [TurnView(text("forming-regionals"), tables=(changed,), default=go_on())]


def formed_page(found: Forming, sym: str, question: str) -> TurnView:
    tables = (found.settlement(sym), found.holders(sym))
    return TurnView(question, "", found.note(sym), tables, default=go_on(sym), preview=sym)


def go_on(preview: str | None = None) -> Choice:
    return Choice("go-on", text("turn-go-on"), back=True, preview=preview)


def coming(moment: Moment) -> list[Choice]:
    """What would be if the train came now that forms the next Staatsbahn; before the first purchases it is nothing."""
    rules, state, frame = moment.rules, moment.state, moment.state.flow[0]
    if isinstance(frame, StockRound) and frame.number == 1:
        return []
    left = [sym for sym in staatsbahn.staatsbahnen(rules) if not state.companies[sym].launched]
    if not left:
        return []
    sym = left[0]
    phase = rules.title.companies[sym].forms_in_phase or ""
    train = starting(rules, phase)
    due = staatsbahn.is_due(rules, state, sym)
    code = "forming-due" if due or train is None else "forming-if"
    label = text(code, company=sym, train="" if train is None else train.sides[0].type)
    return [Choice("forming", label, page=lambda: coming_page(moment, sym, phase, label), preview=sym)]


def coming_page(moment: Moment, sym: str, phase: str, question: str) -> TurnView:
    rules, state, found = moment.rules, moment.state, Forming.coming(moment, sym)
    page = formed_page(found, sym, question)
    changed = found.exchanges()
    news = "" if rules.since(state, phase) else items(phase_news(rules, phase))
    note = text("forming-news", note=page.note, phase=phase, news=news) if news else page.note
    back = Choice("back", text("forming-back"), back=True, preview=sym)
    return replace(page, note=note, tables=(*page.tables, *((changed,) if changed else ())), default=back)
