"""Who sits where, and how the game is kept: may be changed at any moment, also after the end."""

from core.kernel.handlers import Handler, unoffered
from core.mechanics.seats import ChangePlayer, change_player, check_player
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.rules import IMPOSSIBLE, Draft


def demand_player(draft: Draft, player: str) -> None:
    draft.demand(draft.state.is_player(player), "unknown-player", IMPOSSIBLE, player=player)


def settings(draft: Draft, action: ac.ChangeSettings) -> ev.SettingsChanged:
    state = draft.state
    return ev.SettingsChanged(
        state.mode if action.mode is None else action.mode,
        state.track_kept if action.track_kept is None else action.track_kept,
        state.cash_open if action.cash_open is None else action.cash_open,
    )


def check_settings(draft: Draft, action: ac.ChangeSettings) -> None:
    demand_player(draft, action.actor)
    now, wanted = draft.state, settings(draft, action)
    same = wanted == ev.SettingsChanged(now.mode, now.track_kept, now.cash_open)
    draft.demand(not same, "nothing-changes", IMPOSSIBLE)
    draft.demand(now.track_kept or not wanted.track_kept, "map-needed", IMPOSSIBLE)
    draft.demand(wanted.track_kept or wanted.mode == "table", "track-off-only-at-table", IMPOSSIBLE)


def change_settings(draft: Draft, action: ac.ChangeSettings) -> None:
    draft.emit(settings(draft, action))


HANDLERS = (
    Handler(ChangePlayer, check_player, change_player, unoffered, anytime=True),
    Handler(ac.ChangeSettings, check_settings, change_settings, unoffered, anytime=True),
)
