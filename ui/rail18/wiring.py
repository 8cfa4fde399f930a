"""How the panels of the family hear of each other; none of them knows another."""

import threading
from collections.abc import Sequence

from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.mechanics.budget import Budget
from core.rail18.actions import Route
from core.rail18.engine import Engine18
from core.rail18.routes.what_if import WhatIf, what_if
from core.rail18.state import State
from core.text.catalogue import text
from ui.charts.panel import ChartsPanel
from ui.game.jobs import Job
from ui.hands.panel import TablePanel
from ui.journal.panel import JournalPanel
from ui.rail18.dialogs.asking import ask_correct, forget_map
from ui.rail18.dialogs.dividend_dialog import DividendDialog
from ui.rail18.panels.board_check_panel import BoardCheckPanel
from ui.rail18.panels.leaf_panel import LeafPanel
from ui.rail18.panels.map_panel import MapPanel
from ui.rail18.panels.market_panel import MarketPanel
from ui.rail18.panels.quick_entry import QuickEntry
from ui.rail18.panels.sheet_panel import SheetPanel
from ui.rail18.panels.tiles_panel import TilesPanel
from ui.rail18.panels.turn_panel import TurnPanel
from ui.rail18.views.turn.run import RUN_SECONDS, RunAnswer, look_for_run
from ui.shell.family import Desk
from ui.shell.panel import Panel

WHAT_IF_SECONDS = 20.0


def connect(desk: Desk) -> None:
    for name, panel in desk.panels.items():
        panel.point.connect(lambda what, source=panel: _point(desk, source, what))
        panel.correct.connect(lambda target, name=name: ask_correct(desk, target, name))
    for signal in (desk.bridge.changed, desk.bridge.visited):
        signal.connect(lambda moment: forget_map(desk, moment))
    turn, board = desk.panels["turn"], desk.panels["map"]
    assert isinstance(turn, TurnPanel)
    assert isinstance(board, MapPanel)
    turn.preview.connect(lambda what: _light_up(board, what))
    board.came.connect(turn.tell_again)
    requests = {
        "draw-routes": lambda: _draw(desk, board),
        "dividend-sheet": lambda: _show_dividend(desk),
        "figures": lambda: _show_figures(desk),
    }
    turn.wanted.connect(lambda what: requests[what]())
    board.routes_changed.connect(lambda routes: None if board.drawing else turn.consider(None))
    board.routes_drawn.connect(lambda routes: _claim(desk, turn, routes))
    board.draw_on(lambda: turn.own_routes)
    board.considered.connect(turn.consider)
    board.overruled.connect(desk.act)
    board.barred.connect(turn.explain)
    desk.bridge.changed.connect(lambda moment: _ask_next(desk, board))
    WhatIfs(desk, board)
    board.look_up.connect(lambda label: _look_up(desk, label))
    journal = desk.panels["journal"]
    assert isinstance(journal, JournalPanel)
    journal.wanted.connect(desk.mend)
    quick, sheet = desk.panels["quick"], desk.panels["sheet"]
    assert isinstance(quick, QuickEntry)
    assert isinstance(sheet, SheetPanel)
    turn.filled.connect(quick.follow)
    quick.left.connect(lambda: desk.bring("turn"))
    _let_search(desk, turn, quick)
    sheet.wanted.connect(lambda player, company: _deal(desk, turn, player, company))
    check = desk.panels["check"]
    assert isinstance(check, BoardCheckPanel)
    game = desk.bridge.log.game_id
    check.resume(desk.settings.table.check(game))
    check.kept.connect(lambda words: desk.settings.table.keep_check(game, words))
    check.began.connect(lambda: desk.bring("map"))
    check.point.connect(lambda what: board.see(what))
    market = desk.panels["market"]
    assert isinstance(market, MarketPanel)
    market.ask_par_of(turn.par_words)
    market.par_pointed.connect(turn.point_at_par)
    market.par_chosen.connect(turn.choose_par)
    table = desk.panels["table"]
    assert isinstance(table, TablePanel)
    table.trust_table_while(lambda: check.walking)
    for name in ("market", "sheet", "charter", "player"):
        panel = desk.panels[name]
        assert isinstance(panel, MarketPanel | SheetPanel | LeafPanel)
        panel.chosen.connect(lambda what: _open_card(desk, what))


def _point(desk: Desk, source: Panel, what: str | None) -> None:
    for panel in desk.panels.values():
        show = getattr(panel, "show_pointed", None)
        if panel is not source and show is not None and panel.isVisible():
            show(what)


def search_journal(desk: Desk) -> None:
    journal = desk.panels["journal"]
    assert isinstance(journal, JournalPanel)
    desk.bring("journal")
    journal.begin_search()


def _light_up(board: MapPanel, what: str | Sequence[Route] | Action | None) -> None:
    if not board.isVisible():
        return
    board.look_at(what if isinstance(what, Action) else None)
    if isinstance(what, Action):
        return
    if what is None or isinstance(what, str):
        board.show_pointed(what)
    else:
        board.show_routes(what)


def _ask_next(desk: Desk, board: MapPanel) -> None:
    """After something was laid the keyboard goes where the next question is, also if the map was alone."""
    if board.waits:
        desk.bring("turn")


def _draw(desk: Desk, board: MapPanel) -> None:
    desk.bring("map")
    board.draw_routes()


def _show_dividend(desk: Desk) -> None:
    dialog = DividendDialog(desk.bridge, desk.settings, desk.theme, desk.panels["turn"])
    dialog.act.connect(desk.act)
    desk.open_dialog(dialog, lambda desk, typed: _show_dividend(desk))


def _look_for_run(engine: Engine18, state: State, budget: Budget) -> RunAnswer | None:
    return look_for_run(engine.rules, state, budget)


def _let_search(desk: Desk, turn: TurnPanel, quick: QuickEntry) -> None:
    """The turn panel's search for the best run, until it is told that what was found is enough."""
    enough = threading.Event()

    def answered(answer: RunAnswer | None) -> None:
        if answer is not None:
            quick.know_run(answer.company, answer.best)
        turn.offer_run(answer)

    def search() -> None:
        enough.clear()
        desk.bridge.search(_look_for_run, answered, turn.tell_progress, seconds=RUN_SECONDS, enough=enough.is_set)

    turn.run_wanted.connect(search)
    turn.stop_wanted.connect(enough.set)


def _claim(desk: Desk, turn: TurnPanel, routes: tuple[Route, ...]) -> None:
    turn.claim_routes(routes)
    desk.bring("turn")


def _deal(desk: Desk, turn: TurnPanel, player: str, company: str) -> None:
    """What a player may do about a company, or its charter when there is nothing."""
    if turn.deal(player, company):
        desk.bring("turn")
    else:
        _open_card(desk, company)


def _show_figures(desk: Desk) -> None:
    """What the whole game amounts to."""
    charts = desk.panels["charts"]
    assert isinstance(charts, ChartsPanel)
    desk.bring("charts")
    charts.choose("figures")


def _look_up(desk: Desk, label: str) -> None:
    """What may ever lie on a hex."""
    tiles = desk.panels["tiles"]
    assert isinstance(tiles, TilesPanel)
    desk.bring("tiles")
    tiles.look_up(label)


def _open_card(desk: Desk, what: str) -> None:
    """The card of a company or of a player."""
    name = "player" if desk.bridge.moment.state.is_player(what) else "charter"
    card = desk.panels[name]
    assert isinstance(card, LeafPanel)
    desk.bring(name)
    card.choose(what)


class WhatIfs:
    """Searches what a piece that is considered would do to the company's best run; one search at a time."""

    def __init__(self, desk: Desk, board: MapPanel) -> None:
        self._desk = desk
        self._board = board
        self._job: Job | None = None
        board.what_if_wanted.connect(lambda action: self.consider(action))  # the panel keeps this object by it

    def consider(self, action: Action | None) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if action is not None:
            self._job = self._desk.bridge.search(
                lambda engine, state, budget: what_if(engine, state, action, None, budget),
                lambda found: self._tell(action, found),
                lambda best, bound: self._board.show_what_if(action, text("map-what-if-searching")),
                failed=lambda error: None,
                seconds=WHAT_IF_SECONDS,
            )

    def _tell(self, action: Action, found: WhatIf | Rejection) -> None:
        if isinstance(found, Rejection):
            return
        before, after = found.before.total, found.after.total
        if not found.proven:
            line = text("map-what-if-open", before=before, after=after)
        elif found.change:
            line = text("map-what-if", before=before, after=after)
        else:
            line = text("map-what-if-same", before=before)
        self._board.show_what_if(action, line)
