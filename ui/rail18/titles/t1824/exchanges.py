"""Exchanges: beside purchases in a stock round, and as questions where they are forced (V, VI)."""

from collections.abc import Sequence

from core.kernel.action import Action
from core.kernel.options import Option
from core.rail18.holdings import certificates, director, percent, price, unit
from core.rail18.state import BANK, Question
from core.text.catalogue import text
from core.text.lists import items
from core.titles.t1824.actions import DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.data import special
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.generic import act, number
from ui.rail18.views.turn.of_title import QuestionPage, StockMoves
from ui.values.cells import Cell, Cells
from ui.values.turn import MORE, Choice, Keys, TurnTable, TurnView, turn_table

MOUNTAINS, COALS = "R", "KLNO"  # one key for all mountain railways, one for each coal railway
KINDS = ("ExchangeMountain", "ExchangeCoal")


def exchange_cells(moves: StockMoves) -> list[Cell]:
    """What the player could exchange, also where it is not the time yet."""
    moment, player = moves.moment, moves.player
    cells = []
    if codes := [code for code in moment.state.paper_codes(player) if code in moment.rules.title.privates]:
        words = text("exchange-mountain", code=codes[0], count=len(codes))
        page = Choice("mountains", text("exchange-mountains"), MOUNTAINS, page=lambda: mountain_page(moves))
        wish = ExchangeMountain(actor=player, code=codes[0], company=first_regional(moment))
        cells.append(button(words, MOUNTAINS, page if moves.of("ExchangeMountain") else None, wish))
    own = [coal for coal, becomes in coals(moment) if becomes and director(moment.rules, moment.state, coal) == player]
    for coal, key in zip(own, COALS, strict=False):
        top = ExchangeCoal(actor=player, company=coal)
        words = text("exchange-coal", coal=coal, company=moment.rules.title.companies[coal].becomes)
        cells.append(button(words, key, act(moment, top, key) if top in moves.actions else None, top))
    return cells


def button(words: str, key: str, choice: Choice | None, wish: Action) -> Cell:
    if choice is None:
        return Cell(words, tone="quiet", refused=wish)
    return Cell(words, side=key, choice=choice)


def coals(moment: Moment) -> list[tuple[str, str | None]]:
    return [(sym, company.becomes) for sym, company in moment.rules.title.companies.items()]


def regionals(moment: Moment) -> list[str]:
    return [sym for sym, company in moment.rules.title.companies.items() if company.kind == "regional"]


def first_regional(moment: Moment) -> str:
    """One that still has a share for it, if there is any: then another reason is told."""
    share = special(moment.rules).mountain_railways.share_percent
    have = (sym for sym in regionals(moment) if percent(moment.rules, moment.state, sym, BANK) >= share)
    return next(have, regionals(moment)[0])


def mountain_page(moves: StockMoves) -> TurnView:
    table = mountain_table(moves.moment, moves.player, moves.of("ExchangeMountain"), Keys(taken=""))
    return TurnView(text("ask-exchange-mountain", player=moves.moment.names[moves.player]), moves.player,
                    tables=(table,))  # fmt: skip


def mountain_table(moment: Moment, player: str, offered: Sequence[Action], keys: Keys) -> TurnTable:
    """Regional railways as rows, own mountain railways as columns; a key has the same place for everybody."""
    codes = list(dict.fromkeys(action.code for action in offered if isinstance(action, ExchangeMountain)))
    rows = [regional_row(moment, player, sym, codes, offered, keys) for sym in regionals(moment)]
    head = ("", *(text(f"exchange-head-{name}") for name in ("price", "owns", "bank")), *("" for _ in codes))
    tips = ("", *(text(f"exchange-head-{name}-tip") for name in ("price", "owns", "bank")), *("" for _ in codes))
    return turn_table("exchange", rows, head, tips=tips)


def regional_row(
    moment: Moment, player: str, sym: str, codes: Sequence[str], offered: Sequence[Action], keys: Keys
) -> Cells:
    rules, state = moment.rules, moment.state
    cells = []
    for code in codes:
        wish, key = ExchangeMountain(actor=player, code=code, company=sym), keys.next()
        choice = act(moment, wish, key) if wish in offered else None
        words = code if codes[1:] else text("exchange-coal", coal=code, company=sym)  # alone it says what it brings
        cells.append(button(words, key, choice, wish))
    owns = percent(rules, state, sym, player)
    left = sum(cert.percent for cert in certificates(rules, state, sym, BANK) if not cert.director)
    return (
        Cell(sym, chip=chips(rules.title)[sym]),
        Cell(number(price(rules, state, sym)) if state.companies[sym].par else "–", align="right"),
        Cell(text("turn-percent", percent=owns) if owns else "–", align="right"),
        Cell(text("turn-percent", percent=left) if left else "–", align="right"),
        *cells,
    )


# where it is forced


def question_table(moment: Moment, options: list[Option]) -> TurnTable:
    actions = [action for option in options for action in option.examples()]
    keys, player = Keys(MORE), actions[0].actor
    table = mountain_table(moment, player, actions, keys)
    declined = [action for action in actions if isinstance(action, DeclineExchange)]
    if not declined:
        return table
    given_up = act(moment, declined[0], keys.next())
    last = (Cell(given_up.label, choice=given_up, side=given_up.key),)
    heads, tips = table.heads, [column.tip for column in table.columns]
    return turn_table(table.id, (*(row.cells for row in table.rows), last), heads, tips=tips)


def question_note(moment: Moment, frame: Question) -> str:
    """Who is asked after that, and what a share is worth to its owner at once."""
    state = moment.state
    later = [code for code in moment.rules.title.privates if state.is_player(state.papers[code].owner)][1:]
    names = [text("exchange-later", code=code, player=moment.names[state.papers[code].owner]) for code in later]
    dividend = text("exchange-note", percent=unit(moment.rules, regionals(moment)[0]))
    return text("exchange-note-later", note=dividend, later=items(names)) if names else dividend


QUESTION = QuestionPage(("ExchangeMountain", "DeclineExchange"), question_table, question_note, likely=False)
