"""Trains and phases: what is left, what the next kind sets off and who loses what by it, who has which trains."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.rail18 import events as ev
from core.rail18.order import listed_order
from core.rail18.phases import over_limit, train_limit, with_phase, with_sale
from core.rail18.rules import Rules
from core.rail18.stack import exported_next, left, on_sale
from core.rail18.state import POOL, GameOver, OperatingRound, State
from core.rail18.title import Title
from core.rail18.title_data import TrainData
from core.text.catalogue import text, text_of
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.values.cards import CardView
from ui.values.cells import Cell, Column, Row
from ui.values.chips import ChipView


@dataclass(frozen=True, slots=True)
class Loss:
    """What one owner loses or has turned over; no chip for the pool and for a player's hand."""

    owner: str
    chip: ChipView | None
    before: tuple[CardView, ...]
    after: tuple[CardView | None, ...]  # None: out of the game
    discards: int = 0  # trains too many afterwards, besides those of now


@dataclass(frozen=True, slots=True)
class PhaseView:
    id: str
    now: bool
    title: str
    lines: tuple[str, ...]  # what changes with it
    opened: tuple[str, ...] = ()  # trains besides its own that are on sale from then on, and what these drive out


@dataclass(frozen=True, slots=True)
class SaleView:
    """A train on sale that begins no phase and drives out others."""

    title: str
    losses: tuple[Loss, ...]
    rest: str  # what the bank has of those


@dataclass(frozen=True, slots=True)
class TrainsView:
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]  # one for each phase
    phases: tuple[PhaseView, ...]
    coming: str | None  # the next phase
    losses: tuple[Loss, ...]  # when it comes
    sales: tuple[SaleView, ...]
    export: str  # what goes abroad at the end of the set
    owners: tuple[Row, ...]  # pool, companies and players with their trains

    def phase(self, key: str) -> PhaseView | None:
        return next((phase for phase in self.phases if phase.id == key), None)


def trains_view(moment: Moment) -> TrainsView:
    rules, state = moment.rules, moment.state
    coming = next_phase(rules, state)
    columns = tuple(_columns(rules))
    rows = tuple(_row(rules, state, phase.id) for phase in rules.title.data.phases)
    phases = tuple(
        PhaseView(
            phase.id,
            phase.id == state.phase,
            text("trains-phase-now" if phase.id == state.phase else "trains-phase", phase=phase.id),
            tuple(_changes(rules, phase.id)),
            tuple(opened(rules.title, phase.id)),
        )
        for phase in rules.title.data.phases
    )
    losses = tuple(_losses(moment, *with_phase(rules, state, coming))) if coming else ()
    sales = tuple(_sales(moment))
    return TrainsView(columns, rows, phases, coming, losses, sales, _export(rules, state), tuple(_owners(moment)))


def next_phase(rules: Rules, state: State) -> str | None:
    at = rules.title.phase_index(state.phase) + 1
    phases = rules.title.data.phases
    return phases[at].id if at < len(phases) else None


def limited_kinds(rules: Rules) -> dict[str, str]:
    """Kinds of companies with a train limit, by the letters that their codes begin with, or in a word."""
    found: dict[str, list[str]] = {}
    for company in rules.title.companies.values():
        if rules.title.kind(company.sym).train_limit:
            found.setdefault(company.kind, []).append(company.code.rstrip("0123456789"))
    return {
        kind: letters[0] if len(set(letters)) == 1 else text_of("trains-limit-head", kind, letter=letters[0])
        for kind, letters in found.items()
    }


def racks(title: Title) -> tuple[str, ...]:
    """Stacks beside the one whose trains begin the phases."""
    trains = title.data.trains
    begin = {train.stack for train in trains if train.starts_phase is not None}
    return tuple(dict.fromkeys(train.stack for train in trains if train.stack not in begin))


def traded_in(title: Title) -> bool:
    return any(train.trade_in_price is not None for train in title.data.trains)


def _columns(rules: Rules) -> Iterator[Column]:
    part = traded_in(rules.title)
    for rack in ("", *racks(rules.title)):
        head = text("trains-trains") if not rack else text(f"trains-rack-{rack}")
        yield Column(f"{rack}trains", head, right=False, rule=bool(rack))
        yield Column(f"{rack}price", text("trains-price"), text_of("trains-price-tip", rules.title.id))
        if part:
            yield Column(f"{rack}part", text("trains-part"), text("trains-part-tip"))
        yield Column(f"{rack}left", text("trains-left"), text("trains-left-tip"))
    for place, (kind, letter) in enumerate(limited_kinds(rules).items()):
        yield Column(f"limit-{kind}", letter, text_of("trains-limit", kind, letter=letter, kind=kind), rule=place == 0)
    yield Column("tiles", text("trains-tiles"), text("trains-tiles-tip"), right=False, rule=True)
    yield Column("rounds", text("trains-rounds"), text("trains-rounds-tip"))
    yield Column("changes", text("trains-changes"), right=False, stretch=1, rule=True, drop=1)


def starting(rules: Rules, phase: str) -> TrainData | None:
    return starting_in(rules.title, phase)


def starting_in(title: Title, phase: str) -> TrainData | None:
    """The kind of train that begins a phase."""
    return title.starting(phase)


def _row(rules: Rules, state: State, phase: str) -> Row:
    at = rules.title.phase_index(phase)
    data = rules.title.data.phases[at]
    cells = _stack(rules, state, starting(rules, phase))
    for rack in racks(rules.title):
        cells += _stack(rules, state, opening_in(rules.title, phase, rack))
    for kind in limited_kinds(rules):
        limits = rules.title.data.kinds[kind].train_limit
        cells.append(Cell(str(limits[min(at, len(limits) - 1)])))
    colours = [text("trains-colour", colour=colour) for colour in data.tiles]
    cells.append(Cell(colours[-1], tip=items(colours)))
    cells.append(Cell(str(data.operating_rounds)))
    changes = " · ".join(_changes(rules, phase))
    cells.append(Cell(changes, small=True, tone="quiet", tip=changes))
    now = phase == state.phase
    label = text("trains-row-now" if now else "trains-row", phase=phase)
    passed = at < rules.title.phase_index(state.phase)
    return Row(phase, tuple(cells), label, text("header-phase", phase=phase), marked=now, quiet=passed)


def opening_in(title: Title, phase: str, rack: str) -> TrainData | None:
    """The kind of train of another rack that is on sale from a phase on."""
    return next((one for one in title.data.trains if one.stack == rack and one.available_from_phase == phase), None)


def _stack(rules: Rules, state: State, train: TrainData | None) -> list[Cell]:
    """Card, price, price beside an older one, and how many are left."""
    part = traded_in(rules.title)
    if train is None:
        return [Cell()] * (4 if part else 3)
    number, cards = left(state, train), tuple(card_view(rules, side.type, state.phase) for side in train.sides)
    price = Cell(" / ".join(figure(side.price) for side in train.sides))
    less = Cell(figure(train.trade_in_price) if train.trade_in_price is not None else "", "quiet")
    rest = "∞" if number is None else text("trains-of", left=number, all=train.count or 0)
    tip = items(_card_words(card) for card in cards)
    return [Cell(cards=cards, tip=tip), price, *([less] if part else []), Cell(rest, "quiet" if number == 0 else "")]


def phase_news(rules: Rules, phase: str) -> tuple[str, ...]:
    """What a phase brings that no event tells when it begins: tiles, limits, rounds, what is allowed or will come."""
    at = rules.title.phase_index(phase)
    data, before = rules.title.data.phases[at], rules.title.data.phases[max(at - 1, 0)]
    news = [
        text("trains-new-tiles", colour=text("trains-colour", colour=tiles))
        for tiles in data.tiles
        if tiles not in before.tiles
    ]
    for kind, letter in limited_kinds(rules).items():
        limits = rules.title.data.kinds[kind].train_limit
        old, new = (limits[min(place, len(limits) - 1)] for place in (max(at - 1, 0), at))
        if old != new:
            news.append(text_of("trains-new-limit", kind, letter=letter, kind=kind, limit=new))
    if data.operating_rounds != before.operating_rounds:
        news.append(text("trains-new-rounds", count=data.operating_rounds))
    own = title_views(rules.title.id).narration.phase(rules, phase)
    return (*news, *_allowed(rules, phase), *(line.text for line in own if not line.told))


def _changes(rules: Rules, phase: str) -> Iterator[str]:
    """What a phase changes besides limits, tiles and rounds."""
    for train in rules.title.data.trains:
        sides = [side.type for side in train.sides]
        if train.turns_over_in_phase == phase:
            yield text("trains-turn", first=sides[0], second=sides[1])
        if rules.title.scrapped_in(train) == phase:
            yield text("trains-scrapped", type=sides[-1] if train.turns_over_in_phase else "/".join(sides))
    yield from _allowed(rules, phase)
    yield from (line.text for line in title_views(rules.title.id).narration.phase(rules, phase))


def opened(title: Title, phase: str) -> Iterator[str]:
    for train in title.data.trains:
        if train.available_from_phase != phase:
            continue
        sides = [side.type for side in train.sides]
        yield text("trains-opened", type="/".join(sides))
        gone = [old.sides[0].type for old in title.data.trains if old.scrapped_by in sides]
        if gone:
            yield text("trains-driven", train=sides[0], type=items(gone))


def _allowed(rules: Rules, phase: str) -> Iterator[str]:
    """What may be done from this phase on."""
    if phase == rules.slots.trains.trade_from_phase:
        yield text("trains-trade")
    if phase == rules.slots.papers.companies_buy_from_phase:
        yield text("trains-privates")
    if rules.extra_tile is not None and phase == rules.extra_tile.from_phase:
        yield text("trains-extra-tile", private=rules.extra_tile.private, colour=rules.extra_tile.colour)
    if any(kind.full_treasury_from_phase == phase for kind in rules.title.data.kinds.values()):
        yield text("trains-full-treasury")


def _sales(moment: Moment) -> Iterator[SaleView]:
    """A dry run of the sale of every train that begins no phase."""
    rules, state = moment.rules, moment.state
    for train in on_sale(rules, state):
        if train.starts_phase and not rules.phase_at_least(state, train.starts_phase):
            continue
        events, then = with_sale(rules, state, train)
        rest = [event for event in events if isinstance(event, ev.StackScrapped)]
        losses = tuple(_losses(moment, events, then))
        if losses or rest:
            told = items(text("trains-rest", number=event.number, type=event.card) for event in rest)
            yield SaleView(text("trains-sale", train="/".join(side.type for side in train.sides)), losses, told)


def _losses(moment: Moment, events: Sequence[ev.Event], then: State) -> Iterator[Loss]:
    """Of a dry run: which cards are turned over or taken, and who has too many afterwards."""
    rules, state = moment.rules, moment.state
    hit = {event.train for event in events if isinstance(event, ev.TrainRemoved | ev.TrainTurned)}
    over, known = surplus(rules, then), chips(rules.title)
    already = surplus(rules, state)
    for owner in dict.fromkeys([*listed_order(rules, state), POOL, *state.order]):
        cards = [card for card in state.trains_of(owner) if card in hit]
        too_many = over.get(owner, 0) - already.get(owner, 0)
        if cards or too_many > 0:
            after = [then.trains.get(card) for card in cards]
            yield Loss(
                _owner_name(moment, owner),
                known.get(owner),
                tuple(card_view(rules, state.trains[card].type, state.phase) for card in cards),
                tuple(None if card is None else card_view(rules, card.type, then.phase) for card in after),
                max(too_many, 0),
            )


def surplus(rules: Rules, state: State) -> dict[str, int]:
    return {sym: len(state.trains_of(sym)) - train_limit(rules, state, sym) for sym in over_limit(rules, state)}


def _export(rules: Rules, state: State) -> str:
    """Which card goes abroad at the end of the set."""
    card = exported_next(rules, state)
    if card is None or state.bank_broken or isinstance(state.frame, GameOver):
        return ""  # nothing goes abroad in the last set
    kind = "/".join(side.type for side in card.sides)
    begins = card.starts_phase if card.starts_phase and not rules.phase_at_least(state, card.starts_phase) else None
    sets = [frame for frame in state.flow if isinstance(frame, OperatingRound)]
    if rules.title.phase_index(state.phase) == 0:
        if not rules.slots.trains.exported_unbought(rules):
            return text("trains-export-later")
        begins = None
    if sets:
        left = sets[0].total - sets[0].index
        return text("trains-export-in", train=kind, left=left, phase=begins or "none")
    return text("trains-export", train=kind, phase=begins or "none")


def _card_words(card: CardView) -> str:
    return text("trains-card", train=card.type, fate=card.fate or "none", phase=card.phase, by=card.by)


def _owner_name(moment: Moment, owner: str) -> str:
    return text("trains-pool") if owner == POOL else moment.names.get(owner, owner)


def _owners(moment: Moment) -> Iterator[Row]:
    """Companies in their order, the pool, and players who hold a train for later."""
    rules, state, known = moment.rules, moment.state, chips(moment.rules.title)
    for owner in (*listed_order(rules, state), POOL, *state.order):
        cards = [card_view(rules, state.trains[card].type, state.phase) for card in state.trains_of(owner)]
        if not cards and (owner != POOL or rules.slots.stock.sold_to != POOL):
            continue
        room = ""
        if owner in known:
            room = text("trains-of", left=len(cards), all=train_limit(rules, state, owner))
        tip = items(_card_words(card) for card in cards)
        chip = known.get(owner)
        label = "" if chip is not None else _owner_name(moment, owner)
        told = Cell(text("trains-none"), tone="quiet") if not cards else Cell(cards=tuple(cards), tip=tip)
        name = rules.title.companies[owner].name if owner in rules.title.companies else ""
        yield Row(owner, (told, Cell(room, tone="quiet")), label, name, chip=chip)
