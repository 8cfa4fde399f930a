"""Parts that pages of the turn panel share."""

from core.kernel.action import Action
from core.text.catalogue import text
from core.text.numbers import figure
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.labels import action_label
from ui.values.turn import Choice


def cash_words(moment: Moment, player: str, asked: str = "") -> str:
    """What a player has, unless it is hidden; who is asked and has the screen for himself sees his own."""
    shown = moment.state.cash_shown or (player == asked and moment.state.mode == "hotseat")
    return figure(moment.state.cash[player]) if shown else text("turn-hidden")


def choice_id(action: Action) -> str:
    """A name that tests and robots can find: the kind and what it is about."""
    fields = (getattr(action, name) for name in type(action).model_fields)
    return "-".join([action.kind, *(str(value) for value in fields if isinstance(value, str | int))])


def act(moment: Moment, action: Action, key: str = "", label: str = "") -> Choice:
    """The choice that takes this action."""
    return Choice(choice_id(action), label or action_label(moment, action), key, action=action)
