"""Why the best run of a company earns nothing: what the judge says of the nearest routes that its trains could try."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from core.kernel.refusal import Rejection
from core.rail18.actions import Route
from core.rail18.routes.judge import place_text, tried_run
from core.rail18.routes.links import RouteMap, route_map
from core.rail18.rules import Rules
from core.rail18.state import State

Reason = Literal["no-train", "no-station", "no-second-stop", "refused", "worthless"]


@dataclass(frozen=True, slots=True)
class Nothing:
    """`refused`: what each kind of train may not do, where that is the reason."""

    reason: Reason
    refused: tuple[Rejection, ...] = ()


def why_nothing(rules: Rules, state: State, company: str) -> Nothing:
    """Of a company whose best run is known to earn nothing."""
    trains = {state.trains[train].type: train for train in state.trains_of(company)}
    if not trains:
        return Nothing("no-train")
    board = route_map(rules, state, company)
    if not board.own:
        return Nothing("no-station")
    if not any(board.links[number] for number in board.own):
        return Nothing("no-second-stop")
    found: dict[str, Rejection] = {}  # the first of each code: two kinds of train may fail alike
    for train in trains.values():
        for route in _nearest_routes(board, train):
            judged = tried_run(rules, state, company, (route,))
            if isinstance(judged, Rejection):
                found.setdefault(judged.code, judged)
            break
    return Nothing("refused", tuple(found.values())) if found else Nothing("worthless")


def _nearest_routes(board: RouteMap, train: str) -> Iterator[Route]:
    """From a station of the company to the next stop, the shortest way first."""
    links = [(link.hexes, number, link.to, link) for number in board.own for link in board.links[number]]
    for _, start, end, link in sorted(links, key=lambda entry: entry[:3]):
        ends = place_text(board.stops[start].place), place_text(board.stops[end].place)
        yield Route(train=train, path=(ends[0], *link.points, ends[1]), counted=ends)
