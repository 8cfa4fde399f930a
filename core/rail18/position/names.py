"""Does a position that is entered speak of things that exist, and of each thing once?"""

from collections import Counter
from collections.abc import Iterable, Iterator

from core.kernel.refusal import Rejection
from core.rail18.position.actions import SetPosition
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, CLOSED, POOL


def name_faults(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    yield from _players(draft, action)
    yield from _companies(draft, action)
    yield from _certificates(draft, action)
    yield from _papers(draft, action)
    yield from _trains(draft, action)
    if action.phase not in [phase.id for phase in draft.rules.title.data.phases]:
        yield draft.rejection("unknown-phase", IMPOSSIBLE, phase=action.phase)
    yield from _map(draft, action)


def _twice(draft: Draft, names: Iterable[str]) -> Iterator[Rejection]:
    for name, number in Counter(names).items():
        if number > 1:
            yield draft.rejection("named-twice", IMPOSSIBLE, name=name)


def _players(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    start = draft.state
    named = [entry.player for entry in action.players]
    yield from _twice(draft, named)
    for player in named:
        if not start.is_player(player):
            yield draft.rejection("unknown-player", IMPOSSIBLE, player=player)
    for player in start.order:
        if player not in named:
            yield draft.rejection("not-named", IMPOSSIBLE, name=player)
    if sorted(action.order) != sorted(start.order):
        yield draft.rejection("order-of-others", IMPOSSIBLE)


def _companies(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules = draft.rules
    yield from _twice(draft, (entry.company for entry in action.companies))
    yield from _twice(draft, (entry.company for entry in action.markers))
    listed = {entry.company for entry in action.companies}
    for sym in (*listed, *(entry.company for entry in action.markers)):
        if sym not in rules.title.companies:
            yield draft.rejection("unknown-company", IMPOSSIBLE, company=sym)
    for entry in action.markers:
        if rules.market.cell(entry.row, entry.column) is None:
            yield draft.rejection("no-cell", IMPOSSIBLE, row=entry.row, column=entry.column)


def _certificates(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules, start = draft.rules, draft.state
    known = {cert.id: cert for certs in rules.title.certificates.values() for cert in certs}
    out: Counter[str] = Counter()
    names: Counter[str] = Counter()
    for holding in action.holdings:
        if holding.owner not in (POOL, CLOSED) and not start.is_player(holding.owner):
            yield draft.rejection("no-holder", IMPOSSIBLE, holder=holding.owner)
        for name in holding.certificates:
            if name not in known:
                yield draft.rejection("unknown-certificate", IMPOSSIBLE, paper=name)
                continue
            out[known[name].company] += known[name].percent
            names[name] += 1
    for sym, percent in out.items():
        if percent > 100:
            yield draft.rejection("too-many-shares", IMPOSSIBLE, company=sym, percent=percent)
    for name, number in names.items():
        if number > 1 and out[known[name].company] <= 100:
            yield draft.rejection("certificate-twice", IMPOSSIBLE, paper=name)


def _papers(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules, start = draft.rules, draft.state
    yield from _twice(draft, (entry.paper for entry in action.papers))
    for entry in action.papers:
        if entry.paper not in start.papers:
            yield draft.rejection("unknown-certificate", IMPOSSIBLE, paper=entry.paper)
        private = entry.paper in rules.title.privates
        places = (CLOSED, *rules.title.companies) if private else (BANK,)
        if entry.owner not in places and not start.is_player(entry.owner):
            yield draft.rejection("no-holder", IMPOSSIBLE, holder=entry.owner)


def _trains(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules, start = draft.rules, draft.state
    yield from _twice(draft, (entry.train for entry in action.trains))
    yield from _twice(draft, (entry.card for entry in action.taken))
    extras = {extra.name: extra for extra in rules.title.data.extra_trains}
    for entry in action.trains:
        if entry.type not in rules.title.train_sides:
            yield draft.rejection("unknown-train", IMPOSSIBLE, train=entry.type)
            continue
        extra = extras.get(entry.train)
        first = rules.title.train_sides[entry.type][0].sides[0].type
        card, _, number = entry.train.rpartition("-")
        called = extra.type == entry.type if extra else card == first and number.isascii() and number.isdigit()
        if not called:
            yield draft.rejection("no-such-side", IMPOSSIBLE, train=entry.train, type=entry.type)
        held = start.is_player(entry.owner) and extra is not None and not extra.fixed
        if entry.owner != POOL and entry.owner not in rules.title.companies and not held:
            yield draft.rejection("no-holder", IMPOSSIBLE, holder=entry.owner)
    cards = {train.sides[0].type for train in rules.title.data.trains}
    for taken in action.taken:
        if taken.card not in cards:
            yield draft.rejection("unknown-train", IMPOSSIBLE, train=taken.card)


def _map(draft: Draft, action: SetPosition) -> Iterator[Rejection]:
    rules, start = draft.rules, draft.state
    labels = [lies.hex for lies in action.tiles]
    labels += [placed.hex for placed in action.stations]
    labels += [piece.hex for piece in action.overlays]
    for label in dict.fromkeys(labels):
        if label not in rules.title.faces:
            yield draft.rejection("unknown-hex", IMPOSSIBLE, hex=label)
    for number in Counter(entry.tile for entry in action.tiles):
        if number not in rules.title.tiles:
            yield draft.rejection("unknown-tile", IMPOSSIBLE, tile=number)
    for lies in action.tiles:
        if not 0 <= lies.rotation < 6:
            yield draft.rejection("no-rotation", IMPOSSIBLE, rotation=lies.rotation)
    for entry in action.stations:
        if entry.company not in rules.title.companies:
            yield draft.rejection("unknown-company", IMPOSSIBLE, company=entry.company)
    for piece in action.overlays:
        if piece.paper not in start.papers or piece.paper in rules.title.privates:
            yield draft.rejection("unknown-certificate", IMPOSSIBLE, paper=piece.paper)
