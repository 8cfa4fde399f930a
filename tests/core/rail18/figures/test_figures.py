"""What a game amounts to in figures: courses, revenues, the forecast for the bank, investments and flows."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from core.interchange.editing import EditDesk
from core.interchange.game_file import memory_game
from core.kernel.edit import Change
from core.kernel.game import Transition
from core.rail18 import actions as ac
from core.rail18.corrections import actions as co
from core.rail18.figures.facts import Payment
from core.rail18.figures.forecast import FAR, broke, forecast, periods
from core.rail18.figures.investments import investments
from core.rail18.figures.line import Line
from core.rail18.figures.series import (
    bank_course,
    cash_course,
    debt_course,
    incomes,
    price_course,
    revenue_table,
    revenues,
    worth_course,
)
from core.rail18.figures.sums import flows, game_in_figures, seconds_played
from core.rail18.holdings import price
from core.rail18.state import BANK, GameOver, OperatingRound, StockRound
from core.rail18.worth import worth
from core.store.entries import timestamp
from core.store.journal import Journal
from tests.core.rail18.figures.sample_figures import conserved, entered, figures_of, rules_of, whole_game
from tests.play.edits import actions, hotseat
from tests.play.random_player import RandomPlayer, random_engine
from tests.titles.t1844.shipped import shipped_game


@pytest.fixture(scope="module")
def line() -> Line:
    return figures_of(whole_game()).line()


def test_every_turn_ends_with_what_its_position_says(line: Line) -> None:
    game, rules = whole_game(), line.rules
    assert len(line.points) > 300
    worths, cash, debts, prices = worth_course(line), cash_course(line), debt_course(line), price_course(line)
    for number, point in enumerate(line.points):
        state = game.state_at(point.entry)
        for player in state.order:
            assert worths[player][number] == worth(rules, state, player)
            assert (cash[player][number], debts[player][number]) == (state.cash[player], state.debt(player))
        assert {sym: course[number] for sym, course in prices.items() if course[number] is not None} == {
            sym: price(rules, state, sym) for sym in state.markers
        }
    assert bank_course(line)[-1] == game.state.cash[BANK]


def test_rounds_follow_each_other_as_they_were_played(line: Line) -> None:
    rounds = [found for found, _ in line.rounds]
    assert rounds[:4] == [(0, 0), (1, 0), (1, 1), (2, 0)]
    assert rounds == sorted(rounds)
    assert [found for found in rounds if found[1]] == list(line.operating_rounds)
    assert [place for _, place in line.rounds] == sorted({place for _, place in line.rounds})


def test_the_income_of_all_rounds_is_what_was_paid(line: Line) -> None:
    paid: Counter[tuple[str, str]] = Counter()
    for payment in line.facts(Payment):
        if payment.payer == BANK and payment.why in ("dividend", "income", "compensation"):
            paid[payment.payee, "dividends" if payment.why == "dividend" else "other"] += payment.amount
    for player, by_round in incomes(line).items():
        dividends = sum(income.amounts.get("dividends", 0) for income in by_round.values())
        assert dividends == paid[player, "dividends"] > 0
        assert sum(income.total for income in by_round.values()) - dividends == paid[player, "other"]
        assert all(sum(income.by_code.values()) == income.total for income in by_round.values())


def test_privates_pay_in_the_round_that_begins(line: Line) -> None:
    """Their income comes with the last pass of the stock round, but belongs to the operating round."""
    first = {income for by_round in incomes(line).values() for income in by_round if income[0] == 1}
    assert first == {(1, 1)}


def test_revenues_say_what_became_of_them(line: Line) -> None:
    found = revenues(line)
    assert {run.fate for run in found} == {"nothing", "paid", "withheld"}
    players = len(line.state.order)
    for run in found:
        if run.fate == "withheld":
            assert (run.to_players, run.to_company) == (0, run.revenue)
        elif run.fate == "paid":
            assert run.to_players + run.to_company <= run.revenue + players  # each is rounded up
        assert run.best is None or run.below == run.best - run.revenue == 0
    table = revenue_table(line)
    assert sum(len(row) for row in table.values()) == len(found)
    assert {sym for sym, company in line.state.companies.items() if company.operated} <= table.keys()


@pytest.mark.long
@pytest.mark.parametrize("seed", [3, 45])
def test_no_money_is_lost_in_random_games(seed: int) -> None:
    conserved(random_game(seed, 500))


def test_no_money_is_lost_in_the_sample_game(line: Line) -> None:
    conserved(line)


def random_game(seed: int, length: int) -> Line:
    engine = random_engine(seed)
    game = memory_game(engine.rules.setup)
    player = RandomPlayer(rules_of(game), Random(seed))
    for _ in range(length):
        options = game.options()
        if not options:
            break
        assert isinstance(game.dispatch(player.choose(game.state, options)), Transition)
    return figures_of(game).line()


def test_one_more_action_reads_one_more_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shipped_game()
    figures = figures_of(game)
    for _ in range(40):
        game.redo()
    assert len(figures.line().steps) == 40
    read: list[int] = []
    known = game.engine.codec.event_from_json
    monkeypatch.setattr(game.engine.codec, "event_from_json", lambda event: read.append(1) or known(event))
    steps = figures.line().steps
    assert not read
    game.redo()
    events = len(game.log.path_to(game.log.head)[-1].events)
    read.clear()  # the game itself has read it to go there
    assert figures.line().steps[:40] == steps
    assert len(read) == events


def test_what_was_undone_is_no_part_of_it() -> None:
    game = shipped_game()
    figures = figures_of(game)
    for _ in range(60):
        game.redo()
    whole = figures.line()
    for _ in range(20):
        game.undo()
    short = figures.line()
    assert short.steps == whole.steps[:40]
    assert figures.line(60).steps == whole.steps
    assert short.place(60) is None
    assert whole.place(60) == len(whole.points) - 1


def test_an_edited_past_counts_as_it_is_now() -> None:
    game = hotseat(60)
    figures = figures_of(game)
    before = figures.line()
    entry = next(entry for entry, action in actions(game).items() if isinstance(action, ac.Bid))
    bid = actions(game)[entry]
    assert isinstance(bid, ac.Bid)
    game.accept(EditDesk(game).preview(Change(entry, bid.model_copy(update={"amount": bid.amount + 5}))).settled())
    after = figures.line()
    assert after.state == game.state
    assert len(after.steps) <= len(before.steps)
    assert not {step.entry for step in after.steps[entry:]} & {step.entry for step in before.steps}
    conserved(after)


def test_a_correction_is_no_income_and_is_counted() -> None:
    game = shipped_game()
    for _ in range(300):
        game.redo()
    figures = figures_of(game)
    before = figures.line()
    wrong = co.CorrectCash(actor="p1", note="counted wrongly", payer=BANK, payee="p1", amount=30)
    assert isinstance(game.dispatch(wrong), Transition)
    after = figures.line()
    assert incomes(after) == incomes(before)
    assert after.points[-1].books.cash("p1") == before.points[-1].books.cash("p1") + 30
    assert game_in_figures(after).counts["corrected"] == 1
    assert periods(after) == periods(before)
    conserved(after)


def test_a_certificate_put_right_counts_at_its_price() -> None:
    game = shipped_game()
    for _ in range(300):
        game.redo()
    figures = figures_of(game)
    sym = next(sym for sym in game.state.markers if "p1" in game.state.shares[sym].values())
    before = {account.code: account for account in investments(figures.line()) if account.player == "p1"}[sym]
    cert = [cert for cert, owner in game.state.shares[sym].items() if owner == "p1"][-1]
    done = game.dispatch(co.MoveCertificate(actor="p1", note="wrong", certificate=cert, target="p2"))
    assert isinstance(done, Transition), done
    after = {account.code: account for account in investments(figures.line()) if account.player == "p1"}[sym]
    assert after.sold - before.sold == before.value - after.value > 0
    assert after.put_in == before.put_in


def test_a_position_is_the_beginning() -> None:
    game = entered(0)
    line = figures_of(game).line()
    assert len(line.points) == 1
    assert line.points[0].books.worth == {player: worth(line.rules, game.state, player) for player in game.state.order}
    assert forecast(line) is None
    found = game_in_figures(line)
    assert (found.turns, found.runs, found.biggest_run, found.flows) == (0, 0, None, ())
    assert found.best_investment is not None
    assert found.best_investment.put_in > 0
    for account in investments(line):
        if account.percent:
            assert account.put_in == account.value


def test_what_follows_a_position_is_counted_from_there() -> None:
    game = entered(120)
    line = figures_of(game).line()
    assert len(line.points) > 30
    assert line.rounds[0][0] != (0, 0)
    moved = sum(payment.amount * ((payment.payee == BANK) - (payment.payer == BANK)) for payment in line.facts(Payment))
    assert moved == game.state.cash[BANK] - line.points[0].books.bank
    torn = line.start.round if line.start.round[1] else (line.start.round[0], 1)
    assert all(period.round > torn for period in periods(line))


# the bank


def test_periods_add_up_to_what_the_bank_lost(line: Line) -> None:
    found = periods(line)
    assert [period.round for period in found] == list(line.operating_rounds)
    first_turn = next(number for number, point in enumerate(line.points) if point.round == (1, 0))
    after_auction = line.points[first_turn - 1].books.bank
    assert after_auction - sum(period.lost for period in found) == line.state.cash[BANK]


def test_nothing_is_said_where_too_little_is_known() -> None:
    figures = figures_of(whole_game())
    early = [step.entry for step in figures.line().steps if step.next_round < (5, 0)]
    assert all(forecast(figures.line(entry)) is None for entry in (0, *early[::10], early[-1]))


def coming(line: Line) -> tuple[int, int]:
    """The operating round that is under way or comes next."""
    here = line.steps[-1].next_round
    return here if here[1] else (here[0], 1)


def test_the_range_holds_the_round_in_which_the_bank_breaks() -> None:
    figures = figures_of(whole_game())
    whole = figures.line()
    real = broke(whole)
    assert real is not None
    said = 0
    for step in whole.steps[:-1]:
        line = figures.line(step.entry)
        found = forecast(line)
        if found is None:
            continue
        said += 1
        assert 1 <= found.first_ahead <= FAR
        assert len(found.periods) == 4
        ahead = 1 + whole.operating_rounds.index(real) - whole.operating_rounds.index(coming(line))
        assert found.first_ahead <= ahead
        assert found.first <= real
        assert found.last is None or (found.last >= found.first and found.last_ahead is not None)
    assert said > 200
    assert forecast(whole) is None


def test_rounds_ahead_are_named_by_the_sets_of_the_phase() -> None:
    figures = figures_of(whole_game())
    steps = figures.line().steps
    for step in steps[::7]:
        line = figures.line(step.entry)
        found, frame = forecast(line), line.state.flow[0]
        if found is not None and found.first_ahead == 1 and isinstance(frame, OperatingRound):
            assert found.first == (frame.number, frame.index)
        elif found is not None and found.first_ahead == 1 and isinstance(frame, StockRound):
            assert found.first == (frame.number, 1)


def test_once_it_is_broken_the_round_is_known(line: Line) -> None:
    assert isinstance(line.state.frame, GameOver)
    found = broke(line)
    assert found is not None
    assert found[0] == line.operating_rounds[-1][0]  # R40: the set is finished


# the game in figures


def test_the_biggest_run_is_the_largest_revenue(line: Line) -> None:
    found = game_in_figures(line)
    assert found.biggest_run is not None
    assert found.biggest_run.revenue == max(run.revenue for run in revenues(line)) > 0
    assert found.biggest_run.director in line.state.order
    assert found.over
    assert (found.below, found.runs_below) == (0, ())
    assert found.runs_judged == found.runs > 100
    assert found.seconds is None  # it was written at once


def test_investments_are_sorted_by_what_came_back(line: Line) -> None:
    found = investments(line)
    ratios = [account.ratio for account in found if account.ratio is not None]
    assert ratios == sorted(ratios, reverse=True)
    best = game_in_figures(line).best_investment
    assert best is not None
    assert best.ratio == ratios[0] > 1
    for player in line.state.order:
        own = game_in_figures(line).best_of(player)
        assert own is not None
        assert own.player == player


def test_a_merged_company_goes_on_in_the_new_one(line: Line) -> None:
    codes = {account.code for account in investments(line)}
    members = {sym for sym, company in line.rules.title.companies.items() if company.merges_into}
    assert not codes & members
    assert {part for account in investments(line) if account.code == "SBB" for part in account.parts} <= members


def test_a_private_that_brought_a_share_counts_with_its_company(line: Line) -> None:
    parts = {part for account in investments(line) if account.code == "FNM" for part in account.parts}
    assert parts == {"P6"}
    assert "P6" not in {account.code for account in investments(line)}


def test_who_paid_for_whom(line: Line) -> None:
    found = flows(line)
    assert {flow.kind for flow in found} == {"dividend", "help", "debt", "train"}
    assert all(flow.amount > 0 and flow.payer != flow.payee for flow in found)
    helped = sum(payment.amount for payment in line.facts(Payment) if payment.why == "help")
    assert sum(flow.amount for flow in found if flow.kind == "help") == helped


def test_tiles_and_trains_are_counted(line: Line) -> None:
    counts = game_in_figures(line).counts
    on_map = len(line.state.tiles)
    assert counts["tile"] >= on_map
    assert counts["train"] > 20


def test_pauses_are_no_time_at_the_table() -> None:
    begun = datetime(2026, 3, 14, 19, 5, tzinfo=UTC)
    times = [timestamp(begun + timedelta(minutes=minutes)) for minutes in (0, 2, 5, 120, 121)]
    assert seconds_played(times) == (2 + 3 + 1) * 60
    assert seconds_played(times[:1]) is None
    assert seconds_played([timestamp(begun)] * 5) is None


def test_the_times_of_a_game_that_was_played() -> None:
    setup = rules_of(whole_game()).setup
    clock = iter(datetime(2026, 3, 14, 19, 5, tzinfo=UTC) + timedelta(minutes=number) for number in range(99))
    game = memory_game(setup)
    assert isinstance(game.log, Journal)
    game.log._now = lambda: next(clock)
    source = whole_game().log.path_to(10)
    for entry in source:
        assert entry.action is not None
        game.dispatch(game.engine.codec.action_from_json(entry.action))
    assert game_in_figures(figures_of(game).line()).seconds == 9 * 60


# what the table hides


def test_hidden_cash_stays_hidden_until_the_order_is_set() -> None:
    game = shipped_game()
    hide = ac.ChangeSettings(actor="p1", mode="hotseat", track_kept=True, cash_open=False)
    while not (isinstance(game.state.flow[0], StockRound) and game.state.flow[0].number == 2):
        game.redo()
    figures = figures_of(game)
    shown = len(figures.line().points)
    assert isinstance(game.dispatch(hide), Transition)
    assert not game.state.cash_shown
    assert figures.line().shown == shown
    while not isinstance(game.state.flow[0], OperatingRound):
        assert figures.line().shown == shown
        assert isinstance(game.dispatch(ac.Pass(actor=game.state.flow[0].player, what="stock")), Transition)
    assert figures.line().shown == len(figures.line().points)
