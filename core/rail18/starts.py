"""Where turns, steps and rounds began: how far "undo to the start" goes."""

from collections.abc import Callable

from core.kernel.game import Game
from core.rail18.events import Event
from core.rail18.state import Auction, CompanyTurn, OperatingRound, Question, State, StockRound

Part = Callable[[State], tuple[object, ...]]  # stays the same while the part lasts


def turn_of(state: State) -> tuple[object, ...]:
    """The auction of a private, or the turn of a player or a company."""
    found: list[object] = []
    for frame in state.flow:
        match frame:
            case Auction():
                found += [frame.kind, frame.private]
            case StockRound():
                found += [frame.kind, frame.number, frame.player]
            case OperatingRound():
                found += [frame.kind, frame.number, frame.index]
            case CompanyTurn():
                found += [frame.kind, frame.company]
            case Question():
                pass
            case _:
                found.append(frame.kind)
    return tuple(found)


def step_of(state: State) -> tuple[object, ...]:
    """A step of a company's turn; elsewhere a turn has only one."""
    steps = [frame.step for frame in state.flow if isinstance(frame, CompanyTurn)]
    return (*turn_of(state), *steps)


def round_of(state: State) -> tuple[object, ...]:
    """All auctions together, a stock round, or one operating round of a set."""
    match state.flow[0]:
        case StockRound() as stock:
            return stock.kind, stock.number
        case OperatingRound() as operating:
            return operating.kind, operating.number, operating.index
        case other:
            return (other.kind,)


def turn_start(game: Game[State, Event]) -> int | None:
    """The entry after which the present turn began; if nothing was done in it yet, that of the turn before.

    None where nothing can be undone.
    """
    return start_of(game, turn_of)


def step_start(game: Game[State, Event]) -> int | None:
    """The same for a step."""
    return start_of(game, step_of)


def round_start(game: Game[State, Event]) -> int | None:
    """The same for a round."""
    return start_of(game, round_of)


def start_of(game: Game[State, Event], part: Part) -> int | None:
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
