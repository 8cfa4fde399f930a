"""The turns that lead to a moment: where the game stood at the end of each, and what was paid in dividends."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from core.german_railways import events as ev
from core.german_railways.family import GERMAN_RAILWAYS
from core.german_railways.network import incomes, links_of, player_incomes
from core.german_railways.rules import Rules
from core.german_railways.state import State
from core.kernel.game import Game
from core.kernel.log import LogEntry

Figures = dict[str, int]


@dataclass(frozen=True)
class Point:
    """The end of a turn; the first one is the beginning, or the position that was entered."""

    entry: int
    round: int
    who: str  # the player whose turn it was, or the railroad whose first share was sold; "" for all
    cash: Figures  # of players
    player_income: Figures
    treasury: Figures
    railroad_income: Figures
    links: Figures
    dividends: Figures  # of players, so far
    cash_shown: bool


@dataclass(frozen=True)
class Line:
    rules: Rules
    state: State
    points: tuple[Point, ...]

    @cached_property
    def shown(self) -> int:
        """How many points show nothing that the table keeps hidden."""
        return max((number for number, point in enumerate(self.points, start=1) if point.cash_shown), default=0)

    @property
    def rounds(self) -> Iterator[tuple[int, int]]:
        """Each round with the place at which it began."""
        last = -1
        for place, point in enumerate(self.points):
            if point.round != last:
                last = point.round
                yield last, max(0, place - 1)

    def place(self, entry: int) -> int | None:
        """The place that shows an entry; None where it is later than the line."""
        return next((place for place, point in enumerate(self.points) if point.entry >= entry), None)


class Lines:
    """The lines of one game. Each entry is read once."""

    def __init__(self, game: Game[State, ev.Event], rules: Rules) -> None:
        self._game = game
        self._rules = rules
        self._steps: dict[int, _Step] = {}

    def line(self, entry: int | None = None) -> Line:
        """The line that leads to an entry; without one, to the present."""
        game = self._game
        head = game.log.head if entry is None else entry
        start = game.state_at(0)
        paid = dict.fromkeys(start.seats, 0)
        points = [_point(self._rules, 0, start, "", paid)]
        turn: object = None
        for step in map(self._step, game.log.path_to(head)):
            paid = {player: amount + step.paid.get(player, 0) for player, amount in paid.items()}
            if step.entered:
                points = []
            elif step.turn == turn and len(points) > 1:
                points.pop()
            points.append(replace(step.point, dividends=paid))
            turn = step.turn
        return Line(self._rules, game.state_at(head), tuple(points))

    def _step(self, entry: LogEntry) -> "_Step":
        found = self._steps.get(entry.id)
        if found is None:
            game = self._game
            before, after = game.state_at(entry.parent), game.state_at(entry.id)
            events = [game.engine.codec.event_from_json(event) for event in entry.events]
            entered = any(isinstance(event, ev.PositionSet) for event in events)
            payments = [event for event in events if isinstance(event, ev.MoneyPaid) and event.why == "dividend"]
            found = self._steps[entry.id] = _Step(
                _point(self._rules, entry.id, after, "" if entered else _who(before), {}),
                GERMAN_RAILWAYS.turn_of(before),
                {payment.payee: payment.amount for payment in payments},
                entered,
            )
        return found


@dataclass(frozen=True, slots=True)
class _Step:
    """One entry: the point after it, the turn it belongs to, and the dividends it paid."""

    point: Point
    turn: object
    paid: Figures
    entered: bool  # a position, with which the line begins anew


def _who(state: State) -> str:
    if state.auction is not None and state.round == 0:
        return state.auction.railroad
    return state.turn or ""


def _point(rules: Rules, entry: int, state: State, who: str, paid: Figures) -> Point:
    return Point(
        entry,
        state.round,
        who,
        {player: state.cash[player] for player in state.seats},
        player_incomes(rules, state),
        {railroad: state.cash[railroad] for railroad in rules.title.railroads},
        incomes(rules, state.track),
        links_of(rules, state.track),
        paid,
        state.cash_shown,
    )
