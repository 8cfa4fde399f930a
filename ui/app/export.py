"""`bankhalter export`, with the families whose games can be written out."""

from ui.exports import command
from ui.rail18.exports import EXPORTS


def main(argv: list[str]) -> int:
    return command.main(argv, EXPORTS)
