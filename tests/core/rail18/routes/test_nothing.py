"""Why the best run earns nothing."""

from core.rail18.routes.best_run import best_run
from core.rail18.routes.nothing import why_nothing
from tests.titles.t1844.positions import Table


def fnm(**tiles: str) -> Table:
    """FNM stands in Como (L21), north of Milano."""
    return Table().company("FNM", ann=2, treasury=500).tiles(**tiles).turn("FNM", "run")


def reason(table: Table, company: str = "FNM") -> str:
    assert best_run(table.rules, table.state, company).total == 0
    return why_nothing(table.rules, table.state, company).reason


def test_without_a_train_or_a_station() -> None:
    assert reason(fnm()) == "no-train"
    assert reason(Table().own("BLS", a="2").turn("BLS", "run"), "BLS") == "no-station"


def test_no_track_to_a_second_stop() -> None:
    assert reason(fnm(L21="5/2").own("FNM", a="2")) == "no-second-stop"


def test_what_the_rule_says_of_each_kind_of_train() -> None:
    table = fnm(L21="5/5").own("FNM", a="2H", b="2H")
    found = why_nothing(table.rules, table.state, "FNM")
    assert found.reason == "refused"
    assert [refusal.code for refusal in found.refused] == ["hex-train-offboard"]
    assert best_run(table.rules, table.state, "FNM").total == 0
    able = fnm(L21="5/5").own("FNM", a="2")
    assert best_run(able.rules, able.state, "FNM").total > 0
