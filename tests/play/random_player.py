"""A player of 18xx who takes random legal moves, weighted so that games get on and end. The seed decides all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from core import registry
from core.hexmap.coordinates import EDGES, opposite
from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18.board import on_hex
from core.rail18.engine import Engine18
from core.rail18.holdings import director, percent
from core.rail18.phases import train_limit
from core.rail18.routes.judge import tried_run
from core.rail18.rules import Rules
from core.rail18.state import Auction, CompanyTurn, Player, Question, Setup, State, StockRound
from core.rail18.steps.run import needs_verdict
from tests.play.peculiar import peculiar
from tests.play.simple_routes import simple_routes

NAMES = ("Anna", "Beat", "Carla", "Dario", "Elin", "Fritz", "Gret")
TILES_LOOKED_AT = 16
# what only some titles sell or exchange in a stock round
PAPERS = ("BuyCertificate", "BuyMountain", "BuyMinor", "ExchangeMountain", "ExchangeCoal")


def random_setup(seed: int, title_id: str = "1844", in_turn: Sequence[str] = ()) -> Setup:
    """Every number of players in turn by seed; mostly the first preset, now and then another or other switches.

    With `in_turn` these presets one after the other, each for every number of players.
    """
    rng = Random(f"setup {seed}")
    title = registry.title(title_id)
    fewest, numbers = min(map(int, title.data.players)), len(title.data.players)
    names = NAMES[: fewest + seed % numbers]
    players = tuple(Player(f"p{number + 1}", name) for number, name in enumerate(names))
    kind = rng.random()
    first, *others = (preset.id for preset in title.data.rulings.preset)
    preset = first if kind < 0.83 else others[0] if kind < 0.9 else others[-1]
    if in_turn:
        preset = in_turn[seed // numbers % len(in_turn)]
    overrides: dict[str, str] = {}
    if rng.random() < 0.25:
        for name in rng.sample(sorted(title.switches), rng.randint(1, 5)):
            overrides[name] = rng.choice(title.switches[name].values)
    mode = "table" if rng.random() < 0.2 else "hotseat"
    track = mode == "hotseat" or rng.random() < 0.5
    return Setup(title_id, players, preset, title.rulings(preset, overrides), mode, track_kept=track)


def random_engine(seed: int, title_id: str = "1844") -> Engine18:
    return registry.engine(random_setup(seed, title_id))


@dataclass
class Manners:
    """How the table of one game plays; drawn once, so that games differ from each other."""

    valuation: float  # of privates, as a multiple of the face
    sell: float
    pass_on: float
    start: float
    papers: float
    withhold: float
    skip_track: float
    station: float
    buy_train: float
    hex_trains: float
    help: float  # taste for trains that the company cannot pay itself
    trade: float
    privates: float
    anytime: float

    @classmethod
    def drawn(cls, rng: Random) -> "Manners":
        return cls(
            valuation=rng.uniform(0.9, 1.5),
            sell=rng.choice((0.1, 0.3, 1.0)),
            pass_on=rng.choice((0.1, 0.5, 1.0)),
            start=rng.choice((1.0, 4.0, 10.0)),
            papers=rng.choice((0.5, 2.0, 5.0)),
            withhold=rng.choice((0.03, 0.1, 0.3)),
            skip_track=rng.choice((0.0, 0.05, 0.1)),
            station=rng.uniform(0.3, 1.0),
            buy_train=rng.uniform(0.5, 1.0),
            hex_trains=rng.choice((0.05, 0.3, 0.5)),
            help=rng.choice((0.1, 0.5, 1.0)),
            trade=rng.choice((0.05, 0.2, 1.0)),
            privates=rng.choice((0.02, 0.1, 0.3)),
            anytime=rng.choice((0.01, 0.1, 0.5)),
        )


Weighted = tuple[float, Action]


@dataclass
class RandomPlayer:
    """Chooses for everybody at the table."""

    rules: Rules
    rng: Random
    manners: Manners = field(init=False)

    def __post_init__(self) -> None:
        self.manners = Manners.drawn(self.rng)

    def choose(self, state: State, options: Sequence[Option]) -> Action:
        now = self.anytime(state, options)
        if now is not None:
            return now
        by_kind: dict[str, list[Option]] = {}
        for option in options:
            by_kind.setdefault(option.kind, []).append(option)
        frame = state.frame
        if isinstance(frame, Auction):
            return self.auction(frame, by_kind)
        if isinstance(frame, StockRound):
            return self.pick(self.stock(state, frame, by_kind))
        if isinstance(frame, CompanyTurn):
            steps: dict[str, Callable[[State, CompanyTurn, dict[str, list[Option]]], Action]] = {
                "track": self.track,
                "station": self.station,
                "run": self.run,
                "dividend": self.dividend,
                "trains": self.trains,
            }
            if "BuyPrivate" in by_kind and (frame.step == "trains" or self.rng.random() < 0.2):
                if self.rng.random() < self.manners.privates:
                    return self.amount(self.rng.choice(by_kind["BuyPrivate"]))
            return self.entry(state, by_kind) or steps[frame.step](state, frame, by_kind)
        assert isinstance(frame, Question)
        return self.any_of([option for option in options if option.kind not in peculiar(self.rules).anytime])

    # what may be done at any time

    def anytime(self, state: State, options: Sequence[Option]) -> Action | None:
        chances = {
            "LayFurkaOberalp": 0.1 * self.manners.anytime,
            "GiveEva": self.manners.anytime,
            "RepayDebt": 0.1,
            "PayDestination": 0.9 if state.track_kept else 0.03,
            "ReportVisit": 0.03,
            "DeclareBankruptcy": 0.05,
        }
        for option in options:
            if option.kind in chances and self.rng.random() < chances[option.kind]:
                return self.amount(option) if isinstance(option, Amount) else self.any_of([option])
        return None

    # rounds

    def auction(self, frame: Auction, by_kind: dict[str, list[Option]]) -> Action:
        bids = by_kind.get("Bid")
        face = self.rules.slots.papers.face(self.rules, frame.private)
        valued = face * self.manners.valuation * self.rng.uniform(0.6, 1.3)
        if bids and isinstance(bids[0], Amount) and bids[0].low <= valued:
            over = 0 if self.rng.random() < 0.6 else self.rng.choice((1, 5, 10, 20))
            return bids[0].at(min(bids[0].low + over, bids[0].high))
        return self.any_of(by_kind["Pass"])

    def stock(self, state: State, frame: StockRound, by_kind: dict[str, list[Option]]) -> list[Weighted]:
        choices: list[Weighted] = []
        player = frame.player
        waiting = [
            sym
            for sym, company in state.companies.items()
            if company.par and not company.launched and director(self.rules, state, sym) == player
        ]
        for action in examples(by_kind.get("BuyShare", ())):
            assert isinstance(action, ac.BuyShare)
            weight = 1.0
            if not state.companies[action.company].launched:
                weight = 8.0 if action.company in waiting else 2.0
            elif percent(self.rules, state, action.company, player):
                weight = 2.0
            choices.append((weight, action))
        starts = examples(by_kind.get("StartCompany", ()))
        if starts:
            total = self.manners.start * (0.05 if waiting else 1.0)
            dear = [action for action in starts if isinstance(action, ac.StartCompany) and self.floats(state, action)]
            pool = dear or starts
            choices += [(total / len(pool), action) for action in pool]
        sales = examples(by_kind.get("SellShares", ()))
        if sales:
            total = self.manners.sell * (0.2 if frame.blocks else 1.0)
            choices += [(total / len(sales), action) for action in sales]
        for kind, offered in by_kind.items():
            if kind in PAPERS:
                papers = examples(offered)
                choices += [(self.manners.papers / len(papers), action) for action in papers]
        choices += [(self.manners.pass_on, action) for action in examples(by_kind.get("Pass", ()))]
        return choices

    def floats(self, state: State, action: ac.StartCompany) -> bool:
        """Can the starter hope to float it at this par?"""
        kind = self.rules.title.kind(action.company)
        shares = -(-kind.float_percent // kind.share_percent)
        return state.cash[action.actor] >= (shares - 1) * action.price

    # the steps of a company

    def entry(self, state: State, by_kind: dict[str, list[Option]]) -> Action | None:
        """Where track is not kept, now and then something that happens on the map."""
        chances = {"PayTrack": 0.2, "PlaceStation": 0.1, "BuildTunnel": 0.2, "ReturnStation": 0.02, "DeclareRoute": 0.3}
        for kind, chance in chances.items():
            if not state.track_kept and kind in by_kind and self.rng.random() < chance:
                option = self.rng.choice(by_kind[kind])
                return option.at(min(20, option.high)) if isinstance(option, Amount) else self.any_of([option])
        return None

    def track(self, state: State, frame: CompanyTurn, by_kind: dict[str, list[Option]]) -> Action:
        tunnels = by_kind.get("BuildTunnel")
        if tunnels and self.rng.random() < 0.5:
            return self.any_of(tunnels)
        tiles = by_kind.get("LayTile")
        if tiles and (self.rng.random() >= self.manners.skip_track or "Pass" not in by_kind):
            return self.tile(state, tiles)
        return self.any_of(by_kind.get("Pass") or tunnels or [])

    def tile(self, state: State, options: Sequence[Option]) -> Action:
        """Of some tiles the one that joins most tracks and serves most stations."""
        laying = self.rng.choice(options)
        hexes = sorted(laying.tiles)  # type: ignore[attr-defined]
        best: tuple[float, Action] | None = None
        for _ in range(TILES_LOOKED_AT):
            label = self.rng.choice(hexes)
            number = self.rng.choice(sorted(laying.tiles[label]))  # type: ignore[attr-defined]
            rotation = self.rng.choice(laying.tiles[label][number])  # type: ignore[attr-defined]
            worth = self.tile_worth(state, label, number, rotation) + self.rng.random()
            if best is None or worth > best[0]:
                action = ac.LayTile(
                    actor=laying.actor,
                    company=laying.company,  # type: ignore[attr-defined]
                    hex=label,
                    tile=number,
                    rotation=rotation,
                    power=laying.power,  # type: ignore[attr-defined]
                )
                best = worth, action
        assert best is not None
        return best[1]

    def tile_worth(self, state: State, label: str, number: str, rotation: int) -> float:
        face = self.rules.title.tiles[number].faces[rotation]
        worth = 0.7 * len(face.nodes)
        for edge in EDGES:
            other = self.rules.title.neighbours[label][edge]
            if edge in face.edges and other is not None and edge not in self.rules.title.walls[label]:
                worth += bool(on_hex(self.rules, state, other).tracks.from_edge[opposite(edge)])
        return worth

    def station(self, state: State, frame: CompanyTurn, by_kind: dict[str, list[Option]]) -> Action:
        wanted = self.rng.random() < self.manners.station and "PlaceStation" in by_kind
        return self.any_of(by_kind["PlaceStation"] if wanted else by_kind["Pass"])

    def run(self, state: State, frame: CompanyTurn, by_kind: dict[str, list[Option]]) -> Action:
        actor = by_kind["RunTrains"][0].actor
        if self.rng.random() < 0.02:
            return self.best_known(state, ac.RunTrains(actor=actor, company=frame.company, routes=()))
        if not state.track_kept:
            reach = sum(self.rules.side(state.trains[train].type).range for train in state.trains_of(frame.company))
            revenue = reach * self.rng.choice((10, 20, 30))
            return ac.RunTrains(actor=actor, company=frame.company, routes=(), revenue=revenue)
        routes = simple_routes(self.rules, state, frame.company, self.rng)
        return self.best_known(state, ac.RunTrains(actor=actor, company=frame.company, routes=routes))

    def best_known(self, state: State, action: ac.RunTrains) -> ac.RunTrains:
        """Nobody searches for a better run, so it is taken for the best where it must be one (R23)."""
        found = tried_run(self.rules, state, action.company, action.routes)
        if isinstance(found, Rejection) or not needs_verdict(self.rules, state, action):
            return action
        return action.model_copy(update={"best": sum(route.revenue for route in found)})

    def dividend(self, state: State, frame: CompanyTurn, by_kind: dict[str, list[Option]]) -> Action:
        pays = self.rng.random() >= self.manners.withhold
        return next(
            action
            for action in examples(by_kind["DecideDividend"])
            if isinstance(action, ac.DecideDividend) and action.pay == pays
        )

    def trains(self, state: State, frame: CompanyTurn, by_kind: dict[str, list[Option]]) -> Action:
        """Buys while there is room and money; what must be bought is bought, by any means."""
        treasury = state.cash.get(frame.company, 0)
        done = by_kind.get("Pass")
        sales = by_kind.get("SellShares")
        if sales and self.rng.random() < 0.3:
            return self.any_of(sales)
        choices: list[Weighted] = []
        offers = by_kind.get("BuyTrain", [])
        traded = self.manners.trade / max(len(state.trains), 1)
        for option in offers:
            if isinstance(option, Amount):
                choices.append((traded, self.amount(option)))
                continue
            for action in option.examples():
                assert isinstance(action, ac.BuyTrain)
                weight = 1.0 if action.source in ("bank", "pool") else traded
                if action.source == "bank" and self.rules.side(action.train).kind == "hex":
                    weight *= self.manners.hex_trains
                choices.append((weight * (self.manners.help if action.price > treasury else 1.0), action))
        if not choices:
            return self.any_of(done or by_kind.get("BuyPrivate") or sales or [])
        room = train_limit(self.rules, state, frame.company) - len(state.trains_of(frame.company))
        eager = self.manners.buy_train * (1.0 if room > 1 or not state.trains_of(frame.company) else 0.7)
        only_trade = not any(isinstance(a, ac.BuyTrain) and a.source in ("bank", "pool") for _, a in choices)
        if done and self.rng.random() >= eager * (self.manners.trade / 2 if only_trade else 1.0):
            return self.any_of(done)
        return self.pick(choices)

    # drawing

    def pick(self, choices: Sequence[Weighted]) -> Action:
        return self.rng.choices([action for _, action in choices], [weight for weight, _ in choices])[0]

    def any_of(self, options: Sequence[Option]) -> Action:
        return self.rng.choice(examples(options))

    def amount(self, option: Option) -> Action:
        """Mostly an end of the range, sometimes anything between."""
        assert isinstance(option, Amount)
        roll = self.rng.random()
        if roll < 0.3:
            return option.at(option.low)
        return option.at(option.high if roll < 0.7 else self.rng.randint(option.low, option.high))


def examples(options: Sequence[Option]) -> list[Action]:
    return [action for option in options for action in option.examples()]
