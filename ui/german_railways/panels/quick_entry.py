"""Quick entry of German Railways."""

from core.kernel.action import Action
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.quick.entry import understand
from ui.german_railways.views.quick.phrase import phrase_of
from ui.german_railways.views.turn.labels import action_label
from ui.quick.panel import QuickPanel
from ui.quick.views.understood import Understood


class QuickEntry(QuickPanel):
    def understand(self, moment: Moment, line: str) -> Understood:
        return understand(moment, line)

    def phrase(self, moment: Moment, action: Action) -> str | None:
        return phrase_of(moment, action)

    def label(self, moment: Moment, action: Action) -> str:
        return action_label(moment, action)

    def example(self, bridge: GameBridge) -> str:
        return text("gr-quick-placeholder")
