"""Answers that are remembered for as long as what they are about lives: the rules of a game, or its market.

A cache of a module would keep these of every game that was ever open.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

Owner = TypeVar("Owner")
P = ParamSpec("P")
R = TypeVar("R")


def kept_with(function: Callable[Concatenate[Owner, P], R]) -> Callable[Concatenate[Owner, P], R]:
    """For a function of a thing and what can be a key; its answers must not hold the thing itself."""
    known: WeakKeyDictionary[Any, dict[Hashable, R]] = WeakKeyDictionary()

    @wraps(function)
    def answer(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> R:
        answers = known.setdefault(owner, {})
        key = (args, tuple(kwargs.items()))
        if key not in answers:
            answers[key] = function(owner, *args, **kwargs)
        return answers[key]

    return answer
