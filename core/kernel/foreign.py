"""Words that people type or files bring: how long they may be, what they may hold, and how they are shown.

What is typed or imported is within the limits from then on. A file that has more is left as it is: longer words are
shown shortened, and what cannot be seen, such as a line break or a mark that turns the writing around, as a sign.
"""

NAME = 40  # letters of a player's name, or of any other name
NOTE = 500  # letters of a note, or of the reason with which a rule is overruled
FILE = 255  # letters of a file's name; no system has more
SIGN = "\ufffd"  # stands for a letter that cannot be seen
MORE = "…"  # stands for the rest
_HARMLESS = "\u00a0\u3000\u200c\u200d"  # spaces that hold words together or are wide, and what joins letters


def fits(words: str, most: int) -> bool:
    """May it be kept so?"""
    return len(words) <= most and all(map(_is_seen, words))


def typed(words: str, most: int) -> str:
    """What is taken of a line that somebody typed or pasted."""
    seen = (letter if _is_seen(letter) else " " if letter.isspace() else "" for letter in words)
    return "".join(seen).strip()[:most].rstrip()


def shown(value: object, most: int = NAME) -> str:
    """On one line, without letters that cannot be seen, and not too long, whatever it holds."""
    words = str(value)
    if len(words) > most:
        words = words[: most - len(MORE)] + MORE
    return words if words.isprintable() else "".join(letter if _is_seen(letter) else SIGN for letter in words)


def _is_seen(letter: str) -> bool:
    return letter.isprintable() or letter in _HARMLESS
