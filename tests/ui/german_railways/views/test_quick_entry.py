"""Quick entry of German Railways: what a line means, what it would do, and what is wrong with it."""

import pytest

from core.german_railways import actions as ac
from core.german_railways.state import BANK
from core.interchange.game_file import AnyGame
from core.kernel.action import Action
from core.text.catalogue import languages, text, use_language
from tests.ui.german_railways.games import new_game
from tests.ui.german_railways.rounds import before_draw, first_turn
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.quick.entry import understand
from ui.german_railways.views.quick.phrase import phrase_of
from ui.quick.views.understood import Understood


def moment_of(game: AnyGame) -> Moment:
    return Moment(game.engine, game.state, options=game.options())


def read(game: AnyGame, line: str) -> Understood:
    return understand(moment_of(game), line)


AUCTION = [
    ("7", ac.Bid(actor="ann", railroad="PO", amount=7)),
    ("bid 7", ac.Bid(actor="ann", railroad="PO", amount=7)),
    ("pass", ac.Pass(actor="ann", what="auction")),
    ("ben 7", ac.AuctionResult(actor="ben", railroad="PO", amount=7)),
    ("b 7", ac.AuctionResult(actor="ben", railroad="PO", amount=7)),
    ("ben bid 7", ac.Bid(actor="ben", railroad="PO", amount=7)),
    ("all", ac.EverybodyPasses(actor="ann")),
]
DRAW = [
    ("draw a c b c", ac.DrawOrder(actor=BANK, order=("ann", "cat", "ben", "cat"))),
    ("agree ben", ac.AgreeToEnd(actor="ben")),
    ("ben agree", ac.AgreeToEnd(actor="ben")),
    ("everybody", ac.EverybodyAgrees(actor="ann")),
]
TURN = [
    ("po b41 b39", ac.BuildTrack(actor="ann", railroad="PO", hexes=("B41", "B39"))),
    ("cat kss k20", ac.BuildTrack(actor="cat", railroad="KSS", hexes=("K20",))),
    ("offer nme", ac.OfferShare(actor="ann", railroad="NME")),
    ("offer nme cat 4", ac.AuctionResult(actor="cat", railroad="NME", amount=4)),
    ("p", ac.Pass(actor="ann", what="turn")),
    ("cat pass", ac.Pass(actor="cat", what="turn")),
    ("all", ac.EverybodyPasses(actor="ann")),
]


@pytest.mark.parametrize(("line", "action"), AUCTION)
def test_lines_of_an_auction(line: str, action: Action) -> None:
    assert read(new_game(), line).actions == (action,)


@pytest.mark.parametrize(("line", "action"), DRAW)
def test_lines_before_a_draw(line: str, action: Action) -> None:
    assert read(before_draw(), line).actions == (action,)


@pytest.mark.parametrize(("line", "action"), TURN)
def test_lines_of_a_turn(line: str, action: Action) -> None:
    assert read(first_turn(), line).actions == (action,)


def test_what_the_program_draws_is_not_told_before() -> None:
    found = read(before_draw(), "draw")
    assert found.sentence == text("gr-draw")
    assert found.notes == ()
    assert isinstance(found.actions[0], ac.DrawOrder)


def test_several_phrases_follow_each_other() -> None:
    found = read(first_turn(), "po b41, pass, kss k20")
    assert [action.actor for action in found.actions] == ["ann", "ben", "cat"]


def test_commands() -> None:
    for line in ("undo", "redo", "undo-turn"):
        assert read(first_turn(), line).command == line


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("po", text("quick-missing", fields=text("gr-quick-field", field="hex"))),
        ("offer", text("quick-missing", fields=text("gr-quick-field", field="company"))),
        ("po z99", text("quick-unknown", word="z99", fields=text("gr-quick-field", field="hex"))),
        ("offer xyz", text("quick-unknown", word="xyz", fields=text("gr-quick-field", field="company"))),
        ("pass now", text("quick-too-much", word="now")),
        ("po d11", text("refusal-not-beside-track", hex="D11", railroad="PO")),
        ("agree", text("quick-missing", fields=text("gr-quick-field", field="player"))),
    ],
)
def test_one_sentence_says_what_is_wrong(line: str, problem: str) -> None:
    found = read(first_turn(), line)
    assert found.problem.startswith(problem), "and where the rule stands"
    assert not found.ready


def test_the_table_overrules_with_a_reason() -> None:
    game = first_turn()
    assert read(game, "po d11").overrulable
    found = read(game, "po d11 ! agreed by all")
    assert found.ready
    assert found.reason == "agreed by all"
    assert not read(first_turn("hotseat"), "po d11").overrulable


def test_words_that_may_follow() -> None:
    def words(game: AnyGame, line: str) -> list[str]:
        return [word.word for word in read(game, line).completions]

    turn = first_turn()
    assert words(turn, "")[:4] == ["po", "mwb", "offer", "pass"]
    assert words(turn, "po ") == ["b41"]
    assert "b39" in words(turn, "po b41 ")
    assert words(turn, "offer m") == ["mwb"]
    assert words(before_draw(), "draw a ") == ["ben", "cat", "dan"]
    assert words(new_game(), "")[:4] == ["ann", "ben", "cat", "dan"]


@pytest.mark.parametrize("language", languages())
def test_an_action_has_its_phrase(language: str) -> None:
    use_language(language)
    try:
        for game, known in ((new_game(), AUCTION), (before_draw(), DRAW), (first_turn(), TURN)):
            moment = moment_of(game)
            for _, action in known:
                said = phrase_of(moment, action)
                assert said is not None, action
                assert understand(moment, said).actions == (action,)
    finally:
        use_language("en")


@pytest.mark.parametrize(
    "line", ["!", ",", ";;", "0", "  ", "ann", "draw zzz", "po b41 b41", "9" * 300, "、！，", "all all"]
)
def test_no_line_breaks_it(line: str) -> None:
    for game in (new_game(), before_draw(), first_turn()):
        found = read(game, line)
        assert found.ready or found.problem or found.unfinished
