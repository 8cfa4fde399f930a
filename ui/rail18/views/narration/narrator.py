"""What the journal of 18xx is made with."""

from collections.abc import Sequence

from core.rail18.events import Event
from core.rail18.figures.tables import round_code
from core.rail18.rules import Rules
from core.rail18.state import State
from ui.journal.views.told import Heads, Told
from ui.rail18.views.narration.groups import Scene
from ui.rail18.views.narration.narrate import narrate, passed_together, round_heading, turn_heading
from ui.rail18.views.narration.said import KINDS


class Narrator18:
    """Implements `ui.journal.views.told.Narrator`."""

    kinds = KINDS

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def narrate(self, before: State, events: Sequence[Event]) -> tuple[list[Told], State]:
        return narrate(self._rules, before, events)

    def heads(self, before: State, scene: Scene) -> Heads:
        key = scene.round, scene.number, scene.index
        return Heads(key, round_heading(scene), turn_heading(self._rules, before, scene), scene.company)

    def together(self, line: Told, more: Told) -> Told:
        return passed_together(line, more)

    def codes(self, line: Told, actor: str) -> tuple[str, str]:
        """Of a turn the company that acts or the private on offer; in a stock round who has the turn."""
        scene: Scene = line.scene
        turn = scene.company or scene.private or (actor if scene.round == "stock" else "")
        return scene_code(scene), turn


def scene_code(scene: Scene) -> str:
    return "end" if scene.round == "over" else round_code((scene.number, scene.index))
