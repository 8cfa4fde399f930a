"""What must hold in every position of German Railways, worked out anew from the files of the title and from the rule
text: nothing here asks the engine's own rules.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, State
from core.german_railways.title import Title
from core.hexmap.coordinates import EDGES, neighbour
from core.kernel.action import Action
from tests.play.invariants import must

SHARES, LINKS, APPROACHES = 3, 2, 1
PRICE = {"plains": 2, "hills": 3, "mountains": 4, "approach": 2}
MOST = {"PO": 4, "KSS": 2}


class Board:
    """The board by hexes of the file; Berlin's three count as one."""

    def __init__(self, title: Title, plains_at_koeln: bool) -> None:
        self.berlin = set(title.data.berlin.hexes)
        self.at = {label: min(self.berlin) if label in self.berlin else label for label in title.data.hexes}
        self.terrain = {self.at[label]: hex_.terrain for label, hex_ in title.data.hexes.items()}
        if plains_at_koeln:
            self.terrain |= {"L3": "plains", "L5": "plains"}
        self.income = {self.at[label]: hex_.income for label, hex_ in title.data.hexes.items()}
        self.cities = {self.at[label]: hex_.city for label, hex_ in title.data.hexes.items() if hex_.city}
        self.near: dict[str, set[str]] = {place: set() for place in self.at.values()}
        for label in title.data.hexes:
            for edge in EDGES:
                other = neighbour(label, edge)
                if other in self.at and self.at[other] != self.at[label]:
                    self.near[self.at[label]].add(self.at[other])


class Check:
    """Of one game: every position, and every step from one to the next."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.title = rules, rules.title
        self.board = Board(rules.title, rules.setup.rulings["koeln-terrain"] == "plains")

    # --- a position

    def position(self, state: State) -> None:
        must(sum(state.cash.values()) == 0, "money has come or gone")
        must(all(amount >= 0 for holder, amount in state.cash.items() if holder != BANK), "somebody owes", state.cash)
        for railroad, held in state.shares.items():
            must(sum(held.values()) <= SHARES and min(held.values(), default=1) > 0, railroad, "has shares", held)
        sold = [sum(held.values()) for held in state.shares.values()]
        must(max(sold) < SHARES or min(sold) >= SHARES - 1, "a third share too early:", sold)  # G10
        must(state.round == 0 or min(sold) >= 1, "a first share was never sold")
        self.track(state)
        must(len(state.order) in (0, len(state.seats)), "the order has", state.order)
        must(state.ending or state.round or state.auction is not None, "nothing is open in the first auctions")

    def track(self, state: State) -> None:
        open_land = Counter(
            place for places in state.track.values() for place in places if place not in self.board.cities
        )
        must(max(open_land.values(), default=1) == 1, "two railroads in open land", open_land)
        for railroad, places in state.track.items():
            data = self.title.railroads[railroad]
            must(len(set(places)) == len(places) <= data.locomotives, railroad, "has locomotives on", places)
            near_berlin = [place for place in places if self.board.terrain[place] == "approach"]
            must(len(near_berlin) <= APPROACHES, railroad, "is around Berlin twice:", near_berlin)  # G22
            found, waiting = {places[0]}, set(places[1:])
            while beside := {place for place in waiting if self.board.near[place] & found}:
                found, waiting = found | beside, waiting - beside
            must(not waiting, railroad, "is in pieces:", waiting)
            must(places[0] == self.board.at[data.home], railroad, "has left its start")

    # --- what follows from the locomotives

    def income(self, railroad: str, places: Sequence[str]) -> int:
        cities = sorted(self.board.income[place] for place in places)
        return sum(cities) + (cities[-1] if railroad == "MWB" else 0)  # G34

    def player_income(self, state: State, player: str) -> int:
        return sum(
            held.get(player, 0) * self.income(railroad, state.track[railroad])
            for railroad, held in state.shares.items()
        )

    def links(self, track: Mapping[str, Sequence[str]]) -> set[frozenset[str]]:
        in_cities = {
            city: {railroad for railroad, places in track.items() if city in places} for city in self.board.cities
        }
        return {
            frozenset((one, other)) for here in in_cities.values() for one in here for other in here if one != other
        }

    def bag(self, state: State) -> dict[str, int]:
        if self.rules.setup.rulings["order-draw"] == "one-each":
            return dict.fromkeys(state.seats, 1)
        earned = {player: self.player_income(state, player) for player in state.seats}
        return {player: len({more for more in earned.values() if more > earned[player]}) + 1 for player in earned}

    def price(self, state: State, railroad: str, places: Sequence[str]) -> int:
        total, open_before = 0, False
        for place in places:
            price = PRICE[self.board.terrain[place]]
            city = place in self.board.cities
            if city and railroad != "NME":  # G29
                price += sum(place in other for code, other in state.track.items() if code != railroad)
            if railroad == "KBS":
                price = max(1, price - 1)  # G30
            if railroad == "GBS" and not city and not open_before:
                price = 0  # G31
            open_before = open_before or not city
            total += price
        return total

    def dividend(self, state: State, builder: str) -> dict[str, int]:
        """What every player gets from this position (G39)."""
        found = dict.fromkeys(state.seats, 0)
        for railroad, held in state.shares.items():
            each = self.income(railroad, state.track[railroad]) * (2 if railroad == builder else 1)
            cities = {self.board.cities.get(place) for place in state.track[railroad]}
            if railroad == "BHE" and not {"Berlin", "Hamburg"} <= cities:  # G35
                each = 0
            for player, shares in held.items():
                found[player] += shares * each
        return found

    # --- a step

    def step(self, before: State, action: Action, events: Sequence[Any], after: State) -> None:
        self.position(after)
        match action:
            case ac.BuildTrack():
                self.build(before, action, after)
            case ac.DrawOrder():
                bag = self.bag(before)
                must(all(number <= bag[player] for player, number in Counter(after.order).items()), "drawn", action)
                must(after.cash == before.cash and after.track == before.track, "a draw changes more")
            case ac.Bid() | ac.OfferShare():
                self.auction(before, after)
            case ac.Pass(what="turn") | ac.AgreeToEnd():
                must(after.cash == before.cash, "money moves without a reason")
        if not isinstance(action, ac.BuildTrack):
            must(after.track == before.track, "locomotives move without a build")
            must(not any(isinstance(event, ev.DividendPaid) for event in events), "a dividend without a build")
        self.flow(before, action, after)

    def build(self, before: State, action: ac.BuildTrack, after: State) -> None:
        railroad, places = action.railroad, tuple(self.board.at[label] for label in action.hexes)
        must(before.shares[railroad].get(action.actor), action.actor, "has no share of", railroad)
        must(1 <= len(places) <= MOST.get(railroad, 3), railroad, "builds", places)
        must(after.track[railroad] == (*before.track[railroad], *places), railroad, "has", after.track[railroad])
        spent = self.price(before, railroad, places)
        must(spent <= (5 if railroad == "CME" else spent), "CME spends", spent)  # G32
        must(after.cash[railroad] == before.cash[railroad] - spent, railroad, "should have spent", spent)
        new = self.links(after.track) - self.links(before.track)
        paid = self.dividend(after, railroad) if new else dict.fromkeys(before.seats, 0)
        for player in before.seats:
            must(after.cash[player] == before.cash[player] + paid[player], player, "should have got", paid[player])
        must(after.shares == before.shares, "a build moves shares")
        must(all(after.cash[code] == before.cash[code] for code in before.track if code != railroad), "treasuries")

    def auction(self, before: State, after: State) -> None:
        """Money goes from the buyer to the treasury, and nowhere else (G11)."""
        for railroad, held in after.shares.items():
            for player in before.seats:
                bought = held.get(player, 0) - before.shares[railroad].get(player, 0)
                price = after.cash[railroad] - before.cash[railroad]
                must(bought in (0, 1), player, "bought", bought, "of", railroad)
                if bought and after.auction is None:
                    must(before.cash[player] - after.cash[player] == price, player, "paid something else than", price)
        must(after.cash[BANK] == before.cash[BANK], "the bank has a part in an auction")

    def flow(self, before: State, action: Action, after: State) -> None:
        moved = (before.round, before.order, before.at) != (after.round, after.order, after.at)
        if after.ending:
            enough = Counter(code for pair in self.links(after.track) for code in pair)
            linked = all(enough[code] >= LINKS for code in after.track)
            must((after.ending == "links") == linked, "the game ends by", after.ending, enough)
            must(not after.order and after.auction is None, "the game ends within a round")  # G41
            return
        if moved and before.round and before.order:
            last = before.at + 1 == len(before.order)
            now = (after.round, after.at, bool(after.order))
            wanted = (before.round + 1, 0, False) if last else (before.round, before.at + 1, True)
            must(now == wanted, "after place", before.at, "comes", now)
        if isinstance(action, ac.BuildTrack) or (isinstance(action, ac.Pass) and action.what == "turn"):
            must(moved, "the turn goes on")
        if after.open == "order":
            enough = Counter(code for pair in self.links(after.track) for code in pair)
            must(any(enough[code] < LINKS for code in after.track), "the game should be over")  # G41
