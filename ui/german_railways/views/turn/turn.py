"""A turn of a round: pass, offer a share, or build (Choosing an action)."""

from dataclasses import replace

from core.german_railways import actions as ac
from core.german_railways.network import supply
from core.german_railways.state import State
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from core.text.lists import items
from ui.german_railways.views.chips import chips
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.auction import offered_view
from ui.german_railways.views.turn.build import BuildDraft, build_view, builds_of, example_refused
from ui.german_railways.views.turn.labels import action_label
from ui.german_railways.views.turn.parts import act, cash_words, choice_id
from ui.values.cells import Cell, Cells
from ui.values.turn import EVERYBODY, NUMBERS, PASS, Choice, Keys, TurnView, turn_table

OFFERS = "ABCDEFGH"  # the same railroad has the same letter in every turn


def later_turn(moment: Moment, player: str) -> Moment | None:
    """The position once those before this player have passed; None if he has no marker left in this round."""
    state: State = moment.state
    left = state.order[state.at :]
    if state.open != "turn" or player not in left:
        return None
    for actor in left[: left.index(player)]:
        events = moment.engine.decide(state, ac.Pass(actor=actor, what="turn"))
        assert not isinstance(events, Rejection)
        for event in events:
            state = moment.engine.evolve(state, event)
    return moment if state is moment.state else replace(moment, state=state, options=moment.engine.options(state))


def choosing_view(now: Moment, player: str) -> TurnView:
    """`player` acts; at a table also one whose marker comes later, while those before him pass."""
    moment = later_turn(now, player) or now
    state = moment.state
    waiting = [state.names[other] for other in state.order[state.at + 1 :]]
    note = text(
        "gr-turn-note", cash=cash_words(moment, player, player), income=moment.player_incomes[player],
        place=state.at + 1, places=len(state.order), after=items(waiting) or "none",
    )  # fmt: skip
    rows = [
        _railroad(now, moment, player, railroad, number) for number, railroad in enumerate(moment.rules.title.railroads)
    ]
    head = ("", text("gr-head-build"), text("gr-head-treasury"), text("gr-head-income"), text("gr-head-left"), "",
            text("gr-head-offer"))  # fmt: skip
    tips = ("", text("gr-head-build-tip"), text("gr-head-treasury-tip"), text("gr-head-income-tip"),
            text("gr-head-left-tip"), "", text("gr-head-offer-tip"))  # fmt: skip
    table = turn_table("railroads", rows, head, wide=1, dense=True, tips=tips)
    passes = act(moment, ac.Pass(actor=player, what="turn"), PASS)
    return TurnView(
        text("gr-ask-turn", player=moment.names[player]), player, note, (table,), foot=(passes, *_others(now, player))
    )


def _railroad(now: Moment, moment: Moment, player: str, railroad: str, number: int) -> Cells:
    state = moment.state
    chip = chips(moment.rules.title)[railroad]
    builds = builds_of(moment, player, railroad)
    key, letter = NUMBERS[number], OFFERS[number]
    if builds is not None:
        choice = Choice(
            f"build-{railroad}", text("gr-build-with", railroad=railroad), key,
            page=lambda: build_view(moment, builds), endless=True, preview=BuildDraft(player, railroad),
        )  # fmt: skip
        build = Cell(railroad, chip=chip, choice=choice)
    else:
        build = Cell(railroad, "quiet", chip=chip, refused=example_refused(moment, player, railroad))
    offer, is_offered = _offer(now, moment, player, railroad, letter)
    return (
        Cell(key if builds is not None else "", tone="quiet", align="centre"),
        build,
        Cell(str(state.cash[railroad]), align="right"),
        Cell(str(moment.incomes[railroad]), align="right"),
        Cell(str(supply(moment.rules, state, railroad)), align="right"),
        Cell(letter if is_offered else "", tone="quiet", align="centre"),
        offer,
    )


def _offer(now: Moment, moment: Moment, player: str, railroad: str, letter: str) -> tuple[Cell, bool]:
    """At the table with its result, which is of the player's whose turn it is; else as it begins."""
    action = ac.OfferShare(actor=player, railroad=railroad)
    left = moment.rules.title.data.shares - moment.state.sold(railroad)
    words = text("gr-unsold", left=left)
    if isinstance(moment.outcome(action), Rejection):
        return Cell(words, "quiet", refused=action, align="centre"), False
    name = f"offer-{railroad}"
    if now.state.mode == "table" and now.state.turn == player:
        label = text("gr-offer-result", railroad=railroad)
        found = Choice(name, label, letter, page=lambda: offered_view(moment, railroad, player))
    else:
        found = Choice(name, action_label(moment, action), letter, action=action)
    return Cell(words, choice=found, align="centre"), True


def _others(moment: Moment, player: str) -> tuple[Choice, ...]:
    """At the table: whose moves can be shown instead, and that nobody does anything more in this round."""
    state = moment.state
    if state.mode != "table":
        return ()
    keys = Keys(PASS + EVERYBODY + OFFERS, numbers=False)
    others = [other for other in dict.fromkeys(state.order[state.at :]) if other != player]
    found = [
        Choice(f"player-{other}", text("turn-moves-of", player=moment.names[other]), keys.of(moment.names[other]),
               brief=moment.names[other], player=other)
        for other in others
    ]  # fmt: skip
    nobody = ac.EverybodyPasses(actor=player)
    return (*found, Choice(choice_id(nobody), text("gr-everybody-passes"), EVERYBODY, action=nobody))
