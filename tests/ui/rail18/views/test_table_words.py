"""What the banker reads: which tunnel, which tile, who passes before, what hands do with charters and markers."""

from dataclasses import replace
from pathlib import Path

import pytest

from core import registry
from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.handlers import unoffered
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection, Severity
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.state import CompanyTurn, OperatingRound, Question, State, StockRound
from core.rail18.table import EverybodyPasses
from core.text.catalogue import catalogue
from core.titles.t1844.mountains import PlaceMountain
from core.titles.t1844.tunnels import BuildTunnel
from core.titles.t1844.visits import ReportVisit
from tests.campaigns.sample_moments import Moments
from tests.titles.t1844.positions import Table
from tests.ui.robot.robot_entries import Entry
from ui.rail18.views.hands.view import tasks
from ui.rail18.views.map.offers import map_offers
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.facts import facts
from ui.rail18.views.narration.narrate import FLAGGED, sentence
from ui.rail18.views.quick.entry import understand
from ui.rail18.views.turn.consequences import preview_of
from ui.rail18.views.turn.labels import action_label
from ui.rail18.views.turn.run import look_for_run
from ui.rail18.views.turn.view import turn_view


def moment(table: Table) -> Moment:
    return Moment(table.engine, table.state, table.engine.options(table.state))


def at_table(players: int = 4) -> Table:
    return Table(players, mode="table")


def judged(table: Table, action: Action) -> tuple[ev.Event, ...]:
    events = judge_by_mode(table.engine, table.state, action)
    assert not isinstance(events, Rejection), events
    return tuple(events)


def after(table: Table, action: Action) -> State:
    state = table.state
    for event in judged(table, action):
        state = table.engine.evolve(state, event)
    return state


def hands(table: Table, action: Action) -> list[str]:
    return [task.text for task in tasks(table.rules, table.state, after(table, action))]


# pieces are told apart by what one sees on the board


def test_a_tile_by_the_sides_it_touches() -> None:
    table = at_table().company("NOB", par=60, treasury=100, ann=4).turn("NOB")
    lay = ac.LayTile(actor="ann", company="NOB", hex="D19", tile="57", rotation=1)
    assert action_label(moment(table), lay) == "Lay 57 on D19 Zürich: W–E"


def test_a_tunnel_by_what_lies_before_its_mouths() -> None:
    table = at_table().phase("3").company("VZ", treasury=500, ann=3).paper("T1", "ann").tiles(K10="57/2").turn("VZ")
    labels = {action_label(moment(table), action) for action in table.offers(BuildTunnel)}
    assert labels == {f"Tunnel on J9 with T1: {mouth} – Sion" for mouth in ("Gstaad", "I8", "J7")}


def test_an_income_panel_by_its_values() -> None:
    place = PlaceMountain(actor="ann", mountain="B1", hex="F19", panel="XM2")
    assert action_label(moment(at_table()), place) == "B1 on F19 Rigi-Bahnen with panel 10/40/50/60"


def test_only_a_tunnel_is_left_to_be_asked_for() -> None:
    table = at_table().phase("3").company("VZ", treasury=500, ann=3).paper("T1", "ann").tiles(K10="57/2")
    table.turn("VZ", tiles_laid=1)
    assert turn_view(moment(table)).question == "VZ (Ann): build a tunnel?"


# passes between


def test_who_passes_before_is_told() -> None:
    table = at_table().company("AB", ann=2)
    buy = ac.BuyShare(actor="cat", company="AB", source="bank", percent=10)
    assert preview_of(moment(table), "", buy).lines[0] == "Ann, Ben pass first."
    own = ac.BuyShare(actor="ann", company="AB", source="bank", percent=10)
    assert not any("first" in line for line in preview_of(moment(table), "", own).lines)


def test_a_later_players_pass_says_that_others_passed() -> None:
    table = at_table().company("AB", ann=2)
    events = judged(table, ac.Pass(actor="cat", what="stock"))
    assert [event.actor for event in events if isinstance(event, ev.Passed)] == ["ann", "ben", "cat"]
    frame = after(table, ac.Pass(actor="cat", what="stock")).frame
    assert isinstance(frame, StockRound)
    assert frame.player == "dan"
    page = turn_view(moment(table), "cat")
    assert page.default is not None
    assert page.default.action == ac.Pass(actor="cat", what="stock")


def test_a_pass_that_comes_twice_passes_for_nobody_else() -> None:
    table = at_table().company("AB", ann=2)
    table.change(flow=after(table, ac.Pass(actor="ann", what="stock")).flow)
    assert isinstance(judge_by_mode(table.engine, table.state, ac.Pass(actor="ann", what="stock")), Rejection)


@pytest.mark.parametrize("line", ["station", "station d13", "station ab"])
@pytest.mark.parametrize("step", ["track", "trains"])
def test_that_no_station_is_left_is_said_in_every_step(line: str, step: str) -> None:
    table = at_table().company("AB", ann=5).charter("AB", stations_left=0).turn("AB", step)
    assert understand(moment(table), line).problem == "AB has no station left. (p. 12)"


# overruling


def test_a_reason_is_not_asked_for_where_it_would_not_help() -> None:
    """In the first stock round nothing is sold (a rule); that nobody could become director stands behind it."""
    table = at_table().company("AB", ann=2).stock("ann", number=1)
    told = preview_of(moment(table), "", ac.SellShares(actor="ann", company="AB", shares=1))
    assert told.refusal
    assert not told.overrulable
    assert not understand(moment(table), "s ab 1").overrulable
    table = at_table().company("AB", ann=4, pool=1).stock("ann", number=1)
    assert preview_of(moment(table), "", ac.SellShares(actor="ann", company="AB", shares=1)).overrulable
    assert understand(moment(table), "s ab 1").overrulable


# charters and markers


def test_the_charter_comes_with_the_launch() -> None:
    """Rules p. 8: the director receives it when the company is launched."""
    table = at_table().give(ann=800)
    start = hands(table, ac.StartCompany(actor="ann", company="VZ", price=100))
    assert not any("charter" in line for line in start)
    assert "VZ's marker on 100; its second marker on the par of 100" in start
    table.change(**{name: getattr(after(table, ac.StartCompany(actor="ann", company="VZ", price=100)), name)
                    for name in ("companies", "shares", "markers", "cash", "flow")})  # fmt: skip
    bought = hands(table, ac.BuyShare(actor="ann", company="VZ", source="bank", percent=20))
    assert "VZ is launched: its charter to Ann, with 3 station markers; it acts in the next operating round" in bought


def test_the_charter_goes_on_to_the_new_director() -> None:
    table = at_table().company("AB", ann=2, ben=2).give(ben=500).stock("ben")
    buy = ac.BuyShare(actor="ben", company="AB", source="bank", percent=10)
    assert "AB's charter with all that lies on it to Ben" in hands(table, buy)


@pytest.mark.parametrize(("rotation", "side"), [(0, "south-west"), (1, "west"), (3, "north-east")])
def test_a_track_astray_is_told_by_compass(rotation: int, side: str) -> None:
    refusal = Rejection("track-leads-nowhere", Severity.RULE, "R16", {"hex": "D19", "edge": rotation})
    assert side in refusal_text(refusal, {})


# certificates, companies that leave the game


def test_a_used_certificate_is_turned_over() -> None:
    """Rules p. 11 (tunnels) and p. 19 (P2)."""
    table = at_table().phase("3").company("VZ", treasury=500, ann=3).paper("T1", "ann").tiles(K10="57/2").turn("VZ")
    lines = hands(table, table.offers(BuildTunnel)[0])
    assert "turn T1 over: it is used" in lines
    assert any(line.startswith("tunnel piece on J9, between ") for line in lines)
    table = at_table().phase("3").company("NOB", treasury=100, ann=4).paper("P2", "ann").turn("NOB")
    lay = ac.LayTile(actor="ann", company="NOB", hex="D19", tile="57", rotation=1, power="P2")
    assert "turn P2 Bödelibahn over: it is used" in hands(table, lay)
    taken = [task.text for task in tasks(table.rules, after(table, lay), table.state)]
    assert "turn P2 Bödelibahn face up again" in taken


def test_a_mountain_railway_keeps_its_face() -> None:
    table = at_table().paper("B1", "ann")
    table.change(flow=(*table.state.flow, Question("mountain", "ann", item="B1")))
    place = PlaceMountain(actor="ann", mountain="B1", hex="F19", panel="XM2")
    assert hands(table, place)[:1] == ["B1's marker on Rigi-Bahnen (F19), with the income panel 10/40/50/60"]
    assert not any("turn" in line for line in hands(table, place))


def test_companies_that_merge_leave_the_table_together() -> None:
    moments = Moments(Path())
    entry = moments.entries[moments.sbb]
    rules = registry.engine(moments.imported.setup).rules
    lines = [task.text for task in tasks(rules, entry.before, entry.after)]
    assert "all certificates and the charters of NOB, SCB, VSB, JS and GB out of the game" in lines
    assert sum(line.startswith("empty the treasuries of ") for line in lines) == 1
    assert sum("off the market" in line for line in lines) == 1
    assert "GB's station off Zürich (D19)" in lines
    assert not any("train SBB" in line for line in lines), "it is printed on the charter"
    assert "SBB's marker on 100" in lines
    assert len(lines) < 40


def test_a_claim_above_the_best_run_is_flagged() -> None:
    table = at_table().company("VZ", ann=3).own("VZ", a="2H").tiles(K10="15/0", K8="4/1").turn("VZ", "run")
    claim = ac.RunTrains(actor="ann", company="VZ", routes=(), revenue=90, best=40, bound=40, proven=True)
    assert "50 more than the map allows" in preview_of(moment(table), "", claim).lines
    assert "above-best" in FLAGGED


def jn_runs(entry: Entry) -> bool:
    """The third operating round of the ninth set."""
    frame, opened = entry.before.frame, entry.before.flow[0]
    runs = isinstance(frame, CompanyTurn) and (frame.company, frame.step) == ("JN", "run")
    return runs and isinstance(opened, OperatingRound) and (opened.number, opened.index) == (9, 3)


def test_equal_runs_are_told_apart() -> None:
    """R24: the director chooses which mountain railway is visited; Enter must not do so unseen."""
    moments = Moments(Path())
    engine = registry.engine(moments.imported.setup)
    state = replace(moments.entries[moments.first(jn_runs)].before, mode="table")
    answer = look_for_run(engine.rules, state, Budget(10.0))
    assert answer is not None
    view = turn_view(Moment(engine, state, engine.options(state)), run=answer)
    assert view.note.startswith("2 runs earn 140, the most there is: the director chooses.")
    labels = [choice.label for choice in view.tables[0].choices]
    assert labels == ["Run for 140, first visit to H7 Rochers de Naye", "Run for 140, visiting nothing new"]
    assert view.default is not None
    assert view.default.label_for(140) == labels[0]


def test_hidden_cash_stays_hidden_on_the_bankers_screen() -> None:
    """The banker looks at the turn of everybody; on a screen that goes round, who is asked sees his own."""
    table = at_table().give(ann=777).change(cash_open=False)
    assert turn_view(moment(table)).note.startswith("Cash hidden · ")
    table.change(mode="hotseat")
    assert turn_view(moment(table)).note.startswith("Cash 777 · ")


# without track


def test_places_are_named_where_they_are_known() -> None:
    table = at_table().phase("3").company("RhB", treasury=300, ann=5, destination="open").mountain("B1", "ben", "F19")
    now = moment(table.turn("RhB", "run").change(track_kept=False))
    visit = ReportVisit(actor="ben", paper="B1")
    assert action_label(now, visit) == "A train has visited F19 Rigi-Bahnen (B1 of Ben)"
    goal = ac.PayDestination(actor="ann", company="RhB")
    assert action_label(now, goal) == "RhB has reached its destination J13 Brig"


def test_a_company_without_train_is_asked_for_its_route() -> None:
    table = at_table().phase("3").company("RhB", treasury=300, ann=5).turn("RhB", "trains").change(track_kept=False)
    note = turn_view(moment(table)).note
    assert note.endswith("If RhB has a route it must own a train: say so below.")
    table.own("RhB", a="3")
    assert "must own" not in turn_view(moment(table)).note


# quick entry


@pytest.mark.parametrize("line", ["train 3h", "buy 3h", "ab b 3h"])
def test_a_train_is_bought_by_either_word(line: str) -> None:
    table = at_table().phase("3").company("AB", treasury=400, ann=5).turn("AB", "trains")
    found = understand(moment(table), line)
    assert found.actions == (ac.BuyTrain(actor="ann", company="AB", source="bank", train="3H", price=150),)


@pytest.mark.parametrize("line", ["all", "all pass", "everybody", "everybody passes", "e"])
def test_everybody_passes_as_one_says_it(line: str) -> None:
    found = understand(moment(at_table().company("AB", ann=2)), line)
    assert found.actions == (EverybodyPasses(actor="ann"),)


def test_the_end_is_told_with_what_everybody_has() -> None:
    moments = Moments(Path())
    entry = moments.entries[-1]
    rules = registry.engine(moments.imported.setup).rules
    told, _ = facts(rules, entry.before, [ev.FrameChanged(entry.after.frame)])
    assert sentence(told[-1]).startswith("The game is over: Flurina 7,432, ")


def test_a_sale_is_told_before_the_director_it_makes() -> None:
    table = at_table().company("AB", par=100, at="100/4", ann=4, ben=3).company("STB", ann=5)
    found, _ = facts(table.rules, table.state, judged(table, ac.SellShares(actor="ann", company="AB", shares=2)))
    assert [fact.code for fact in found][:3] == ["sold", "director", "price"]


def test_the_map_tells_the_extra_tile_from_the_regular_one() -> None:
    table = at_table().phase("3").company("NOB", treasury=100, ann=4).paper("P2", "ann").turn("NOB")
    pieces = map_offers(moment(table)).pieces["D19"]
    captions = [piece.caption for piece in pieces]
    assert len(set(captions)) == len(captions)
    assert {"57", "57 with P2"} <= set(captions)
    extra = next(piece for piece in pieces if piece.caption == "57 with P2")
    assert extra.order.startswith("Lay tile 57 with P2")


def test_why_a_train_must_be_bought() -> None:
    table = at_table().phase("3").company("VZ", treasury=300, ann=3).tiles(K10="15/0", K8="4/1").turn("VZ", "trains")
    view = turn_view(moment(table))
    assert view.question == "VZ (Ann) must buy a train"
    assert view.note.endswith("It has a route and no train (R34).")


def test_whatever_can_be_offered_has_a_sentence() -> None:
    """Others would be spelt out in the words of the program."""
    offered = {handler.action.kind for handler in Table().rules.handlers if handler.offer is not unoffered}
    assert len(offered) > 20
    assert not {kind for kind in offered if f"do-{kind}" not in catalogue().codes}
