"""Errors about data and files. Each carries one sentence that can be shown to a person as it is."""


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


class RecordedGameError(BankhalterError):
    """A recorded game cannot be read."""
