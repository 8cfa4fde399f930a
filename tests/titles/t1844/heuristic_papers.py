"""Mountain railways and tunnel certificates: what they are worth to a player, and where a mountain is put."""

from core.kernel.action import Action
from core.rail18.board import station_places
from core.rail18.holdings import percent
from core.rail18.rules import Rules
from core.rail18.state import Question, State
from core.titles.t1844.mountains import free_mountains, panels_left, special
from tests.play.heuristic_board import FAR
from tests.play.heuristic_plans import ByKind, Plans, examples

PANELS = ("XM3", "XM2", "XM1")


class PaperMind:
    def __init__(self, rules: Rules, plans: Plans) -> None:
        self.rules, self.plans = rules, plans

    def ratio(self, state: State, player: str, kind: str) -> float:
        rounds = self.plans.rounds_left(state)
        if kind == "mountain":
            best = self.mountain(state, player)
            return 0.0 if best is None else (best[0] - 150) / 150
        unused = [
            code
            for code in special(self.rules).tunnels.codes
            if state.papers[code].owner == player and not state.papers[code].used
        ]
        return 0.0 if unused else self.tunnel(state, player, rounds) / 50

    def mountain(self, state: State, player: str) -> tuple[float, str, str] | None:
        """Worth, hex and panel of the mountain that a company of his reaches soonest."""
        rounds = self.plans.rounds_left(state)
        left = panels_left(self.rules, state)
        panel = next((name for name in PANELS if name in left), None)
        if panel is None:
            return None
        if self.rules.phase_at_least(state, "6"):
            panel = next((name for name in reversed(PANELS) if name in left), panel)
        near: dict[str, float] = {}
        for sym in self.plans.leads(state, player):
            if station_places(state, sym) and state.companies[sym].launched:
                for (label, _), cost in self.plans.surveyor.view(state, sym).stops.items():
                    near[label] = min(cost, near.get(label, FAR))
        best: tuple[float, str, str] | None = None
        for label in free_mountains(self.rules, state):
            wait = near.get(label, FAR) + 0.4
            if wait > 2.9:
                continue
            sure = 0.95 - 0.17 * wait
            worth = sure * (150 + 40 * max(0.0, rounds - wait) + 12 * max(0.0, rounds - wait))
            if best is None or worth > best[0]:
                best = worth, label, panel
        return best

    def tunnel(self, state: State, player: str, rounds: float) -> float:
        """What a right to build would bring to his companies."""
        best = 0.0
        surveyor = self.plans.surveyor
        for sym in self.plans.leads(state, player):
            if not station_places(state, sym) or state.cash.get(sym, 0) + 0.5 * state.companies[sym].last_revenue < 130:
                continue
            without, through = surveyor.view(state, sym), surveyor.view(state, sym, bore=1.2)
            more = surveyor.promise(state, sym, through) - surveyor.promise(state, sym, without)
            share = percent(self.rules, state, sym, player) / 100
            gain = 0.3 * more * share * rounds
            far, near = surveyor.destination(state, sym, None), surveyor.destination(state, sym, 1.2)
            if far is not None and near is not None and near < far and near < 3.6:
                money = self.rules.title.kind(sym).destination_x_par * state.companies[sym].par
                gain += 0.3 * money * (0.7**near - 0.7**far)
            best = max(best, gain)
        return best - 35

    def place(self, state: State, frame: Question, by_kind: ByKind) -> Action:
        wanted = self.mountain(state, frame.player)
        actions = examples(by_kind["PlaceMountain"])
        if wanted is not None:
            return next(a for a in actions if (a.hex, a.panel) == wanted[1:])  # type: ignore[no-any-return]
        return actions[0]  # type: ignore[no-any-return]
