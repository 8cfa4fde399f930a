"""Best runs that nobody looked for, searched beside the window while somebody looks at what they are about."""

from collections.abc import Callable

from core.rail18.figures.line import Line
from core.rail18.figures.verdicts import EACH, judged, search_some, unjudged
from core.rail18.routes.best_run import BestRun
from ui.game.bridge import GameBridge
from ui.game.jobs import Job


class Judging:
    """A few runs at a time, so that a search at the table never waits long for its turn.

    What is found is kept with the game; it is lost only when the moment changes within these few runs.
    """

    def __init__(self, more: Callable[[], object]) -> None:
        """`more` is told that more is known, and looks again."""
        self._more = more
        self._job: Job | None = None

    def look(self, bridge: GameBridge, line: Line) -> tuple[Line, bool]:
        """The line with what is known, and whether more will be."""
        runs = unjudged(line, bridge.best_runs)
        known = judged(line, bridge.best_runs) if bridge.best_runs else line
        if runs and (self._job is None or self._job.cancelled()):

            def keep(found: dict[int, BestRun]) -> None:
                bridge.best_runs |= found
                self._job = None
                self._more()

            self._job = bridge.search(
                lambda engine, state, budget: search_some(engine.rules, runs, budget), keep, seconds=EACH
            )
        return known, bool(runs)
