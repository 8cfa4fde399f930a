"""A board with one company's trains: what may lie there, which trains it may have, and its best run."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.refusal import Refused, Rejection
from core.mechanics.budget import Budget
from core.rail18.engine import Engine18
from core.rail18.position.build import stations_on
from core.rail18.routes.judge import tried_run
from core.rail18.routes.nothing import why_nothing
from core.rail18.routes.on_board import Board, RunOnBoard, position_on, run_on_board
from core.rail18.rules import Rules
from core.rail18.setup import nobody
from core.rail18.start import initial_state
from core.rail18.state import CLOSED, Overlay, Paper, Placed, State
from core.rail18.steps.trains import may_own
from core.text.catalogue import text
from core.text.lists import items, sentences
from ui.companion.views.links import problem_of, section_of_refusal
from ui.rail18.views.map.draft import MapDraft, what_can_lie
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.routes import route_views
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import moment_of
from ui.rail18.views.position.draft import BoardDraft, playable_titles
from ui.rail18.views.position.words import code_in
from ui.rail18.views.turn.run import nothing_words, route_words
from ui.values.problem import Problem
from ui.values.routes import RouteView

MOST_TRAINS = 8  # more than any company may own
NO_TRAIN, NO_STATION = "wrong-train-kind", "route-without-station"  # what the rules would answer


@dataclass(frozen=True, slots=True)
class RouteLine:
    train: str
    stops: str
    revenue: int


@dataclass(frozen=True, slots=True)
class RunView:
    """The answer: routes to be drawn, in words, and how sure it is."""

    routes: tuple[RouteView, ...]
    lines: tuple[RouteLine, ...]
    total: int
    verdict: str
    proven: bool


def first_board(last: str) -> BoardDraft:
    """Of the title played last, or of the first that can be played."""
    titles = playable_titles()
    return BoardDraft(last if last in titles else titles[0])


def board_engine(title: str) -> Engine18:
    """For questions about a board: a title with its rulings, and nobody in particular plays."""
    return registry.engine(new_setup(title, nobody(registry.title(title))))


class BoardDesk:
    """A board that is laid out to ask for its best run. Without Qt."""

    def __init__(self, draft: BoardDraft) -> None:
        self.engine: Engine18 = board_engine(draft.title)
        tiles, stations, overlays = what_can_lie(self.rules, draft.tiles, draft.stations, draft.overlays)
        title = self.rules.title
        phases = [phase.id for phase in title.data.phases]
        company = draft.company if draft.company in title.companies else next(iter(title.companies))
        phase = draft.phase if draft.phase in phases else phases[min(1, len(phases) - 1)]
        self.draft = replace(
            draft,
            phase=phase,
            company=company,
            lines=self._laid_lines(draft),
            tiles=tiles,
            stations=stations,
            overlays=overlays,
        )

    @property
    def rules(self) -> Rules:
        return self.engine.rules

    def _laid_lines(self, draft: BoardDraft) -> tuple[str, ...]:
        return tuple(code for code in self.lines() if code in draft.lines)

    def lines(self) -> Mapping[str, str]:
        """Privates that have a line of their own on the map once they are out of the game."""
        return {
            code: private.name
            for code, private in self.rules.title.privates.items()
            if self.rules.slots.papers.pieces(self.rules, code, Paper(CLOSED))
        }

    # --- what is laid

    def change(self, **changes: object) -> None:
        self.draft = replace(self.draft, **changes)  # type: ignore[arg-type]

    def set_map(self, laid: MapDraft) -> None:
        lying = laid.action()
        self.change(tiles=lying.tiles, stations=lying.stations, overlays=lying.overlays)

    def map_draft(self) -> MapDraft:
        """Every company may have stations, and every certificate may lie somewhere."""
        rules, draft = self.rules, self.draft
        start: State = initial_state(rules)
        someone = start.order[0]
        places = {piece.paper: piece.hex for piece in draft.overlays}
        papers = {
            code: Paper(CLOSED if code in draft.lines else someone, used=True, hex=places.get(code))
            for code in start.papers
        }
        overlays: dict[str, tuple[Overlay, ...]] = {}
        for code in draft.lines:
            for label, piece in rules.slots.papers.pieces(rules, code, papers[code]).items():
                overlays[label] = (*overlays.get(label, ()), piece)
        for laid in draft.overlays:
            overlays[laid.hex] = (*overlays.get(laid.hex, ()), Overlay(laid.piece, laid.rotation, laid.paper))
        companies = {sym: replace(company, launched=True, home_placed=True) for sym, company in start.companies.items()}
        state = start.with_(
            phase=draft.phase,
            papers=papers,
            companies=companies,
            overlays=overlays,
            tiles={lies.hex: Placed(lies.tile, lies.rotation) for lies in draft.tiles},
            stations=stations_on(draft.stations),
            track_kept=True,
        )
        return MapDraft(rules, state)

    # --- trains

    def train_types(self) -> list[str]:
        """Those that run in this phase and that the company may own."""
        rules, phase = self.rules, self.rules.title.phase_index
        now = phase(self.draft.phase)
        found = []
        for sheet in rules.title.data.trains:
            come = sheet.starts_phase or sheet.available_from_phase
            gone = rules.title.scrapped_in(sheet)
            if (come and phase(come) > now) or (gone and phase(gone) <= now):
                continue
            turned = sheet.turns_over_in_phase and phase(sheet.turns_over_in_phase) <= now
            found += [side.type for side in (sheet.sides[-1:] if turned else sheet.sides)]
        return [kind for kind in found if may_own(rules, self.draft.company, kind)]

    def trains(self) -> list[str]:
        """The kinds of the trains that were typed, as far as they are known."""
        words = self.draft.trains.replace(",", " ").split()
        return [kind for word in words if (kind := code_in(word, self.rules.title.train_sides)) is not None]

    def problem(self) -> Problem | None:
        """Why it cannot be asked yet."""
        words = self.draft.trains.replace(",", " ").split()
        if not words:
            return Problem(text("board-run-no-trains", company=self.draft.company))
        known = self.train_types()
        for word in words:
            if code_in(word, known) is None:
                said = text("board-run-no-train", train=word, phase=self.draft.phase, company=self.draft.company,
                            trains=items(known))  # fmt: skip
                return Problem(said, self._section(NO_TRAIN))
        if len(words) > MOST_TRAINS:
            return Problem(text("board-run-many", number=MOST_TRAINS))
        if not any(placed.company == self.draft.company for placed in self.draft.stations):
            return Problem(text("board-run-no-station", company=self.draft.company), self._section(NO_STATION))
        try:
            position_on(self.rules, self.board, self.draft.company, self.trains())
        except Refused as refused:
            return problem_of(self.rules.title.id, refused.rejection)
        return None

    def _section(self, refusal: str) -> str:
        return section_of_refusal(self.rules.title.id, refusal)

    # --- the question

    @property
    def board(self) -> Board:
        draft = self.draft
        return Board(draft.phase, draft.tiles, draft.stations, draft.overlays, draft.lines)


@dataclass(frozen=True, slots=True)
class Question:
    """Which run is best on a board: to be asked in a thread, with rules of its own."""

    title: str
    board: Board
    company: str
    trains: tuple[str, ...]

    def ask(self, budget: Budget) -> RunView | Problem:
        """The run, or why the board cannot be."""
        rules = board_engine(self.title).rules
        found = run_on_board(rules, self.board, self.company, self.trains, budget)
        return problem_of(self.title, found) if isinstance(found, Rejection) else run_view(rules, found, self.company)


def question(desk: BoardDesk) -> Question:
    return Question(desk.draft.title, desk.board, desk.draft.company, tuple(desk.trains()))


def run_view(rules: Rules, found: RunOnBoard, company: str) -> RunView:
    run, state = found.run, found.state
    view = map_view(rules.title, map_state(rules, state))
    moment = moment_of(rules, state)
    judged = tried_run(rules, state, company, run.routes)
    routes = [] if isinstance(judged, Rejection) else judged
    lines = tuple(RouteLine(one.type, route_words(moment, one), one.revenue) for one in routes)
    if not run.total:
        verdict = nothing_words(moment, company, why_nothing(rules, state, company))
        verdict = sentences([text("board-run-nothing", company=company), verdict])
    elif run.proven:
        verdict = text("board-run-proven", total=run.total)
    else:
        verdict = text("board-run-bound", total=run.total, bound=run.bound)
    return RunView(route_views(rules, state, view, run.routes), lines, run.total, verdict, run.proven)
