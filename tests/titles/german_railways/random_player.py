"""Chooses among what is offered: by chance, by kinds, or eager to link. The same game from the same seed."""

from collections import defaultdict
from collections.abc import Sequence
from random import Random

from core.german_railways import actions as ac
from core.german_railways.building import Builds
from core.german_railways.network import links_of
from core.german_railways.rounds import markers
from core.german_railways.rules import Rules
from core.german_railways.state import BANK, Setup, State
from core.german_railways.ways import ways_to_link
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.mechanics.seats import Player

TITLE = "german_railways"
STYLES = ("uniform", "kinds", "kinds", "eager", "eager")
WEIGHTS = {"BuildTrack": 5, "OfferShare": 3, "Pass": 1}
EAGER = 0.85  # how often an eager player thinks of links


def random_setup(seed: int) -> Setup:
    """By the seed: how many play, by which rulings, who is Banker, in which mode."""
    rng = Random(f"setup {seed}")
    names = ["Ada", "Bo", "Cy", "Di", "Ed"][: rng.randint(3, 5)]
    players = [Player(f"p{number}", name) for number, name in enumerate(names, 1)]
    switches: dict[str, str] = {}
    if rng.random() < 0.25:
        switches["order-draw"] = "one-each"
    if rng.random() < 0.3:
        switches["koeln-terrain"] = "plains"
    banker, mode = rng.choice(players).id, rng.choice(("hotseat", "table"))
    found = new_setup(TITLE, players, None, switches, mode, banker=banker, seed=str(seed))
    assert isinstance(found, Setup)
    return found


class RandomPlayer:
    def __init__(self, rules: Rules, rng: Random) -> None:
        self.rules, self.rng = rules, rng
        self.style = rng.choice(STYLES)
        self.patience = rng.randint(25, 60) if self.style == "eager" else rng.randint(4, 30)  # rounds

    def choose(self, state: State, options: Sequence[Option]) -> Action:
        if state.open == "order":
            return self.draw(state)
        if state.auction is not None:
            return self.bid(state, options)
        builds = [option for option in options if isinstance(option, Builds)]
        if self.style == "eager" and builds and self.rng.random() < EAGER:
            found = self.link(builds)
            if found is not None:
                return found
        by_kind = defaultdict[str, list[Option]](list)
        for option in options:
            by_kind[option.kind].append(option)
        weights = (
            {"BuildTrack": 5, "OfferShare": 3, "Pass": 1} if self.style != "uniform" else dict.fromkeys(by_kind, 1)
        )
        kinds = sorted(by_kind)
        kind = self.rng.choices(kinds, [weights[kind] for kind in kinds])[0]
        option = self.rng.choice(by_kind[kind])
        if isinstance(option, Builds):
            return self.build(option)
        return self.rng.choice(list(option.examples()))

    def draw(self, state: State) -> Action:
        if state.round > self.patience or (self.rng.random() < 0.04 and not state.agreed):
            waiting = [player for player in state.seats if player not in state.agreed]
            return ac.AgreeToEnd(actor=self.rng.choice(waiting))
        bag = [player for player, number in markers(self.rules, state).items() for _ in range(number)]
        return ac.DrawOrder(actor=BANK, order=tuple(self.rng.sample(bag, len(state.seats))))

    def bid(self, state: State, options: Sequence[Option]) -> Action:
        auction = state.auction
        assert auction is not None
        amounts = [option for option in options if isinstance(option, Amount)]
        if not amounts or self.rng.random() < 0.45:
            return ac.Pass(actor=auction.bidder, what="auction")
        low, high = amounts[0].low, amounts[0].high
        return amounts[0].at(self.rng.randint(low, min(high, low + self.rng.choice((0, 2, 6, 40)))))

    def build(self, option: Builds) -> Action:
        placed: tuple[str, ...] = ()
        for _ in range(self.rng.randint(1, 4)):
            following = list(option.next_hexes(placed))
            if not following:
                break
            placed = (*placed, self.rng.choice(following))
        return ac.BuildTrack(actor=option.actor, railroad=option.railroad, hexes=placed)

    def link(self, builds: Sequence[Builds]) -> Action | None:
        """Nearer to a link of a railroad that lacks one, as cheap as can be."""
        state = builds[0].state
        has = links_of(self.rules, state.track)
        for option in sorted(builds, key=lambda option: (has[option.railroad], self.rng.random())):
            for way in ways_to_link(self.rules, state, option.railroad):
                action = ac.BuildTrack(actor=option.actor, railroad=option.railroad, hexes=way.builds[0])
                if action in option:
                    return action
        return None
