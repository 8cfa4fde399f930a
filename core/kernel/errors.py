"""Errors about data and files. Each carries one sentence for a person, or a code that becomes one in every language."""

from typing import Any, Literal


class BankhalterError(Exception):
    """Something outside the program is wrong; the message is one clear sentence."""


class TitleDataError(BankhalterError):
    """A title file is wrong. Names the file, the place in it and the reason."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class GameFileError(BankhalterError):
    """A game file cannot be opened or written."""


ContentCode = Literal["unknown-action", "unknown-event", "wrong-action", "wrong-event", "not-followed"]


class ContentError(GameFileError):
    """The file is whole, but what it holds is no game of this program, perhaps one of a newer version."""

    def __init__(self, code: ContentCode, **params: Any) -> None:
        super().__init__(f"{code} {params}")
        self.code: ContentCode = code
        self.params: dict[str, Any] = params


class SetupError(GameFileError):
    """What the table wants cannot be agreed, or a file has it so. The code is that of a message."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(f"{code} {params}")
        self.code = code
        self.params: dict[str, Any] = params


class WrongRecord(BankhalterError):
    """What is no record of a game that we can read; `reason` is a code, `what` the thing that it is about."""

    def __init__(self, reason: str, what: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.what = what


class RecordedGameError(BankhalterError):
    """A recorded game cannot be read."""


# What following forged events, or asking the rules about a forged position, may end in.
FORGED = (KeyError, IndexError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)
