"""Where turns begin in a game's journal."""

from core.interchange.game_file import Game18
from core.rail18.state import Auction, CompanyTurn, OperatingRound, Question, State, StockRound


def turn_of(state: State) -> tuple[object, ...]:
    """What stays the same during one turn: of a private's auction, a player or a company."""
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


def turn_start(game: Game18) -> int | None:
    """The entry after which the present turn began; if nothing was done in it yet, that of the turn before.

    None where nothing can be undone.
    """
    path = [0, *(entry.id for entry in game.log.path_to(game.log.head))]
    if len(path) == 1:
        return None
    at = len(path) - 1
    if turn_of(game.state_at(path[at - 1])) != turn_of(game.state):
        at -= 1
    turn = turn_of(game.state_at(path[at]))
    while at > 0 and turn_of(game.state_at(path[at - 1])) == turn:
        at -= 1
    return path[at]
