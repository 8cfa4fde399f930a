"""Editing the past of a game: everything that the kernel leaves open, put together.

desk = EditDesk(game)                                # where the game lives
seen = desk.preview(Remove(12), told=told)           # in any thread, one preview at a time; told may raise
seen = desk.preview(Remove(12), {40: Drop()}, known=seen)
game.accept(seen)                                    # where the game lives again
"""

from collections.abc import Callable
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, family_of
from core.kernel.edit import Decisions, Edit, Preview
from core.kernel.replay import Told, preview


class EditDesk:
    """A game's line as it stood when this was made, with rules of its own: the caches of rules have no locks."""

    def __init__(self, game: AnyGame) -> None:
        self.past = game.past()
        self.family = family_of(game)
        self.engine = registry.engine_for(game.engine.setup)

    def preview(
        self,
        edit: Edit,
        decisions: Decisions | None = None,
        *,
        known: Preview[Any, Any] | None = None,
        told: Told | None = None,
        cancelled: Callable[[], bool] | None = None,
        seconds_a_run: float | None = None,
    ) -> Preview[Any, Any]:
        """See `core.kernel.replay.preview`. `told` ends it by raising; `cancelled` ends a search for a best run."""
        judge, guide = self.family.judge, self.family.guide(self.engine, seconds_a_run, cancelled)
        return preview(self.engine, judge, self.past, edit, decisions, guide=guide, told=told, known=known)
