"""`./dev run export FILE`: a game written out without a window. Qt is loaded only for what is painted."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.interchange.any_game import read_game
from core.interchange.command_line import NOT_UNDERSTOOD, Misunderstood, Parser, language_option, speak_as_told, word
from core.interchange.tables import SEPARATORS
from core.interchange.wording import file_text
from core.interchange.writing import OutputError, demand_ending, demand_other, make_folder, write_file
from core.kernel.errors import BankhalterError
from core.text.catalogue import text
from core.text.lists import items
from ui.exports.pieces import UNPAINTED, Kind, Piece, Wishes, pieces
from ui.exports.source import Exports, Source
from ui.values.company_colours import COMPANY_COLOURS, use_company_colours

WRITTEN, NOT_WRITTEN = 0, 1  # exit codes
FOLDERS: dict[str, Kind] = {"csv": "tables", "charts": "charts"}  # options that name a folder
FILES: dict[str, Kind] = {"json": "json", "map": "map", "pack_up": "pack-up", "report": "report", "cards": "cards"}
PICTURES = (".png", ".svg")
SHEETS = ("pack_up", "report", "cards")
PAPERS = {"a4": "A4", "letter": "Letter"}


def main(argv: list[str], exports_of: Callable[[str], Exports | None]) -> int:
    """`argv` begins with the name of the command; `exports_of` a title says what its family writes out."""
    try:
        return _run(argv[1:], exports_of)
    except Misunderstood as error:
        return _complain(str(error), NOT_UNDERSTOOD)
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            raise  # nobody takes what was said
        return _complain(text("command-failed", reason=type(error).__name__), NOT_WRITTEN)


def _run(argv: list[str], exports_of: Callable[[str], Exports | None]) -> int:
    speak_as_told(argv)
    arguments = _parser().parse_args(argv)
    asked = [option for option in (*FOLDERS, *FILES) if getattr(arguments, option) is not None]
    if not asked:
        known = items(f"--{option.replace('_', '-')}" for option in (*FOLDERS, *FILES))
        return _complain(text("command-nothing", known=known), NOT_UNDERSTOOD)
    try:
        game = read_game(arguments.file)
        exports = exports_of(game.engine.setup.title)
        if exports is None:
            return _complain(text("command-no-export"), NOT_WRITTEN)
        source = exports.of_game(game, arguments.file.stem)
    except BankhalterError as error:
        return _complain(file_text(error), NOT_UNDERSTOOD)
    if source.hidden and not {"csv", "json"}.isdisjoint(asked):
        print(text("export-cash-hidden"), file=sys.stderr)
    use_company_colours(arguments.colours)
    app: object = None  # lives as long as anything is painted
    if any({**FOLDERS, **FILES}[option] not in UNPAINTED for option in asked):
        try:
            app = painter()
        except ImportError as error:
            return _complain(text("command-no-painter", reason=_missing(error)), NOT_WRITTEN)
    wishes = Wishes(arguments.separator, arguments.all_branches, f".{arguments.picture}", PAPERS[arguments.paper])
    results = [_write(option, getattr(arguments, option), arguments.file, source, wishes) for option in asked]
    del app
    return max(results)


def _write(option: str, place: Path, source_file: Path, source: Source, wishes: Wishes) -> int:
    try:
        for path, piece in _placed(option, place, source, wishes):
            demand_other(path, source_file)
            write_file(path, piece.make())
            print(text("command-written", file=str(path)))
    except OutputError as error:
        return _complain(str(error), NOT_WRITTEN)
    return WRITTEN


def _placed(option: str, place: Path, source: Source, wishes: Wishes) -> Iterator[tuple[Path, Piece]]:
    if option in FOLDERS:
        make_folder(place)
        for piece in pieces(FOLDERS[option], source, wishes):
            yield place / piece.name, piece
    else:
        if option == "map":
            demand_ending(place, PICTURES, "picture-kind")
        elif option in SHEETS:
            demand_ending(place, (".pdf",), "sheets-kind")
        named = replace(wishes, picture=place.suffix)
        yield from ((place, piece) for piece in pieces(FILES[option], source, named))


def painter() -> object:
    if sys.platform == "linux":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from ui.paint.theme import LIGHT, set_up

    app = QApplication.instance() or QApplication(["bankhalter"])
    assert isinstance(app, QApplication)
    set_up(app, LIGHT)
    return app


def _missing(error: ImportError) -> str:
    """The module or the library of the system that is not there."""
    return error.name or str(error).partition(":")[0]


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="bankhalter export", description=text("command-export-about"))

    def option(name: str, **more: Any) -> None:
        parser.add_argument(f"--{name}", help=text(f"command-export-{name.removeprefix('all-')}"), **more)

    out, folder = word("out"), word("folder")
    parser.add_argument("file", type=Path, metavar=word("file"), help=text("command-export-file"))
    option("csv", type=Path, metavar=folder)
    option("separator", choices=list(SEPARATORS), default="comma")
    option("json", type=Path, metavar=f"{out}.json")
    option("all-branches", action="store_true")
    option("map", type=Path, metavar=f"{out}.png|{out}.svg")
    option("charts", type=Path, metavar=folder)
    option("picture", choices=[suffix[1:] for suffix in PICTURES], default="png")
    option("colours", choices=list(COMPANY_COLOURS), default=COMPANY_COLOURS[0])
    option("pack-up", type=Path, metavar=f"{out}.pdf")
    option("report", type=Path, metavar=f"{out}.pdf")
    option("cards", type=Path, metavar=f"{out}.pdf")
    option("paper", choices=list(PAPERS), default="a4")
    language_option(parser)
    return parser
