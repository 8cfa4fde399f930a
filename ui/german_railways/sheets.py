"""The sheets of German Railways: the reference card, of a title or by the rulings of a game."""

from datetime import datetime

from ui.game.bridge import GameBridge
from ui.german_railways.views.sheets.reference_card import reference_card
from ui.shell.family import SheetOffer


def title_sheets(title: str) -> SheetOffer:
    return SheetOffer({"cards": lambda: reference_card(title, _now())})


def game_sheets(bridge: GameBridge) -> SheetOffer:
    rules = bridge.engine.rules
    return SheetOffer({"cards": lambda: reference_card(rules.title.id, _now(), rules)})


def _now() -> datetime:
    return datetime.now().astimezone()
