"""What the table display shows of a position, without a window."""

from dataclasses import replace

import pytest

from core.interchange.game_file import memory_game
from core.rail18 import actions as ac
from core.rail18.events import RouteRun
from core.rail18.family import Game18
from core.rail18.holdings import percent
from core.rail18.state import Auction, CompanyTurn, GameOver, OperatingRound, State, StockRound
from core.rail18.worth import ranking
from core.store.journal import Journal
from core.text.numbers import figure
from tests.ui.robot.robot_entries import Entry
from tests.ui.robot.robot_games import shipped_game, shipped_until
from ui.rail18.views.display.story import Story
from ui.rail18.views.display.view import SECTIONS, Reader, scene_of
from ui.rail18.views.journal.history import Histories
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.sheet import HIDDEN
from ui.values.display import DisplayView, Section
from ui.values.leaf import Head


class Shelf:
    """The game that ships, up to a wanted entry."""

    def __init__(self) -> None:
        self.engine, self.entries = shipped_game("table")

    def game(self, number: int) -> Game18:
        return shipped_until(number, "table")

    def number(self, wanted: type[object], frame: int = 0) -> int:
        return next(n for n, entry in enumerate(self.entries) if isinstance(entry.before.flow[frame], wanted))

    def run(self) -> int:
        """Before the first run with a route."""
        return next(n for n, entry in enumerate(self.entries) if _runs(entry))


def _runs(entry: Entry) -> bool:
    return isinstance(entry.action, ac.RunTrains) and bool(entry.action.routes)


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


def look(game: Game18, entry: int | None = None) -> Moment:
    rules = game.engine.rules  # type: ignore[attr-defined]
    assert isinstance(game.log, Journal)
    if not entry:
        return moment_of(rules, game.state, game.options(), history=Histories().at(game.log))
    step = game.log.entry(entry)
    events = tuple(game.engine.codec.event_from_json(event) for event in step.events)
    return moment_of(rules, game.state_at(entry), (), game.state_at(step.parent), events, live=False)


def story_of(game: Game18) -> Story:
    assert isinstance(game.log, Journal)
    return Story(game.log, lambda entry: look(game, entry))


def shown(game: Game18, section: Section = "automatic") -> DisplayView:
    story = story_of(game)
    return Reader(story.runs, story.lines).view(look(game), section)


class Sundial:
    on, paused = True, False
    player: str | None = None
    budget = 0

    def seconds(self, player: str) -> int:
        return 60 + len(player)

    def left(self, player: str) -> int | None:
        return self.budget - self.seconds(player) if self.budget else None

    def fine(self, player: str) -> int:
        return 0


def words(view: DisplayView) -> set[str]:
    assert view.table is not None
    rows = (*view.table.rows, *(view.players.rows if view.players is not None else ()))
    return {cell.text for row in rows for cell in row.cells}


def owned(view: DisplayView, player: str) -> dict[str, str]:
    """What a player has, by its name: below the companies, or beside them."""
    assert view.table is not None
    table = view.table if view.scene == "auction" else view.players
    if table is not None:
        row = next(row for row in table.rows if row.key == player)
        return {column.key: cell.text for column, cell in zip(table.columns, row.cells, strict=True)}
    place = [column.key for column in view.table.columns].index(player)
    return {row.key: row.cells[place].text for row in view.table.rows}


# the scene


def test_the_scene_follows_the_game(shelf: Shelf) -> None:
    scenes = {type(entry.before.flow[0]): scene_of(entry.before, "automatic") for entry in shelf.entries}
    assert scenes == {Auction: "auction", StockRound: "stock", OperatingRound: "operating"}
    assert scene_of(shelf.entries[-1].after, "automatic") == "end"


def test_a_chosen_section_stays(shelf: Shelf) -> None:
    for section in SECTIONS[1:]:
        for entry in (shelf.entries[0], shelf.entries[-1]):
            assert scene_of(entry.before, section) == section


def test_no_map_where_nobody_keeps_the_track(shelf: Shelf) -> None:
    game = shelf.game(shelf.run())
    game.dispatch(ac.ChangeSettings(actor=game.state.order[0], track_kept=False))
    view = shown(game)
    assert (view.scene, view.map) == ("stock", None)
    assert view.card is not None  # of the company that acts


@pytest.mark.long
@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_every_stage(shelf: Shelf, section: Section) -> None:
    numbers = (shelf.number(Auction), shelf.number(StockRound), shelf.run(), shelf.run() + 1, len(shelf.entries))
    for number in numbers:
        view = shown(shelf.game(number), section)
        assert view.header.round.value
        assert view.table is not None or section == "market"
        assert (view.market is not None) == (view.scene in ("stock", "market", "everything"))
        assert (view.map is not None) == (view.scene in ("operating", "map", "everything", "end"))


# what players have


def of_company(state: State, sym: str, player: str, shelf: Shelf) -> set[str]:
    part = percent(shelf.engine.rules, state, sym, player)
    return {str(part)} if part else {"", "–"}


def check_against(state: State, view: DisplayView, shelf: Shelf) -> None:
    assert view.table is not None
    columns = [column.key for column in view.table.columns]
    rows = {row.key: row for row in view.table.rows}
    turn = next((frame.company for frame in state.flow if isinstance(frame, CompanyTurn)), None)
    for player in state.order:
        has = owned(view, player)
        assert has["cash"] == figure(state.cash[player])
        for sym in state.markers if view.players is None else ():
            assert has[sym] in of_company(state, sym, player, shelf)
        if view.players is not None:
            assert turn is not None
            assert has["share"] in of_company(state, turn, player, shelf)
    for sym in state.markers:
        if state.companies[sym].launched:
            assert rows[sym].cells[columns.index("treasury")].text == figure(state.cash[sym])
        trains = [card.type for card in rows[sym].cells[columns.index("trains")].cards]
        assert trains == [state.trains[train].type for train in state.trains_of(sym)]


def test_cash_percents_treasuries_and_trains(shelf: Shelf) -> None:
    for number in (shelf.number(StockRound) + 5, shelf.run(), len(shelf.entries) - 1):
        game = shelf.game(number)
        check_against(game.state, shown(game), shelf)
        check_against(game.state, shown(game, "standings"), shelf)


def test_cash_is_hidden_until_the_order_is_set(shelf: Shelf) -> None:
    for number in (shelf.number(Auction) + 4, shelf.number(StockRound) + 3):
        game = shelf.game(number)
        game.dispatch(ac.ChangeSettings(actor=game.state.order[0], cash_open=False))
        assert not game.state.cash_shown
        for section in SECTIONS:
            view = shown(game, section)
            if view.table is not None:
                has = [owned(view, player) for player in game.state.order]
                assert {known[key] for known in has for key in ("cash", "worth") if key in known} == {HIDDEN}
    game = shelf.game(shelf.number(CompanyTurn, -1))
    game.dispatch(ac.ChangeSettings(actor=game.state.order[0], cash_open=False))
    assert HIDDEN not in words(shown(game))


def test_the_auction_tells_what_is_on_offer_and_who_leads(shelf: Shelf) -> None:
    number = next(n for n, entry in enumerate(shelf.entries) if getattr(entry.before.frame, "leader", None))
    view, frame = shown(shelf.game(number)), shelf.entries[number].before.frame
    assert isinstance(frame, Auction)
    assert view.card is not None
    assert frame.private in view.card.spoken
    assert str(frame.bid) in view.card.spoken
    assert any(str(frame.bid) in word for word in words(view))


def test_the_ranking_at_the_end(shelf: Shelf) -> None:
    game = shelf.game(len(shelf.entries))
    assert isinstance(game.state.frame, GameOver)
    view = shown(game)
    assert view.table is not None
    places = ranking(shelf.engine.rules, game.state)
    assert [row.cells[-1].text for row in view.table.rows] == [figure(total) for _, total in places]
    assert view.card is not None
    assert look(game).names[places[0][0]] in view.card.spoken


# the run


def test_a_run_is_shown_once_it_was_made_and_until_the_turn_ends(shelf: Shelf) -> None:
    number = shelf.run()
    action = shelf.entries[number].action
    assert isinstance(action, ac.RunTrains)
    assert shown(shelf.game(number)).run is None
    for further in range(number + 1, number + 12):
        game = shelf.game(further)
        turn = next((frame for frame in game.state.flow if isinstance(frame, CompanyTurn)), None)
        run = shown(game).run
        if turn is None or turn.company != action.company:
            assert run is None
            return
        assert run is not None
        assert [route.train for route in run.routes] == [route.train for route in action.routes]
    pytest.fail("the turn did not end")


def test_a_run_is_there_again_after_an_undo(shelf: Shelf) -> None:
    game = shelf.game(shelf.run() + 1)
    before = shown(game)
    assert before.run is not None
    game.dispatch(shelf.entries[shelf.run() + 1].action)
    game.undo()
    after = shown(game)
    assert after == before
    game.undo()
    assert shown(game).run is None


def test_runs_of_an_earlier_turn_are_not_those_of_this_one(shelf: Shelf) -> None:
    number = max(n for n, entry in enumerate(shelf.entries) if _runs(entry))
    game = shelf.game(number)
    assert story_of(game).runs(game.state) == ()
    game.dispatch(shelf.entries[number].action)
    found = story_of(game).runs(game.state)
    assert found
    assert all(isinstance(event, RouteRun) for event in found)


# what happened


def test_the_newest_line_comes_first(shelf: Shelf) -> None:
    game = shelf.game(shelf.number(StockRound) + 2)
    story = story_of(game)
    first = story.lines(3)
    game.dispatch(shelf.entries[shelf.number(StockRound) + 2].action)
    then = story.lines(3)
    assert len(first) == len(then) == 3
    assert first[0] in then[1:]
    game.undo()
    assert story.lines(3) == first


def test_those_who_pass_share_a_line(shelf: Shelf) -> None:
    def passes(entry: Entry) -> bool:
        return isinstance(entry.action, ac.Pass) and isinstance(entry.after.flow[0], StockRound)

    number = next(n for n in range(len(shelf.entries)) if all(map(passes, shelf.entries[n : n + 3])))
    game = shelf.game(number + 3)
    names = look(game).names
    first, second = story_of(game).lines(2)
    assert all(names[entry.action.actor] in first for entry in shelf.entries[number : number + 3])
    assert second != first


def test_what_can_be_bought_is_never_left_out(shelf: Shelf) -> None:
    view = shown(shelf.game(shelf.number(StockRound) + 5))
    assert view.table is not None
    assert {"bank", "pool"} <= {column.key for column in view.table.columns if not column.drop}


def test_nothing_happened_yet() -> None:
    engine, _ = shipped_game("table")
    game = memory_game(engine.rules.setup)
    assert story_of(game).lines(3) == ()
    assert shown(game).happened == ()
    assert replace(shown(game), happened=()) == shown(game)


@pytest.mark.parametrize("wanted", [StockRound, OperatingRound])
def test_everybodys_time_stands_with_what_they_have_where_there_is_a_clock(shelf: Shelf, wanted: type[object]) -> None:
    game = shelf.game(shelf.number(wanted))
    story, clock = story_of(game), Sundial()
    reader = Reader(story.runs, story.lines, clock)
    view = reader.view(look(game), "automatic")
    assert [owned(view, player)["clock"] for player in game.state.order] == ["1:02"] * len(game.state.order)
    running = clock.player = game.state.order[1]
    view = reader.view(look(game), "automatic")
    assert {player for player in game.state.order if not owned(view, player)["clock"]} == {running}, "the head tells it"
    clock.player, clock.budget = None, 61
    view = reader.view(look(game), "automatic")
    assert {owned(view, player)["clock"] for player in game.state.order} == {"−0:01"}, "of a budget what is left"
    clock.on = False
    without = reader.view(look(game), "automatic")
    assert not any("clock" in owned(without, player) for player in game.state.order)


def test_facts_give_way_to_the_routes_of_a_run(shelf: Shelf) -> None:
    before, after = shown(shelf.game(shelf.run())), shown(shelf.game(shelf.run() + 1))
    assert before.card is not None
    assert after.card is not None
    assert after.card.blocks == before.card.blocks[:1]
    head = before.card.blocks[0]
    assert isinstance(head, Head)
    assert [figure.label for figure in head.figures] == ["Price", "Treasury"]
    assert after.run is not None


def test_the_ranking_tells_everybodys_time_where_there_is_a_clock(shelf: Shelf) -> None:
    game = shelf.game(len(shelf.entries))
    story = story_of(game)
    table = Reader(story.runs, story.lines, Sundial()).view(look(game), "automatic").table
    assert table is not None
    place = [column.key for column in table.columns].index("clock")
    assert [row.cells[place].text for row in table.rows] == ["1:02"] * len(game.state.order)
    assert [row.key for row in table.rows] == [player for player, _ in ranking(shelf.engine.rules, game.state)]
    assert table.columns[place].drop
