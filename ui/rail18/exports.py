"""A game of 18xx that is handed out, and what everything is made from."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from core.interchange.game_file import game_beside
from core.interchange.whole_game import whole_game
from core.kernel.tables import Table
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures, Line
from core.rail18.figures.tables import game_tables
from core.rail18.figures.verdicts import wholly_judged
from core.rail18.routes.best_run import BestRun
from core.rail18.rules import Rules
from core.rail18.state import GameOver
from core.store.journal import Journal
from ui.exports.source import Exports
from ui.journal.views.table import journal_table
from ui.rail18.views.charts.makers import CHARTS
from ui.rail18.views.journal.history import Histories
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.narrator import Narrator18
from ui.rail18.views.sheets.making import make_sheet
from ui.values.charts import ChartView
from ui.values.hexes import MapView
from ui.values.sheets import Kind, Sheet

if TYPE_CHECKING:
    from ui.game.bridge import GameBridge
    from ui.paint.drawing import Drawings


class GameSource:
    def __init__(
        self, game: Game18, name: str, moment: Moment | None = None, known: dict[int, BestRun] | None = None
    ) -> None:
        """`name` is what the game is called, mostly the name of its file; `moment` is the present, if it is there.

        `known` are best runs that were searched before; the source adds those that it searches.
        """
        self.game = game
        self.name = name
        self.when = datetime.now().astimezone()
        self.moment = moment or self._look()
        self.head = game.log.head
        self.known = {} if known is None else known

    @property
    def engine(self) -> Engine18:
        assert isinstance(self.game.engine, Engine18)
        return self.game.engine

    @property
    def rules(self) -> Rules:
        return self.engine.rules

    @property
    def log(self) -> Journal:
        assert isinstance(self.game.log, Journal)
        return self.game.log

    @cached_property
    def line(self) -> Line:
        return Figures(self.game, self.rules).line(self.head)

    @cached_property
    def judged(self) -> Line:
        """The line with the best of every run."""
        return wholly_judged(self.line, self.known)

    def _look(self) -> Moment:
        history = Histories().at(self.log)
        return Moment(self.engine, self.game.state, self.game.options(), history=history)

    # --- what is handed out

    @property
    def hidden(self) -> bool:
        """Cash is, until the game is over."""
        state = self.moment.state
        return not state.cash_open and not isinstance(state.frame, GameOver)

    @property
    def board_kept(self) -> bool:
        return self.moment.state.track_kept

    @property
    def drawings(self) -> "Drawings":
        from ui.rail18.drawings import DRAWINGS

        return DRAWINGS

    def tables(self) -> Iterator[Table]:
        yield journal_table(self.game, Narrator18(self.rules))
        yield from game_tables(self.judged)

    def whole(self, *, branches: bool) -> Any:
        return whole_game(self.game, branches=branches)

    def board(self) -> MapView:
        return map_view(self.rules.title, map_state(self.rules, self.moment.state))

    def charts(self) -> Mapping[str, Callable[[], ChartView]]:
        return {key: partial(self._chart, key) for key in CHARTS}

    def _chart(self, key: str) -> ChartView:
        return next(chart for name, chart in CHARTS.items() if name == key)(self.line, None)

    def sheet(self, kind: Kind) -> Sheet:
        return make_sheet(kind, self.game, self.name, self.when, self.head, self.known)


def _present(bridge: "GameBridge") -> GameSource:
    return GameSource(bridge.game, bridge.name, moment=bridge.moment)


def _beside(bridge: "GameBridge") -> Callable[[], GameSource]:
    snapshot, name, known = bridge.log.snapshot(), bridge.name, dict(bridge.best_runs)
    return lambda: GameSource(game_beside(snapshot), name, known=known)


EXPORTS = Exports(GameSource, _present, _beside)
