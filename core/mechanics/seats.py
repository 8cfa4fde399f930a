"""Who sits where. What tells players apart besides their names: seven colours that the colour-blind can tell apart,
seven symbols.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import Field

from core.kernel.action import Action
from core.kernel.errors import SetupError
from core.kernel.foreign import NAME, fits, shown
from core.kernel.handlers import Draft
from core.kernel.refusal import Severity
from core.mechanics.draws import drawn

COLOURS = {
    "blue": "#05619a",
    "orange": "#e79800",
    "green": "#179a71",
    "purple": "#a981a4",
    "sky": "#5ac5ff",
    "vermilion": "#bf5202",
    "yellow": "#ffff61",
}
SYMBOLS = ("triangle", "circle", "square", "diamond", "star", "cross", "pentagon")


def dealt(wishes: Iterable[str], kinds: Collection[str]) -> tuple[str, ...]:
    """One of a kind for each: what was wished for, and for the others the first that nobody has."""
    asked = tuple(wishes)
    free = [kind for kind in kinds if kind not in asked]
    return tuple(wish or free.pop(0) for wish in asked)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a place of the table; the id is the seat's and stays when somebody else takes over.

    `colour` and `symbol` are words of this module; a set-up that leaves them empty has the next free ones.
    """

    id: str
    name: str  # as it was typed, or as a file has it
    colour: str = ""
    symbol: str = ""

    @property
    def called(self) -> str:
        """The name as it is shown."""
        return shown(self.name)


@dataclass(frozen=True, slots=True)
class Seating:
    """How the seats came about: drawn from a seed, or without one typed in from the cards.

    `entered` are the players' ids in the order in which they were named before.
    """

    entered: tuple[str, ...]
    seed: str = ""


def check_seats(players: Sequence[Player], seating: Seating | None, taken: Collection[str] = ()) -> None:
    """Raises SetupError where players could be mistaken for each other, or for what is called as in `taken`."""
    ids = {player.id for player in players}
    if len(ids) != len(players) or ids & {"", *taken}:
        raise SetupError("game-players-alike")
    for wishes, known in (
        ([player.colour for player in players if player.colour], COLOURS),
        ([player.symbol for player in players if player.symbol], SYMBOLS),
    ):
        if len(set(wishes)) != len(wishes) or not set(wishes) <= set(known):
            raise SetupError("game-players-alike")
    if seating is None:
        return
    seats = tuple(player.id for player in players)
    entered, seed = seating.entered, seating.seed
    if sorted(entered) != sorted(seats) or (seed and drawn(seed, entered) != seats):
        raise SetupError("game-seats")


def seated(players: Sequence[Player]) -> tuple[Player, ...]:
    """Everybody with a colour and a symbol."""
    colours = dealt((player.colour for player in players), COLOURS)
    symbols = dealt((player.symbol for player in players), SYMBOLS)
    return tuple(
        replace(player, colour=colour, symbol=symbol)
        for player, colour, symbol in zip(players, colours, symbols, strict=True)
    )


# --- a seat changes


class ChangePlayer(Action):
    """Rename a player, or let somebody else take the seat; None leaves a thing as it is.

    A colour or symbol that another player has is exchanged with him.
    """

    player: Annotated[str, Field(max_length=NAME)]
    name: Annotated[str, Field(max_length=NAME)] | None = None
    colour: Annotated[str, Field(max_length=NAME)] | None = None
    symbol: Annotated[str, Field(max_length=NAME)] | None = None
    replaced: bool = False


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """What a player is called from now on; `replaced` says that somebody else has taken the seat."""

    player: str
    name: str
    colour: str
    symbol: str
    replaced: bool = False


def check_player(draft: Draft[Any, Any], action: ChangePlayer) -> None:
    """Of a draft whose state has `players`."""
    players, impossible = draft.state.players, Severity.IMPOSSIBLE
    for player in (action.actor, action.player):
        draft.demand(player in {seat.id for seat in players}, "unknown-player", impossible, player=player)
    if action.name is not None:
        named = bool(action.name.strip()) and fits(action.name.strip(), NAME)
        draft.demand(named, "no-name", impossible, most=NAME)
        others = {player.name.strip().casefold() for player in players if player.id != action.player}
        free = action.name.strip().casefold() not in others
        draft.demand(free, "name-taken", impossible, name=action.name.strip())
    known = action.colour is None or action.colour in COLOURS
    draft.demand(known, "unknown-colour", impossible, colour=action.colour or "")
    known = action.symbol is None or action.symbol in SYMBOLS
    draft.demand(known, "unknown-symbol", impossible, symbol=action.symbol or "")
    draft.demand(after_change(players, action) != players, "nothing-changes", impossible)


def after_change(players: tuple[Player, ...], action: ChangePlayer) -> tuple[Player, ...]:
    """Who has the colour or symbol wished for gets the other's in return."""
    old = next(player for player in players if player.id == action.player)
    name = old.name if action.name is None else action.name.strip()
    new = Player(old.id, name, action.colour or old.colour, action.symbol or old.symbol)

    def changed(player: Player) -> Player:
        if player.id == new.id:
            return new
        colour = old.colour if player.colour == new.colour else player.colour
        symbol = old.symbol if player.symbol == new.symbol else player.symbol
        return replace(player, colour=colour, symbol=symbol)

    return tuple(changed(player) for player in players)


def change_player(draft: Draft[Any, Any], action: ChangePlayer) -> None:
    players = draft.state.players
    for old, new in zip(players, after_change(players, action), strict=True):
        if new != old:
            replaced = action.replaced and new.id == action.player
            draft.emit(PlayerChanged(new.id, new.name, new.colour, new.symbol, replaced))


def with_changed(players: tuple[Player, ...], event: PlayerChanged) -> tuple[Player, ...]:
    changed = Player(event.player, event.name, event.colour, event.symbol)
    return tuple(changed if player.id == event.player else player for player in players)
