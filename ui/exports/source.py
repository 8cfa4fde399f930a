"""The game that is handed out, and what everything is made from."""

from datetime import datetime
from functools import cached_property

from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures, Line
from core.rail18.figures.verdicts import wholly_judged
from core.rail18.routes.best_run import BestRun
from core.rail18.rules import Rules
from core.rail18.state import GameOver, State
from core.store.journal import Journal
from ui.rail18.views.journal.history import Histories
from ui.rail18.views.moment import Moment


def cash_hidden(state: State) -> bool:
    """Does the table keep cash hidden, so that whoever hands the game out must know what is in it?"""
    return not state.cash_open and not isinstance(state.frame, GameOver)


class Source:
    """As the game stands when it is made, whatever moment the window shows. Belongs to one thread, like its game."""

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
    def rules(self) -> Rules:
        assert isinstance(self.game.engine, Engine18)
        return self.game.engine.rules

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
        return Moment(self.game.engine, self.game.state, self.game.options(), history=history)
