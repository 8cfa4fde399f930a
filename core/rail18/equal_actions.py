"""Actions that come to the same: the window lists one of them.

Equal trains of one owner, rotations of symmetric tiles; a handler says which (`Handler.alike`).
"""

from collections.abc import Iterable
from typing import TypeVar

from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.rail18.rules import Rules
from core.rail18.state import State

A = TypeVar("A", bound=Action)


def listed_for(rules: Rules, state: State, action: Action) -> Action:
    """The action that is listed for this one and for all that come to the same."""
    handler = rules.handler(action)
    alike = {} if handler is None or handler.alike is None else handler.alike(rules, state, action)
    changes = {name: value for name, value in alike.items() if getattr(action, name) != value}
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
