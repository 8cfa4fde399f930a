"""Actions that are mostly wrong: legal ones with one thing changed, and kinds of action filled with anything."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from pydantic import ValidationError

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, State
from tests.play.peculiar import peculiar

STEPS = ("auction", "stock", "track", "station", "run", "dividend", "trains")
NUMBERS = (-1_000_000, -5, -1, 0, 1, 2, 5, 7, 25, 99, 100, 12_001, 1_000_000)
STRANGE = ("", "?", "nobody", "0", "²", "2 ", "A" * 40)
POINTS = (
    "",
    ".",
    "/",
    "D19",
    "D19.",
    "D19/",
    "D19.9",
    "D19/7",
    "D19.-1",
    "D19/-1",
    "D19.²",
    "D19/٣",
    "Z99.0",
    "D19.0.0",
)


class Mutator:
    def __init__(self, rules: Rules, state: State, rng: Random) -> None:
        self.rules, self.state, self.rng = rules, state, rng
        title = rules.title
        papers = tuple(state.papers)
        companies = tuple(title.companies)
        common: dict[str, Sequence[Any]] = {
            "actor": (*state.order, BANK, *STRANGE),
            "company": (*companies, *state.order, BANK, *STRANGE),
            "private": (*papers, *STRANGE),
            "paper": (*papers, *STRANGE),
            "certificate": (*papers, *STRANGE),
            "mountain": (*papers, *STRANGE),
            "power": (None, *title.privates, *STRANGE),
            "hex": (*title.faces, *STRANGE),
            "tile": (*title.tiles, *STRANGE),
            "panel": STRANGE,
            "piece": (*title.tiles, *STRANGE),
            "train": (*state.trains, *title.train_sides, *STRANGE),
            "source": (BANK, POOL, CLOSED, *companies, *state.order, *STRANGE),
            "what": STEPS,
            "pay": (True, False),
            "proven": (True, False),
            "best": (None, *NUMBERS),
        }
        own = peculiar(rules).words
        self.words = {name: (*words, *own.get(name, ())) for name, words in common.items()}

    def value(self, name: str, old: Any = None) -> Any:
        if name in self.words:
            return self.rng.choice(self.words[name])
        near = () if not isinstance(old, int) else (old + 1, old - 1, -old, old + 5, 2 * old, old % 6 + 1)
        return self.rng.choice((*NUMBERS, *near))

    def changed(self, action: Action) -> Action | None:
        """The action with one or two fields changed; None where the kind itself does not take the value."""
        fields = dict(action)
        names = [name for name in fields if name != "routes"]
        for name in self.rng.sample(names, 2 if len(names) > 1 and self.rng.random() < 0.15 else 1):
            fields[name] = self.value(name, fields[name])
        if isinstance(action, ac.RunTrains) and self.rng.random() < 0.85:
            fields = {**dict(action), "routes": self.mangled(action.routes)}
        return made(type(action), fields)

    def anything(self, kind: type[Action]) -> Action | None:
        fields = {name: self.value(name) for name in kind.model_fields if name != "routes"}
        if "actor" in fields and self.rng.random() < 0.7:
            fields["actor"] = self.rng.choice(self.state.order)
        if kind is ac.RunTrains:
            fields["routes"] = self.mangled(())
        return made(kind, fields)

    def mangled(self, routes: tuple[ac.Route, ...]) -> tuple[ac.Route, ...]:
        if not routes:
            trains = tuple(self.state.trains) or ("2-0",)
            path = tuple(self.point() for _ in range(self.rng.randint(0, 5)))
            return (ac.Route(train=self.rng.choice((*trains, "?")), path=path),)
        at = self.rng.randrange(len(routes))
        route = routes[at]
        path = list(route.path)
        place = self.rng.randrange(len(path))
        change = self.rng.randrange(8)
        if change == 0:
            del path[place]
        elif change == 1:
            path[place] = self.point()
        elif change == 2:
            path.insert(place, path[place])
        elif change == 3:
            path.reverse()
        elif change == 4:
            path = path[:place]
        elif change == 5:
            path += path
        elif change == 6:
            return (*routes, route)
        else:
            stops = [point for point in path if "." in point]
            counted = self.rng.choice((tuple(stops[1:]), (self.point(),), (), tuple(stops)))
            return (*routes[:at], route.model_copy(update={"counted": counted}), *routes[at + 1 :])
        return (*routes[:at], route.model_copy(update={"path": tuple(path)}), *routes[at + 1 :])

    def point(self) -> str:
        if self.rng.random() < 0.4:
            return self.rng.choice(POINTS)
        label = self.rng.choice(tuple(self.rules.title.faces))
        return f"{label}{self.rng.choice('./')}{self.rng.randint(0, 6)}"

    def mutants(self, legal: Sequence[Action], number: int) -> Iterator[Action]:
        """Most are legal actions with something changed, the rest any kind with anything in it."""
        kinds = [handler.action for handler in self.rules.handlers if not handler.anytime]
        for _ in range(number):
            base = self.rng.choice(legal) if legal and self.rng.random() < 0.75 else None
            made_up = self.changed(base) if base is not None else self.anything(self.rng.choice(kinds))
            if made_up is not None:
                yield made_up


def by_the_book(rules: Rules, state: State, actor: str, company: str, rng: Random) -> Iterator[Action]:
    """Every action of the small kinds that one player might think of, as if it were his turn and this company's."""
    title = rules.title
    for sym in title.companies:
        for source, percent in product(("bank", "pool"), (5, 10, 20, 25, 40, 50)):
            yield ac.BuyShare(actor=actor, company=sym, source=source, percent=percent)  # type: ignore[arg-type]
        for price in (50, 60, 70, 80, 90, 100, 110):
            yield ac.StartCompany(actor=actor, company=sym, price=price)
        for shares, doubles in product(range(1, 7), range(3)):
            yield ac.SellShares(actor=actor, company=sym, shares=shares, doubles=doubles)
        yield ac.PayDestination(actor=actor, company=sym)
        for train in state.trains:
            yield ac.DiscardTrain(actor=actor, company=sym, train=train)
    yield from (ac.Pass(actor=actor, what=step) for step in STEPS)
    yield from (ac.DecideDividend(actor=actor, company=company, pay=pay) for pay in (True, False))
    owed = min(state.debt(actor), NUMBERS[-1])  # more is no amount
    for amount in {1, owed, state.cash.get(actor, 0), state.cash.get(actor, 0) + 1}:
        yield ac.RepayDebt(actor=actor, amount=amount)
    for code, private in title.privates.items():
        for price in (0, 1, private.face, 2 * private.face, 2 * private.face + 1):
            yield ac.BuyPrivate(actor=actor, company=company, private=code, price=price)
    treasury = state.cash.get(company, 0)
    for train, card in state.trains.items():
        face = rules.side(card.type).price
        for price in {1, face - 1, face, face + 1, treasury, treasury + 1}:
            yield ac.BuyTrain(actor=actor, company=company, source=card.owner, train=train, price=price)
    for kind, (_, side) in title.train_sides.items():
        yield ac.BuyTrain(actor=actor, company=company, source="bank", train=kind, price=side.price)
    for label, node in product(title.faces, range(2)):
        yield ac.PlaceStation(actor=actor, company=company, hex=label, node=node)
    yield from peculiar(rules).by_the_book(state, actor, company, rng)
    numbers = tuple(title.tiles)
    for label, rotation in product(title.faces, range(6)):
        for number in rng.sample(numbers, 3):
            yield ac.LayTile(actor=actor, company=company, hex=label, tile=number, rotation=rotation)


def made(kind: type[Action], fields: dict[str, Any]) -> Action | None:
    try:
        return kind(**fields)
    except ValidationError:
        return None
