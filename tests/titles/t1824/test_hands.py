"""What hands do with the second rack: scrapped cards leave it, nothing goes abroad from it."""

from core.rail18.actions import BuyTrain
from tests.titles.t1824.play import Table
from ui.rail18.views.hands.view import tasks


def test_scrapped_cards_leave_the_rack_and_no_next_kind_is_laid_out() -> None:
    table = Table(3).phase("4").company("BK", treasury=500, ann=5).own("BK", a="1g").turn("BK", "trains", rounds=2)
    before = table.state
    table.play(BuyTrain(actor="ann", company="BK", source="bank", train="3g", price=360))
    told = [task.text for task in tasks(table.rules, before, table.state)]
    assert "take the 1g-trains out of the game: bank 6×" in told
    assert not any("abroad" in line or "lay out" in line.lower() for line in told), told
