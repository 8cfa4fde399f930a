"""`python -m ui`: the window, or a command that needs none.

Nothing is imported before the command is known: audit and tables are made where Qt cannot be loaded, too.
"""

import contextlib
import io
import os
import sys

COMMANDS = ("audit", "export")
WITH_A_VALUE = ("--language", "--theme")  # options of the window that may stand before a command, too
NOT_SAID = 1  # exit codes: what was to be said could not be written,
INTERRUPTED, BROKEN_PIPE = 130, 141  # and what a shell says of other commands that end so


def command_first(arguments: list[str]) -> list[str]:
    """The command before its options. The theme is left out of them, as it is the window's alone."""
    pairs = list(zip(["", *arguments], arguments, strict=False))
    words = (at for at, (before, word) in enumerate(pairs) if before not in WITH_A_VALUE and not word.startswith("-"))
    at = next(words, None)
    if at is None or arguments[at] not in COMMANDS:
        return arguments
    options = [word for before, word in pairs[:at] if before != "--theme" and word.partition("=")[0] != "--theme"]
    return [arguments[at], *options, *arguments[at + 1 :]]


def main(argv: list[str] | None = None) -> int:
    arguments = command_first(sys.argv[1:] if argv is None else argv)
    # Files and pipes get UTF-8, also on Windows, which would take a code page that lacks most scripts.
    encoding = "utf-8" if os.name == "nt" and "PYTHONIOENCODING" not in os.environ else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="replace")  # names in a script that the screen does not know
    try:
        try:
            return _run(arguments)
        finally:
            if sys.stdout is not None:  # on Windows a program without a console has none
                sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads on, as behind `| head`
        _say_no_more()
        return BROKEN_PIPE
    except OSError as error:
        if error.filename is not None:
            raise
        _say_no_more()
        from core.text.catalogue import text

        with contextlib.suppress(OSError):
            print(text("command-not-said"), file=sys.stderr, flush=True)
        return NOT_SAID


def _run(arguments: list[str]) -> int:
    match arguments[:1]:
        case ["audit"]:
            from core.interchange.cli import main as run
        case ["export"]:
            from ui.app.export import main as run
        case _:
            from ui.app.start import main as run
    return run(arguments)


def _say_no_more() -> None:
    """What is left to be written would fail once more when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
