"""The sheets of 18xx: of a title its reference cards, of a game pack-up note and report as well."""

from datetime import datetime
from functools import partial

from core.rail18.state import GameOver
from core.text.catalogue import text
from ui.game.bridge import GameBridge
from ui.rail18.views.sheets.making import KINDS, make_sheet
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.shell.family import SheetOffer
from ui.values.sheets import Kind, Sheet


def title_sheets(title: str) -> SheetOffer:
    return SheetOffer({"cards": lambda: reference_cards(title, _now())})


def game_sheets(bridge: GameBridge) -> SheetOffer:
    name, state = bridge.name, bridge.seen.state

    def make(kind: Kind) -> Sheet:
        return make_sheet(kind, bridge.game, name, _now(), bridge.seen.entry, bridge.best_runs)

    hidden = {} if state.cash_open else {"pack-up": text("sheets-hint-hidden")}
    first: Kind = "report" if isinstance(state.frame, GameOver) else "pack-up"
    return SheetOffer({kind: partial(make, kind) for kind in KINDS}, first, hidden)


def _now() -> datetime:
    return datetime.now().astimezone()
