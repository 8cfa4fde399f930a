"""Told about a company's turn: track, stations, runs, dividends, trains, phases."""

from collections.abc import Iterator

from core.rail18 import events as ev
from core.rail18.holdings import unsold
from core.rail18.state import BANK
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.said import Said, Teller
from ui.rail18.views.narration.words import Words, counted


def track(words: Words, group: Group) -> Iterator[Said]:
    label, event = group.key[1], group.first(ev.TileLaid)
    if event is None:
        return
    old = group.state.tiles.get(label)
    params = {
        "company": event.company,
        "tile": event.tile,
        "old": old.tile if old else "",
        "place": words.place(label),
        "amount": group.paid(),
    }
    yield Said("upgraded" if old else "tile-laid", "track", params, (event.company,), (label,))


def power(words: Words, group: Group) -> Iterator[Said]:
    code = group.key[1]
    owner = group.state.papers[code].owner
    yield Said("power-used", "paper", {"paper": words.paper(code), "code": code}, (owner,))


def overlay_laid(words: Words, group: Group) -> Iterator[Said]:
    yield from piece_laid(words, group, "piece-used" if group.first(ev.OverlayLaid) is None else "piece-laid")


def piece_laid(words: Words, group: Group, code: str) -> Iterator[Said]:
    """The piece of a certificate with its place; where track is not kept there is none."""
    label, payment = group.key[1], group.first(ev.MoneyPaid)
    event = group.first(ev.OverlayLaid) or group.first(ev.PaperUsed)
    if event is None:
        return
    owner = group.state.papers[event.paper].owner if event.paper else ""
    builder = payment.payer if payment else group.scene.company or owner
    params = {
        "paper": event.paper or "",
        "owner": words.who(owner),
        "company": words.who(builder),
        "place": words.place(label) if label else "",
        "amount": group.paid(),
    }
    yield Said(code, "track", params, (owner, builder), (label,) if label else ())


def line(words: Words, group: Group) -> Iterator[Said]:
    code = group.key[1]
    owner = group.state.papers[code].owner
    hexes = tuple(event.hex for event in group.all(ev.OverlayLaid))
    params = {"private": words.paper(code), "owner": words.who(owner), "amount": group.paid()}
    yield Said("line-laid", "track", params, (owner,), hexes)


def activated(words: Words, group: Group) -> Iterator[Said]:
    for state, event in group.steps:
        paper = state.papers[event.paper]
        place = words.place(paper.hex) if paper.hex else ""
        params = {
            "paper": event.paper,
            "place": place,
            "known": "yes" if place else "no",
            "owner": words.who(paper.owner),
        }
        yield Said("activated", "paper", params, (paper.owner,), (paper.hex,) if paper.hex else ())


def station(words: Words, group: Group) -> Iterator[Said]:
    _, company, label = group.key
    event = group.first(ev.StationPlaced)
    if event is None:
        yield Said("station-used", "track", {"company": company, "amount": group.paid()}, (company,))
        return
    params = {"company": company, "place": words.place(label), "amount": group.paid()}
    yield Said("home-station" if event.home else "station", "track", params, (company,), (label,))


def station_returned(words: Words, group: Group) -> Iterator[Said]:
    _, company, label = group.key
    yield Said("station-returned", "track", {"company": company, "place": words.place(label)}, (company,), (label,))


def track_paid(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    yield Said("track-paid", "track", {"company": company, "amount": group.paid()}, (company,))


def home_waits(words: Words, group: Group) -> Iterator[Said]:
    _, company, label = group.key
    yield Said("home-waits", "track", {"company": company, "place": words.place(label)}, (company,), (label,))


def route_declared(words: Words, group: Group) -> Iterator[Said]:
    yield Said("route-declared", "train", {"company": group.key[1]}, (group.key[1],))


def map_set(words: Words, group: Group) -> Iterator[Said]:
    yield Said("map-set", "track", {"tiles": len(group.steps[-1][1].tiles)})


def destination(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    yield Said("destination", "money", {"company": company, "amount": group.paid()}, (company,))


def destination_lapsed(words: Words, group: Group) -> Iterator[Said]:
    yield Said("destination-lapsed", "money", {"company": group.key[1]}, (group.key[1],))


def declined(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    for state, event in group.steps:
        more = getattr(state.frame, "tiles_laid", 0) if event.what == "track" else 0
        yield Said("declined", "pass", {"company": company, "step": event.what, "before": more}, (company,))


def route(words: Words, event: ev.RouteRun) -> str:
    """A train, the ends of its route and what it earns; two figures beside each other could be read as one."""
    ends = [stop.partition(".")[0] for stop in event.stops]
    named = [words.town(ends[0]), words.town(ends[-1])] if ends else []
    return " ".join(part for part in (event.type, "–".join(named), str(event.revenue)) if part)


def run(words: Words, group: Group) -> Iterator[Said]:
    company, made, routes = group.key[1], group.first(ev.RunMade), group.all(ev.RouteRun)
    revenue = made.revenue if made else sum(event.revenue for event in routes)
    params = {
        "company": company,
        "revenue": revenue,
        "routes": items(route(words, event) for event in routes),
        "route_number": len(routes),
    }
    hexes = tuple(dict.fromkeys(stop.partition(".")[0] for event in routes for stop in event.stops))
    yield Said("run" if revenue or routes else "no-revenue", "run", params, (company,), hexes)
    if made is not None and made.best is not None and made.best > revenue:
        below = {"company": company, "below": made.best - revenue, "best": made.best}
        yield Said("below-best", "run", below, (company,))
    if made is not None and made.bound is not None and made.bound < revenue:
        above = {"company": company, "above": revenue - made.bound, "most": made.bound}
        yield Said("above-best", "run", above, (company,))
    if group.paid():
        labels = {part.label for event in routes for part in event.parts if part.receiver == "treasury"}
        sort = labels.pop() if len(labels) == 1 else ""
        yield Said("run-treasury", "money", {"company": company, "amount": group.paid()}, (company,), sort=sort)


def revenue_of(group: Group) -> int:
    """What there was to pay out or to withhold."""
    return max((event.revenue for _, event in group.steps if not isinstance(event, ev.MoneyPaid)), default=0)


def dividend(words: Words, group: Group) -> Iterator[Said]:
    """`bank` is the part of the shares that nobody holds."""
    company, decided = group.key[1], group.first(ev.DividendDecided)
    revenue = revenue_of(group)
    if not revenue:
        yield Said("no-revenue", "money", {"company": company}, (company,))
        return
    if decided is None or not decided.paid_out:
        yield Said("withheld", "money", {"company": company, "amount": revenue}, (company,))
        return
    parts = {payment.payee: payment.amount for payment in group.all(ev.MoneyPaid)}
    told = [words.amounts((words.who(who), amount) for who, amount in parts.items() if who != company)]
    kept = revenue - sum(parts.values()) if unsold(words.rules, group.state, company) else 0
    for who, amount in ((text("word-treasury"), parts.get(company, 0)), (words.who(BANK), kept)):
        if amount > 0:
            told.append(words.amounts([(who, amount)]))
    shown = items(part for part in told if part)
    yield Said("dividend", "money", {"company": company, "revenue": revenue, "parts": shown}, (company, *parts))


def train(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    taken, moved = group.first(ev.TrainTaken), group.first(ev.TrainMoved)
    cost = group.paid("train")
    if taken is not None:
        params = {"company": company, "train": taken.type, "amount": cost}
        handed = group.first(ev.TrainRemoved)
        if handed is not None:
            params["old"] = group.state.trains[handed.train].type
        yield Said("train-bought" if handed is None else "train-traded-in", "train", params, (company,))
    elif moved is not None:
        card = group.state.trains[moved.train]
        params = {"company": company, "train": card.type, "seller": words.who(card.owner), "amount": cost}
        yield Said("train-traded", "train", params, (company, card.owner))
    for payment in group.all(ev.MoneyPaid):
        if payment.why == "help":
            params = {"player": words.who(payment.payer), "company": company, "amount": payment.amount}
            yield Said("help", "money", params, (payment.payer, company))
        elif payment.why == "loan":
            params, overdrawn = (
                {"company": company, "amount": payment.amount},
                words.rules.slots.pay.overdrawn(words.rules),
            )
            yield Said("loan", "debt", params, (company,), sort="overdrawn" if overdrawn else "")


def train_given(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(ev.TrainMoved)
    assert event is not None
    old = group.state.trains[event.train]
    params = {"player": words.who(old.owner), "company": event.owner, "train": old.type, "name": event.train}
    yield Said("train-given", "train", params, (old.owner, event.owner))


def train_gained(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(ev.TrainGained)
    assert event is not None
    own = "yes" if event.train == event.owner else "no"
    params = {"owner": words.who(event.owner), "train": event.type, "name": event.train, "own": own}
    yield Said("train-gained", "train", params, (event.owner,))


def export(words: Words, group: Group) -> Iterator[Said]:
    for event in group.all(ev.TrainTaken):
        yield Said("exported", "train", {"train": event.type})


def discard(words: Words, group: Group) -> Iterator[Said]:
    company = group.key[1]
    types = [group.state.trains[event.train].type for _, event in group.steps]
    removed = group.first(ev.TrainRemoved) is not None
    params = {"company": company, "trains": counted(types), "number": len(types)}
    yield Said("discarded-removed" if removed else "discarded", "train", params, (company,))


def phase(words: Words, group: Group) -> Iterator[Said]:
    if group.first(ev.PhaseBegan) is not None:
        yield Said("phase", "train", {"phase": group.key[1]})
    turned: dict[tuple[str, str], list[str]] = {}
    scrapped: dict[str, list[str]] = {}
    for state, event in group.steps:
        if isinstance(event, ev.TrainTurned):
            card = state.trains[event.train]
            turned.setdefault((card.type, event.type), []).append(card.owner)
        elif isinstance(event, ev.TrainRemoved):
            card = state.trains[event.train]
            scrapped.setdefault(card.type, []).append(card.owner)
        elif isinstance(event, ev.StackScrapped):
            scrapped.setdefault(event.card, []).extend([BANK] * event.number)
    for (old, new), owners in turned.items():
        params = {"old": old, "new": new, "owners": owners_text(words, owners), "number": len(owners)}
        yield Said("turned", "train", params, tuple(owners))
    if scrapped:
        everybody = [owner for owners in scrapped.values() for owner in owners]
        params = {
            "types": listed(list(scrapped)),
            "owners": owners_text(words, everybody),
            "number": len(everybody),
        }
        yield Said("scrapped", "train", params, tuple(everybody))


def owners_text(words: Words, owners: list[str]) -> str:
    return counted(words.who(owner) for owner in owners)


TELLERS: dict[str, Teller] = {
    "track": track,
    "power": power,
    "overlay": overlay_laid,
    "line": line,
    "activated": activated,
    "station": station,
    "station-returned": station_returned,
    "track-paid": track_paid,
    "route-declared": route_declared,
    "home-waits": home_waits,
    "map-set": map_set,
    "destination": destination,
    "destination-lapsed": destination_lapsed,
    "declined": declined,
    "run": run,
    "dividend": dividend,
    "train": train,
    "train-given": train_given,
    "train-gained": train_gained,
    "export": export,
    "discard": discard,
    "phase": phase,
}
