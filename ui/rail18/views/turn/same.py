"""Actions that come to the same: the window lists one of them.

Equal trains of one owner, certificates that the bank sells, unused tunnel certificates of one player, and rotations of
symmetric tiles and tunnels.
"""

from collections.abc import Iterable

from core.kernel.action import Action
from core.kernel.options import Amount, Option
from core.rail18 import actions as ac
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, Overlay, State
from core.rail18.steps.trains import fixed
from core.rail18.upgrades import least_rotation
from core.titles.t1844.mountains import BuyCertificate, kind_of
from core.titles.t1844.tunnels import BuildTunnel, piece_ends, unused_rights


def listed_for(rules: Rules, state: State, action: Action) -> Action:
    """The action that is listed for this one and for all that come to the same."""
    changes: dict[str, object] = {}
    if isinstance(action, ac.LayTile):
        changes = {"rotation": least_rotation(rules, state, action.hex, action.tile, action.rotation)}
    elif isinstance(action, BuildTunnel):
        rights = unused_rights(Draft(rules, state), action.actor)
        changes = {"certificate": rights[0] if action.certificate in rights else action.certificate}
        changes["rotation"] = _least_tunnel(rules, action)
    elif isinstance(action, BuyCertificate):
        changes = {"paper": _first_certificate(rules, state, action.paper)}
    elif isinstance(action, ac.BuyTrain | ac.DiscardTrain):
        changes = {"train": _first_like(rules, state, action.train)}
    changes = {name: value for name, value in changes.items() if getattr(action, name) != value}
    return action.model_copy(update=changes) if changes else action


def listed(rules: Rules, state: State, actions: Iterable[Action]) -> list[Action]:
    """Of the actions that come to the same only the first."""
    found: dict[Action, Action] = {}
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


def _first_certificate(rules: Rules, state: State, paper: str) -> str:
    """Mountain railways differ by where they will stand, tunnels by where they will be built."""
    kind = kind_of(rules, paper)
    unsold = (code for code, found in state.papers.items() if found.owner == BANK and kind_of(rules, code) == kind)
    return paper if kind is None else next(unsold, paper)


def _least_tunnel(rules: Rules, action: BuildTunnel) -> int:
    ends = piece_ends(rules, Overlay(action.piece, action.rotation))
    if ends is None:
        return action.rotation
    turns = range(action.rotation + 1)
    return next(turn for turn in turns if set(piece_ends(rules, Overlay(action.piece, turn)) or ()) == set(ends))
