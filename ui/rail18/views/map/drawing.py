"""Drawing own routes: clicks on stations become a route for each train, judged as it grows."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import combinations, count, islice

from core.hexmap.graph import Place
from core.kernel.refusal import Rejection
from core.rail18.actions import Route
from core.rail18.routes.judge import place_text, tried_route, tried_run
from core.rail18.routes.links import Link, RouteMap, route_map
from core.rail18.rules import Rules
from core.rail18.state import State
from core.text.catalogue import text
from ui.companion.views.links import problem_of, section_of_refusal
from ui.rail18.views.map.hover import hex_title
from ui.rail18.views.map.routes import route_views
from ui.values.hexes import MapView
from ui.values.problem import Problem
from ui.values.routes import RouteView

BROKEN = "route-broken"  # what the rules would answer to such a route
MOST_LOOKED_AT = 6000  # steps of the search for a way
MOST_WAYS = 8
MOST_CHOICES = 220  # of counted stops that are tried one by one


@dataclass(frozen=True, slots=True)
class Step:
    """From one stop to the next."""

    to: int
    sides: int
    points: tuple[str, ...]


@dataclass(slots=True)
class Segment:
    """What one click added: the ways that lead there, and the one that is taken."""

    ways: list[tuple[Step, ...]]
    chosen: int = 0

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.ways[self.chosen]


@dataclass(slots=True)
class Line:
    """The route of one train in the making."""

    start: int | None = None
    segments: list[Segment] = field(default_factory=list)
    counted: set[int] | None = None  # chosen by the user

    @property
    def stops(self) -> list[int]:
        if self.start is None:
            return []
        return [self.start, *(step.to for segment in self.segments for step in segment.steps)]

    @property
    def sides(self) -> int:
        used = 0
        for segment in self.segments:
            for step in segment.steps:
                used |= step.sides
        return used


class Drawing:
    """Implements `ui.board.draw_tool.Sketch`."""

    def __init__(self, rules: Rules, state: State, company: str, routes: Iterable[Route] = ()) -> None:
        """`routes` were made elsewhere and are drawn on."""
        self.rules, self.state, self.company = rules, state, company
        self.board: RouteMap = route_map(rules, state, company)
        self.trains = tuple(state.trains_of(company))
        self._numbers = {stop.place: number for number, stop in enumerate(self.board.stops)}
        self._lines = [Line() for _ in self.trains]
        self._counts: dict[Route, Route] = {}  # what an express train counts on a way
        for route in routes:
            if route.train in self.trains:
                self._lines[self.trains.index(route.train)] = self._line_of(route)
        self.selected = next((number for number, line in enumerate(self._lines) if line.start is None), 0)

    # --- asking

    def stop_at(self, label: str, node: int | None) -> Place | None:
        """The stop that a click on a hex means."""
        here = [place for place in self._numbers if place[0] == label]
        if (label, node) in here:
            return label, node or 0
        return here[0] if len(here) == 1 else None

    @property
    def starts(self) -> list[Place]:
        return [stop.place for stop in self.board.stops if stop.own]

    def route(self, number: int) -> Route | None:
        line = self._lines[number]
        if line.start is None or not line.segments:
            return None
        points = [self._text(line.start)]
        for segment in line.segments:
            for step in segment.steps:
                points += [*step.points, self._text(step.to)]
        return self._counting(Route(train=self.trains[number], path=tuple(points)), line)

    @property
    def routes(self) -> tuple[Route, ...]:
        found = (self.route(number) for number in range(len(self.trains)))
        return tuple(route for route in found if route is not None)

    @property
    def begun(self) -> Place | None:
        """The stop where the selected train's route begins, as long as there is nothing more of it."""
        line = self._lines[self.selected]
        return None if line.start is None or line.segments else self.board.stops[line.start].place

    def judged(self) -> tuple[int, Rejection | None]:
        """What the routes earn together, and why they are not legal."""
        found = tried_run(self.rules, self.state, self.company, self.routes)
        if isinstance(found, Rejection):
            return 0, found
        return sum(route.revenue for route in found), None

    @property
    def stops(self) -> list[Place]:
        return [stop.place for stop in self.board.stops]

    def goes_on(self, state: State, company: str, routes: tuple[Route, ...]) -> bool:
        """What was drawn and not taken is drawn on, unless other routes were chosen elsewhere."""
        return self.state is state and self.company == company and (not routes or routes == self.routes)

    # --- telling

    def rows(self, view: MapView) -> list[RouteView]:
        """The route of each train, drawn as far as there is one."""
        drawn = {route.train: route for route in route_views(self.rules, self.state, view, self.routes)}
        return [
            replace(drawn[train], number=number)
            if train in drawn
            else RouteView(number, train, self.state.trains[train].type)
            for number, train in enumerate(self.trains)
        ]

    def told(self) -> Problem:
        """The running total; or why the routes are not legal, with the section that explains it."""
        total, refusal = self.judged()
        if refusal is None:
            return Problem(text("map-routes-total", total=total))
        return problem_of(self.rules.title.id, refusal)

    def no_stop(self, view: MapView, label: str) -> Problem:
        return self._no("map-draw-no-stop", view, label)

    def no_way(self, view: MapView, label: str) -> Problem:
        return self._no("map-draw-no-way", view, label)

    def _no(self, code: str, view: MapView, label: str) -> Problem:
        section = section_of_refusal(self.rules.title.id, BROKEN)
        return Problem(text(code, hex=hex_title(view, label), company=self.company), section)

    # --- drawing

    def select(self, number: int) -> None:
        self.selected = number % len(self.trains)

    def click(self, place: Place) -> bool:
        """Begin, go on, take another way to the last stop, or count a stop of an express train or not."""
        line, number = self._lines[self.selected], self._numbers[place]
        if line.start is None:
            line.start = number
            return True
        stops = line.stops
        if line.segments and number == stops[-1]:
            last = line.segments[-1]
            if len(last.ways) == 1:
                last.ways += self._other_ways(line)
            last.chosen = (last.chosen + 1) % len(last.ways)
            return len(last.ways) > 1
        if number in stops:
            return bool(line.segments) and self._toggle(line, number)
        ways = self._ways(stops[-1], number, line)
        if ways:
            line.segments.append(Segment(ways))
            return True
        ways = [] if len(stops) == 1 else self._ways(number, stops[0], line)
        if ways:  # it goes on at the other end
            line.segments.insert(0, Segment(ways))
            line.start = number
            return True
        return False

    def back(self) -> bool:
        line = self._lines[self.selected]
        if line.segments:
            line.segments.pop()
        elif line.start is not None:
            line.start = None
        else:
            return False
        line.counted = None
        return True

    def _express(self, number: int) -> bool:
        return self.rules.side(self.state.trains[self.trains[number]].type).kind == "express"

    def _toggle(self, line: Line, number: int) -> bool:
        if not self._express(self.selected):
            return False
        route = self.route(self.selected)
        counted = set(route.counted or ()) if route is not None else set()
        chosen = {stop for stop in line.stops if self._text(stop) in counted}
        line.counted = chosen ^ {number}
        return True

    def _text(self, number: int) -> str:
        return place_text(self.board.stops[number].place)

    def _counting(self, route: Route, line: Line) -> Route:
        """An express train counts what earns most, or what the user says."""
        if not self._express(self.trains.index(route.train)):
            return route
        stops = line.stops
        if line.counted is not None:
            return self._with_counted(route, stops, line.counted)
        if route not in self._counts:
            self._counts[route] = self._best_count(route, stops)
        return self._counts[route]

    def _best_count(self, route: Route, stops: list[int]) -> Route:
        most = self.rules.side(self.state.trains[route.train].type).range
        by_value = sorted(stops, key=lambda stop: -self.board.stops[stop].value)
        size = min(most, len(stops))
        best: tuple[int, Route] | None = None
        for chosen in islice(combinations(by_value, size), MOST_CHOICES):
            tried = self._with_counted(route, stops, chosen)
            judged = tried_route(self.rules, self.state, self.company, tried)
            if judged is not None and (best is None or judged.revenue > best[0]):
                best = (judged.revenue, tried)
        return self._with_counted(route, stops, by_value[:size]) if best is None else best[1]

    def _with_counted(self, route: Route, stops: list[int], chosen: Collection[int]) -> Route:
        return route.model_copy(update={"counted": tuple(self._text(stop) for stop in stops if stop in chosen)})

    # --- ways

    def _line_of(self, route: Route) -> Line:
        """A route that was made elsewhere, as far as there is track for it."""
        line, points = Line(), list[str]()
        stops = {self._text(number): number for number in self._numbers.values()}
        for point in route.path:
            if point not in stops:
                points.append(point)
                continue
            if line.start is None:
                line.start = stops[point]
            else:
                step = self._step(line.stops[-1], tuple(points), stops[point])
                if step is None:
                    break
                line.segments.append(Segment([(step,)]))
            points = []
        return line if line.segments else Line()

    def _step(self, start: int, points: tuple[str, ...], to: int) -> Step | None:
        """The link that leads over these points; where nothing leaves the start, walked from its end."""
        onward = [link.sides for link in self.board.links[start] if (link.to, link.points) == (to, points)]
        back = [link.sides for link in self.board.links[to] if (link.to, link.back) == (start, points)]
        return next((Step(to, sides, points) for sides in (*onward, *back)), None)

    def _other_ways(self, line: Line) -> list[tuple[Step, ...]]:
        """Besides the one that is taken to the last stop: routes from elsewhere know no other."""
        last = line.segments.pop()
        ways = self._ways(line.stops[-1], last.steps[-1].to, line)
        line.segments.append(last)
        return [way for way in ways if way != last.steps]

    def _ways(self, start: int, target: int, line: Line) -> list[tuple[Step, ...]]:
        """The shortest ways first. Where nothing leaves the start (off-board), they are found from the other end."""
        inside = [end for end in (start, target) if end in line.stops]
        if line.segments and not all(self.board.stops[end].through for end in inside):
            return []  # the route ends there
        if self.board.links[start]:
            return [_forward(way) for way in self._search(start, target, line)]
        return [_backward(target, way) for way in self._search(target, start, line)]

    def _search(self, start: int, target: int, line: Line) -> list[tuple[Link, ...]]:
        used = 0
        for other in self._lines:
            used |= other.sides
        stops = self.board.stops
        visited = 0
        for number in line.stops:
            if number not in (start, target):
                visited |= stops[number].area
        found: list[tuple[Link, ...]] = []
        order = count()
        heap: list[tuple[int, int, int, int, int, tuple[Link, ...]]] = []
        heappush(heap, (0, next(order), start, used, visited | stops[start].area, ()))
        looked = 0
        while heap and len(found) < MOST_WAYS and looked < MOST_LOOKED_AT:
            length, _, at, sides, areas, way = heappop(heap)
            looked += 1
            if at == target:
                found.append(way)
                continue
            if way and not stops[at].through:
                continue
            for link in self.board.links[at]:
                area = stops[link.to].area
                if sides & link.sides or areas & area:
                    continue
                entry = (length + link.hexes, next(order), link.to, sides | link.sides, areas | area, (*way, link))
                heappush(heap, entry)
        return found


def _forward(way: tuple[Link, ...]) -> tuple[Step, ...]:
    return tuple(Step(link.to, link.sides, link.points) for link in way)


def _backward(start: int, way: tuple[Link, ...]) -> tuple[Step, ...]:
    """A way from `start`, walked from its end."""
    before = [start, *(link.to for link in way[:-1])]
    return tuple(Step(to, link.sides, link.back) for to, link in reversed(list(zip(before, way, strict=True))))
