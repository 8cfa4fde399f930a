"""`bankhalter export`, for the games of all families."""

from ui.app.families import exports_of
from ui.exports import command


def main(argv: list[str]) -> int:
    return command.main(argv, exports_of)
