"""Turn order: who follows whom, and orders that are set anew by a measure."""

from collections.abc import Callable


def after(order: tuple[str, ...], player: str) -> tuple[str, ...]:
    """The other players in turn order, beginning behind this one."""
    at = order.index(player)
    return order[at + 1 :] + order[:at]


def ranked(order: tuple[str, ...], measure: Callable[[str], int]) -> tuple[str, ...]:
    """Least first; ties keep the earlier order."""
    return tuple(sorted(order, key=measure))


def beginning_after(order: tuple[str, ...], player: str) -> tuple[str, ...]:
    """The same circle, beginning with the player behind this one."""
    return (*after(order, player), player)
