"""How the game is kept: may be changed at any moment, also after the end."""

from core.german_railways import actions as ac
from core.german_railways import events as ev
from core.german_railways.rules import IMPOSSIBLE, Draft
from core.kernel.handlers import Handler, unoffered
from core.mechanics.seats import ChangePlayer, change_player, check_player


def demand_player(draft: Draft, player: str) -> None:
    draft.demand(player in draft.state.seats, "unknown-player", IMPOSSIBLE, player=player)


def settings(draft: Draft, action: ac.ChangeSettings) -> ev.SettingsChanged:
    state = draft.state
    return ev.SettingsChanged(
        state.mode if action.mode is None else action.mode,
        state.cash_open if action.cash_open is None else action.cash_open,
    )


def check_settings(draft: Draft, action: ac.ChangeSettings) -> None:
    demand_player(draft, action.actor)
    now = draft.state
    same = settings(draft, action) == ev.SettingsChanged(now.mode, now.cash_open)
    draft.demand(not same, "nothing-changes", IMPOSSIBLE)


def change_settings(draft: Draft, action: ac.ChangeSettings) -> None:
    draft.emit(settings(draft, action))


HANDLERS = (
    Handler(ChangePlayer, check_player, change_player, unoffered, anytime=True),
    Handler(ac.ChangeSettings, check_settings, change_settings, unoffered, anytime=True),
)
