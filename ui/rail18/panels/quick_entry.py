"""Quick entry of 18xx: besides phrases, claims that are judged by the best run, and runs that are searched."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Signal

from core.kernel.action import Action
from core.rail18.actions import RunTrains
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.claim import Verdict, claim_action
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.game.jobs import Job
from ui.quick.panel import QuickPanel
from ui.quick.views import understood
from ui.rail18.views.moment import Moment
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.entry import Understood, understand
from ui.rail18.views.quick.phrase import phrase_of
from ui.rail18.views.turn.labels import action_label
from ui.rail18.views.turn.run import RUN_SECONDS, beside_the_best, judged_number


class QuickEntry(QuickPanel):
    run_wanted = Signal(str)  # a company whose best run is to be searched and taken

    def __init__(self) -> None:
        super().__init__()
        self._job: Job | None = None  # a search for the best run
        self._best: tuple[Moment, str, BestRun] | None = None  # of a company, as far as somebody has searched it

    def set_bridge(self, bridge: GameBridge) -> None:
        super().set_bridge(bridge)
        self.run_wanted.connect(lambda company: self._search(company, partial(self._claim, company)))

    # what is understood

    def understand(self, moment: Moment, line: str) -> Understood:
        return understand(moment, line)

    def phrase(self, moment: Moment, action: Action) -> str | None:
        return phrase_of(moment, action, whole=True)

    def label(self, moment: Moment, action: Action) -> str:
        return action_label(moment, action)

    def example(self, bridge: GameBridge) -> str:
        company = next(iter(bridge.engine.rules.title.companies)).lower()
        return text("quick-placeholder", company=company)

    # runs

    def beside(self) -> Iterator[str]:
        for claim in self._claims():
            best = self._best_of(claim.company)
            if best is not None:
                yield beside_the_best(claim.revenue or 0, best)

    def waits(self) -> bool:
        unknown = next((claim.company for claim in self._claims() if self._best_of(claim.company) is None), None)
        if unknown is not None:
            self._search(unknown, partial(self._judge, unknown, self.line.text()))
        return unknown is not None

    def judged(self, action: Action) -> Action:
        best = self._best_of(action.company) if isinstance(action, RunTrains) else None
        return judged_number(action, best) if isinstance(action, RunTrains) and best is not None else action

    def ask_more(self, found: understood.Understood) -> bool:
        if not isinstance(found, Understood) or not found.run:
            return False
        self.run_wanted.emit(found.run)
        return True

    def stop(self) -> bool:
        if self._job is None or self._job.cancelled():
            return False
        self._job.cancel()
        return True

    def know_run(self, company: str, best: BestRun) -> None:
        """The best run of a company at the present moment: claims that are just a number are judged by it (R23)."""
        if self.moment is not None:
            self._best = self.moment, company, best
            self._tell()

    def _best_of(self, company: str) -> BestRun | None:
        if self._best is None:
            return None
        moment, whose, best = self._best
        return best if moment is self.moment and whose == company else None

    def _claims(self) -> Iterator[RunTrains]:
        """Those in the line that the map can judge."""
        if self.moment is not None and self.moment.state.track_kept and self._bridge is not None:
            yield from (action for action in self.understood.actions if isinstance(action, RunTrains))

    def _judge(self, company: str, line: str, best: BestRun) -> None:
        """Now the line can be entered, unless somebody has changed it meanwhile."""
        self._job = None
        self.know_run(company, best)
        if self.line.text() == line:
            self.enter()

    def _search(self, company: str, then: Callable[[BestRun], None]) -> None:
        assert self._bridge is not None
        self.tell_state("busy", text("quick-searching", company=company), "")
        self._job = self._bridge.search(
            lambda engine, state, budget: best_run(engine.rules, state, company, budget),
            then,
            lambda best, bound: self.tell_state("busy", text("quick-found", company=company, best=best), ""),
            seconds=RUN_SECONDS,
        )

    def _claim(self, company: str, found: BestRun) -> None:
        assert self.moment is not None
        self._job = None
        leader = Context.of(self.moment).leader(company)
        self.act.emit(claim_action(leader, company, found.routes, Verdict(None, found.total, found)))
