"""Games at the table, as a window plays them."""

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.state import Auction, CompanyTurn, Player
from core.rail18.table import AuctionResult
from tests.titles.t1844.shipped import shipped_game
from ui.game.bridge import GameBridge
from ui.shell.pages.game_page import GamePage

SEVEN = ("Annegret", "Bartholomäus", "Cleo", "Desirée", "Ernst-Ulrich", "Franziska", "Gottlieb")
PRIVATES = (("P1", 20), ("P2", 50), ("P3", 80), ("P4", 110), ("P5", 140), ("P6", 180), ("P7", 100))


def new_bridge(count: int = 3, mode: str = "table", names: tuple[str, ...] = SEVEN) -> GameBridge:
    players = [Player(f"p{number}", name) for number, name in enumerate(names[:count], start=1)]
    return GameBridge(memory_game(new_setup("1844", players, mode=mode)))


def bid(page: GamePage, amount: int) -> None:
    frame = page.bridge.moment.state.frame
    page.act(ac.Bid(actor=frame.bidder, private="P1", amount=amount))  # type: ignore[union-attr]


def after_the_auction(page: GamePage) -> None:
    while isinstance(frame := page.bridge.moment.state.flow[0], Auction):
        if page.bridge.moment.state.frame.kind == "question":
            page.act(next(page.bridge.moment.options[0].examples()))
        else:
            page.act(AuctionResult(actor="p1", private=frame.private, amount=frame.minimum))


def at_a_dividend() -> GameBridge:
    """In the last operating rounds of the sample game."""
    bridge = GameBridge(shipped_game())
    for entry in reversed([entry for entry in bridge.log.entries() if entry.is_step]):
        frame = bridge.game.state_at(entry.id).frame
        if isinstance(frame, CompanyTurn) and frame.step == "dividend" and frame.revenue > 100:
            assert bridge.jump(entry.id)
            return bridge
    raise AssertionError("nobody pays in the sample game")


def four_after_the_auction(names: tuple[str, ...] = SEVEN) -> GameBridge:
    """The first stock round: the second player directs FNM, which is launched."""
    bridge = new_bridge(4, names=names)
    for number, (private, amount) in enumerate(PRIVATES):
        assert bridge.do(AuctionResult(actor=f"p{number % 4 + 1}", private=private, amount=amount))
        if private == "P6":
            assert bridge.do(ac.SetPar(actor="p2", company="FNM", price=80))
    return bridge
