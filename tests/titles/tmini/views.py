"""What only Mini shows and asks: the page of its question, a verb, how the ferry is told, a task before the game."""

from collections.abc import Iterator

from core.rail18 import events as ev
from core.rail18.state import Question
from core.text.catalogue import text
from tests.titles.tmini.data import special
from tests.titles.tmini.ferry import HARBOUR, NameHarbour
from ui.rail18.views.hands.of_title import HandsOfTitle
from ui.rail18.views.hands.tasks import task
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.of_title import NarrationOfTitle
from ui.rail18.views.narration.said import Said
from ui.rail18.views.narration.words import Words
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.grammar import verb
from ui.rail18.views.quick.of_title import QuickOfTitle
from ui.rail18.views.title_views import TitleViews
from ui.rail18.views.turn.of_title import QuestionPage, TurnOfTitle
from ui.values.tasks import Task


def bonus_note(moment: Moment, question: Question) -> str:
    return text("ask-question-harbour-note", bonus=moment.rules.ruling("ferry-bonus"))


def harbours(ctx: Context) -> dict[str, object]:
    return {label: label for label in special(ctx.rules).ferry.harbours}


def ferry_serves(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(ev.PaperUsed)
    assert event is not None
    owner = group.state.papers[event.paper].owner
    params = {"owner": words.who(owner), "place": words.place(event.hex)}
    yield Said("ferry-serves", "paper", params, (owner,), (event.hex,))


def set_up(words: Words) -> Iterator[Task]:
    yield task("paper", "setup-ferry", private=special(words.rules).ferry.private)


VIEWS = TitleViews(
    "mini",
    turn=TurnOfTitle(questions={HARBOUR: QuestionPage((NameHarbour.kind,), note=bonus_note, likely=False)}),
    quick=QuickOfTitle((verb("harbour", NameHarbour, "hex", {"hex": harbours}),)),
    narration=NarrationOfTitle(tellers={"power": ferry_serves}),
    hands=HandsOfTitle(set_up),
)
