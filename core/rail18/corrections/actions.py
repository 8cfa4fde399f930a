"""Corrections: what the table says is otherwise than the books have it. Each says why in a note.

A correction changes what it names and pays nothing by itself. It may make what the rules forbid, but nothing that
cannot be. Holders are players, companies, and the places BANK, POOL and CLOSED of `core.rail18.state`.
"""

from typing import Annotated, Literal

from pydantic import Field

from core.kernel.action import Action
from core.kernel.foreign import NOTE
from core.rail18.actions import Amount, Name
from core.rail18.state import Destination, Step

Note = Annotated[str, Field(max_length=NOTE)]


class Correction(Action):
    note: Note


class CorrectCash(Correction):
    """Money goes from one holder to another: players, companies, the bank."""

    payer: Name
    payee: Name
    amount: Amount


class CorrectDebt(Correction):
    """What a player owes is this much."""

    player: Name
    debt: Literal["train", "exchange"]
    amount: Amount


class CorrectBank(Correction):
    """The bank is broken, or it is not."""

    broken: bool


class MoveCertificate(Correction):
    """A share certificate lies with a player, in the pool, or with the bank. Who is director then follows the rules."""

    certificate: Name
    target: Name


class MovePaper(Correction):
    """A private or another certificate belongs to somebody else; CLOSED takes a private out of the game."""

    paper: Name
    target: Name


class MarkPaper(Correction):
    """The power or right of a certificate has been used or not; a train has visited it or not."""

    paper: Name
    mark: Literal["used", "visited"]
    marked: bool


class MoveTrain(Correction):
    """A train goes from `source` to `target`.

    From the stack (BANK) and from outside the game (CLOSED) `train` is the type of the side that shall lie up, or the
    name of a train that never was in the stack; from a company, the pool or a player it is the card.
    """

    train: Name
    source: Name
    target: Name


class TurnTrain(Correction):
    """This side of a train card lies up."""

    train: Name
    type: Name


class CorrectTile(Correction):
    """This tile lies on a hex; without a number none."""

    hex: Name
    tile: Name = ""
    rotation: Amount = 0


class CorrectStation(Correction):
    """A station stands in a city or does not. Where track is not kept there is no place to name."""

    company: Name
    there: bool
    hex: Name = ""
    node: Amount = 0


class CorrectPiece(Correction):
    """The piece that belongs to a certificate lies on a hex; without a hex nowhere."""

    paper: Name
    hex: Name = ""
    piece: Name = ""
    rotation: Amount = 0


class CorrectMarker(Correction):
    """A price marker stands in this cell, with so many markers upon it; None puts it under all others."""

    company: Name
    row: Amount
    column: Amount
    above: Amount | None = None


class CorrectPar(Correction):
    """The par of a company; 0 for one that has not been started. Its number of stations follows."""

    company: Name
    par: Amount


class CorrectCompany(Correction):
    """What is noted about a company. Nothing is paid for it."""

    company: Name
    floated: bool
    operated: bool
    destination: Destination


class CorrectPhase(Correction):
    """The phase alone: trains and privates stay as they are."""

    phase: Name


class CorrectOrder(Correction):
    """The order of play, the priority first."""

    order: Annotated[tuple[Name, ...], Field(max_length=20)]


class CorrectAuction(Correction):
    """This private is on offer, and this player opens the bidding."""

    private: Name
    player: Name


class CorrectStockRound(Correction):
    """It is this player's turn in the stock round of this number."""

    number: Amount
    player: Name


class CorrectOperatingRound(Correction):
    """It is this company's turn, in this step; `acted` have had theirs. `revenue` is for the step of the dividend."""

    number: Amount
    index: Amount
    total: Amount
    acted: Annotated[tuple[Name, ...], Field(max_length=40)]
    company: Name
    step: Step
    revenue: Amount = 0
