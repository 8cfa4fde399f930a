"""An edit of the past in the making: what follows is worked out beside the window, again after every decision."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.interchange.editing import EditDesk
from core.interchange.wording import file_text
from core.kernel.action import Action
from core.kernel.edit import Change, Decision, Edit, InsertBefore, Precede, Preview
from core.kernel.errors import BankhalterError
from ui.game.bridge import GameBridge
from ui.game.jobs import Job


class EditWork(QObject):
    began = Signal()
    progressed = Signal(int, int)
    found = Signal(object)  # Preview
    failed = Signal(str)

    def __init__(
        self,
        bridge: GameBridge,
        edit: Edit,
        parent: QObject | None = None,
        decisions: Mapping[int, Decision] | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.edit = edit
        self.preview: Preview[Any, Any] | None = None
        self._desk = EditDesk(bridge.game)
        self._decisions = dict(decisions or {})
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def start(self) -> None:
        self.cancel()
        desk, edit, decisions, known = self._desk, self.edit, dict(self._decisions), self.preview

        def work(job: Job) -> Preview[Any, Any]:
            return desk.preview(edit, decisions, known=known, told=_told(job), cancelled=job.cancelled)

        self._job = self.bridge.workers.start(work, self._done, self._failed)
        self._job.progressed.connect(self.progressed)
        self.began.emit()

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _done(self, preview: Preview[Any, Any]) -> None:
        self._job = None
        self.preview = preview
        self.found.emit(preview)

    def _failed(self, error: Exception) -> None:
        self._job = None
        self.failed.emit(file_text(error) if isinstance(error, BankhalterError) else type(error).__name__)

    # --- decisions

    def decide(self, entry: int, decision: Decision | None) -> None:
        """What becomes of an entry; None takes a decision back."""
        self._decisions.pop(entry, None)
        if decision is not None:
            self._decisions[entry] = decision
        self.start()

    def precede(self, entry: int, action: Action) -> None:
        """Enter something before it, after whatever was entered there so far."""
        known = self._decisions.get(entry)
        before = known.actions if isinstance(known, Precede) else ()
        self.decide(entry, Precede((*before, action)))

    def decision(self, entry: int) -> Decision | None:
        return self._decisions.get(entry)

    @property
    def decisions(self) -> Mapping[int, Decision]:
        return self._decisions

    @property
    def decided(self) -> int:
        """How much would be lost."""
        return len(self._decisions)

    def settle(self) -> None:
        """Decides all that is undecided as it is proposed."""
        if self.preview is not None and not self.busy:
            self.preview = self.preview.settled()
            self._decisions = dict(self.preview.decisions)
            self.found.emit(self.preview)

    def overrule(self, reason: str) -> None:
        """The edit itself, which a rule refuses."""
        if isinstance(self.edit, Change | InsertBefore):
            self.edit = type(self.edit)(self.edit.entry, self.edit.action, reason)
            self.start()


def _told(job: Job) -> Callable[[int, int], None]:
    def told(done: int, whole: int) -> None:
        job.check()
        job.report(done, whole)

    return told
