"""Actions as the labels of choices, and what they cost or bring."""

import re

from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18.board import on_hex
from core.rail18.holdings import director_certificate, unit
from core.rail18.rules import Rules
from core.text.catalogue import catalogue, text
from core.text.lists import items
from ui.rail18.views.map.piece_words import tile_sides
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views


def action_label(moment: Moment, action: Action) -> str:
    """What an action does, as a short sentence in the imperative. Kinds that have no sentence are spelt out."""
    code = f"do-{action.kind}"
    return text(code, **_params(moment, action)) if code in catalogue() else spelt_out(moment, action)


def spelt_out(moment: Moment, action: Action) -> str:
    """By the names of its kind and of what it is about: nobody has told it otherwise."""
    details = items(
        str(moment.names.get(value, value) if isinstance(value, str) else value)
        for name in type(action).model_fields
        if name != "actor" and (value := getattr(action, name)) not in (None, "", ())
    )
    words = re.sub(r"(?<!^)([A-Z])", lambda found: " " + found[1].lower(), action.kind)
    return text("do-other", what=words, details=details) if details else words


def _params(moment: Moment, action: Action) -> dict[str, str | int]:
    rules = moment.rules
    params: dict[str, str | int] = {}
    for name in type(action).model_fields:
        value = getattr(action, name)
        if isinstance(value, bool):
            params[name] = "yes" if value else "no"
        elif value is None or value == "":
            params[name] = "none"
        elif isinstance(value, int | str):
            params[name] = value
    params["actor"] = moment.names.get(action.actor, action.actor)
    label = getattr(action, "hex", None)
    if isinstance(label, str):
        params["place"] = place_name(moment, label)
        several = label in rules.title.faces and len(on_hex(rules, moment.state, label).nodes) > 1
        params["city"] = getattr(action, "node", 0) + 1 if several else "none"
    if isinstance(action, ac.SellShares):
        params["percent"] = action.shares * unit(rules, action.company)
    elif isinstance(action, ac.StartCompany | ac.SetPar):
        params["percent"] = director_certificate(rules, action.company).percent
        params["amount"] = rules.amount(moment.state, action) or 0
    elif isinstance(action, ac.BuyTrain | ac.DiscardTrain):
        card = moment.state.trains.get(action.train)
        params["type"] = action.train if card is None else card.type
        handed = moment.state.trains.get(str(params.get("trade_in")))
        if handed is not None:
            params["trade_in"] = handed.type
    elif isinstance(action, ac.LayTile):
        params["sides"] = tile_sides(rules, action.tile, action.rotation)
    elif isinstance(action, ac.PayDestination):
        goal = rules.title.companies[action.company].destination
        params["place"] = place_name(moment, goal) if goal else "none"
    words = title_views(rules.title.id).turn.words.get(action.kind)
    return params if words is None else {**params, **words(rules, moment.state, action)}


def place_name(moment: Moment, label: str) -> str:
    return place_on(moment.rules, label)


def place_on(rules: Rules, label: str) -> str:
    """A hex with the name printed on it."""
    found = rules.title.data.hexes.get(label)
    return text("turn-place", hex=label, name=found.name) if found is not None and found.name else label
