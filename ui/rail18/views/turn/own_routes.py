"""Own routes by choosing stations one after the other, without the map."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from core.kernel.refusal import Rejection
from core.rail18.actions import Route, RunTrains
from core.rail18.routes.judge import place_text, tried_run
from core.rail18.routes.links import Link, RouteMap, route_map
from core.rail18.routes.profile import profile_of
from core.text.catalogue import text
from ui.companion.views.links import problem_of
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.generic import list_row, number
from ui.rail18.views.turn.labels import place_name
from ui.values.cells import Cells
from ui.values.problem import Problem
from ui.values.turn import Choice, Keys, TurnView, turn_table

DONE, DRAW = "R", "D"


class Finish(Protocol):
    """What becomes of own routes."""

    def claim(self, routes: tuple[Route, ...]) -> RunTrains: ...

    def weighed(self, page: TurnView, total: int) -> TurnView:
        """The page of routes that earn so much, with what is known of better ones."""
        ...


@dataclass(frozen=True)
class _Walk:
    """A route in the making: the train, where it began, and the links so far."""

    train: str
    start: int
    links: tuple[Link, ...] = ()

    @property
    def at(self) -> int:
        return self.links[-1].to if self.links else self.start

    @property
    def stops(self) -> list[int]:
        return [self.start, *(link.to for link in self.links)]

    def route(self, turn: CompanyMoment, board: RouteMap) -> Route:
        path = [place_text(board.stops[self.start].place)]
        for link in self.links:
            path += [*link.points, place_text(board.stops[link.to].place)]
        profile = profile_of(turn.moment.rules, turn.moment.state.trains[self.train].type)
        if not profile.skips or len(self.stops) <= profile.range:
            return Route(train=self.train, path=tuple(path))
        counted = {place_text(board.stops[stop].place) for stop in self.counted(board, profile.range)}
        return Route(train=self.train, path=tuple(path), counted=tuple(point for point in path if point in counted))

    def counted(self, board: RouteMap, most: int) -> list[int]:
        """What an express train counts: the dearest stops, one of them with a station of the company."""
        dear = sorted(self.stops, key=lambda stop: -board.stops[stop].value)
        own = [stop for stop in dear if board.stops[stop].own][:1]
        return [*own, *(stop for stop in dear if stop not in own)][:most]


def trains_page(turn: CompanyMoment, routes: tuple[Route, ...], finish: Finish) -> TurnView:
    """Which train runs next? The routes so far can be claimed at any time; a claim that is refused is explained."""
    moment, keys = turn.moment, Keys(taken=DONE + DRAW)
    board = route_map(moment.rules, moment.state, turn.company)
    done = {route.train for route in routes}
    rows: list[Cells] = []
    for train in moment.state.trains_of(turn.company):
        kind = moment.state.trains[train].type
        if train not in done:
            choice = Choice(f"train-{train}", text("turn-route-of", train=kind), keys.next(),
                            page=start_page_of(turn, board, routes, train, finish), preview=routes)  # fmt: skip
            rows.append(list_row(moment, choice))
    total, problem = judged_total(turn, routes)
    claims = Choice("claim-routes", text("turn-run", amount=total), DONE, action=finish.claim(routes), preview=routes)
    note = problem.sentence if problem else text("turn-own-note", count=len(routes), total=total)
    page = TurnView(turn.ask("ask-own-train"), turn.actor, note, (turn_table("own-trains", tuple(rows), wide=1),),
                    default=claims if routes else None, foot=(draw_choice(turn),), preview=routes or turn.company,
                    routes=routes)  # fmt: skip
    return finish.weighed(page, total) if routes and not problem else page


def draw_choice(turn: CompanyMoment) -> Choice:
    """On the map, beginning with the routes that are chosen already."""
    return Choice("draw-routes", text("turn-draw-routes"), DRAW, request="draw-routes", preview=turn.company)


def start_page_of(
    turn: CompanyMoment, board: RouteMap, routes: tuple[Route, ...], train: str, finish: Finish
) -> Callable[[], TurnView]:
    def page() -> TurnView:
        rows = []
        for index, stop in sorted(enumerate(board.stops), key=lambda entry: entry[1].place):
            if links_from(board, index):
                choice = Choice(f"stop-{place_text(stop.place)}", stop_words(turn, board, index),
                                page=walk_page_of(turn, board, routes, _Walk(train, index), finish),
                                preview=stop.place[0])  # fmt: skip
                rows.append(list_row(turn.moment, choice, stop.value))
        return TurnView(turn.ask("ask-route-start"), turn.actor, "", (turn_table("stops", tuple(rows), wide=1),),
                        typing=True, routes=routes)  # fmt: skip

    return page


def walk_page_of(
    turn: CompanyMoment, board: RouteMap, routes: tuple[Route, ...], walk: _Walk, finish: Finish
) -> Callable[[], TurnView]:
    """Where next? Or the route ends here."""

    def page() -> TurnView:
        keys = Keys(taken=DONE)
        rows = []
        here = board.stops[walk.at]
        used = sum(link.sides for link in walk.links)
        onward = here.through or not walk.links
        for place, link in enumerate(links_from(board, walk.at) if onward else ()):
            if link.sides & used or link.to in walk.stops:
                continue
            further = _Walk(walk.train, walk.start, (*walk.links, link))
            label = stop_words(turn, board, link.to)
            via = link.points[len(link.points) // 2].partition("/")[0] if len(link.points) > 1 else ""
            words = text("turn-stop-via", stop=label, via=via) if via else label
            choice = Choice(f"link-{place}", words, keys.next(),
                            page=walk_page_of(turn, board, routes, further, finish),
                            preview=(*routes, further.route(turn, board)))  # fmt: skip
            rows.append(list_row(turn.moment, choice, board.stops[link.to].value))
        so_far = " – ".join(stop_words(turn, board, stop) for stop in walk.stops)
        end: Choice | None = None
        note, why = so_far, ""
        extended = (*routes, walk.route(turn, board)) if walk.links else routes
        if walk.links:
            total, problem = judged_total(turn, extended)
            note = problem.sentence if problem else text("turn-route-note", stops=so_far, total=total)
            why = problem.section if problem else ""
            end = Choice("route-done", text("turn-route-done", total=number(total)), DONE,
                         page=lambda: trains_page(turn, extended, finish), preview=extended)  # fmt: skip
        tables = (turn_table("next-stops", tuple(rows), wide=1),) if rows else ()
        return TurnView(turn.ask("ask-route-next"), turn.actor, note, tables, default=end, routes=extended, why=why)

    return page


def links_from(board: RouteMap, index: int) -> tuple[Link, ...]:
    """Where trains end they may begin as well: the links that lead there, the other way round."""
    if board.stops[index].through:
        return board.links[index]
    return tuple(
        replace(link, to=start, points=link.back, back=link.points)
        for start, links in enumerate(board.links)
        for link in links
        if link.to == index
    )


def stop_words(turn: CompanyMoment, board: RouteMap, index: int) -> str:
    return place_name(turn.moment, board.stops[index].place[0])


def judged_total(turn: CompanyMoment, routes: tuple[Route, ...]) -> tuple[int, Problem | None]:
    """What the routes earn, or why they cannot be run."""
    judged = tried_run(turn.moment.rules, turn.moment.state, turn.company, routes)
    if isinstance(judged, Rejection):
        return 0, problem_of(turn.moment.rules.title.id, judged, turn.moment.names)
    return sum(route.revenue for route in judged), None
