"""What a sensible player of 1844 knows besides: the auction, tunnels, mountain railways, EVA, the Furka-Oberalp."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from core.hexmap.coordinates import EDGES
from core.kernel.action import Action
from core.kernel.options import Amount
from core.kernel.refusal import Rejection
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.rules import Rules
from core.rail18.state import BANK, Auction, CompanyTurn, Question, State
from core.titles.t1844.mountains import kind_of, special
from core.titles.t1844.tunnels import BuildTunnel, furka_edges, is_mouth, tunnel_in
from tests.play.heuristic import HeuristicPlayer
from tests.play.heuristic_board import FAR, Cross, Surveyor, View
from tests.play.heuristic_company import CompanyMind
from tests.play.heuristic_plans import ByKind, Plans, examples
from tests.play.heuristic_stock import Rated, StockMind
from tests.play.sample_notes import Note, Sample
from tests.titles.t1844.heuristic_papers import PaperMind

WORTH = {"P1": 26, "P2": 61, "P3": 99, "P4": 127, "P5": 160, "P6": 218, "P7": 116}
KEPT_IN_AUCTION = 185  # to start a company with

WANTED = ("over", "bank broken", "SBB formed", "debts", "mountains woken", "tunnels woken")


def notes(rules: Rules, before: State, action: Action, events: Sequence[Any]) -> Iterator[Note]:
    """What a reader of 1844 looks for besides."""
    if isinstance(action, ac.BuyPrivate):
        yield "privates bought by companies"
    if isinstance(action, ac.LayTile) and action.power:
        yield "extra tiles"
    for event in events:
        match event:
            case ev.CompanyLaunched(company="SBB"):
                yield "SBB formed"
            case ev.ExchangeDebtSet(why="exchange"):
                yield from ("debts", "exchange debts")
            case ev.DestinationReached():
                yield "destinations"
            case ev.PaperActivated():
                yield "mountains woken" if event.paper.startswith("B") else "tunnels woken"


SAMPLE = Sample(("Ursina", "Reto", "Flurina", "Luc", "Chiara"), WANTED, notes)


class Surveyor1844(Surveyor):
    def each_hex(self, company: str) -> float:
        return 0.03 if "normal" in self.rules.title.kind(company).train_kinds else 0.3

    def through(
        self, state: State, label: str, entry: int, cost: float, bore: float | None, passes: dict[str, float],
        cross: Cross,
    ) -> None:  # fmt: skip
        """By a tunnel, from one mouth of a pass to another."""
        if label not in special(self.rules).tunnels.hexes or not is_mouth(self.rules, label, entry):
            return
        passes[label] = min(cost, passes.get(label, FAR))
        if bore is None or tunnel_in(self.rules, state, label) is not None:
            return
        kept = furka_edges(self.rules, label)
        for leave in EDGES:
            bend = min((leave - entry) % 6, (entry - leave) % 6)
            if bend >= 2 and is_mouth(self.rules, label, leave) and not {leave, entry} & kept:
                cross(label, leave, cost + bore)

    def to_target(self, company: str, bore: float | None, seen: View) -> float:
        gotthard = special(self.rules).tunnels.gotthard
        if company == gotthard.company:
            return seen.passes.get(gotthard.hex, FAR) + (3.0 if bore is None else bore)
        return super().to_target(company, bore, seen)

    def bore(self, state: State, player: str) -> float | None:
        """What a tunnel costs him in tiles: more if he must first buy the right, None if he cannot."""
        rights = [state.papers[code] for code in special(self.rules).tunnels.codes]
        if any(paper.owner == player and not paper.used for paper in rights):
            return 1.2
        return 2.2 if any(paper.owner == BANK for paper in rights) else None


class Plans1844(Plans):
    def merged_in(self, company: str) -> str:
        return "5"


class CompanyMind1844(CompanyMind):
    builds = ("LayTile", "BuildTunnel")

    def laid(self, state: State, action: Action) -> State:
        if isinstance(action, BuildTunnel):
            used = evolve(state, ev.PaperUsed(action.certificate, action.hex))
            return evolve(used, ev.OverlayLaid(action.hex, action.piece, action.rotation, action.certificate))
        return super().laid(state, action)

    def liking(self, action: Action, gain: int) -> float:
        return 15.0 if isinstance(action, BuildTunnel) and gain > 0 else 0.0

    def cost(self, state: State, action: Action) -> int:
        if isinstance(action, BuildTunnel):
            return special(self.rules).tunnels.build_cost
        return super().cost(state, action)


class StockMind1844(StockMind):
    def __init__(self, engine: Engine18, plans: Plans, rng: Random) -> None:
        super().__init__(engine, plans, rng)
        self.papers = PaperMind(engine.rules, plans)
        self.values = {
            (player.id, private): worth * plans.tastes[player.id].privates * rng.uniform(0.94, 1.06)
            for player in self.rules.setup.players
            for private, worth in WORTH.items()
        }

    def auction(self, state: State, frame: Auction, by_kind: ByKind) -> Action:
        bids, done = by_kind.get("Bid"), examples(by_kind["Pass"])[0]
        player = frame.bidder
        most = min(self.values[player, frame.private], self.purse(state, player, frame.private))
        if not bids:
            return done  # type: ignore[no-any-return]
        option = bids[0]
        assert isinstance(option, Amount)
        if option.low > most:
            return done  # type: ignore[no-any-return]
        room = int(most - option.low) // 5
        over = 0 if frame.leader is None else 5 * self.rng.choice((0, 0, 1, 2))
        return option.at(option.low + min(over, 5 * room))

    def purse(self, state: State, player: str, private: str) -> int:
        kept = 90 if private == "P6" else 130 if private == "P5" else KEPT_IN_AUCTION
        if state.papers["P6"].owner == player:
            kept = 60
        return state.cash[player] - kept

    def others(self, state: State, player: str, by_kind: ByKind, kept: int) -> Iterator[Rated]:
        """A mountain railway or a tunnel certificate, of each kind the first."""
        cash = state.cash[player]
        seen: set[str] = set()
        for action in examples(by_kind.get("BuyCertificate", ())):
            kind = kind_of(self.rules, action.paper) or ""
            if kind in seen:
                continue
            seen.add(kind)
            if cash - (150 if kind == "mountain" else 50) >= kept:
                yield self.papers.ratio(state, player, kind), action


class Player(HeuristicPlayer):
    surveying = Surveyor1844
    planning = Plans1844
    leading = CompanyMind1844
    trading = StockMind1844

    def other_answer(self, state: State, frame: Question, by_kind: ByKind) -> Action:
        if frame.about == "mountain":
            assert isinstance(self.dealing, StockMind1844)
            return self.dealing.papers.place(state, frame, by_kind)
        return super().other_answer(state, frame, by_kind)

    def anytime(self, state: State, by_kind: ByKind) -> Action | None:
        frame = state.frame
        eva = examples(by_kind.get("GiveEva", ()))
        if eva:
            best = max(eva, key=lambda action: self.eva_gain(state, action.company))
            if self.eva_gain(state, best.company) > 0 or (isinstance(frame, CompanyTurn) and frame.step == "trains"):
                return best  # type: ignore[no-any-return]
        furka = examples(by_kind.get("LayFurkaOberalp", ()))
        if furka and isinstance(frame, CompanyTurn) and frame.step == "track" and self.furka_helps(state, furka[0]):
            return furka[0]  # type: ignore[no-any-return]
        return None

    def eva_gain(self, state: State, company: str) -> int:
        kinds = self.plans.types(state, company)
        income = self.plans.surveyor.income
        return income(state, company, [*kinds, "5H"]) - income(state, company, kinds)

    def furka_helps(self, state: State, action: Action) -> bool:
        """Does it bring a company of its owner to its destination, or more revenue?"""
        leads = self.plans.leads(state, action.actor)
        outcome = self.engine.decide(state, action)
        assert not isinstance(outcome, Rejection)
        if any(isinstance(event, ev.DestinationReached) and event.company in leads for event in outcome):
            return True
        after = state
        for event in outcome:
            after = evolve(after, event)
        income = self.plans.surveyor.income
        return any(
            income(after, sym, self.plans.types(state, sym)) >= income(state, sym, self.plans.types(state, sym)) + 20
            for sym in leads
            if self.plans.types(state, sym)
        )
