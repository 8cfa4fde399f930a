"""The other way round: the phrase that means an action."""

from core.german_railways import actions as ac
from core.german_railways.order import program_draw
from core.kernel.action import Action
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.quick.entry import understand
from ui.german_railways.views.quick.words import own_words, short_name


def phrase_of(moment: Moment, action: Action) -> str | None:
    said = " ".join(_words(moment, action))
    found = understand(moment, said) if said else None
    return said if found is not None and found.ready and found.actions == (action,) else None


def _words(moment: Moment, action: Action) -> list[str]:
    first = [] if action.actor in (moment.acting, "bank") else [short_name(moment, action.actor)]
    match action:
        case ac.Bid():
            return [*first, own_words("bid")[0], str(action.amount)]
        case ac.Pass():
            return [*first, own_words("pass")[0]]
        case ac.OfferShare():
            return [*first, own_words("offer")[0], action.railroad.casefold()]
        case ac.BuildTrack():
            return [*first, action.railroad.casefold(), *(label.casefold() for label in action.hexes)]
        case ac.AuctionResult():
            buyer = [short_name(moment, action.actor), str(action.amount)]
            return buyer if moment.state.auction else [own_words("offer")[0], action.railroad.casefold(), *buyer]
        case ac.DrawOrder():
            by_program = moment.state.open == "order" and action.order == program_draw(moment.rules, moment.state)
            players = [] if by_program else [short_name(moment, player) for player in action.order]
            return [own_words("draw")[0], *players]
        case ac.AgreeToEnd():
            return [own_words("agree")[0], short_name(moment, action.actor)]
        case ac.EverybodyAgrees() | ac.EverybodyPasses():
            return [own_words("all")[0]]
    return []
