"""What players and the table may do. Railroads go by their codes, hexes by their labels."""

from typing import Annotated, Literal

from pydantic import Field

from core.german_railways.state import Mode
from core.kernel.action import Action
from core.kernel.foreign import NAME

Amount = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Name = Annotated[str, Field(max_length=NAME)]
Some = Field(max_length=20)


class Bid(Action):
    railroad: Name
    amount: Amount


class Pass(Action):
    """`what` names what is declined, so that a late click never declines the next question."""

    what: Literal["auction", "turn"]


class OfferShare(Action):
    railroad: Name


class BuildTrack(Action):
    """The hexes in the order in which locomotives are placed."""

    railroad: Name
    hexes: Annotated[tuple[Name, ...], Some]


class DrawOrder(Action):
    """The markers as they came out of the bag; the actor is the bank."""

    order: Annotated[tuple[Name, ...], Some]


class AgreeToEnd(Action):
    pass


class ChangeSettings(Action):
    """How the game is kept from here on; None leaves a thing as it is."""

    mode: Mode | None = None
    cash_open: bool | None = None


# --- shorter actions of the table (`table.py`)


class AuctionResult(Action):
    """Who got the share on offer, and for how much. The actor is the buyer."""

    railroad: Name
    amount: Amount


class EverybodyPasses(Action):
    """Nobody bids any more."""


class EverybodyAgrees(Action):
    """All agree that the end by links will not come."""
