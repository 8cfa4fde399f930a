"""On the table: what hands must do on the physical board after an action, and a sentence to read aloud."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.corrections.events import CORRECTION_EVENTS, PositionSet
from core.rail18.evolve import evolve
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, State, StockRound
from core.rail18.whose_turn import acting_player
from core.text.catalogue import text
from core.text.lists import sentences
from core.text.title_words import title_name
from ui.hands.views.caller import Hands
from ui.rail18.views.hands import board as hands_board
from ui.rail18.views.hands import tasks as hands_tasks
from ui.rail18.views.hands.lying import Lying, done, lies, subjects, touched
from ui.rail18.views.hands.phase import announcements
from ui.rail18.views.hands.setup import set_up_tasks
from ui.rail18.views.hands.tasks import Change
from ui.rail18.views.narration.facts import facts, told
from ui.rail18.views.narration.groups import collect, scene_of
from ui.rail18.views.narration.narrate import round_heading, sentence
from ui.rail18.views.narration.telling import round_label
from ui.rail18.views.narration.words import Words
from ui.values.tasks import Task

# in the order of their groups
# each with what it looks at: it has nothing else to say as long as all of that is the same
PARTS: tuple[tuple[Callable[[Change], Iterator[Task]], tuple[str, ...]], ...] = (
    (announcements, ("phase",)),
    (hands_tasks.money, ("cash", "train_debt", "exchange_debt", "companies", "order")),
    (hands_tasks.shares, ("shares", "companies")),
    (hands_tasks.charters, ("shares", "companies")),
    (hands_tasks.papers, ("papers",)),
    (hands_tasks.trains, ("trains", "stack")),
    (hands_board.tiles, ("tiles",)),
    (hands_board.letters, ("tiles",)),
    (hands_board.stations, ("stations", "tiles", "companies")),
    (hands_board.overlays, ("overlays",)),
    (hands_tasks.markers, ("markers", "companies")),
    (hands_tasks.rounds, ("order", "flow", "bank_broken")),
)

LIE_ALREADY = (ev.MapSet, PositionSet)  # entered as it lies


def hands(rules: Rules, before: State, events: Sequence[ev.Event], after: State, *, found: bool = False) -> Hands:
    """What an entry means for the table. Where it says how the table was `found`, only what follows is to do."""
    lies_already = any(isinstance(event, LIE_ALREADY) for event in events)
    table = as_found(before, events) if found else before
    what = () if lies_already else tasks(rules, table, after)
    return Hands(said(rules, before, events, after, unless=bool(what) and not found), what)


def said(rules: Rules, before: State, events: Sequence[ev.Event], after: State, *, unless: bool) -> str:
    """What the banker says. `unless`: of a correction, that the table may lie so already."""
    found, _ = facts(rules, before, events)
    told = [sentence(fact) for fact in found]
    follows = _next(Words(rules, after.players), before, after)
    if follows:
        told.append(follows)
    if unless and any(isinstance(event, CORRECTION_EVENTS) for event in events):
        told.append(text("hands-unless"))
    return sentences(told)


def as_found(before: State, events: Sequence[ev.Event]) -> State:
    for event in events:
        if isinstance(event, CORRECTION_EVENTS):
            before = evolve(before, event)
    return before


def several_back(rules: Rules, now: State, count: int) -> str:
    """How many entries were taken back, and where the game stands: a round, and whose turn it is."""
    words, frame = Words(rules, now.players), now.frame
    params = {"count": count, "round": round_heading(scene_of(now)), "asked": "nobody", "who": ""}
    match frame:
        case Auction():
            params |= {"asked": "all", "who": words.paper(frame.private)}
        case CompanyTurn():
            params |= {"asked": "one", "who": words.who(frame.company)}
        case _ if player := acting_player(rules, now):
            params |= {"asked": "one", "who": words.who(player)}
    return text("hands-back-several", **params)


def set_up(rules: Rules, start: State) -> Hands:
    name = title_name(rules.title.id, rules.title.data.name)
    aloud = text("hands-setup-aloud", title=name, number=len(start.order))
    found = (replace(task, key=f"setup:{number}") for number, task in enumerate(set_up_tasks(rules, start)))
    return Hands(aloud, tuple(found))


def tasks(rules: Rules, before: State, after: State) -> tuple[Task, ...]:
    """Between two positions, as if the table lay as the books said."""
    return to_do(rules, lies(rules, before), after)


def to_do(rules: Rules, lying: Lying, books: State) -> tuple[Task, ...]:
    """What is to be done for the table to lie as the books say, whatever led there."""
    change = change_of(rules, lying, books)
    return tuple(task for part, _ in PARTS for task in part(change))


def change_of(rules: Rules, lying: Lying, books: State) -> Change:
    return Change(Words(rules, books.players), lying.state, books, lying.charters, lying.laid_out)


class HandsTable:
    """What the ledger of hands asks (`ui.game.ledger.Table`)."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._told: list[tuple[tuple[object, ...], tuple[Task, ...]]] = [((), ())] * len(PARTS)  # by part

    def lies(self, books: State) -> Lying:
        return lies(self._rules, books)

    def done(self, lying: Lying, books: State, keys: Collection[str]) -> Lying:
        return done(self._rules, lying, books, keys)

    def tasks(self, lying: Lying, books: State) -> Sequence[Task]:
        """Much of it may have been open for long, and told before; a position never changes what it holds in place."""
        change = change_of(self._rules, lying, books)
        for number, (part, fields) in enumerate(PARTS):
            seen = [getattr(state, field) for state in (lying.state, books) for field in (*fields, "players")]
            seen += [lying.charters, lying.laid_out]
            before, _ = self._told[number]
            if len(before) != len(seen) or any(one is not other for one, other in zip(before, seen, strict=True)):
                self._told[number] = tuple(seen), tuple(part(change))
        return tuple(task for _, found in self._told for task in found)

    def alone(self, before: State, after: State) -> Sequence[Task]:
        return tasks(self._rules, before, after)

    def subjects(self, key: str) -> Sequence[str]:
        return subjects(key)

    def touched(self, before: State, after: State, subject: str) -> bool:
        return touched(self._rules, before, after, subject)


def _next(words: Words, before: State, after: State) -> str:
    """Who is next in a stock round or an auction; a company's turn is told by itself."""
    now, then = after.frame, before.frame
    match now:
        case StockRound() if isinstance(then, StockRound) and then.player != now.player:
            return text("hands-next", player=words.who(now.player))
        case Auction() if isinstance(then, Auction) and now.private == then.private and now.bidder != then.bidder:
            return text("hands-next", player=words.who(now.bidder))
    return ""


class Caller18:
    """Implements `ui.hands.views.caller.Caller`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.table = HandsTable(rules)

    def hands(self, before: State, events: Sequence[ev.Event], after: State, *, found: bool) -> Hands:
        return hands(self._rules, before, events, after, found=found)

    def said(self, before: State, events: Sequence[ev.Event], after: State, *, unless: bool) -> str:
        return said(self._rules, before, events, after, unless=unless)

    def set_up(self, start: State) -> Hands:
        return set_up(self._rules, start)

    def first(self, before: State, events: Sequence[ev.Event]) -> str:
        found, _ = facts(self._rules, before, events)
        return next((sentence(fact) for fact in found), "")

    def several_back(self, now: State, count: int) -> str:
        return several_back(self._rules, now, count)

    def payments(self, before: State, events: Sequence[ev.Event], names: Sequence[str]) -> Iterator[tuple[int, str]]:
        """Each with what the journal says of it."""
        groups, _ = collect(self._rules, before, events)
        for group in groups:
            paid = group.all(ev.MoneyPaid)
            amount = sum(event.amount * ((event.payee in names) - (event.payer in names)) for event in paid)
            if amount:
                yield amount, sentences([sentence(fact) for fact in told(self._rules, before, [group])])

    def round_label(self, state: State) -> str:
        return round_label(scene_of(state))

    def corrects(self, event: ev.Event) -> bool:
        return isinstance(event, CORRECTION_EVENTS)

    def is_as_it_lies(self, event: ev.Event) -> bool:
        return isinstance(event, LIE_ALREADY)

    def as_found(self, before: State, events: Sequence[ev.Event]) -> State:
        return as_found(before, events)
