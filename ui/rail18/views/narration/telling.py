"""An entry in words for the history and for edits of the past: its round, and every sentence."""

from collections.abc import Sequence

from core.rail18.engine import Engine18
from core.rail18.events import Event
from core.rail18.state import State
from core.text.catalogue import text
from ui.rail18.views.narration.groups import Scene
from ui.rail18.views.narration.narrate import narrate
from ui.shell.views.timeline import Telling


def tell(engine: Engine18, before: State, events: Sequence[Event]) -> Telling:
    lines, _ = narrate(engine.rules, before, events)
    if not lines:
        return Telling()
    return Telling(round_label(lines[0].scene), tuple(line.text for line in lines))


def round_label(scene: Scene) -> str:
    match scene.round:
        case "stock":
            return text("header-stock", number=scene.number)
        case "operating":
            return text("header-operating", number=scene.number, index=scene.index)
        case "over":
            return text("header-over")
    return text("header-auction")
