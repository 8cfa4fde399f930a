"""Where turns, steps and rounds began: how far "undo to the start" goes."""

from collections.abc import Callable
from typing import Any

from core.kernel.game import Game

Part = Callable[[Any], tuple[object, ...]]  # of a state: stays the same while the part lasts


def start_of(game: Game[Any, Any], part: Part) -> int | None:
    """The entry after which the present part began; if nothing was done in it yet, that of the part before.

    None where nothing can be undone.
    """
    path = [0, *(entry.id for entry in game.log.path_to(game.log.head))]
    if len(path) == 1:
        return None
    at = len(path) - 1
    if part(game.state_at(path[at - 1])) != part(game.state):
        at -= 1
    present = part(game.state_at(path[at]))
    while at > 0 and part(game.state_at(path[at - 1])) == present:
        at -= 1
    return path[at]
