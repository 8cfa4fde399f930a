"""Actions as the labels of choices."""

from core.german_railways import actions as ac
from core.kernel.action import Action
from core.text.catalogue import catalogue, text
from core.text.lists import items, numbered
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.words import place_name


def action_label(moment: Moment, action: Action) -> str:
    """What an action does, as a short sentence in the imperative."""
    names = moment.names
    params: dict[str, str | int] = {"actor": names.get(action.actor, action.actor)}
    match action:
        case ac.BuildTrack():
            params |= {"railroad": action.railroad, "places": place_words(moment, action.hexes)}
        case ac.DrawOrder():
            params["players"] = numbered(names.get(player, player) for player in action.order)
        case ac.Bid() | ac.AuctionResult():
            params |= {"railroad": action.railroad, "amount": action.amount}
        case ac.OfferShare():
            params["railroad"] = action.railroad
        case ac.Pass():
            params["what"] = action.what
        case ac.EverybodyPasses():
            params["what"] = "auction" if moment.state.auction is not None else "turn"
    code = f"gr-do-{action.kind}"
    return text(code if code in catalogue() else "gr-do-Other", **params)


def place_words(moment: Moment, hexes: tuple[str, ...]) -> str:
    return items(place_name(moment.rules, label) for label in hexes)
