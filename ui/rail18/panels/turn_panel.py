"""The turn panel of 18xx: besides pages, claims that wait for the search for the best run, and pars of the market."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from core.kernel.action import Action
from core.rail18.actions import Route, RunTrains, SetPar, StartCompany
from core.rail18.routes.claim import with_verdict
from core.rail18.state import CompanyTurn, StockRound
from core.rail18.whose_turn import asked_step
from core.text.catalogue import text
from ui.companion.views.links import section_of_step
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.consequences import preview_of
from ui.rail18.views.turn.labels import action_label
from ui.rail18.views.turn.run import RunAnswer, drawn_page, must_be_best, wants_search
from ui.rail18.views.turn.view import pages_to, share_pages, turn_pages, turn_view
from ui.turn.panel import TurnPages
from ui.values.cells import Cell
from ui.values.turn import Choice, Preview, TurnView

LASTING = 1500  # milliseconds of a search after which it can be stopped


class TurnPanel(TurnPages):
    stop_wanted = Signal()  # of that search: `offer_run` hears the best that was found so far
    run_wanted = Signal()  # `look_for_run` should search the present position and `offer_run` hear its answer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moment: Moment | None
        self._run: RunAnswer | None = None
        self._held: RunTrains | None = None  # a claim that waits for the verdict of the search
        self._par_pointed = False  # on the market
        self._lasts = False  # the search for the best run
        self._lasting = QTimer(self, singleShot=True, interval=LASTING)
        self._lasting.timeout.connect(self._offer_stop)
        self._page.stopped.connect(self.stop_wanted)

    # what is shown

    @property
    def _shown(self) -> Moment:
        assert self._moment is not None
        return self._moment

    def make_page(self, player: str | None, *, compact: bool) -> TurnView:
        return turn_view(self._shown, player, self._run, compact=compact)

    def make_pages(self, *, compact: bool) -> list[TurnView]:
        return turn_pages(self._shown, self._run, compact=compact)

    def make_way(self, action: Action, *, compact: bool) -> list[TurnView]:
        return pages_to(self._shown, action, compact=compact)

    def make_preview(self, title: str, action: Action, choice: Choice) -> Preview:
        return preview_of(self._shown, title, action, choice.details, told=choice.told)

    def word(self, action: Action) -> str:
        return action_label(self._shown, action)

    def asked_section(self) -> str:
        return section_of_step(self._shown.rules.title.id, asked_step(self._shown.state))

    def show_moment(self, moment: Moment) -> None:
        self._run = None
        super().show_moment(moment)

    def _catch_up(self) -> None:
        anew = self._stale and self._moment is not None
        if anew:
            self._held = None
            self._lasts = False
            self._lasting.stop()
        super()._catch_up()
        if anew and wants_search(self._shown):
            self._lasting.start()
            self.run_wanted.emit()

    @property
    def own_routes(self) -> tuple[Route, ...]:
        """What has been chosen of a run so far, while it is being chosen here."""
        return () if self._stale or self._moment is None else self.view.routes

    # runs

    @property
    def can_stop(self) -> bool:
        return self._lasts

    def waits(self, action: Action) -> bool:
        """A claim is judged once the best run is known."""
        return self._run is None and must_be_best(self._shown, action)

    def hold_back(self, action: Action) -> bool:
        if not isinstance(action, RunTrains) or not self.waits(action):
            return False
        self._held = action
        self._page.say(text("turn-judged-soon"))
        return True

    def offer_run(self, answer: RunAnswer | None) -> None:
        """The search for the best run of the present moment has answered; a claim that waited for it is judged now."""
        self._run = answer
        self._lasts = False
        self._lasting.stop()
        if self._moment is None or self._stale or not wants_search(self._moment):
            return
        self._pages[0] = turn_view(self._moment, run=answer)
        if len(self._pages) == 1:
            self._show(self._pages, keep=True)
            self.settle()
        held, self._held = self._held, None
        if held is not None and answer is not None:
            self._insist(with_verdict(held, answer.best))
            if self._moment is not None and wants_search(self._moment) and held.routes:
                self.claim_routes(held.routes)  # refused: beside what is better

    def _offer_stop(self) -> None:
        self._lasts = True
        if self.view.waiting:
            self._page.offer_stop()

    def tell_progress(self, best: int, bound: int) -> None:
        """How far the search is."""
        if self.view.waiting:
            self._page.say(text("turn-searching-so-far", best=best, bound=bound))

    def claim_routes(self, routes: tuple[Route, ...]) -> None:
        """Routes that were drawn on the map: they are judged here, and may be claimed."""
        frame = None if self._moment is None else self._moment.state.frame
        if self._moment is None or self._stale or not isinstance(frame, CompanyTurn) or not wants_search(self._moment):
            return
        self._way = None
        drawn = drawn_page(CompanyMoment(self._moment, frame), self._run, routes)
        self._show([turn_view(self._moment, run=self._run), drawn])

    def deal(self, player: str, company: str) -> bool:
        """Shares of a company for a player: opened as if its row had been chosen. False where nothing can be done."""
        moment = self._moment
        if moment is None or self._stale or not isinstance(moment.state.frame, StockRound):
            return False
        pages = share_pages(moment, player, company, compact=self._low)
        if pages:
            self._player, self._way = player, None
            self._show(pages)
        return bool(pages)

    # a par that is chosen on the market

    def _par_cell(self, price: int) -> Cell | None:
        """What the page offers for a par, or refuses; None where it asks for none, or for that of several companies and
        the keyboard points at none of them."""
        cells = [cell for table in ([] if self._stale else self.view.tables) for row in table.rows for cell in row]
        found = {action.company: cell for cell in cells if (action := _par_action(cell)) and action.price == price}
        if len(found) == 1:
            return next(iter(found.values()))
        here = self._page.chosen_by_keys
        if here is None or not found:
            return None
        action = _par_action(here)
        return found.get(action.company if action is not None else str(here.choice and here.choice.preview))

    def par_words(self, price: int) -> str:
        """What taking a par would do now."""
        cell = self._par_cell(price)
        action = None if cell is None else _par_action(cell)
        return "" if action is None or self._moment is None else action_label(self._moment, action)

    def point_at_par(self, price: int | None) -> None:
        """What it would bring is told as if its row were pointed at."""
        cell = None if price is None else self._par_cell(price)
        if cell is not None or self._par_pointed:
            self._par_pointed = cell is not None
            self._page.point_at(cell)

    def choose_par(self, price: int) -> None:
        cell = self._par_cell(price)
        if cell is not None and cell.choice is not None:
            self._choose(cell.choice)
        elif cell is not None and cell.refused is not None:
            self._insist(cell.refused)


def _par_action(cell: Cell) -> SetPar | StartCompany | None:
    """What a cell offers or refuses, if that names a par."""
    action = cell.refused if cell.choice is None else cell.choice.action
    return action if isinstance(action, SetPar | StartCompany) else None
