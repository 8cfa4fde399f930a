"""Actions that come to the same: the window lists one of them.

Equal trains of one owner, rotations of symmetric tiles, and what a title says of its own actions.
"""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.rail18 import actions as ac
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.steps.trains import fixed
from core.rail18.upgrades import least_rotation
from ui.rail18.views.title_views import title_views

A = TypeVar("A", bound=Action)


def listed_for(rules: Rules, state: State, action: Action) -> Action:
    """The action that is listed for this one and for all that come to the same."""
    changes: Mapping[str, object] = {}
    if isinstance(action, ac.LayTile):
        changes = {"rotation": least_rotation(rules, state, action.hex, action.tile, action.rotation)}
    elif isinstance(action, ac.BuyTrain | ac.DiscardTrain):
        changes = {"train": _first_like(rules, state, action.train)}
    elif (listed_as := title_views(rules.title.id).turn.listed.get(action.kind)) is not None:
        changes = listed_as(rules, state, action)
    changes = {name: value for name, value in changes.items() if getattr(action, name) != value}
    return action.model_copy(update=changes) if changes else action


def listed(rules: Rules, state: State, actions: Iterable[A]) -> list[A]:
    """Of the actions that come to the same only the first."""
    found: dict[Action, A] = {}
    for action in actions:
        found.setdefault(listed_for(rules, state, action), action)
    return list(found.values())


def listed_options(rules: Rules, state: State, options: Iterable[Option]) -> list[Option]:
    """Ranges of amounts that come to the same only once; other options stay as they are."""

    def again(option: Option) -> bool:
        return isinstance(option, Amount) and listed_for(rules, state, option.template) != option.template

    return [option for option in options if not again(option)]


def _first_like(rules: Rules, state: State, train: str) -> str:
    """The first train of the same owner and type; the bank's are named by their type alone."""
    card = state.trains.get(train)
    if card is None or fixed(rules, train):
        return train
    own = state.trains_of(card.owner)
    return next(other for other in own if state.trains[other].type == card.type and not fixed(rules, other))
