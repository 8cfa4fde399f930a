"""Does a position that is entered speak of things that exist, and of each thing once?"""

from collections import Counter
from collections.abc import Iterable, Iterator

from core.kernel.refusal import Rejection
from core.rail18.position.actions import SetPosition
from core.rail18.rules import IMPOSSIBLE, Rules
from core.rail18.state import BANK, CLOSED, POOL, State


def name_faults(rules: Rules, start: State, action: SetPosition) -> Iterator[Rejection]:
    yield from _players(start, action)
    yield from _companies(rules, action)
    yield from _certificates(rules, start, action)
    yield from _papers(rules, start, action)
    yield from _trains(rules, start, action)
    if action.phase not in [phase.id for phase in rules.title.data.phases]:
        yield Rejection("unknown-phase", IMPOSSIBLE, "", {"phase": action.phase})
    yield from _map(rules, start, action)


def _twice(names: Iterable[str]) -> Iterator[Rejection]:
    for name, number in Counter(names).items():
        if number > 1:
            yield Rejection("named-twice", IMPOSSIBLE, "", {"name": name})


def _players(start: State, action: SetPosition) -> Iterator[Rejection]:
    named = [entry.player for entry in action.players]
    yield from _twice(named)
    for player in named:
        if not start.is_player(player):
            yield Rejection("unknown-player", IMPOSSIBLE, "", {"player": player})
    for player in start.order:
        if player not in named:
            yield Rejection("not-named", IMPOSSIBLE, "", {"name": player})
    if sorted(action.order) != sorted(start.order):
        yield Rejection("order-of-others", IMPOSSIBLE, "")


def _companies(rules: Rules, action: SetPosition) -> Iterator[Rejection]:
    yield from _twice(entry.company for entry in action.companies)
    yield from _twice(entry.company for entry in action.markers)
    listed = {entry.company for entry in action.companies}
    for sym in (*listed, *(entry.company for entry in action.markers)):
        if sym not in rules.title.companies:
            yield Rejection("unknown-company", IMPOSSIBLE, "", {"company": sym})
    for entry in action.markers:
        if rules.market.cell(entry.row, entry.column) is None:
            yield Rejection("no-cell", IMPOSSIBLE, "p. 9", {"row": entry.row, "column": entry.column})


def _certificates(rules: Rules, start: State, action: SetPosition) -> Iterator[Rejection]:
    known = {cert.id: cert for certs in rules.title.certificates.values() for cert in certs}
    out: Counter[str] = Counter()
    names: Counter[str] = Counter()
    for holding in action.holdings:
        if holding.owner != POOL and not start.is_player(holding.owner):
            yield Rejection("no-holder", IMPOSSIBLE, "", {"holder": holding.owner})
        for name in holding.certificates:
            if name not in known:
                yield Rejection("unknown-certificate", IMPOSSIBLE, "", {"paper": name})
                continue
            out[known[name].company] += known[name].percent
            names[name] += 1
    for sym, percent in out.items():
        if percent > 100:
            yield Rejection("too-many-shares", IMPOSSIBLE, "p. 4", {"company": sym, "percent": percent})
    for name, number in names.items():
        if number > 1 and out[known[name].company] <= 100:
            yield Rejection("certificate-twice", IMPOSSIBLE, "", {"paper": name})


def _papers(rules: Rules, start: State, action: SetPosition) -> Iterator[Rejection]:
    yield from _twice(entry.paper for entry in action.papers)
    for entry in action.papers:
        if entry.paper not in start.papers:
            yield Rejection("unknown-certificate", IMPOSSIBLE, "", {"paper": entry.paper})
        private = entry.paper in rules.title.privates
        places = (CLOSED, *rules.title.companies) if private else (BANK,)
        if entry.owner not in places and not start.is_player(entry.owner):
            yield Rejection("no-holder", IMPOSSIBLE, "", {"holder": entry.owner})


def _trains(rules: Rules, start: State, action: SetPosition) -> Iterator[Rejection]:
    yield from _twice(entry.train for entry in action.trains)
    yield from _twice(entry.card for entry in action.taken)
    extras = {extra.name: extra for extra in rules.title.data.extra_trains}
    for entry in action.trains:
        if entry.type not in rules.title.train_sides:
            yield Rejection("unknown-train", IMPOSSIBLE, "p. 14", {"train": entry.type})
            continue
        extra = extras.get(entry.train)
        first = rules.title.train_sides[entry.type][0].sides[0].type
        card, _, number = entry.train.rpartition("-")
        called = extra.type == entry.type if extra else card == first and number.isascii() and number.isdigit()
        if not called:
            yield Rejection("no-such-side", IMPOSSIBLE, "p. 14", {"train": entry.train, "type": entry.type})
        held = start.is_player(entry.owner) and extra is not None and not extra.fixed
        if entry.owner != POOL and entry.owner not in rules.title.companies and not held:
            yield Rejection("no-holder", IMPOSSIBLE, "", {"holder": entry.owner})
    cards = {train.sides[0].type for train in rules.title.data.trains}
    for taken in action.taken:
        if taken.card not in cards:
            yield Rejection("unknown-train", IMPOSSIBLE, "p. 14", {"train": taken.card})


def _map(rules: Rules, start: State, action: SetPosition) -> Iterator[Rejection]:
    labels = [lies.hex for lies in action.tiles]
    labels += [placed.hex for placed in action.stations]
    labels += [piece.hex for piece in action.overlays]
    for label in dict.fromkeys(labels):
        if label not in rules.title.faces:
            yield Rejection("unknown-hex", IMPOSSIBLE, "", {"hex": label})
    for number in Counter(entry.tile for entry in action.tiles):
        if number not in rules.title.tiles:
            yield Rejection("unknown-tile", IMPOSSIBLE, "", {"tile": number})
    for lies in action.tiles:
        if not 0 <= lies.rotation < 6:
            yield Rejection("no-rotation", IMPOSSIBLE, "", {"rotation": lies.rotation})
    for entry in action.stations:
        if entry.company not in rules.title.companies:
            yield Rejection("unknown-company", IMPOSSIBLE, "", {"company": entry.company})
    for piece in action.overlays:
        if piece.paper not in start.papers or piece.paper in rules.title.privates:
            yield Rejection("unknown-certificate", IMPOSSIBLE, "", {"paper": piece.paper})
