"""What hands do at the table: the difference between how it lies and what the books say."""

from collections.abc import Iterator

from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from core.text.catalogue import text
from core.text.lists import items, listed
from ui.german_railways.views.hands.lying import Lying, lies, share_ways
from ui.german_railways.views.narration.who import Who
from ui.hands.views.caller import KEYS
from ui.values.tasks import Task


def task(kind: str, code: str, company: str | None = None, label: str | None = None, /, **params: object) -> Task:
    """The parameters of its words, and its `key`."""
    key = str(params.pop("key", ""))
    return Task(text(code, **params), kind, company, label, key, opens=key.startswith("cash:"))


def to_do(rules: Rules, lying: Lying, state: State) -> tuple[Task, ...]:
    books, who = lies(rules, state), Who(rules, state)
    return (
        *_money(who, lying, books),
        *_shares(who, lying, books),
        *_track(who, lying, books),
        *_incomes(who, lying, books),
        *_order(who, lying, books),
    )


def _money(who: Who, lying: Lying, books: Lying) -> Iterator[Task]:
    sums = {name: amount - lying.cash.get(name, 0) for name, amount in books.cash.items()}
    for name, amount in sorted(sums.items(), key=lambda part: -part[1]):
        if amount:
            person = name in who.state.seats
            code = ("hands-" if person else "gr-hands-") + ("receives" if amount > 0 else "pays")
            params = {"who": who.who(name), "amount": abs(amount)}
            yield task("money", code, None if person else name, key=f"cash:{name}", **params)


def _shares(who: Who, lying: Lying, books: Lying) -> Iterator[Task]:
    for railroad in books.shares:
        for (source, target), number in share_ways(lying.shares[railroad], books.shares[railroad]).items():
            params = {
                "railroad": railroad,
                "number": number,
                "source": who.who(source),
                "target": who.who(target),
                "way": "back" if target == BANK else "on" if source == BANK else "over",
            }
            yield task("share", "gr-hands-share", railroad, key=f"share:{railroad}:{source}:{target}", **params)


def _track(who: Who, lying: Lying, books: Lying) -> Iterator[Task]:
    for railroad in books.track:
        for code, found in (
            ("gr-hands-locomotives", books.track[railroad] - lying.track[railroad]),
            ("gr-hands-locomotives-off", lying.track[railroad] - books.track[railroad]),
        ):
            places = sorted(found)
            if places:
                key = f"track:{railroad}:{KEYS.join(places)}"
                params = {"railroad": railroad, "places": who.places(places), "number": len(places), "key": key}
                yield task("board", code, railroad, places[0], **params)


def _incomes(who: Who, lying: Lying, books: Lying) -> Iterator[Task]:
    for name, income in books.incomes.items():
        if lying.incomes.get(name) != income:
            person = name in who.state.seats
            code = "gr-hands-income-player" if person else "gr-hands-income"
            params = {"who": who.who(name), "income": income, "key": f"income:{name}"}
            yield task("income", code, None if person else name, **params)


def _order(who: Who, lying: Lying, books: Lying) -> Iterator[Task]:
    if lying.order == books.order:
        return
    gone = [player for place, player in lying.order if (place, player) not in books.order]
    if set(books.order) < set(lying.order):
        yield task("round", "gr-hands-order-off", players=listed(map(who.who, dict.fromkeys(gone))), key="order")
    else:
        players = items(text("gr-hands-at", place=place, player=who.who(player)) for place, player in books.order)
        yield task("round", "gr-hands-order", players=players, key="order")


def set_up_tasks(rules: Rules, start: State) -> Iterator[Task]:
    who, title = Who(rules, start), rules.title
    yield task("round", "gr-hands-setup-board")
    each = title.data.players[str(len(start.seats))]
    yield task("money", "gr-hands-setup-cash", amount=each, players=who.everybody(start.seats))
    homes = items(f"{code} {who.places((title.place(data.home),))}" for code, data in title.railroads.items())
    yield task("board", "gr-hands-setup-homes", homes=homes)
    yield task("share", "gr-hands-setup-shares", number=title.data.shares, railroads=items(title.railroads))
    found = lies(rules, start).incomes
    parts = items(f"{code} {found[code]}" for code in title.railroads)
    yield task("income", "gr-hands-setup-incomes", incomes=parts)
    yield task(
        "round", "gr-hands-setup-round", player=who.who(start.auction.opener if start.auction else start.seats[0])
    )
