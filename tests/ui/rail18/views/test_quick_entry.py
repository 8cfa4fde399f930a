"""Quick entry: what short phrases mean, what they say before Enter, and what is wrong with them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.engine import Engine18
from core.rail18.state import CompanyTurn, Player, State
from core.rail18.table import TABLE_ACTIONS, AuctionResult, EverybodyPasses
from core.text.catalogue import catalogue, text_of, use_language
from tests.titles.t1844.recorded_states import recorded
from ui.rail18.views.moment import Moment, moment_of
from ui.rail18.views.quick.entry import Understood, understand, verb_hint, verbs_for
from ui.rail18.views.quick.phrase import phrase_of
from ui.rail18.views.quick.words import spoken

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Anton Berg")
PRIVATES = (20, 50, 80, 110, 140, 180, 100)


def engine(mode: str = "table") -> Engine18:
    players = [Player(f"p{seat}", name) for seat, name in enumerate(NAMES)]
    return registry.engine(new_setup("1844", players, mode=mode))


def moment(engine: Engine18, state: State) -> Moment:
    return Moment(engine, state, engine.options(state))


def played(engine: Engine18, *lines: str) -> Moment:
    """The game after these lines."""
    state = engine.initial()
    for line in lines:
        found = understand(moment(engine, state), line)
        assert found.ready, (line, found.problem)
        for action in found.actions:
            outcome = judge_by_mode(engine, state, action)
            assert not isinstance(outcome, Rejection)
            for event in outcome:
                state = engine.evolve(state, event)
    return moment(engine, state)


def auction(engine: Engine18, *more: str) -> Moment:
    """Seven privates in seven entries, the par of FNM, and what follows."""
    prices = [str(price) for price in PRIVATES]
    lines = [f"{who} {price}" for who, price in zip(("ana", "ben", "c", "d", "ab", "ana", "ben"), prices, strict=True)]
    return played(engine, *lines[:6], "par 100", lines[6], *more)


def actions_of(at: Moment, line: str) -> tuple[Action, ...]:
    found = understand(at, line)
    assert found.ready, (line, found.problem)
    return found.actions


def test_results_of_auctions() -> None:
    table = engine()
    start = played(table)
    assert actions_of(start, "ana p1 30") == (AuctionResult(actor="p0", private="P1", amount=30),)
    assert actions_of(start, "ben 45") == (AuctionResult(actor="p1", private="P1", amount=45),)
    assert actions_of(start, "ab 45") == (AuctionResult(actor="p4", private="P1", amount=45),), "initials"
    assert actions_of(start, "45") == (ac.Bid(actor="p0", private="P1", amount=45),), "whose turn it is"
    assert actions_of(start, "all p") == (EverybodyPasses(actor="p0"),)
    assert "not on offer" in understand(start, "ben p2 60").problem


def test_a_par_that_is_asked_for_is_just_a_number() -> None:
    prices = [f"{who} {price}" for who, price in zip(("ana", "ben", "c", "d", "ab", "ana"), PRIVATES, strict=False)]
    asked = played(engine(), *prices)
    for line in ("80", "fnm 80", "par 80", "par fnm 80"):
        assert actions_of(asked, line) == (ac.SetPar(actor="p0", company="FNM", price=80),), line
    assert not understand(asked, "85").ready


def test_the_stock_round() -> None:
    at = auction(engine())
    first = at.state.order[0]
    assert actions_of(at, "start nob 100") == (ac.StartCompany(actor=first, company="NOB", price=100),)
    at = auction(engine(), "start nob 60")
    second, third = at.state.order[1:3]
    assert actions_of(at, "b nob") == (ac.BuyShare(actor=second, company="NOB", source="bank", percent=25),)
    assert (
        actions_of(at, "b n") == actions_of(at, "B NOB") == actions_of(at, "buy v1 bank 25%") == actions_of(at, "b nob")
    )
    assert actions_of(at, "p") == (ac.Pass(actor=second, what="stock"),)
    name = at.names[third].split()[0]
    later = understand(at, f"{name} b nob")
    assert later.actions == (ac.BuyShare(actor=third, company="NOB", source="bank", percent=25),)
    assert any(at.names[second] in note and "pass" in note for note in later.notes), "passes between are told"
    assert later.sentence == f"{at.names[third]} buys 25 % of NOB from the bank for 60."
    assert actions_of(at, "b fnm") == (ac.BuyShare(actor=second, company="FNM", source="bank", percent=10),)
    assert actions_of(at, "b fnm pool") == (ac.BuyShare(actor=second, company="FNM", source="pool", percent=10),)


def test_a_company_is_started_with_the_word_for_buying_too() -> None:
    at = auction(engine())
    first = at.state.order[0]
    assert actions_of(at, "b nob 100") == (ac.StartCompany(actor=first, company="NOB", price=100),)
    assert "55 is no par" in understand(at, "b nob 55").problem
    assert [word.word for word in understand(at, "b ").completions if word.word in at.state.companies] == ["FNM"]
    begun = auction(engine(), "b nob 60")
    assert "60 %" in understand(begun, "b nob 60").sentence, "a share of a company that has its par"


def test_a_private_is_bought_with_the_word_for_buying_too() -> None:
    rules, steps = recorded()
    state, action = next((state, action) for state, action in steps if isinstance(action, ac.BuyPrivate))
    at = moment_of(rules, state, Engine18(rules).options(state))
    line = f"{action.private} {action.price}"
    assert actions_of(at, f"b {line}") == actions_of(at, f"private {line}") == (action,)


def test_where_a_train_comes_from_has_a_word_before_it() -> None:
    rules, steps = recorded()
    state = next(state for state, action in steps if isinstance(action, ac.BuyTrain))
    found = understand(moment_of(rules, state, Engine18(rules).options(state)), "b 2 nob")
    assert "from" in found.problem


def test_semicolons_stand_between_phrases_too() -> None:
    at = auction(engine())
    assert understand(at, "start nob 60; b nob ; p").actions == understand(at, "start nob 60, b nob, p").actions
    assert understand(at, "start nob 60; p ! as agreed; by all, 1、2").reason == "as agreed; by all, 1、2"
    (first, *_) = understand(at, "start nob 60;b n").completions
    assert first.line == "start nob 60; b NOB "


def test_several_phrases_in_one_line() -> None:
    at = auction(engine())
    first, second, third = at.state.order[:3]
    found = understand(at, "start nob 60, b nob, p")
    assert [action.actor for action in found.actions] == [first, second, third]
    assert found.ready
    wrong = understand(at, "start nob 60, start nob 70")
    assert not wrong.ready
    assert "NOB has its par already." in wrong.problem


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("x", "“x” is not understood here"),
        ("b xyz", "“xyz” is not understood here"),
        ("b nob bank 25 7", "“7” is too much"),
        ("b nob", "NOB has no par yet. (p. 7)"),
        ("start s 60", "This could be SCB or STB"),
        ("an b mob", "This could be Ana or Anton"),
    ],
)
def test_what_is_wrong(line: str, problem: str) -> None:
    found = understand(auction(engine()), line)
    assert not found.ready
    assert problem in found.problem


@pytest.mark.parametrize(("line", "problem"), [("b", "a company"), ("start nob", "a price"), ("nob", "what is done")])
def test_what_is_still_to_come(line: str, problem: str) -> None:
    found = understand(auction(engine()), line)
    assert found.unfinished
    assert problem in found.problem


def test_words_that_may_follow() -> None:
    at = auction(engine(), "start nob 60")
    assert {"buy", "start", "pass", "undo"} <= {word.word for word in understand(at, "").completions}
    buys = understand(at, "b ").completions
    assert [word.word for word in buys if word.word in at.state.companies] == ["NOB", "FNM", "MOB"][:2]
    assert buys[0].line == "b NOB "
    begun = understand(at, "b no").completions
    assert [(word.word, word.hint) for word in begun] == [("NOB", "Schweizerische Nordostbahn")]


def test_hotseat_has_no_short_actions_of_the_table() -> None:
    strict = engine("hotseat")
    start = moment(strict, strict.initial())
    assert actions_of(start, "ana 30") == (ac.Bid(actor="p0", private="P1", amount=30),)
    assert "Ana" in understand(start, "ben 30").problem
    assert not understand(start, "all p").ready


def test_an_overrule_carries_its_reason() -> None:
    at = auction(engine(), "start mob 60")
    refused = understand(at, "ab s mob")
    assert "No shares are sold in the first stock round." in refused.problem
    assert refused.overrulable
    allowed = understand(at, "ab s mob ! we agreed")
    assert allowed.ready
    assert allowed.reason == "we agreed"
    assert allowed.actions == (ac.SellShares(actor="p4", company="MOB", shares=1),)


def test_without_track_there_is_no_place_to_name() -> None:
    players = [Player(f"p{seat}", name) for seat, name in enumerate(NAMES)]
    table = registry.engine(new_setup("1844", players, mode="table", track_kept=False))
    at = auction(table, "start mob 60", *["b mob"] * 3, "all p")
    turn = next(frame for frame in at.state.flow if isinstance(frame, CompanyTurn))
    assert turn.company in ("MOB", "FNM")
    found = understand(at, "track 40")
    assert [type(action) for action in found.actions] == [ac.PayTrack], found.problem


def test_commands_and_the_past() -> None:
    at = auction(engine())
    assert understand(at, "u").command == "undo"
    assert understand(at, "redo").command == "redo"
    assert understand(at, "undo-t").command == "undo-turn"
    past = Moment(at.engine, at.state, live=False)
    assert understand(past, "p").problem


@pytest.mark.long
@pytest.mark.parametrize(("language", "every"), [("en", 1), ("de", 4), ("ja", 4)])
def test_every_action_of_the_recorded_game_has_a_phrase_that_means_just_it(
    language: str, every: int, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: use_language("en"))
    use_language(language)
    rules, steps = recorded()
    judge = Engine18(rules)
    keys = []
    for state, action in steps[::every]:
        at = moment_of(rules, state, judge.options(state))
        phrase = phrase_of(at, action)
        assert phrase is not None, action
        found = understand(at, phrase)
        if isinstance(action, ac.RunTrains) and action.routes:
            assert found.run == action.company
        else:
            assert found.actions == (action,)
        if isinstance(action, ac.BuyShare):
            keys.append(len(phrase) + 1)
    assert max(keys) <= 12
    assert sorted(keys)[len(keys) * 9 // 10] <= 8, "a share purchase takes at most eight keys with Enter"


def test_a_company_turn_without_track_takes_ten_keys() -> None:
    rules, steps = recorded()
    state = next(state for state, action in steps if isinstance(action, ac.RunTrains))
    found = understand(moment_of(rules, state, Engine18(rules).options(state)), "180, pay")
    assert [type(action) for action in found.actions] == [ac.RunTrains, ac.DecideDividend]
    assert len("180, pay\n") <= 10


def test_every_move_has_a_verb_a_hint_and_a_sentence() -> None:
    made = engine()
    moves = {handler.action for handler in made.rules.handlers if not handler.anytime} | set(TABLE_ACTIONS)
    assert moves <= {entry.action for entry in verbs_for("1844")}
    known = catalogue()
    for entry in verbs_for("1844"):
        assert spoken(entry.code)
        assert verb_hint(entry.code, "1844")
        for slot in entry.slots:
            assert text_of("quick-field", slot.field, field=slot.field) != slot.field
        if entry.action is not None:
            assert f"quick-does-{entry.action.kind}" in known


WORDS = st.sampled_from(
    [word for entry in verbs_for("1844") for word in spoken(entry.code)]
    + [
        "nob",
        "js",
        "ana",
        "an",
        "d19",
        "57",
        "2",
        "3h",
        "t1",
        "p4",
        "from",
        "pool",
        "100",
        "999999",
        "x79",
        "!",
        ",",
        "é",
    ]
)


@pytest.mark.long
@settings(max_examples=150)
@given(st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=7).map(" ".join)), st.integers(0, 10**6))
def test_any_text_is_answered(line: str, place: int) -> None:
    rules, steps = recorded()
    state = steps[place % len(steps)][0]
    found = understand(moment_of(rules, state, Engine18(rules).options(state)), line)
    assert isinstance(found, Understood)
    assert found.ready or found.problem or not line.strip(" ,\t") or found.unfinished


def test_a_company_alone_is_one_of_its_shares() -> None:
    """In a stock round, for a later player too; elsewhere a company begins a phrase."""
    share = ac.BuyShare(actor="p1", company="FNM", source="bank", percent=10)
    at = auction(engine())
    assert actions_of(at, "ben fnm") == (share,)
    assert actions_of(at, "ben b fnm") == (share,)
    assert understand(at, "nob").unfinished, "it has no par yet"
    assert understand(auction(engine(), "all"), "fnm").unfinished
