"""The actions that only 1824 has: first purchases, and exchanges of mountain and coal railways."""

from core.kernel.action import Action
from core.rail18.actions import Amount, Name


class BuyMountain(Action):
    """Buy a mountain railway in the first stock round."""

    code: Name


class BuyMinor(Action):
    """Buy a coal railway, whose price is the buyer's choice, or a pre-Staatsbahn at its own price."""

    company: Name
    price: Amount


class ExchangeMountain(Action):
    """A mountain railway for a share of a regional railway: in place of a purchase, or because it must be."""

    code: Name
    company: Name


class DeclineExchange(Action):
    """Give up a mountain railway for nothing, where that is allowed or nothing is left to take."""

    code: Name


class ExchangeCoal(Action):
    """A coal railway for the director's certificate of its regional railway."""

    company: Name
