"""A robot that enters a game by the keyboard alone: short phrases in the line of quick entry, else the panel's keys."""

from collections.abc import Iterator

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.routes.best_run import best_run
from core.rail18.state import CompanyTurn
from core.rail18.table import AuctionResult, EverybodyPasses
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp
from tests.ui.robot.robot import Robot
from tests.ui.robot.robot_entries import Entry
from ui.rail18.views.quick.entry import understand


class KeyRobot(Robot):
    """Falls back on the panel where no phrase says what is meant: routes that are not the best."""

    def runs_and_pays(self, entry: Entry) -> bool:
        """In the line they are two phrases."""
        return False

    def do(self, entry: Entry) -> None:
        if isinstance(entry.action, ac.RunTrains) and entry.action.revenue is None:
            line = self.run_line(entry, entry.action)
        else:
            line = self.line_for(entry.action)
        if line is None:
            self.decline_up_to(entry.action)
            super().do(entry)
        else:
            self.say(line)

    def decline_up_to(self, action: Action) -> None:
        """The panel shows one step after the other."""
        assert self.window.game_page is not None
        handler = self.window.game_page.bridge.engine.rules.handler(action)
        while (
            isinstance(self.state.frame, CompanyTurn) and handler is not None and self.state.frame.step != handler.step
        ):
            before = self.state
            self.say("p")
            self.wait(lambda: self.state is not before)  # noqa: B023 - waited for at once

    def line_for(self, action: Action) -> str | None:
        """The shortest phrase that is understood as just this action."""
        assert self.window.game_page is not None
        moment = self.window.game_page.bridge.moment
        for line in self.phrases(action):
            found = understand(moment, line)
            if found.ready and found.actions == (action,):
                return line
        return None

    def run_line(self, entry: Entry, action: ac.RunTrains) -> str | None:
        """The best run where it is as good as that of the record, or a number where nothing else depends on it."""
        assert self.window.game_page is not None
        bridge = self.window.game_page.bridge
        found = best_run(bridge.engine.rules, self.state, action.company)
        best = ac.RunTrains(actor=action.actor, company=action.company, routes=found.routes, best=found.total,
                            bound=found.bound, proven=found.proven)  # fmt: skip
        for prefix in ("", f"{action.company.lower()} "):
            if understand(bridge.moment, f"{prefix}r").run == action.company and self.leads_to(best, entry.after):
                return f"{prefix}r"
        return None

    # --- phrases, the shortest first

    def phrases(self, action: Action) -> Iterator[str]:
        words = list(phrases_of(action))
        name = next(player.name for player in self.state.players if player.id == action.actor).lower()
        names = [name[:length] for length in range(1, len(name) + 1)]
        company = getattr(action, "company", None)
        if not isinstance(action, AuctionResult):
            yield from words
            yield from (f"{company.lower()} {line}" for line in words if isinstance(company, str))
        yield from (f"{called} {line}" for line in words for called in names)


def phrases_of(action: Action) -> Iterator[str]:
    sym = getattr(action, "company", "").lower()
    match action:
        case AuctionResult():
            yield f"{action.amount}"
        case EverybodyPasses():
            yield "all"
        case ac.Pass():
            yield "p"
        case ac.SetPar():
            yield f"par {action.price}"
        case ac.StartCompany():
            yield f"start {sym} {action.price}"
        case ac.BuyShare():
            yield from (
                sym,
                f"{sym} {action.source}",
                f"b {sym}",
                f"b {sym} {action.source}",
                f"b {sym} {action.source} {action.percent}",
            )
        case ac.SellShares():
            block = f"s {sym} {action.shares}"
            yield from (f"s {sym}", block, f"{block} double {action.doubles}")
        case ac.LayTile():
            lay = f"l {action.hex.lower()} {action.tile}"
            yield from (lay, f"{lay} {action.rotation}", f"{lay} {action.rotation} {action.power}")
        case ac.PlaceStation():
            yield from (f"st {action.hex.lower()}", f"st {action.hex.lower()} {action.node + 1}")
        case ac.RunTrains():
            yield f"{action.revenue}"
        case ac.DecideDividend():
            yield from ("pa", "pay") if action.pay else ("k", "keep")
        case ac.BuyTrain():
            yield from train_phrases(action)
        case ac.DiscardTrain():
            yield f"discard {sym} {action.train}"
        case ac.BuyPrivate():
            yield f"private {action.private.lower()} {action.price}"
        case ac.PayDestination():
            yield from ("destination", f"destination {sym}")
        case ac.RepayDebt():
            yield f"repay {action.amount}"
        case BuyCertificate():
            yield from (f"b {action.paper.lower()}",)
        case PlaceMountain():
            yield f"mountain {action.hex.lower()} {action.panel.lower()}"
        case BuildTunnel():
            place = f"tunnel {action.hex.lower()}"
            full = f"{place} {action.piece.lower()} {action.rotation}"
            yield from (place, full, f"{full} {action.certificate.lower()}")
        case LayFurkaOberalp():
            yield "furka"
        case GiveEva():
            yield f"eva {sym}"
        case BuyMinor():
            yield from (sym, f"{sym} {action.price}")
        case BuyMountain():
            yield action.code.lower()
        case ExchangeMountain():
            yield from (f"exchange {sym}", f"exchange {action.code.lower()} {sym}")
        case ExchangeCoal():
            yield f"exchange {sym}"
        case DeclineExchange():
            yield "giveup"


def train_phrases(action: ac.BuyTrain) -> Iterator[str]:
    """By its type, or where it comes from and for how much; a card of the pool or of a company has a name."""
    kind = action.train.lower()
    card = kind.partition("-")[0]
    for train in dict.fromkeys((card, f"{card}h", kind)):
        yield f"t {train}"
        yield f"t {train} from {action.source.lower()}"
        yield f"t {train} from {action.source.lower()} {action.price}"
