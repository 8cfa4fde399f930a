"""The actions that every title of the family knows. What only one title has stands with that title."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from core.kernel.action import Action
from core.kernel.foreign import NAME
from core.rail18.state import WHERE_SET, Mode

Amount = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Name = Annotated[str, Field(max_length=NAME)]
Step = Literal["auction", "stock", "track", "station", "run", "dividend", "trains"]


class Bid(Action):
    private: Name
    amount: Amount


class Pass(Action):
    """Decline the open question; `what` names it, so that a late click never declines the next one."""

    what: Step


class SetPar(Action):
    """Name the par of a company whose director's certificate came with a private."""

    company: Name
    price: Amount


class StartCompany(Action):
    """Buy the director's certificate from the bank and set the par."""

    company: Name
    price: Amount


class BuyShare(Action):
    """Buy one certificate; `percent` is its size."""

    company: Name
    source: Literal["bank", "pool"]
    percent: Amount


class SellShares(Action):
    """Sell a block of so many shares; `doubles` says how many certificates of two shares are among them."""

    company: Name
    shares: Amount
    doubles: Amount = 0


class RepayDebt(Action):
    amount: Amount


class LayTile(Action):
    """`power` names the private whose extra lay is used."""

    company: Name
    hex: Name
    tile: Name
    rotation: Amount
    power: Name | None = None


class PlaceStation(Action):
    """Place a station; where track is not kept there is no place to name."""

    company: Name
    hex: Name = ""
    node: Amount = 0


class PayTrack(Action):
    """Where track is not kept: what a company pays for a tile. `power` names the private whose extra lay is used."""

    company: Name
    amount: Amount
    power: Name | None = None


class DeclareRoute(Action):
    """Where track is not kept: the company has a route and must therefore own a train."""

    company: Name


class TileAt(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    hex: Name
    tile: Name
    rotation: Amount


class StationAt(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    company: Name
    hex: Name
    node: Amount = 0


class OverlayAt(BaseModel):
    """A piece that belongs to a certificate."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    hex: Name
    piece: Name
    paper: Name
    rotation: Amount = 0


class SetMap(Action):
    """The whole map as it lies on the table; from here on track is kept."""

    tiles: Annotated[tuple[TileAt, ...], Field(max_length=400)] = ()
    stations: Annotated[tuple[StationAt, ...], Field(max_length=400)] = ()
    overlays: Annotated[tuple[OverlayAt, ...], Field(max_length=100)] = ()


class Route(BaseModel):
    """One train's route: stations ("D19.0") and the sides crossed between them ("D19/4": out of D19 by edge 4).

    `counted` lists the stations that an express train counts; None counts all.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    train: Name
    path: Annotated[tuple[Name, ...], Field(max_length=400)]
    counted: tuple[Name, ...] | None = None


class RunTrains(Action):
    """`best`, `bound` and `proven` are the verdict that the caller computed; deciding never searches.

    At the table a run may be just a number: then `revenue` is given and no routes, and `mine_money` is what the
    treasury has besides.
    """

    company: Name
    routes: Annotated[tuple[Route, ...], Field(max_length=20)]
    revenue: Amount | None = None
    mine_money: Annotated[Amount, WHERE_SET] = 0
    best: Amount | None = None
    bound: Amount | None = None
    proven: bool = False


class DecideDividend(Action):
    company: Name
    pay: bool


class BuyTrain(Action):
    """From the bank `train` is the type of the side wanted; from the pool or a company it is the card.

    `trade_in` is the card that is handed in as part payment; `price` is what is paid besides.
    """

    company: Name
    source: Name
    train: Name
    price: Amount
    trade_in: Annotated[Name | None, WHERE_SET] = None


class DiscardTrain(Action):
    company: Name
    train: Name


class BuyPrivate(Action):
    company: Name
    private: Name
    price: Amount


class PayDestination(Action):
    """Claim the destination money where it is not paid by itself: so says a ruling, or track is not kept."""

    company: Name


class ChangeSettings(Action):
    """How the game is kept from here on; None leaves a thing as it is."""

    mode: Mode | None = None
    track_kept: bool | None = None
    cash_open: bool | None = None


class DeclareBankruptcy(Action):
    """A player gives up; only under the ruling that knows bankruptcy."""
