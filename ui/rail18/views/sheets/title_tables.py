"""Tables of a title: phases, trains, players, companies. Made from its own data, for paper and for the companion."""

from collections.abc import Iterator
from itertools import groupby

from core import registry
from core.interchange.game_file import new_setup
from core.mechanics.seats import Player
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.rail18.title_data import KindData, TrainData, TrainSideData
from core.text.catalogue import catalogue, text, text_of
from core.text.lists import items
from core.text.numbers import figure
from ui.rail18.views.chips import chips
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.moment import moment_of
from ui.rail18.views.title_views import title_views
from ui.rail18.views.trains import starting_in, trains_view
from ui.values.cards import CardView
from ui.values.cells import Cell, Table, small_table


def standard_rules(title: Title) -> Rules | None:
    """Those of a game with all defaults; none where a title has no rules yet."""
    if title.id not in registry.playable_ids():
        return None
    number = min(int(count) for count in title.data.players)
    return registry.engine(new_setup(title.id, [Player(f"p{seat}", str(seat)) for seat in range(number)])).rules


def players_table(title: Title) -> Table:
    """Starting cash and limit of certificates."""
    rows = tuple(
        (Cell(number, strong=True), Cell(figure(data.cash)), Cell(str(data.share_limit)))
        for number, data in sorted(title.data.players.items(), key=lambda entry: int(entry[0]))
    )
    heads = (text("paper-players"), text("paper-cash"), text_of("paper-share-limit", title.id))
    return small_table(heads, (True, True, True), rows)


def phases_table(title: Title, rules: Rules | None) -> Table:
    limited = [kind for kind, data in title.data.kinds.items() if data.train_limit]
    rows = []
    changes = _changes(rules)
    for at, phase in enumerate(title.data.phases):
        train = starting_in(title, phase.id)
        kinds = [title.data.kinds[kind].train_limit for kind in limited]
        cells = [
            Cell(phase.id, strong=True),
            Cell(cards=() if train is None else train_cards(title, train)),
            Cell(items(text("trains-colour", colour=colour) for colour in phase.tiles)),
            Cell(str(phase.operating_rounds)),
            *(Cell(str(numbers[min(at, len(numbers) - 1)])) for numbers in kinds),
            Cell(items(changes.get(phase.id, ()) if rules is not None else _gone(title, phase.id))),
        ]
        rows.append(tuple(cells))
    heads = (
        text("paper-phase"),
        text("paper-begins"),
        text("paper-tiles"),
        text("trains-rounds"),
        *(text("paper-limit-of", kind=kind_words(title, kind)) for kind in limited),
        text("trains-changes"),
    )
    right = (False, False, False, True, *(True for _ in limited), False)
    return small_table(heads, right, tuple(rows), wide=len(heads) - 1)


def _changes(rules: Rules | None) -> dict[str, tuple[str, ...]]:
    """What only the rules know: their phases tell it themselves."""
    if rules is None:
        return {}
    state = registry.engine(rules.setup).initial()
    return {phase.id: phase.lines for phase in trains_view(moment_of(rules, state)).phases}


def _gone(title: Title, phase: str) -> Iterator[str]:
    """Trains that go with a phase: all that the data say of its changes."""
    for train in title.data.trains:
        if title.scrapped_in(train) == phase:
            yield text("trains-scrapped", type="/".join(side.type for side in train.sides))


def train_cards(title: Title, train: TrainData) -> tuple[CardView, ...]:
    """Both sides of a card, or its only one."""
    return tuple(_card(title, train, side) for side in train.sides)


def _card(title: Title, train: TrainData, side: TrainSideData) -> CardView:
    phase = train.starts_phase or train.available_from_phase
    colour = title.phase_colour(phase) if phase else "white"
    return CardView(side.type, side.kind, colour, side.price)


def stacks(title: Title) -> list[str]:
    """What the bank sells trains from."""
    return list(dict.fromkeys(train.stack for train in title.data.trains))


def trains_table(title: Title, stack: str = "") -> Table:
    """Of all stacks, or of one."""
    traded_in = any(train.trade_in_price is not None for train in title.data.trains)
    rows = []
    for train in title.data.trains:
        if stack not in ("", train.stack):
            continue
        for place, side in enumerate(train.sides):
            part = "–" if train.trade_in_price is None else figure(train.trade_in_price)
            rows.append(
                (
                    Cell(cards=(_card(title, train, side),)),
                    Cell(figure(side.price), strong=True),
                    *((Cell(part),) if traded_in else ()),
                    Cell(_number(train) if place == 0 else ""),
                    Cell(text(f"paper-train-{side.kind}", range=side.range)),
                    Cell(items(_fate(train, place))),
                )
            )
    keys = ["price", *(["trade-in"] if traded_in else []), "cards", "runs", "fate"]
    heads = ("", *(text(f"paper-train-{key}") for key in keys))
    right = (False, *(key in ("price", "trade-in", "cards") for key in keys))
    return small_table(heads, right, tuple(rows), wide=len(keys))


def _number(train: TrainData) -> str:
    return text("paper-trains-enough") if train.count is None else str(train.count)


def _fate(train: TrainData, place: int) -> Iterator[str]:
    if train.available_from_phase:
        yield text("paper-train-from", phase=train.available_from_phase)
    if place == 0 and train.turns_over_in_phase:
        second = train.sides[-1].type
        yield text("paper-train-turns", phase=train.turns_over_in_phase, second=second)
    if train.scrapped_in_phase:
        yield text("paper-train-goes", phase=train.scrapped_in_phase)
    if train.scrapped_by:
        yield text("paper-train-gone-by", train=train.scrapped_by)
    if not (train.scrapped_in_phase or train.scrapped_by or (place == 0 and train.turns_over_in_phase)):
        yield text("paper-train-stays")


def kind_words(title: Title, kind: str) -> str:
    """A kind of companies by its name; a title may have its own for one that others have too."""
    own = f"{kind}-{title.id}"
    return text_of("charter-kind", own if f"charter-kind-{own}" in catalogue() else kind, kind=kind)


def kinds_table(title: Title) -> Table:
    """A company that others merge into is never launched, nor one with a single owner."""
    targets = {data.merges_into for data in title.companies.values()}
    formed = {data.kind for sym, data in title.companies.items() if sym in targets}
    rows = tuple(
        (
            Cell(kind_words(title, kind), strong=True),
            Cell(text("paper-one-owner") if owned(data) else _certificates(data)),
            Cell("–" if kind in formed or owned(data) else text("paper-percent-of", percent=data.float_percent)),
            Cell(title_views(title.id).sheets.treasury(title, kind) or _treasury(data)),
            Cell(" ".join(str(cost) for cost in data.station_costs)),
        )
        for kind, data in title.data.kinds.items()
    )
    heads = tuple(text(f"paper-kind-{key}") for key in ("kind", "certificates", "launch", "treasury", "stations"))
    return small_table(heads, (False, False, False, False, False), rows, wide=3)


def _certificates(data: KindData) -> str:
    """Each by its percents, many of one size together."""
    found = []
    for percent, same in groupby(data.certificates):
        number = len(list(same))
        found.append(f"{number} × {percent}" if number > 1 else str(percent))
    return items(found)


def owned(data: KindData) -> bool:
    """Companies of one owner, without shares."""
    return data.certificates == (100,)


def _treasury(data: KindData) -> str:
    parts = []
    if data.treasury_x_par:
        parts.append(text("charter-times-par", times=data.treasury_x_par))
    if data.destination_x_par:
        parts.append(text("paper-at-destination", times=data.destination_x_par))
    if data.formed_treasury:
        parts.append(figure(data.formed_treasury))
    return items(parts)


def companies_table(title: Title) -> Table:
    """Destinations only where some company has one."""
    known = chips(title)
    goals = any(destination_of(title, sym) for sym in title.companies)
    rows = tuple(
        (
            Cell(chip=known[sym]),
            Cell(data.code, "quiet"),
            Cell(data.name),
            Cell(data.home or "", strong=True),
            *((Cell(destination_of(title, sym) or ""),) if goals else ()),
        )
        for sym, data in title.companies.items()
    )
    keys = ("code", "name", "home", *(["goal"] if goals else []))
    heads = ("", *(text(f"paper-company-{key}") for key in keys))
    return small_table(heads, (False,) * len(heads), rows, wide=2)
