"""A player of German Railways who plays sensibly: the same game from the same seed. Chooses for the whole table."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from core.german_railways import actions as ac
from core.german_railways.auction import thirds_open
from core.german_railways.building import Builds
from core.german_railways.engine import EngineGR
from core.german_railways.network import dividends, incomes, links, links_of, pays, per_share, price
from core.german_railways.order import program_draw
from core.german_railways.rounds import minimum_bid
from core.german_railways.state import BANK, State
from core.german_railways.ways import Way, reach, ways_to, ways_to_link
from core.kernel.action import Action
from core.kernel.refusal import Rejection

LONG = 30  # rounds after which everybody has had enough
DEAR = 0.35  # what a Taler of a treasury is worth to a shareholder
WANTED = ("Berlin", "Hamburg", "Köln", "Frankfurt am Main", "Leipzig")


@dataclass(frozen=True)
class Plan:
    """A build with what it is worth to who makes it."""

    worth: float
    railroad: str
    hexes: tuple[str, ...]


class Player:
    def __init__(self, engine: EngineGR, seed: int) -> None:
        rng = Random(f"heuristic {seed}")
        self.engine, self.rules, self.rng = engine, engine.rules, rng
        seats = [player.id for player in engine.rules.setup.players]
        railroads = engine.rules.title.railroads
        self.liked = {(player, railroad): rng.uniform(0.7, 1.35) for player in seats for railroad in railroads}
        self.bold = {player: rng.uniform(0.8, 1.2) for player in seats}
        self._ways: dict[tuple[object, ...], tuple[Way, ...]] = {}

    def ways(self, state: State, railroad: str, city: str = "") -> tuple[Way, ...]:
        """To a city, or to the next link."""
        key = (railroad, city, *state.track.values())
        if key not in self._ways:
            rules = self.rules
            found = ways_to(rules, state, railroad, {city}) if city else ways_to_link(rules, state, railroad)
            self._ways[key] = found
        return self._ways[key]

    def choose(self, state: State) -> Action:
        match state.open:
            case "auction":
                return self.bid(state)
            case "order":
                return self.draw(state)
        return self.turn(state, state.turn or "")

    # --- auctions

    def bid(self, state: State) -> Action:
        auction = state.auction
        assert auction is not None
        player, least = auction.bidder, minimum_bid(auction)
        most = min(self.worth_of_share(state, player, auction.railroad), self.purse(state, player))
        if least > most:
            return ac.Pass(actor=player, what="auction")
        jump = least if auction.leader else max(least, int(most * self.rng.uniform(0.3, 0.6)))
        amount = min(int(most), jump + self.rng.choice((0, 0, 1, 2)))
        return ac.Bid(actor=player, railroad=auction.railroad, amount=max(least, amount))

    def purse(self, state: State, player: str) -> int:
        """Of the first shares one keeps something for the next."""
        cash = state.cash[player]
        auction = state.auction
        if state.round or auction is None:
            return cash
        coming = len(self.rules.title.railroads) - list(self.rules.title.railroads).index(auction.railroad)
        return cash if coming == 1 else int(cash * (0.62 if coming > 3 else 0.8))

    def worth_of_share(self, state: State, player: str, railroad: str) -> float:
        """What its dividends may bring until the end."""
        income = incomes(self.rules, state.track)[railroad]
        grows = 5.0 if state.round == 0 else 0.5 * self.payments(state)
        return (income * 1.2 + grows) * self.payments(state) * 0.42 * self.liked[player, railroad] * self.bold[player]

    def payments(self, state: State) -> float:
        """How many dividends may still be paid."""
        missing = sum(max(0, 2 - number) for number in links_of(self.rules, state.track).values())
        return 1.0 + 0.45 * missing

    # --- the order

    def draw(self, state: State) -> Action:
        if state.round > LONG:
            left = [player for player in state.seats if player not in state.agreed]
            return ac.AgreeToEnd(actor=left[0])
        return ac.DrawOrder(actor=BANK, order=program_draw(self.rules, state))

    # --- a turn

    def turn(self, state: State, player: str) -> Action:
        plans = [plan for railroad in self.held(state, player) for plan in self.plans(state, player, railroad)]
        best = max(plans, key=lambda plan: plan.worth, default=None)
        offer = max(self.offers(state, player), default=(0.0, ""))
        if best is not None and best.worth > max(0.4, offer[0]):
            return ac.BuildTrack(actor=player, railroad=best.railroad, hexes=best.hexes)
        if offer[0] > 0.4:
            return ac.OfferShare(actor=player, railroad=offer[1])
        return ac.Pass(actor=player, what="turn")

    def held(self, state: State, player: str) -> list[str]:
        return [railroad for railroad, held in state.shares.items() if held.get(player)]

    def offers(self, state: State, player: str) -> Iterator[tuple[float, str]]:
        title = self.rules.title
        thirds = thirds_open(self.rules, state)
        for railroad in title.railroads:
            sold = state.sold(railroad)
            if sold >= (title.data.shares if thirds else title.data.third_share_after):
                continue
            own = state.shares[railroad].get(player, 0)
            worth = self.worth_of_share(state, player, railroad)
            others = [self.worth_of_share(state, other, railroad) for other in state.seats if other != player]
            expected = min(max(others), max(state.cash[other] for other in state.seats if other != player))
            gain = max(0.0, min(worth, state.cash[player]) - expected) * 0.5
            need = max(0, 7 - state.cash[railroad]) * DEAR * own if self.ways(state, railroad) else 0.0
            yield gain + min(need, expected * DEAR * own) - (0.0 if own else 1.0), railroad

    # --- builds

    def plans(self, state: State, player: str, railroad: str) -> Iterator[Plan]:
        option = Builds(self.rules, state, player, railroad)
        seen: set[tuple[str, ...]] = set()
        for hexes in (*self.at_once(state, railroad), *self.first_steps(state, railroad)):
            longer = self.extended(option, hexes)
            for build in (hexes, longer, self.with_free_hex(option, longer)):
                action = ac.BuildTrack(actor=player, railroad=railroad, hexes=build)
                if build and build not in seen and action in option:
                    seen.add(build)
                    yield Plan(self.worth(state, player, railroad, build), railroad, build)

    def at_once(self, state: State, railroad: str) -> Iterator[tuple[str, ...]]:
        """Cities that one build gets to."""
        for place, way in reach(self.rules, state, railroad).items():
            if place not in self.rules.open_land:
                yield way.hexes

    def first_steps(self, state: State, railroad: str) -> Iterator[tuple[str, ...]]:
        """Of ways that take several builds."""
        cities = self.rules.title.cities
        for way in self.ways(state, railroad):
            yield way.builds[0]
        for city in WANTED:
            if city in cities and cities[city] not in state.track[railroad]:
                for way in self.ways(state, railroad, cities[city]):
                    yield way.builds[0]

    def with_free_hex(self, option: Builds, hexes: tuple[str, ...]) -> tuple[str, ...]:
        """The first of the cheapest way on, where a build has one for nothing."""
        state, railroad = option.state, option.railroad
        if not self.rules.title.railroads[railroad].first_open_hex_free:
            return hexes
        after = state.with_(track={**state.track, railroad: (*state.track[railroad], *hexes)})
        free = [place for place, following in option.next_hexes(hexes).items() if not following.cost]
        wished = [way.builds[0][0] for way in self.ways(after, railroad) if way.builds[0][0] in free]
        return (*hexes, *wished[-1:])

    def extended(self, option: Builds, hexes: tuple[str, ...]) -> tuple[str, ...]:
        """Cities beside it are taken along."""
        while True:
            cities = [place for place in option.next_hexes(hexes) if place not in self.rules.open_land]
            if not cities:
                return hexes
            hexes = (*hexes, max(cities, key=lambda place: self.rules.title.board[place].income))

    def worth(self, state: State, player: str, railroad: str, hexes: tuple[str, ...]) -> float:
        rules, own = self.rules, state.shares[railroad].get(player, 0)
        track = {**state.track, railroad: (*state.track[railroad], *hexes)}
        spent = price(rules, state, railroad, hexes)
        after = state.with_(track=track)
        found = 0.05 * len(hexes) - spent * DEAR * 0.5 * own
        new = links(rules, track) - links(rules, state.track)
        if new:
            paid = dividends(state, per_share(rules, track, railroad))
            others = [amount for other, amount in paid.items() if other != player]
            found += paid[player] - 0.8 * sum(others) / len(others) + 0.3 * paid[player]
            before, now = links_of(rules, state.track), links_of(rules, track)
            found += sum(before[code] < 2 <= now[code] for code in now) * 1.0
        gained = incomes(rules, track)[railroad] - incomes(rules, state.track)[railroad]
        found += gained * own * self.payments(after) * 0.4
        if pays(rules, track, railroad) and not pays(rules, state.track, railroad):
            found += incomes(rules, track)[railroad] * own * self.payments(after) * 0.5
        found += self.nearer(state, after, railroad, own)
        return found

    def nearer(self, before: State, after: State, railroad: str, own: int) -> float:
        """To the next link."""
        needed = [self.rules.title.cities[city] for city in self.rules.title.railroads[railroad].pays_once_in]
        goals = ["", *(place for place in needed if place not in after.track[railroad])]
        found = 0.0
        for goal in goals:
            old, new = (self.ways(state, railroad, goal) for state in (before, after))
            if old and new:
                found += max(0, old[0].price - new[0].price) * 0.3 * own
            elif old and (goal or links_of(self.rules, after.track)[railroad] < 2):
                found -= 1.0
        return found


Step = tuple[State, Action, tuple[Any, ...], State]


def play(engine: EngineGR, seed: int, most: int = 3000) -> Iterator[Step]:
    """Every action with the position before and after it, up to the end of the game."""
    player = Player(engine, seed)
    state = engine.initial()
    for _ in range(most):
        if state.ending:
            return
        action = player.choose(state)
        events = engine.decide(state, action)
        if isinstance(events, Rejection):
            raise AssertionError(f"chosen and refused: {action!r}: {events.code}")
        after = state
        for event in events:
            after = engine.evolve(after, event)
        yield state, action, events, after
        state = after
