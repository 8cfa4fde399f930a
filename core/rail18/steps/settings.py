"""Who sits where, and how the game is kept: may be changed at any moment, also after the end."""

from dataclasses import replace

from core.kernel.foreign import NAME, fits
from core.kernel.handlers import Handler, unoffered
from core.mechanics.seats import COLOURS, SYMBOLS, dealt
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import Player


def seated(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Everybody with a colour and a symbol."""
    colours = dealt((player.colour for player in players), COLOURS)
    symbols = dealt((player.symbol for player in players), SYMBOLS)
    return tuple(
        replace(player, colour=colour, symbol=symbol)
        for player, colour, symbol in zip(players, colours, symbols, strict=True)
    )


def demand_player(draft: Draft, player: str) -> None:
    draft.demand(draft.state.is_player(player), "unknown-player", IMPOSSIBLE, player=player)


def check_player(draft: Draft, action: ac.ChangePlayer) -> None:
    demand_player(draft, action.actor)
    demand_player(draft, action.player)
    if action.name is not None:
        named = bool(action.name.strip()) and fits(action.name.strip(), NAME)
        draft.demand(named, "no-name", IMPOSSIBLE, most=NAME)
        others = {player.name.strip().casefold() for player in draft.state.players if player.id != action.player}
        free = action.name.strip().casefold() not in others
        draft.demand(free, "name-taken", IMPOSSIBLE, name=action.name.strip())
    known = action.colour is None or action.colour in COLOURS
    draft.demand(known, "unknown-colour", IMPOSSIBLE, colour=action.colour or "")
    known = action.symbol is None or action.symbol in SYMBOLS
    draft.demand(known, "unknown-symbol", IMPOSSIBLE, symbol=action.symbol or "")
    draft.demand(after(draft, action) != draft.state.players, "nothing-changes", IMPOSSIBLE)


def after(draft: Draft, action: ac.ChangePlayer) -> tuple[Player, ...]:
    """The players after the change; who has the colour or symbol wished for gets the other's in return."""
    old = next(player for player in draft.state.players if player.id == action.player)
    name = old.name if action.name is None else action.name.strip()
    new = Player(old.id, name, action.colour or old.colour, action.symbol or old.symbol)

    def changed(player: Player) -> Player:
        if player.id == new.id:
            return new
        colour = old.colour if player.colour == new.colour else player.colour
        symbol = old.symbol if player.symbol == new.symbol else player.symbol
        return replace(player, colour=colour, symbol=symbol)

    return tuple(changed(player) for player in draft.state.players)


def change_player(draft: Draft, action: ac.ChangePlayer) -> None:
    for old, new in zip(draft.state.players, after(draft, action), strict=True):
        if new != old:
            replaced = action.replaced and new.id == action.player
            draft.emit(ev.PlayerChanged(new.id, new.name, new.colour, new.symbol, replaced))


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
    Handler(ac.ChangePlayer, check_player, change_player, unoffered, anytime=True),
    Handler(ac.ChangeSettings, check_settings, change_settings, unoffered, anytime=True),
)
