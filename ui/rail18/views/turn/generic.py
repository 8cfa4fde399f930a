"""Choices for whatever the engine offers: nothing that may be done is out of reach."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.rail18 import actions as ac
from core.rail18.equal_actions import listed
from core.rail18.steps.trains import face_value
from core.text.catalogue import catalogue, text
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.labels import action_label
from ui.values.cells import Cell, Cells
from ui.values.turn import MORE, Choice, Keys, Spin, TurnTable, TurnView, turn_table


def number(amount: int | None) -> str:
    return "" if amount is None else figure(amount)


def cash_words(moment: Moment, player: str, asked: str = "") -> str:
    """What a player has, unless it is hidden; who is asked and has the screen for himself sees his own."""
    shown = moment.state.cash_shown or (player == asked and moment.state.mode == "hotseat")
    return number(moment.state.cash[player]) if shown else text("turn-hidden")


def choice_id(action: Action) -> str:
    """A name that tests and robots can find: the kind and what it is about."""
    fields = (getattr(action, name) for name in type(action).model_fields)
    return "-".join([action.kind, *(str(value) for value in fields if isinstance(value, str | int))])


def act(moment: Moment, action: Action, key: str = "", label: str = "", preview: object = None) -> Choice:
    """The choice that takes this action."""
    found = getattr(action, "hex", None) or getattr(action, "company", None) if preview is None else preview
    return Choice(choice_id(action), label or action_label(moment, action), key, action=action, preview=found)


def list_row(moment: Moment, choice: Choice, amount: int | None = None, short: str = "") -> Cells:
    """A choice as a row: key, label (or a shorter one beside the amount), amount."""
    return (
        Cell(choice.key, tone="quiet", align="centre"),
        Cell(short or choice.label, choice=choice),
        Cell(number(amount), align="right"),
    )


def range_row(choice: Choice, option: Amount, short: str = "") -> Cells:
    """A choice that asks how much, with what it may be at the place of the amount: there it is never cut."""
    spread = text("turn-from-to", low=option.low, high=option.high)
    return (
        Cell(choice.key, tone="quiet", align="centre"),
        Cell(short or choice.label, choice=choice),
        Cell(spread, align="right"),
    )


def refused_row(moment: Moment, action: Action, short: str = "") -> Cells:
    """What is not possible, in the place where it would be; pointing at it tells why."""
    label = Cell(short or action_label(moment, action), tone="quiet", refused=action)
    return (Cell(), label, Cell(number(moment.rules.amount(moment.state, action)), tone="quiet", align="right"))


def beside_each_other(blocks: Sequence[Cells]) -> tuple[Cells, ...]:
    """Down the left half, then down the right one."""
    half = (len(blocks) + 1) // 2
    return tuple(
        blocks[at] + (blocks[at + half] if at + half < len(blocks) else (Cell(),) * len(blocks[at]))
        for at in range(half)
    )


def list_table(moment: Moment, actions: Iterable[Action], keys: Keys, id: str = "list") -> TurnTable:
    rows = (
        list_row(moment, act(moment, action, keys.next()), moment.rules.amount(moment.state, action))
        for action in actions
    )
    return turn_table(id, tuple(rows), wide=1)


def amount_page(moment: Moment, option: Amount, step: int = 5) -> TurnView:
    """How much? One amount, one choice."""

    def worded(chosen: int) -> str:
        return action_label(moment, option.at(chosen))

    low = option.at(option.low)
    start, usual = usual_amounts(moment, option)
    go = Choice(choice_id(low), worded(option.low), at=option.at, worded=worded, preview=getattr(low, "company", None))
    spin = Spin(option.low, option.high, start, TERRAIN if option.kind == "PayTrack" else step)
    payer = getattr(low, "company", option.actor)
    has = cash_words(moment, payer, payer) if payer in moment.names else number(moment.state.cash.get(payer, 0))
    note = text("turn-between", payer=moment.names.get(payer, payer), has=has, low=option.low, high=option.high)
    asked = f"ask-{option.kind}"
    return TurnView(text(asked if asked in catalogue() else "ask-amount"), option.actor, note,
                    (usual_table(usual, option.at, worded),) if usual else (), spin, go)  # fmt: skip


def usual_amounts(moment: Moment, option: Amount) -> tuple[int, list[int]]:
    """With which an amount begins, and those that are on buttons: what the title's map costs, face value, the ends."""
    title, low, high = moment.rules.title, option.low, option.high
    template = option.template
    if isinstance(template, ac.PayTrack):
        costs = sorted({place.cost for place in title.data.hexes.values() if low <= place.cost <= high} - {0})
        return (costs or [low])[0], costs
    if isinstance(template, ac.BuyTrain):
        face = min(max(low, face_value(moment.rules, moment.state, template.train)), high)
        paid = moment.state.cash.get(template.company, 0) >= face
        return face if paid else low, sorted({low, face, high})
    if isinstance(template, ac.BuyPrivate):
        face = min(max(low, title.privates[template.private].face), high)
        return high, sorted({low, face, high})
    return (high if option.kind in WHOLE else low), []


def usual_table(amounts: Iterable[int], at: Callable[[int], Action], worded: Callable[[int], str]) -> TurnTable:
    """Amounts that are taken with one click."""
    cells = [
        Cell(number(amount), align="centre", choice=Choice(f"usual-{amount}", worded(amount), action=at(amount)))
        for amount in amounts
    ]
    return turn_table("usual", [cells[at : at + USUAL] for at in range(0, len(cells), USUAL)])


WHOLE = ("RepayDebt",)  # mostly for as much as is possible
USUAL = 6  # usual amounts in a row
NAMED = 3  # things that the button for more names
MORE_KINDS = ("BuyPrivate", "PayDestination", "ReturnStation", "PlaceStation", "PayTrack", "RepayDebt")
TERRAIN = 10  # what a tile costs is a multiple of it


def option_rows(moment: Moment, option: Option, keys: Keys) -> list[Cells]:
    """One row for each action that comes to something else; a range of amounts is one row that asks how much."""
    if isinstance(option, Amount):
        found = option
        label = text("turn-range", label=amount_label(moment, found))
        opened = Choice(f"{choice_id(found.template)}…", label, keys.next(), page=lambda: amount_page(moment, found))
        return [range_row(opened, found)]
    actions = listed(moment.rules, moment.state, option.examples())
    return [
        list_row(moment, act(moment, action, keys.next()), moment.rules.amount(moment.state, action))
        for action in actions
    ]


def amount_label(moment: Moment, option: Amount) -> str:
    """The label of a range, without an amount."""
    params: dict[str, object] = {"actor": moment.names.get(option.actor, option.actor)}
    for name in type(option.template).model_fields:
        value = getattr(option.template, name)
        if name not in ("actor", option.field):
            params[name] = "none" if value is None else value
    if "train" in params:
        card = moment.state.trains.get(str(params["train"]))
        params["type"] = params["train"] if card is None else card.type
    code = f"some-{option.kind}"
    return text(code, **params) if code in catalogue() else action_label(moment, option.template)


def rest(options: Sequence[Option], known: Callable[[Option], bool]) -> list[Option]:
    return [option for option in options if not known(option)]


def more_choice(moment: Moment, options: Sequence[Option]) -> tuple[Choice, ...]:
    """What can be done besides the question, by anybody, and what the title tells, behind one choice."""
    told = title_views(moment.rules.title.id).turn.told(moment)
    if not options:
        return (replace(told[0], key=MORE),) if len(told) == 1 else ()

    def page() -> TurnView:
        keys = Keys(taken="")
        rows = [row for option in options for row in option_rows(moment, option, keys)]
        rows += [list_row(moment, replace(choice, key=keys.next())) for choice in told]
        return TurnView(text("ask-more"), options[0].actor, tables=(turn_table("more", tuple(rows), wide=1),))

    names = more_names(moment, options)
    label = text("turn-more", names=items(names[:NAMED]), rest="yes" if names[NAMED:] else "no")
    brief = text("turn-more", names=names[0], rest="yes" if names[1:] else "no")
    return (Choice("more", label, MORE, brief=brief, page=page),)


def more_names(moment: Moment, options: Sequence[Option]) -> list[str]:
    """What the options are about in a word, in the order of the title."""
    kinds = {option.kind for option in options}
    order = dict.fromkeys((*title_views(moment.rules.title.id).turn.more, *MORE_KINDS))
    known = [text(f"more-{kind}") for kind in order if kind in kinds]
    return known if kinds <= order.keys() else [*known, text("more-other")]
