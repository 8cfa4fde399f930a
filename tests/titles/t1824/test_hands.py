"""What hands do with the second rack: scrapped cards leave it, nothing goes abroad from it."""

from core.rail18.actions import BuyTrain
from core.rail18.state import StockRound
from tests.titles.t1824.play import FirstRound, Table, done, minor
from ui.rail18.views.hands.setup import set_up_tasks
from ui.rail18.views.hands.view import tasks
from ui.values.task_rows import TaskPage, rows
from ui.values.tasks import Open, Task


def test_scrapped_cards_leave_the_rack_and_no_next_kind_is_laid_out() -> None:
    table = Table(3).phase("4").company("BK", treasury=500, ann=5).own("BK", a="1g").turn("BK", "trains", rounds=2)
    before = table.state
    table.play(BuyTrain(actor="ann", company="BK", source="bank", train="3g", price=360))
    told = [task.text for task in tasks(table.rules, before, table.state)]
    assert "take the 1g-trains out of the game: bank 6×" in told
    assert not any("abroad" in line or "lay out" in line.lower() for line in told), told


def set_up(players: int) -> list[str]:
    table = FirstRound(players)
    return [task.text for task in set_up_tasks(table.rules, table.state)]


def test_the_set_up_list_is_that_of_1824() -> None:
    told = set_up(4)
    assert "on a second stack beside them, in this order: 6 × 1g, 5 × 2g, 4 × 3g, 3 × 4g, 2 × 5g" in told
    assert "under them, in this order: 7 × 3, 4 × 4, 3 × 5, 3 × 6, 2 × 8, 10" in told
    assert "markers of Sd, Ug, kk on 120, the first on top" in told
    assert told[-1] == "Dan buys first; the round goes backwards to seat 1, then forwards"
    assert not any("auction" in line or "order cards" in line for line in told)


def test_only_mountain_railways_in_play_are_laid_out() -> None:
    assert any(line.startswith("4 mountain railways") and "B5" not in line for line in set_up(3))
    assert any(line.startswith("6 mountain railways") and "B6" in line for line in set_up(5))


def test_a_coal_railway_comes_with_its_train_and_the_one_marker_of_its_regional() -> None:
    table = FirstRound()
    before = table.state
    told = [task.text for task in tasks(table.rules, before, table.play(minor("dan", "MLB", 180)).state)]
    assert "MLB: its certificate from bank to Dan" in told
    assert "MLB takes a 1g-train" in told
    assert "CL's marker on 90" in told


def test_what_nobody_bought_is_taken_away() -> None:
    table = FirstRound().play(minor("dan", "EPP", 200))
    before = table.state
    for player in ("cat", "ben", "ann", "ann", "ben", "cat", "dan"):
        if isinstance(table.state.flow[0], StockRound):
            table.play(done(player))
    told = [task.text for task in tasks(table.rules, before, table.state)]
    assert "take B1, B2, B3, B4, B5 and B6 out of the game" in told
    assert any(line.startswith("all certificates and the charters of EOD, MLB, SPB, Sd1") for line in told), told


def test_the_priority_card_goes_to_who_begins() -> None:
    table = Table().company("MS", dan=5)
    before = table.state
    after = before.with_(order=("cat", "dan", "ann", "ben"))
    assert [task.text for task in tasks(table.rules, before, after)] == ["priority card to Cat"]


def test_papers_are_mountain_railways_there() -> None:
    page = TaskPage("", (Open(Task("take B1", "paper", key="paper:B1"), True, False),), title="1824")
    assert [row.text for row in rows(page, {}, wide=True)] == ["Mountains", "take B1"]
