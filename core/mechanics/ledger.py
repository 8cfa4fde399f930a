"""Money moves from holder to holder: none appears and none disappears."""

from collections.abc import Mapping


def transfer(cash: Mapping[str, int], payer: str, payee: str, amount: int) -> dict[str, int]:
    moved = dict(cash)
    moved[payer] = moved.get(payer, 0) - amount
    moved[payee] = moved.get(payee, 0) + amount
    return moved


def total(cash: Mapping[str, int]) -> int:
    return sum(cash.values())
