"""`python -m ui`: the window, or a command that needs none.

Nothing is imported before the first argument is known: audit and tables are made where Qt cannot be loaded, too.
"""

import io
import sys


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # names in a script that the screen does not know
    match arguments[:1]:
        case ["audit"]:
            from core.interchange.cli import main as run
        case ["export"]:
            from ui.exports.command import main as run
        case _:
            from ui.app import main as run
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
