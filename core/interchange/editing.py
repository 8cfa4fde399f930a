"""Editing the past of an 18xx game: everything that the kernel leaves open, put together.

desk = EditDesk(game)                                # where the game lives
seen = desk.preview(Remove(12), told=told)           # in any thread, one preview at a time; told may raise
seen = desk.preview(Remove(12), {40: Drop()}, known=seen)
game.accept(seen)                                    # where the game lives again
"""

from collections.abc import Callable

from core import registry
from core.interchange.game_file import Game18, judge_by_mode
from core.kernel.edit import Decisions, Edit, Preview
from core.kernel.replay import Told, preview
from core.rail18.events import Event
from core.rail18.replay_guide import Guide18
from core.rail18.routes.renewed import SECONDS_A_RUN
from core.rail18.state import State

Preview18 = Preview[State, Event]


class EditDesk:
    """A game's line as it stood when this was made, with rules of its own: the caches of rules have no locks."""

    def __init__(self, game: Game18) -> None:
        self.past = game.past()
        self.engine = registry.engine(game.state.setup)

    def preview(
        self,
        edit: Edit,
        decisions: Decisions | None = None,
        *,
        known: Preview18 | None = None,
        told: Told | None = None,
        cancelled: Callable[[], bool] | None = None,
        seconds_a_run: float = SECONDS_A_RUN,
    ) -> Preview18:
        """See `core.kernel.replay.preview`. `told` ends it by raising; `cancelled` ends a search for a best run."""
        guide = Guide18(self.engine.rules, seconds_a_run, cancelled)
        return preview(self.engine, judge_by_mode, self.past, edit, decisions, guide=guide, told=told, known=known)
