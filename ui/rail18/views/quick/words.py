"""What may be written for each field of an action, and what it means."""

from collections.abc import Callable, Mapping

from core.hexmap.coordinates import EDGES
from core.text.catalogue import text
from core.text.numbers import figure_in
from core.text.typed import typed_words
from ui.rail18.views.quick.context import Context, folded

Words = Mapping[str, object]
Vocabulary = Callable[[Context], Words]


def spoken(code: str) -> tuple[str, ...]:
    """The words for a code: the full one of the language first, then short ones; English works in any language."""
    return typed_words(f"quick-word-{code}")


def own_words(code: str) -> list[str]:
    """The words for a code in the language in use alone."""
    return text(f"quick-word-{code}").split()


def players(ctx: Context) -> Words:
    """A player by the name, a part of it, or the initials."""
    words: dict[str, object] = {}
    shared: set[str] = set()
    for player in ctx.state.players:
        parts = player.called.split()
        initials = "".join(part[0] for part in parts)
        for word in {"".join(parts), *parts, initials} if len(parts) > 1 else set(parts):
            if word in words and words[word] != player.id:
                shared.add(word)
            words[word] = player.id
    return {word: found for word, found in words.items() if word not in shared and not word.isdecimal()}


def companies(ctx: Context) -> Words:
    known = ctx.rules.title.companies
    return {**{sym: sym for sym in known}, **{company.code: sym for sym, company in known.items()}}


def hexes(ctx: Context) -> Words:
    return {label: label for label in ctx.rules.title.faces}


def tiles(ctx: Context) -> Words:
    return {number: number for number in ctx.rules.title.tiles}


def rotations(ctx: Context) -> Words:
    return {str(edge): edge for edge in EDGES}


def nodes(ctx: Context) -> Words:
    """Cities are counted from one."""
    return {str(node + 1): node for node in range(4)}


def privates(ctx: Context) -> Words:
    return {code: code for code in ctx.rules.title.privates}


def extra_tile(ctx: Context) -> Words:
    power = ctx.rules.extra_tile
    return {} if power is None else {power.private: power.private}


def share_sources(ctx: Context) -> Words:
    return {word: source for source in ("bank", "pool") for word in spoken(source)}


def train_sources(ctx: Context) -> Words:
    return {**share_sources(ctx), **companies(ctx)}


def trains(ctx: Context) -> Words:
    """Words for trains: the type of a side, or the very card."""
    return {**{card: card for card in ctx.state.trains}, **{kind: kind for kind in ctx.rules.title.train_sides}}


def numbers(ctx: Context) -> Words:
    """Any number will do; there is nothing to complete."""
    return {}


def shown_words(words: Words, begun: str = "") -> dict[object, str]:
    """One word for each meaning that such a beginning can have: the first."""
    shown: dict[object, str] = {}
    for word, value in words.items():
        if folded(word).startswith(begun):
            shown.setdefault(value, word)
    return shown


def read_number(token: str) -> int | None:
    """A number without a sign; None if it is none."""
    return figure_in(token.rstrip("%％")) if token[:1].isdecimal() else None


# The fields of the family's actions. A title adds those of its own.
VOCABULARY: dict[str, Vocabulary] = {
    "player": players,
    "company": companies,
    "hex": hexes,
    "tile": tiles,
    "rotation": rotations,
    "node": nodes,
    "private": privates,
    "power": extra_tile,
    "train": trains,
    "price": numbers,
    "amount": numbers,
    "revenue": numbers,
    "percent": numbers,
    "shares": numbers,
    "doubles": numbers,
}
