"""On the table: what hands must do on the physical board after an action, and a sentence to read aloud."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from core.rail18 import events as ev
from core.rail18.corrections.events import CORRECTION_EVENTS, PositionSet
from core.rail18.evolve import evolve
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, State, StockRound
from core.rail18.whose_turn import acting_player
from core.text.catalogue import text
from core.text.lists import sentences
from core.text.title_words import title_name
from ui.rail18.views.hands import board as hands_board
from ui.rail18.views.hands import tasks as hands_tasks
from ui.rail18.views.hands.setup import set_up_tasks
from ui.rail18.views.hands.tasks import Change
from ui.rail18.views.narration.facts import facts
from ui.rail18.views.narration.groups import scene_of
from ui.rail18.views.narration.narrate import round_heading, sentence
from ui.rail18.views.narration.words import Words
from ui.values.tasks import Task

# in the order in which one does them at a table
PARTS: tuple[Callable[[Change], Iterator[Task]], ...] = (
    hands_board.tiles,
    hands_board.letters,
    hands_board.stations,
    hands_board.overlays,
    hands_tasks.shares,
    hands_tasks.charters,
    hands_tasks.papers,
    hands_tasks.trains,
    hands_tasks.money,
    hands_tasks.markers,
    hands_tasks.rounds,
)


@dataclass(frozen=True, slots=True)
class Hands:
    """A page of the checklist. `aloud` is what the banker says."""

    heading: str
    aloud: str
    tasks: tuple[Task, ...]


def hands(rules: Rules, before: State, events: Sequence[ev.Event], after: State, *, found: bool = False) -> Hands:
    """What an entry means for the table. Where it says how the table was `found`, only what follows is to do."""
    said, _ = facts(rules, before, events)
    told = [sentence(fact) for fact in said]
    follows = _next(Words(rules, after.players), before, after)
    if follows:
        told.append(follows)
    lies_already = any(isinstance(event, ev.MapSet | PositionSet) for event in events)  # entered as it lies
    table = _as_found(before, events) if found else before
    to_do = () if lies_already else tasks(rules, table, after)
    if to_do and not found and any(isinstance(event, CORRECTION_EVENTS) for event in events):
        told.append(text("hands-unless"))
    return Hands(text("hands-now"), sentences(told), to_do)


def _as_found(before: State, events: Sequence[ev.Event]) -> State:
    for event in events:
        if isinstance(event, CORRECTION_EVENTS):
            before = evolve(before, event)
    return before


def taken_back(rules: Rules, shown: State, now: State) -> Hands:
    """What must be put back after an undo, or done after a jump."""
    return Hands(text("hands-back"), text("hands-back-aloud"), tasks(rules, shown, now))


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
    return Hands(text("hands-setup"), aloud, tuple(set_up_tasks(rules, start)))


def tasks(rules: Rules, before: State, after: State) -> tuple[Task, ...]:
    change = Change(Words(rules, after.players), before, after)
    return tuple(task for part in PARTS for task in part(change))


def _next(words: Words, before: State, after: State) -> str:
    """Who is next in a stock round or an auction; a company's turn is told by itself."""
    now, then = after.frame, before.frame
    match now:
        case StockRound() if isinstance(then, StockRound) and then.player != now.player:
            return text("hands-next", player=words.who(now.player))
        case Auction() if isinstance(then, Auction) and now.private == then.private and now.bidder != then.bidder:
            return text("hands-next", player=words.who(now.bidder))
    return ""
