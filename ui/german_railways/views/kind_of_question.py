"""What kind of question is open: by it the window chooses what is large beside the turn panel."""

from typing import Literal

from ui.german_railways.views.moment import Moment

Kind = Literal["board", "auction", "order", "end"]
KINDS: dict[str, Kind] = {"turn": "board", "auction": "auction", "order": "order", "over": "end"}


def kind_of_question(moment: Moment) -> Kind:
    return KINDS[moment.state.open]
