"""The first rounds of a game of three, as far as a test needs them."""

from core.interchange.game_file import memory_game, new_setup
from core.rail18 import actions as ac
from core.rail18.family import Game18
from core.rail18.state import CompanyTurn, Player


def first_operating_round(mode: str = "hotseat", stock: tuple[str, int] | None = None) -> Game18:
    """FNM alone is launched and lays its first tile; or somebody starts another company before."""
    game = first_stock_round(mode)
    if stock is not None:
        game.dispatch(ac.StartCompany(actor=game.state.frame.player, company=stock[0], price=stock[1]))
    everybody_passes(game)
    return game


def first_stock_round(mode: str = "hotseat") -> Game18:
    game = memory_game(new_setup("1844", [Player(f"p{n}", f"P{n}") for n in range(3)], mode=mode))
    for code, price in {"P1": 20, "P2": 50, "P3": 80, "P4": 110, "P5": 140, "P6": 180, "P7": 100}.items():
        game.dispatch(ac.Bid(actor=bidder(game), private=code, amount=price))
        for _ in range(2):
            game.dispatch(ac.Pass(actor=bidder(game), what="auction"))
        if code == "P6":
            owner = game.state.papers["P6"].owner
            game.dispatch(ac.SetPar(actor=owner, company="FNM", price=100))
    return game


def everybody_passes(game: Game18) -> None:
    for _ in range(3):
        game.dispatch(ac.Pass(actor=game.state.frame.player, what="stock"))
    assert isinstance(game.state.frame, CompanyTurn)


def bidder(game: Game18) -> str:
    return str(getattr(game.state.frame, "bidder", ""))


def second_operating_round() -> Game18:
    """FNM has a train and lays its second tile."""
    game = first_operating_round()
    actor = game.state.papers["P6"].owner
    game.dispatch(ac.LayTile(actor=actor, company="FNM", hex="L21", tile="57", rotation=0))
    game.dispatch(ac.BuyTrain(actor=actor, company="FNM", source="bank", train="2", price=90))
    game.dispatch(ac.Pass(actor=actor, what="trains"))
    everybody_passes(game)
    return game
