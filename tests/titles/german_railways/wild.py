"""Actions of German Railways that are mostly wrong: legal ones with one thing changed, kinds filled with anything, and
those that a player might think of; and corrections of the books.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from pydantic import ValidationError

from core.german_railways import actions as ac
from core.german_railways import corrections as co
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from core.kernel.action import Action

NUMBERS = (-1_000_000, -5, -1, 0, 1, 2, 3, 5, 7, 25, 99, 121, 1_000_000)
STRANGE = ("", "?", "nobody", "0", "²", "A" * 40)


class Mutator:
    def __init__(self, rules: Rules, state: State, rng: Random) -> None:
        self.rules, self.state, self.rng = rules, state, rng
        railroads, seats = tuple(rules.title.railroads), state.seats
        self.words: dict[str, Sequence[Any]] = {
            "actor": (*seats, *seats, BANK, *STRANGE),
            "railroad": (*railroads, *railroads, *seats, BANK, *STRANGE),
            "what": ("auction", "turn", "?"),
            "holder": (*seats, *railroads, BANK, *STRANGE),
            "giver": (*seats, BANK, *STRANGE),
            "taker": (*seats, BANK, *STRANGE),
            "player": (*seats, *STRANGE),
            "note": ("found later", ""),
            "name": ("Zoe", *STRANGE),
            "mode": (None, "table", "hotseat", "?"),
            "cash_open": (None, True, False),
            "replaced": (True, False),
            "colour": (None, "blue", "?"),
            "symbol": (None, "star", "?"),
        }
        self.labels = tuple(rules.title.data.hexes)

    def hex(self) -> str:
        """Mostly one near a railroad."""
        if self.rng.random() < 0.1:
            return self.rng.choice(STRANGE)
        if self.rng.random() < 0.5:
            return self.rng.choice(self.labels)
        places = self.rng.choice(list(self.state.track.values()))
        return self.rng.choice((*self.rules.title.neighbours[self.rng.choice(places)], self.rng.choice(places)))

    def value(self, name: str, old: Any = None) -> Any:
        match name:
            case "hexes":
                return self.hexes(tuple(old or ()))
            case "hex":
                return self.hex()
            case "order":
                number = self.rng.choice((len(self.state.seats), len(self.state.seats), 0, 1, 6))
                return tuple(self.rng.choice((*self.state.seats, *self.state.seats, "?")) for _ in range(number))
        if name in self.words:
            return self.rng.choice(self.words[name])
        near = () if not isinstance(old, int) else (old + 1, old - 1, -old, 2 * old)
        return self.rng.choice((*NUMBERS, *near))

    def hexes(self, old: tuple[str, ...]) -> tuple[str, ...]:
        found = list(old)
        match self.rng.randrange(6):
            case 0 if found:
                found.pop(self.rng.randrange(len(found)))
            case 1 if found:
                found[self.rng.randrange(len(found))] = self.hex()
            case 2:
                self.rng.shuffle(found)
            case 3 if found:
                found.append(self.rng.choice(found))
            case _:
                found.insert(self.rng.randint(0, len(found)), self.hex())
        return tuple(found)

    def changed(self, action: Action) -> Action | None:
        """The action with one or two fields changed; None where the kind itself does not take the value."""
        fields = dict(action)
        for name in self.rng.sample(list(fields), 2 if len(fields) > 1 and self.rng.random() < 0.15 else 1):
            fields[name] = self.value(name, fields[name])
        return made(type(action), fields)

    def anything(self, kind: type[Action]) -> Action | None:
        return made(kind, {name: self.value(name) for name in kind.model_fields})

    def mutants(self, legal: Sequence[Action], number: int) -> Iterator[Action]:
        kinds = [handler.action for handler in self.rules.handlers if not handler.anytime]
        for _ in range(number):
            base = self.rng.choice(legal) if legal and self.rng.random() < 0.75 else None
            found = self.changed(base) if base is not None else self.anything(self.rng.choice(kinds))
            if found is not None:
                yield found

    def correction(self) -> Action | None:
        kinds = (co.CorrectCash, co.MoveShare, co.PlaceLocomotive, co.RemoveLocomotive, co.CorrectTurn)
        kind = self.rng.choice(kinds)
        fields = {name: self.value(name) for name in kind.model_fields}
        fields |= {"actor": self.rng.choice(self.state.seats), "note": "found later"}
        if kind is co.CorrectCash:
            fields["amount"] = self.rng.randint(0, 60)
        if kind is co.CorrectTurn:
            fields |= {"round": self.rng.randint(0, 9), "at": self.rng.randint(0, 3)}
        return made(kind, fields)


def made(kind: type[Action], fields: dict[str, Any]) -> Action | None:
    try:
        return kind(**fields)
    except ValidationError:
        return None


def by_the_book(rules: Rules, state: State, rng: Random) -> Iterator[Action]:
    """What one player might think of, as if it were his turn."""
    actor = rng.choice((state.turn or state.seats[0], *state.seats))
    for railroad in rules.title.railroads:
        yield ac.OfferShare(actor=actor, railroad=railroad)
        yield from (ac.Bid(actor=actor, railroad=railroad, amount=amount) for amount in (0, 1, 2, 5, 40))
        for place in rng.sample(sorted(rules.title.board), 12):
            yield ac.BuildTrack(actor=actor, railroad=railroad, hexes=(place,))
    yield from (ac.Pass(actor=player, what="turn") for player in state.seats)
    yield from (ac.Pass(actor=player, what="auction") for player in state.seats)
    yield from (ac.AgreeToEnd(actor=player) for player in state.seats)
    yield ac.DrawOrder(actor=BANK, order=state.seats)
