"""Figures as the language writes them, and as people type them. Tables for other programs do without."""

import re

from core.text.catalogue import text

LONGEST = 7  # digits; more is no amount of any game
_PLAIN = str.maketrans("０１２３４５６７８９，．−－＋", "0123456789,.--+")
_APART = r"[.,'’ \u00a0\u202f]"
_TYPED = re.compile(rf"[+-]?(?:\d+|\d{{1,3}}(?:{_APART}\d{{3}})+)", re.ASCII)


def figure(amount: int) -> str:
    """An amount with its thousands separated and a real minus sign."""
    return f"−{text('number', amount=-amount)}" if amount < 0 else text("number", amount=amount)


def signed(amount: int) -> str:
    """A difference: +5, −5."""
    return f"+{figure(amount)}" if amount > 0 else figure(amount)


def exact(amount: float) -> str:
    """An amount with the places behind the point or comma that it has."""
    return text("number", amount=int(amount) if amount == int(amount) else amount)


def tenths(amount: float) -> str:
    """An amount with one place behind the point or comma."""
    return text("number-tenths", amount=amount)


def figure_in(words: str) -> int | None:
    """What was typed: plain digits, or thousands set apart in the way of any language. None where it is no number."""
    plain = words.strip().translate(_PLAIN)
    if not _TYPED.fullmatch(plain):
        return None
    digits = re.sub(_APART, "", plain)
    return int(digits) if len(digits.lstrip("+-")) <= LONGEST else None
