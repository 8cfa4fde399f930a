"""What hands do at the table with money, cards and markers: the difference of two positions.

Differences serve every way from one position to another: an action, and its taking back.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from core.rail18.holdings import director
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, Marker, OperatingRound, State, StockRound
from core.rail18.title import Certificate
from core.rail18.title_data import TrainSideData
from core.text.catalogue import catalogue, text
from core.text.lists import listed, numbered
from ui.hands.views.caller import KEYS
from ui.rail18.views.narration.words import Words, counted
from ui.rail18.views.papers.kinds import kind_of_paper
from ui.values.tasks import Task


@dataclass(frozen=True)
class Change:
    """From how the table lies to what the books say.

    A charter lies where hands have put it, whoever directs the company meanwhile, and the next trains are laid out when
    hands have done so: neither follows from the cards that have moved already.
    """

    words: Words
    before: State
    after: State
    charters: Mapping[str, str | None]  # at whom each lies
    laid_out: Collection[str]  # kinds of trains that are used up, and the next one lies there


def titled(rules: Rules, code: str, common: str = "") -> str:
    """The code of words that a title has of its own, else the common ones."""
    own = f"{code}-{rules.title.id}"
    return own if f"hands-{own}" in catalogue() else common or code


def task(kind: str, code: str, company: str | None = None, label: str | None = None, /, **params: object) -> Task:
    """The parameters of its words, and its `key`."""
    key = str(params.pop("key", ""))
    return Task(text(f"hands-{code}", **params), kind, company, label, key, opens=key.startswith("cash:"))


def used_up(rules: Rules, state: State) -> frozenset[str]:
    """Kinds of trains of which all are taken, where another kind is laid out then."""
    cards = rules.title.data.trains
    return frozenset(
        card.sides[0].type
        for card in cards[:-1]
        if card.count is not None
        and card.available_from_phase is None
        and state.stack.get(card.sides[0].type, 0) >= card.count
    )


def money(change: Change) -> Iterator[Task]:
    """What everybody receives or pays in all."""
    cash, old = change.after.cash, change.before.cash
    sums = {who: cash.get(who, 0) - old.get(who, 0) for who in {**old, **cash} if who != BANK}
    emptied = [sym for sym in closing(change) if sums.get(sym)]
    if emptied:
        yield task(
            "money",
            "emptied",
            key=f"cash:{KEYS.join(emptied)}",
            amounts=change.words.amounts((sym, -sums[sym]) for sym in emptied),
        )
    for who, amount in sorted(sums.items(), key=lambda part: -part[1]):
        if amount and who not in emptied:
            person = change.after.is_player(who)
            code = ("receives" if amount > 0 else "pays") + ("" if person else "-company")
            params = {"who": change.words.who(who), "amount": abs(amount)}
            yield task("money", code, None if person else who, key=f"cash:{who}", **params)
    debts = {player: (change.before.debt(player), change.after.debt(player)) for player in change.after.order}
    for player, (owed, owes) in debts.items():
        if owed != owes:
            yield task("money", "debt", key=f"debt:{player}", who=change.words.who(player), debt=owes)


def shares(change: Change) -> Iterator[Task]:
    """Certificates that change hands, those of one way together."""
    closed = closing(change)
    if closed:
        yield task("share", "closed", key=f"closed:{KEYS.join(closed)}", companies=listed(closed))
    for company, owners in change.after.shares.items():
        old = change.before.shares[company]
        if owners is old or company in closed:
            continue
        ways = share_ways(change.words.rules.title.certificates[company], old, owners)
        for (source, target), found in ways.items():
            params = {
                "company": company,
                "source": change.words.who(source),
                "target": change.words.who(target),
                "certificates": _certificates(found),
            }
            yield task("share", "share", company, key=f"share:{company}:{source}:{target}", **params)


Ways = dict[tuple[str, str], list[Certificate]]  # from whom, to whom


def share_ways(certificates: Sequence[Certificate], old: Mapping[str, str], new: Mapping[str, str]) -> Ways:
    """Certificates of one size are the same to hands: who has as many as before gives none away.

    From hand to hand as it happened, as far as that ends where certificates are wanted.
    """
    moved = [cert for cert in certificates if old[cert.id] != new[cert.id]]
    spare = Counter((_size(cert), old[cert.id]) for cert in moved)
    spare.subtract((_size(cert), new[cert.id]) for cert in moved)
    ways: Ways = {}

    def give(cert: Certificate, source: str, target: str) -> None:
        if spare[_size(cert), source] > 0 > spare[_size(cert), target]:
            spare[_size(cert), source] -= 1
            spare[_size(cert), target] += 1
            ways.setdefault((source, target), []).append(cert)

    for cert in moved:
        give(cert, old[cert.id], new[cert.id])
    for cert in moved:
        for source, target in product(dict.fromkeys(old.values()), dict.fromkeys(new.values())):
            give(cert, source, target)
    return ways


def _size(cert: Certificate) -> tuple[int, bool]:
    return cert.percent, cert.director


def closing(change: Change) -> list[str]:
    """Companies that leave the game, with all that belongs to them."""
    then = change.before.companies
    return [sym for sym, company in change.after.companies.items() if company.closed and not then[sym].closed]


def _certificates(found: list[Certificate]) -> str:
    parts = [text("hands-director-certificate", percent=cert.percent) for cert in found if cert.director]
    sizes = Counter(cert.percent for cert in found if not cert.director)
    parts += [text("hands-certificates", percent=percent, number=number) for percent, number in sizes.items()]
    return listed(parts)


def charters(change: Change) -> Iterator[Task]:
    """The charter of a company goes with its launch to its director (rules p. 8), and on to who directs it then."""
    rules = change.words.rules
    for sym, company in change.after.companies.items():
        old = change.before.companies[sym]
        leader, before = director(rules, change.after, sym), change.charters.get(sym)
        params = {"company": sym, "player": change.words.who(leader), "key": f"charter:{sym}"}
        if company.launched and not old.launched:
            yield task("share", "charter", sym, **params, stations=company.stations_left)
        elif old.launched and not company.launched:
            yield task("share", "charter-back", sym, key=f"charter:{sym}", company=sym)
        elif company.launched and leader != before and not company.closed:
            yield task("share", "charter-on" if leader else "charter-aside", sym, **params)


def papers(change: Change) -> Iterator[Task]:
    closed: list[str] = []
    for code, paper in change.after.papers.items():
        old = change.before.papers[code]
        if paper is old:
            continue
        if paper.owner == CLOSED and old.owner != CLOSED:
            closed.append(code)
        elif paper.owner != old.owner:
            yield task(
                "paper",
                "paper",
                key=f"paper:{code}",
                paper=change.words.paper(code),
                owner=change.words.who(paper.owner),
            )
        kind = kind_of_paper(change.words.rules, code)
        if paper.used != old.used and paper.owner != CLOSED and (kind is None or kind.turned):
            side = "paper-over" if paper.used else "paper-up"
            yield task("paper", side, key=f"side:{code}", paper=change.words.paper(code))
        if paper.active and not old.active:
            yield task("paper", "paper-active", None, paper.hex, key=f"active:{code}", paper=code)
    if closed:
        params = {"papers": listed(closed), "number": len(closed)}
        yield task("paper", "papers-closed", key=f"paper:{KEYS.join(closed)}", **params)


def trains(change: Change) -> Iterator[Task]:
    now, then = change.after.trains, change.before.trains
    fresh = [train for train in now if train not in then]
    yield from _from_stack(change, fresh)
    for train in fresh:
        if not _of_stack(change, train) and not _printed(change, train):
            owner = now[train].owner
            params = {"name": train, "type": now[train].type, "owner": change.words.who(owner)}
            yield task("train", "train-extra", owner, key=f"train:{train}", **params)
    turned: dict[tuple[str, str], list[str]] = {}
    for train in now:
        if train in then and now[train].type != then[train].type:
            owners = turned.setdefault((then[train].type, now[train].type), [])
            owners.append(change.words.who(then[train].owner))
    for (old, new), owners in turned.items():
        whose = {"number": len(owners), "owners": counted(owners)}
        yield task("train", "turned", key=f"turned:{old}:{new}", old=old, new=new, **whose)
    for train in [train for train in now if train in then and now[train].owner != then[train].owner]:
        source, target = change.words.who(then[train].owner), change.words.who(now[train].owner)
        params = {"type": now[train].type, "source": source, "target": target}
        yield task("train", "train-moved", now[train].owner, key=f"train:{train}", **params)
    yield from _removed(change)


def _printed(change: Change, train: str) -> bool:
    """On a charter, where nobody has to put it."""
    return any(extra.name == train and extra.fixed for extra in change.words.rules.title.data.extra_trains)


def _of_stack(change: Change, train: str) -> bool:
    return not any(extra.name == train for extra in change.words.rules.title.data.extra_trains)


def _from_stack(change: Change, fresh: list[str]) -> Iterator[Task]:
    """Bought, exported, scrapped, put back; and the next kind to lay out when one is used up."""
    data, all_taken = change.words.rules.title.data.trains, used_up(change.words.rules, change.after)
    for number, card in enumerate(data):
        kind = card.sides[0].type
        taken, before = change.after.stack.get(kind, 0), change.before.stack.get(kind, 0)
        bought = [train for train in fresh if train.rpartition("-")[0] == kind]
        for train in bought:
            found = change.after.trains[train]
            owner = change.words.who(found.owner)
            params = {"company": owner, "card": _card(card.sides), "type": found.type}
            sides = len(card.sides)
            yield task("train", "train-taken", found.owner, key=f"train:{train}", sides=sides, **params)
        gone = taken - before - len(bought)
        by_phases = card.available_from_phase is not None  # never abroad, and no next kind to lay out
        if gone > 0 and by_phases:
            bank = change.words.who(BANK)
            yield task("train", "removed", key=f"stack:{kind}", type=kind, number=gone, owners=counted([bank] * gone))
        elif gone > 0:
            yield task("train", "export", key=f"stack:{kind}", card=_card(card.sides), number=gone)
        elif taken < before:
            yield task("train", "train-back", key=f"stack:{kind}", card=_card(card.sides), number=before - taken)
        if kind in all_taken and kind not in change.laid_out:
            yield task("train", "lay-out", key=f"rack:{kind}", card=_card(data[number + 1].sides))


def _card(sides: Sequence[TrainSideData]) -> str:
    return "/".join(side.type for side in sides)


def _removed(change: Change) -> Iterator[Task]:
    """Scrapped or given up: out of the game. A card that went back on the stack has been told."""
    now, then = change.after.trains, change.before.trains
    gone: dict[str, list[str]] = {}
    for train, card in then.items():
        kind = train.rpartition("-")[0]
        back = change.after.stack.get(kind, 0) < change.before.stack.get(kind, 0)
        if train not in now and not back:
            gone.setdefault(card.type, []).append(change.words.who(card.owner))
    for kind, owners in gone.items():
        yield task("train", "removed", key=f"removed:{kind}", type=kind, number=len(owners), owners=counted(owners))


def markers(change: Change) -> Iterator[Task]:
    """In the order in which they move, so that each lies in its stack as it should."""
    now, then = change.after.markers, change.before.markers
    gone = [company for company in then if company not in now]
    if gone:
        yield task("market", "marker-off", gone[0], key=f"marker:{KEYS.join(gone)}", companies=listed(gone))
    moved = [company for company, marker in now.items() if not _stays(change, company, marker)]
    for company in sorted(moved, key=lambda sym: now[sym].arrival):
        yield _marker(change, company, moved)


def _stays(change: Change, company: str, marker: Marker) -> bool:
    """In its cell, and above or below whoever else has stayed there."""
    now, then = change.after.markers, change.before.markers
    old = then.get(company)
    if old is None or (old.row, old.column) != (marker.row, marker.column):
        return False
    mates = [
        sym
        for sym in now
        if sym in then
        and (now[sym].row, now[sym].column) == (then[sym].row, then[sym].column) == (marker.row, marker.column)
    ]
    return all((then[sym].arrival < old.arrival) == (now[sym].arrival < marker.arrival) for sym in mates)


def _marker(change: Change, company: str, moved: list[str]) -> Task:
    market, marker = change.words.rules.market, change.after.markers[company]
    old = change.before.markers.get(company)
    params: dict[str, object] = {"company": company, "new": market.price(marker), "key": f"marker:{company}"}
    mates = [
        (other.arrival, sym)
        for sym, other in change.after.markers.items()
        if sym != company and (other.row, other.column) == (marker.row, marker.column)
    ]
    above = [sym for arrival, sym in sorted(mates) if arrival < marker.arrival]
    below = [sym for arrival, sym in sorted(mates) if arrival > marker.arrival and sym not in moved]
    params["where"] = "on" if below else "under" if above else "alone"
    params["other"] = below[0] if below else above[-1] if above else ""
    if old is None:
        formed = any(found.merges_into == company for found in change.words.rules.title.companies.values())
        noted = not formed and change.words.rules.slots.stock.sold_to == POOL  # the bank goes on selling at par
        params["par"] = change.after.companies[company].par if noted else 0  # on the par chart too (rules p. 7)
        return task("market", "marker-new", company, **params)
    if (old.row, old.column) == (marker.row, marker.column):
        return task("market", "marker-stack", company, **params)
    return task("market", "marker", company, old=market.price(old), way=_way(old, marker), **params)


def _way(old: Marker, new: Marker) -> str:
    rows, columns = new.row - old.row, new.column - old.column
    ways = {(0, 1): "right", (0, -1): "left", (-1, 0): "up", (1, 0): "down"}
    return ways.get((rows, columns), "far")


def rounds(change: Change) -> Iterator[Task]:
    """Order cards, and the round indicator."""
    words, after, before = change.words, change.after, change.before
    if after.order != before.order:
        names = [words.who(player) for player in after.order]
        yield task("round", titled(words.rules, "order"), key="order", players=numbered(names), first=names[0])
    match after.flow[0], before.flow[0]:
        case (StockRound() as now, then) if not isinstance(then, StockRound) or then.number != now.number:
            yield task("round", "stock-round", key="round", number=now.number)
        case (OperatingRound() as now, then):
            was = (then.number, then.index) if isinstance(then, OperatingRound) else None
            if was != (now.number, now.index):
                params = {"number": now.number, "index": now.index, "total": now.total}
                yield task("round", "operating-round", key="round", **params)
    if after.bank_broken and not before.bank_broken:
        yield task("round", "bank-broken", key="broken")
