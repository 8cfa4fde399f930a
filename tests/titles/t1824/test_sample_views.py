"""Every position of the sample game, in every view and in every language: nothing is out of reach, no key means two
things, no English is left."""

from collections.abc import Iterator

import pytest

from core import registry
from core.kernel.action import Action
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.track import TileOption
from core.text.catalogue import languages, use_language
from tests.titles.t1824.shipped import Move, shipped, shipped_moves
from tests.ui.rail18.views.left_over import CODE, ENGLISH
from ui.rail18.views.charter import charter_leaf
from ui.rail18.views.hands.view import hands, set_up
from ui.rail18.views.header import header_view
from ui.rail18.views.market import market_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrate import narrate
from ui.rail18.views.player import player_leaf
from ui.rail18.views.sheet import sheet_view
from ui.rail18.views.trains import trains_view
from ui.rail18.views.turn.effects import consequences
from ui.rail18.views.turn.view import turn_pages
from ui.values.turn import Choice, TurnView

pytestmark = pytest.mark.long

DEEP = 4  # pages upon each other
SOME = {"en": 2, "de": 5, "ja": 5}  # every so manieth position
ENGINE = registry.engine(shipped().setup)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def moment_at(move: Move, mode: str) -> Moment:
    state: State = move.after.with_(mode=mode)
    return Moment(ENGINE, state, ENGINE.options(state), move.before.with_(mode=mode), move.events)


def pages_of(view: TurnView, depth: int = 0) -> Iterator[TurnView]:
    yield view
    for choice in view.choices:
        if choice.page is not None and not choice.endless and depth < DEEP:
            yield from pages_of(choice.page(), depth + 1)


def taken(view: TurnView) -> Iterator[Action]:
    for choice in view.choices:
        if choice.action is not None:
            yield choice.action
        if choice.at is not None and view.spin is not None:
            yield choice.at(view.spin.low)


def wanted(moment: Moment) -> set[Action]:
    """What must be within reach, but for what is laid on the map hex by hex and for runs."""
    found: set[Action] = set()
    for option in moment.options:
        if isinstance(option, TileOption | Amount) or option.kind in ("LayTile", "RunTrains"):
            continue
        found |= {*listed(moment.rules, moment.state, option.examples())}
    return found


def words_of(view: TurnView) -> Iterator[str]:
    yield from (view.question, view.note)
    for table in view.tables:
        yield from table.heads
        yield from (column.tip for column in table.columns)
        yield from (text for row in table.rows for cell in row for text in (cell.text, cell.side))
    for choice in view.choices:
        yield from (choice.label, *choice.details)


@pytest.mark.parametrize("mode", ["table", "hotseat"])
def test_nothing_is_out_of_reach_and_no_key_means_two_things(mode: str) -> None:
    for move in shipped_moves()[:-1]:
        moment = moment_at(move, mode)
        frame = moment.state.frame
        if isinstance(frame, CompanyTurn) and frame.step in ("run", "track"):
            continue
        reached: set[Action] = set()
        for view in (page for first in turn_pages(moment) for page in pages_of(first)):
            reached |= {*taken(view)}
            assert_keys(view)
        missing = {action for action in wanted(moment) if not is_in(action, reached)}
        assert not missing, (frame, missing)


def is_in(action: Action, reached: set[Action]) -> bool:
    """A purchase for any price is asked for with an amount."""
    return action in reached or (
        isinstance(action, ac.BuyTrain)
        and any(isinstance(other, ac.BuyTrain) and replaced(other) == replaced(action) for other in reached)
    )


def replaced(action: ac.BuyTrain) -> ac.BuyTrain:
    return action.model_copy(update={"price": 0})


def assert_keys(view: TurnView) -> None:
    keyed: dict[str, Choice] = {}
    turning = {choice.id for table in view.tables if table.turns for choice in table.choices}
    for choice in view.choices:
        if not choice.key or choice.id in turning:
            continue
        assert keyed.setdefault(choice.key, choice).id == choice.id, (view.question, choice.key)


@pytest.mark.parametrize("language", languages())
def test_every_view_of_every_position_speaks_the_language(language: str) -> None:
    use_language(language)
    set_up(ENGINE.rules, ENGINE.initial())
    found: set[str] = set()
    for move in shipped_moves()[:: SOME[language]]:
        moment = moment_at(move, "table")
        for view in (page for first in turn_pages(moment, compact=True) for page in pages_of(first, DEEP - 1)):
            found |= {*words_of(view)}
        header, told = header_view(moment), hands(ENGINE.rules, move.before, move.events, move.after)
        found |= {header.turn.value, header.turn.caption, told.aloud, *(task.text for task in told.tasks)}
        found |= {line.text for line in narrate(ENGINE.rules, move.before, move.events)[0]}
        found |= {line.text for line in consequences(ENGINE.rules, move.before, move.events, move.after)}
        sheet_view(moment, everything=True)
        market_view(moment)
        trains_view(moment)
    last = moment_at(shipped_moves()[-1], "table")
    for sym in ENGINE.rules.title.companies:
        charter_leaf(last, sym)
    for player in last.state.order:
        player_leaf(last, player)
    assert len(found) > 1000
    if language != "en":
        assert not sorted(words for words in found if ENGLISH.search(words) or CODE.search(words))
