"""The whole position of a game as frozen values. Mappings are never changed in place: `evolve` makes new ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.mechanics.seats import Player, Seating

BANK = "bank"  # its money; below 0, since all other money came from it (G40)

Mode = Literal["hotseat", "table"]
Ending = Literal["", "links", "agreement"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first action. Players sit clockwise; bidding runs in this order.

    Names, mode and the like may change later: what holds now stands in the state.
    """

    title: str
    players: tuple[Player, ...]
    preset: str
    rulings: Mapping[str, str]
    mode: Mode = "hotseat"
    cash_open: bool = True
    banker: str = ""  # who opens the first auction (G2); empty: the first seat
    seed: str = ""  # of the draws that the program makes
    seating: Seating | None = None


@dataclass(frozen=True, slots=True)
class Auction:
    railroad: str
    opener: str
    bidder: str
    bid: int = 0  # 0: none yet
    leader: str | None = None
    passed: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """What is open follows from it: the end, an auction, the order of a round, or a turn."""

    setup: Setup
    cash: Mapping[str, int]  # of players, railroads (their treasuries) and the bank
    shares: Mapping[str, Mapping[str, int]]  # railroad -> player -> shares
    track: Mapping[str, tuple[str, ...]]  # railroad -> places with a locomotive of it, as they were placed
    players: tuple[Player, ...]  # by seat, as they are called now
    round: int = 0  # 0 during the first auctions; goes up when an order is to be determined
    order: tuple[str, ...] = ()  # the places of this round; empty before the draw
    at: int = 0  # the place whose turn it is
    agreed: tuple[str, ...] = ()  # who has agreed to end, before this draw
    auction: Auction | None = None
    ending: Ending = ""
    mode: Mode = "hotseat"
    cash_open: bool = True

    def with_(self, **changes: object) -> "State":
        new = object.__new__(State)
        new.__dict__.update(self.__dict__, **changes)
        return new

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(player.id for player in self.players)

    @property
    def names(self) -> dict[str, str]:
        return {player.id: player.called for player in self.players}

    @property
    def open(self) -> Literal["over", "auction", "order", "turn"]:
        if self.ending:
            return "over"
        if self.auction is not None:
            return "auction"
        return "turn" if self.order else "order"

    @property
    def turn(self) -> str | None:
        """The player whose turn of a round it is, also while the share that he offers is auctioned."""
        return self.order[self.at] if self.order and not self.ending else None

    @property
    def cash_shown(self) -> bool:
        return self.cash_open or bool(self.ending)

    def sold(self, railroad: str) -> int:
        return sum(self.shares[railroad].values())
