"""Asks what a correction of an 18xx game needs to know."""

from core.rail18.corrections.actions import Correction
from core.rail18.state import BANK, CLOSED, POOL
from core.text.catalogue import text
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.shell.views import correction_form
from ui.shell.views.correction_form import Form, Pick, Values


class Asker(correction_form.Asker):
    """Knows what there is to choose from."""

    def __init__(self, moment: Moment, kind: str, values: Values) -> None:
        super().__init__(kind, values)
        self.moment, self.rules, self.state = moment, moment.rules, moment.state
        self.words = Words(moment.rules, moment.state.players)

    def holder(self, holder: str) -> Pick:
        return Pick(holder, self.words.who(holder))

    def holders(self, *places: str, players: bool = True, companies: bool = True) -> list[Pick]:
        """Players in their order, companies that are floated, and these places."""
        found = list(self.state.order) if players else []
        found += self.floated() if companies else []
        return [self.holder(holder) for holder in (*found, *places)]

    def train_place(self, holder: str) -> Pick:
        """For train cards the bank is the stack."""
        codes = {BANK: "correct-place-stack", CLOSED: "correct-place-gone", POOL: "correct-place-pool"}
        return Pick(holder, text(codes[holder])) if holder in codes else self.holder(holder)

    def floated(self) -> list[str]:
        return [sym for sym, company in self.state.companies.items() if company.launched and not company.closed]

    def in_game(self) -> list[str]:
        """Companies that have not left the game."""
        return [sym for sym, company in self.state.companies.items() if not company.closed]

    def hex(self, label: str) -> Pick:
        """Beginning with its label, by which one finds it on the board and by typing."""
        town = self.words.town(label)
        return Pick(label, label if town == label else f"{label} {town}")

    def action(self, kind: type[Correction], **fields: object) -> Form:
        actor = self.state.order[0]
        return self.form(lambda note: kind(actor=actor, note=note, **fields))
