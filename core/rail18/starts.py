"""The turn, step and round of a position (`core.kernel.starts`)."""

from core.rail18.state import Auction, CompanyTurn, OperatingRound, Question, State, StockRound


def turn_of(state: State) -> tuple[object, ...]:
    """The auction of a private, or the turn of a player or a company."""
    found: list[object] = []
    for frame in state.flow:
        match frame:
            case Auction():
                found += [frame.kind, frame.private]
            case StockRound():
                found += [frame.kind, frame.number, frame.backwards, frame.player]  # who acts comes last
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
