"""The best run of a company on a board that is just laid out: no game, no money, nobody's turn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.kernel.refusal import Refused, Rejection
from core.mechanics.budget import Budget
from core.rail18 import actions as ac
from core.rail18.launch import stations_at_par
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.start import initial_state
from core.rail18.state import CLOSED, Overlay, Paper, State, Train
from core.rail18.steps.whole_map import check_stations, check_tiles, map_set


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table. `lines` are privates whose own pieces are laid."""

    phase: str
    tiles: tuple[ac.TileAt, ...] = ()
    stations: tuple[ac.StationAt, ...] = ()
    overlays: tuple[ac.OverlayAt, ...] = ()
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RunOnBoard:
    """The run with the position in which it is made, to be shown."""

    state: State
    run: BestRun


def run_on_board(
    rules: Rules, board: Board, company: str, trains: Sequence[str], budget: Budget | None = None
) -> RunOnBoard | Rejection:
    """`trains` are types. Only what cannot lie there is refused; how it came about nobody asks."""
    try:
        state = position_on(rules, board, company, trains)
    except Refused as refused:
        return refused.rejection
    return RunOnBoard(state, best_run(rules, state, company, budget))


def position_on(rules: Rules, board: Board, company: str, trains: Sequence[str]) -> State:
    """Raises Refused."""
    start = initial_state(rules)
    draft = Draft(rules, start, lenient=True)
    draft.demand(company in start.companies, "unknown-company", IMPOSSIBLE, company=company)
    known = board.phase in [phase.id for phase in rules.title.data.phases]
    draft.demand(known, "unknown-phase", IMPOSSIBLE, phase=board.phase)
    for type_ in trains:
        draft.demand(type_ in rules.title.train_sides, "unknown-train", IMPOSSIBLE, train=type_)
    for code in (*board.lines, *(piece.paper for piece in board.overlays)):
        draft.demand(code in start.papers, "unknown-certificate", IMPOSSIBLE, paper=code)
    lying = ac.SetMap(actor=start.order[0], tiles=board.tiles, stations=board.stations, overlays=board.overlays)
    draft = Draft(rules, _bare(rules, start, board), lenient=True, judged=lying.kind)
    check_tiles(draft, lying)
    overlays = rules.slots.track.set_overlays(draft, board.overlays)
    check_stations(draft, lying, overlays)
    state = draft.evolve(draft.state, map_set(draft, lying, overlays))
    return state.with_(trains={f"{type_}-{number}": Train(type_, company) for number, type_ in enumerate(trains)})


def _bare(rules: Rules, start: State, board: Board) -> State:
    """Everybody who has a station is in the game, with as many stations as a company can have."""
    papers = {**start.papers, **{code: Paper(CLOSED) for code in board.lines}}
    for piece in board.overlays:
        papers[piece.paper] = Paper(start.order[0], used=True, active=True, hex=piece.hex)
    overlays: dict[str, tuple[Overlay, ...]] = {}
    for code in board.lines:
        for label, overlay in rules.slots.papers.pieces(rules, code, papers[code]).items():
            overlays[label] = (*overlays.get(label, ()), overlay)
    companies = dict(start.companies)
    for sym, number in Counter(placed.company for placed in board.stations).items():
        if sym in companies:
            par = max(rules.market.par_cells, key=lambda price: stations_at_par(rules, sym, price))
            left = stations_at_par(rules, sym, par) - number
            companies[sym] = replace(companies[sym], par=par, launched=True, stations_left=left, home_placed=True)
    return start.with_(phase=board.phase, papers=papers, overlays=overlays, companies=companies, track_kept=True)
