"""What a title may add to a turn and to quick entry, and what is shown of a title that adds nothing."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from core.rail18.actions import RunTrains
from core.rail18.engine import Engine18
from core.rail18.state import CompanyTurn, Question, State, StockRound
from tests.titles.t1844.recorded_states import recorded
from ui.rail18.titles.t1844.views import VIEWS
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.quick.entry import understand, verbs_for
from ui.rail18.views.quick.verbs import VERBS
from ui.rail18.views.title_views import TitleViews, add_title_views, title_views
from ui.rail18.views.turn.of_title import QuestionPage, StepList, StockButtons, StockMoves, StockPage, TurnOfTitle
from ui.rail18.views.turn.view import turn_pages, turn_view
from ui.values.turn import MORE, Cell, Choice, Keys, TurnView, path_to, turn_table

Add = Callable[[TurnOfTitle], None]


@pytest.fixture
def add() -> Iterator[Add]:
    """Other views of 1844; its sentences are written and want their words."""
    title_views("1844")

    def added(turn: TurnOfTitle) -> None:
        add_title_views(TitleViews("1844", turn=turn))

    added(TurnOfTitle(words=VIEWS.turn.words))
    yield added
    add_title_views(VIEWS)


def moments(wanted: Callable[[State], bool] = lambda state: True) -> Iterator[Moment]:
    rules, steps = recorded()
    engine = Engine18(rules)
    for state, _ in steps:
        if wanted(state):
            yield moment_of(rules, state, engine.options(state))


def asks(about: str) -> Callable[[State], bool]:
    return lambda state: isinstance(state.frame, Question) and state.frame.about == about


def foot(view: TurnView, id: str) -> Choice:
    return next(choice for choice in view.foot if choice.id == id)


@pytest.mark.usefixtures("add")
def test_a_title_that_adds_nothing_can_be_played() -> None:
    rules, steps = recorded()
    engine = Engine18(rules)
    for state, action in steps[::13]:
        if not isinstance(action, RunTrains):
            view = turn_view(moment_of(rules, state, engine.options(state)))
            assert path_to(view, action), action


@pytest.mark.usefixtures("add")
def test_what_no_page_shows_stands_behind_more() -> None:
    moment = next(moments(lambda state: isinstance(state.frame, StockRound)))
    bought = next(option for option in moment.options if option.kind == "BuyCertificate")
    more = foot(turn_view(moment), "more")
    assert more.page is not None
    assert path_to(more.page(), next(bought.examples()))


@pytest.mark.usefixtures("add")
def test_a_question_that_nobody_has_described_lists_its_answers() -> None:
    moment = next(moments(asks("mountain")))
    view = turn_view(moment)
    assert [table.id for table in view.tables] == ["answers"]
    assert view.default is None
    answers = {action for option in moment.options if option.actor == view.actor for action in option.examples()}
    assert {choice.action for choice in view.tables[0].choices} == answers


@pytest.mark.usefixtures("add")
def test_quick_entry_knows_the_verbs_of_the_family() -> None:
    assert verbs_for("1844") == VERBS
    assert understand(next(moments()), "furka").problem


def test_a_title_has_a_page_for_its_question(add: Add) -> None:
    page = QuestionPage(("PlaceMountain",), lambda moment, options: turn_table("own", ()), lambda moment, frame: "why")
    add(TurnOfTitle(questions={"mountain": page}))
    view = turn_view(next(moments(asks("mountain"))))
    assert [table.id for table in view.tables] == ["own"]
    assert view.note == "why"


def test_a_title_has_buttons_in_the_stock_round(add: Add) -> None:
    offered: list[str] = []

    def cells(moves: StockMoves) -> list[Cell]:
        offered.extend(action.kind for action in moves.of("BuyCertificate"))
        return [Cell("own", side="1", choice=Choice("own", "own", "1"))]

    add(TurnOfTitle(words=VIEWS.turn.words, stock=StockButtons(("BuyCertificate",), "1", cells)))
    moment = next(moments(lambda state: isinstance(state.frame, StockRound) and state.phase == "3"))
    view = turn_view(moment)
    assert {*offered} == {"BuyCertificate"}
    assert [choice.id for choice in view.choices if choice.key == "1"] == ["own"], "no company has its key"


def test_a_title_lists_actions_of_its_own_in_a_step(add: Add) -> None:
    def can_build(state: State) -> bool:
        return isinstance(state.frame, CompanyTurn) and state.frame.step == "track"

    listed = StepList("track", "BuildTunnel", "own", "1", "turn-start", "ask-tile")
    add(TurnOfTitle(words=VIEWS.turn.words, lists=(listed,)))
    found = (moment for moment in moments(can_build) if any(o.kind == "BuildTunnel" for o in moment.options))
    own = foot(turn_view(next(found)), "own")
    assert own.key == "1"
    assert own.page is not None
    assert {choice.action.kind for choice in own.page().choices if choice.action} == {"BuildTunnel"}


def test_a_title_has_a_stock_page_of_its_own(add: Add) -> None:
    def page(moves: StockMoves, keys: Keys) -> StockPage:
        choice = Choice("own", "own", keys.next())
        return StockPage("ask-more", "own note", (turn_table("own", ((Cell("own", choice=choice),),)),))

    add(TurnOfTitle(words=VIEWS.turn.words, stock=StockButtons(page=page)))
    moment = next(moments(lambda state: isinstance(state.frame, StockRound)))
    view = turn_view(moment)
    assert [table.id for table in view.tables if table.id != "people"] == ["own"]
    assert view.note == "own note"
    assert view.default is not None, "it can be passed"


def test_a_title_tells_what_was_settled_and_what_will_be(add: Add) -> None:
    def told(moment: Moment) -> list[Choice]:
        return [Choice("own", "own", page=lambda: TurnView("own page"))]

    pages = [TurnView("first"), TurnView("second")]
    add(TurnOfTitle(words=VIEWS.turn.words, settled=lambda moment: pages, told=told))
    moment = next(moments(lambda state: isinstance(state.frame, StockRound)))
    assert [page.question for page in turn_pages(moment)][1:] == ["second", "first"], "the first lies on top"
    more = foot(turn_view(moment), "more")
    assert more.page is not None
    assert "own" in [choice.id for choice in more.page().choices]
    passing = tuple(option for option in moment.options if option.kind == "Pass")
    own = foot(turn_view(replace(moment, options=passing)), "own")
    assert own.key == MORE, "alone it stands where the others would be"
    assert own.page is not None
    assert own.page().question == "own page"
