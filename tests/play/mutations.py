"""Actions that are mostly wrong: legal ones with one thing changed, and kinds of action filled with anything."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from pydantic import ValidationError

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, State
from core.titles.t1844.mountains import special

STEPS = ("auction", "stock", "track", "station", "run", "dividend", "trains")
NUMBERS = (-1_000_000, -5, -1, 0, 1, 2, 5, 7, 25, 99, 100, 12_001, 1_000_000)
STRANGE = ("", "?", "nobody", "0", "²", "SBB ", "A" * 40)
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
        title, data = rules.title, special(rules)
        papers = tuple(state.papers)
        companies = tuple(title.companies)
        self.words: dict[str, Sequence[Any]] = {
            "actor": (*state.order, BANK, "SBB", *STRANGE),
            "company": (*companies, *state.order, BANK, *STRANGE),
            "private": (*papers, *STRANGE),
            "paper": (*papers, *STRANGE),
            "certificate": (*papers, *STRANGE),
            "mountain": (*papers, *STRANGE),
            "power": (None, *title.privates, *STRANGE),
            "hex": (*title.faces, *STRANGE),
            "tile": (*title.tiles, *(piece.id for piece in data.tunnels.pieces), *STRANGE),
            "panel": (*(panel.id for panel in data.mountains.panels), *STRANGE),
            "piece": (*(piece.id for piece in data.tunnels.pieces), *title.tiles, "furka", *STRANGE),
            "train": (*state.trains, *title.train_sides, "EVA", "SBB", *STRANGE),
            "source": (BANK, POOL, CLOSED, *companies, *state.order, *STRANGE),
            "what": STEPS,
            "pay": (True, False),
            "proven": (True, False),
            "best": (None, *NUMBERS),
        }

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
        kinds = [handler.action for handler in self.rules.handlers]
        for _ in range(number):
            base = self.rng.choice(legal) if legal and self.rng.random() < 0.75 else None
            made_up = self.changed(base) if base is not None else self.anything(self.rng.choice(kinds))
            if made_up is not None:
                yield made_up


def made(kind: type[Action], fields: dict[str, Any]) -> Action | None:
    try:
        return kind(**fields)
    except ValidationError:
        return None
