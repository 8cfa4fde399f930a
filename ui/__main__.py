"""`python -m ui`: the window, or a command that needs none.

Nothing is imported before the first argument is known, so the commands of the core run where Qt cannot be loaded.
"""

import sys

HEADLESS_COMMANDS = ("audit", "export")


def main(argv: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    if arguments and arguments[0] in HEADLESS_COMMANDS:
        from core.interchange.cli import main as run_command

        return run_command(arguments)
    from ui.app import main as open_window

    return open_window(arguments)


if __name__ == "__main__":
    sys.exit(main())
