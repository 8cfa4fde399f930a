"""The order of a round: drawn by the program, or as the markers came out of the bag; and agreeing to end."""

from collections import Counter
from functools import partial

from core.german_railways import actions as ac
from core.german_railways.order import program_draw
from core.german_railways.rounds import markers
from core.german_railways.state import BANK
from core.text.catalogue import text
from core.text.lists import numbered
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.labels import action_label
from ui.german_railways.views.turn.parts import act, choice_id
from ui.values.cells import Cell
from ui.values.turn import EVERYBODY, Choice, Keys, TurnTable, TurnView, turn_table

DRAW, END = "D", "E"
BY_PROGRAM = "draw"  # what comes out of the bag is not told before it is drawn


def order_view(moment: Moment) -> TurnView:
    question = text("gr-ask-order", number=moment.state.round)
    draw = Choice(BY_PROGRAM, text("gr-draw"), DRAW, action=_by_program(moment), details=(text("gr-draw-note"),))
    end = Choice("end", text("gr-end-by-agreement"), END, page=lambda: agree_view(moment))
    if moment.state.mode == "table":
        return drawn_view(moment, (), (draw, end))
    table = _bag(moment, Counter(), None)
    return TurnView(question, "", text("gr-order-note"), (table,), default=draw, foot=(end,))


def drawn_view(moment: Moment, drawn: tuple[str, ...], foot: tuple[Choice, ...] = ()) -> TurnView:
    """The markers one after the other, each a click or a letter."""
    state = moment.state
    question = text("gr-ask-order", number=state.round)
    note = numbered(moment.names[player] for player in drawn) if drawn else text("gr-order-note")
    if len(drawn) == len(state.seats):
        action = ac.DrawOrder(actor=BANK, order=drawn)
        enter = Choice(choice_id(action), action_label(moment, action), action=action)
        return TurnView(question, "", note, (_bag(moment, Counter(drawn), None),), default=enter)
    return TurnView(question, "", note, (_bag(moment, Counter(drawn), drawn),), foot=foot)


def _bag(moment: Moment, out: Counter[str], drawn: tuple[str, ...] | None) -> TurnTable:
    """What everybody has put in, and what is still in it; with choices while markers are drawn."""
    keys = Keys(DRAW + END + EVERYBODY, numbers=False)
    rows = []
    for player, number in markers(moment.rules, moment.state).items():
        name = moment.names[player]
        key = keys.of(name)
        left = number - out[player]
        words = text("gr-in-bag", number=left)
        if drawn is None:
            cell = Cell(name)
        elif left > 0 or moment.state.mode == "table":
            more = (*drawn, player)
            go_on = Choice(f"marker-{player}", name, key, page=partial(drawn_view, moment, more), endless=True)
            cell = Cell(name, choice=go_on)
        else:
            cell = Cell(name, tone="quiet")
        rows.append(
            (
                Cell(key if cell.choice is not None else "", tone="quiet", align="centre"),
                cell,
                Cell(str(moment.player_incomes[player]), align="right"),
                Cell(words, tone="" if left > 0 else "quiet", align="right"),
            )
        )
    return turn_table("bag", rows, ("", text("head-player"), text("gr-head-income"), text("gr-head-bag")), wide=1)


def agree_view(moment: Moment) -> TurnView:
    """At the table all at once; on one screen everybody for himself (G42)."""
    state = moment.state
    if state.mode == "table":
        everybody = act(moment, ac.EverybodyAgrees(actor=state.seats[0]))
        return TurnView(text("gr-ask-end"), "", text("gr-end-note"), default=everybody)
    keys = Keys(EVERYBODY)
    rows = []
    for player in state.seats:
        agreed = player in state.agreed
        key = keys.next()  # the same for everybody, whoever has agreed
        choice = None if agreed else act(moment, ac.AgreeToEnd(actor=player), key)
        rows.append(
            (
                Cell(choice.key if choice is not None else "", tone="quiet", align="centre"),
                Cell(choice.label if choice is not None else moment.names[player], choice=choice),
                Cell(text("gr-agreed") if agreed else "", tone="quiet"),
            )
        )
    return TurnView(text("gr-ask-end"), "", text("gr-end-note"), (turn_table("agree", rows, wide=1),))


def _by_program(moment: Moment) -> ac.DrawOrder:
    return ac.DrawOrder(actor=BANK, order=program_draw(moment.rules, moment.state))


def pages_to_draw(moment: Moment, action: ac.DrawOrder) -> list[TurnView]:
    """As if the markers had been entered one by one."""
    return [order_view(moment), *(drawn_view(moment, action.order[:at]) for at in range(1, len(action.order) + 1))]
