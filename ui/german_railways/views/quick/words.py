"""The words of a line: verbs as the language has them, players by the beginning of their names, railroads, hexes."""

from core.text.catalogue import text
from core.text.searching import folded
from ui.german_railways.views.moment import Moment

COMMANDS = ("undo", "undo-turn", "redo")
VERBS = ("pass", "bid", "all", "offer", "draw", "agree", *COMMANDS)


def own_words(verb: str) -> list[str]:
    """Of a verb, the one that is shown first."""
    return text(f"quick-word-{verb}").split()


def verb_of(word: str) -> str | None:
    return next((verb for verb in VERBS if folded(word) in map(folded, own_words(verb))), None)


def player_of(moment: Moment, word: str) -> str | None:
    """By the id, the name, or a beginning that only one name has."""
    wanted, names = folded(word), moment.names
    for player, name in names.items():
        if wanted in (folded(player), folded(name), folded(name.split()[0])):
            return player
    found = [player for player, name in names.items() if folded(name).startswith(wanted)]
    return found[0] if len(found) == 1 else None


def short_name(moment: Moment, player: str) -> str:
    """A word that means this player."""
    first = moment.names[player].split()[0]
    return first.casefold() if player_of(moment, first) == player else player


def railroad_of(moment: Moment, word: str) -> str | None:
    code = word.upper()
    return code if code in moment.rules.title.railroads else None


def hex_of(moment: Moment, word: str) -> str | None:
    label = word.upper()
    return label if label in moment.rules.title.data.hexes else None


def number_of(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else None
