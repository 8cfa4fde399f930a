"""The composition root of the window."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from core.interchange.command_line import NOT_UNDERSTOOD, Misunderstood, Parser, language_option, speak_as_told, word
from core.interchange.wording import no_file_text
from core.text.catalogue import text
from core.text.lists import sentences
from core.version import VERSION
from ui.app.crashes import Crashes
from ui.app.languages import first_language, speak
from ui.app.opening import Application
from ui.app.settings import Settings
from ui.app.signals import Signals, close_all
from ui.app.smoke import Smoke
from ui.paint.theme import TEXT_SIZES, THEMES, set_text_size, set_up, system_theme
from ui.shell.views.start import board_cards
from ui.shell.window.main_window import MainWindow
from ui.values.company_colours import use_company_colours


def main(argv: list[str]) -> int:
    speak_as_told(argv)
    try:
        arguments = _parser().parse_args(argv)
    except Misunderstood as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD
    app = QApplication.instance() or Application(["bankhalter"])
    assert isinstance(app, QApplication)
    app.setApplicationName("Bankhalter")
    settings = Settings() if arguments.smoke else Settings.of_the_user()
    speak(first_language(arguments.language, settings.language))
    theme = THEMES.get(arguments.theme or settings.theme) or system_theme()
    set_text_size(settings.text_size if settings.text_size in TEXT_SIZES else 100)
    use_company_colours(settings.company_colours)
    set_up(app, theme)
    board = arguments.what if arguments.what in _boards() else None
    path = Path(arguments.what) if arguments.what is not None and board is None else None
    if path is not None and not path.is_file():
        print(no_file_text(path), file=sys.stderr)
        return 2
    signals = Signals()
    crashes = Crashes(settings.folder / "reports")
    fallen = None if arguments.smoke else crashes.begin()
    window = MainWindow(theme, settings)
    crashes.watch(window)
    signals.heard.connect(lambda: close_all(window))
    if isinstance(app, Application):
        app.window = window
    smoke = Smoke(window, named=arguments.what is not None) if arguments.smoke else None
    if board is not None:
        crashes.guard(lambda: window.open_board(board))
    elif path is not None:
        crashes.guard(lambda: window.games.open(path))
    elif fallen is None:
        window.help.offer_tour()
    if window.board_page is None and (path is None or window.game_page is not None):
        _tell_last(window, None if path is not None else fallen)
    crashes.guard(window.appear)
    code = app.exec()
    crashes.end()
    signals.end()
    return code if smoke is None else smoke.code(code)


def _tell_last(window: MainWindow, fallen: Path | None) -> None:
    """What was found at the start: that the program fell the last time, and settings that cannot be read."""
    reset = window.settings.reset

    def told() -> list[str]:
        last = () if fallen is None else (text("crash-last"), text("crash-last-report", folder=str(fallen)))
        return [*last, *([text("settings-reset", count=len(reset))] if reset else [])]

    if told():
        window.tell(lambda: sentences(told()), kind="warn")


def _boards() -> list[str]:
    return [card.title for card in board_cards()]


def _parser() -> Parser:
    about = text("command-run", audit="bankhalter audit", export="bankhalter export")
    parser = Parser(prog="bankhalter", description=about)
    parser.add_argument("what", nargs="?", metavar=word("what"), help=text("command-run-what"))
    language_option(parser)
    parser.add_argument(
        "--version", action="version", version=f"Bankhalter {VERSION}", help=text("command-run-version")
    )
    parser.add_argument("--theme", choices=sorted(THEMES), help=text("command-run-theme"))
    parser.add_argument("--smoke", action="store_true", help=text("command-run-smoke"))
    return parser
