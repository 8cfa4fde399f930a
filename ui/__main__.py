"""`python -m ui`: the window, or a command that needs none.

Nothing is imported before the first argument is known: audit and tables are made where Qt cannot be loaded, too.
"""

import io
import os
import sys


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    # Files and pipes get UTF-8, also on Windows, which would take a code page that lacks most scripts.
    encoding = "utf-8" if os.name == "nt" and "PYTHONIOENCODING" not in os.environ else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="replace")  # names in a script that the screen does not know
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
