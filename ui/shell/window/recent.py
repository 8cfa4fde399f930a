"""Players and round of a game that was played before, read from its file beside the window."""

from core.kernel.errors import BankhalterError
from ui.app import families
from ui.shell.views.start import RecentGame


def read_recent(known: RecentGame) -> RecentGame:
    """A recent game with its players and round, read from the file."""
    from core.interchange.game_file import open_game
    from core.interchange.wording import file_text
    from ui.game import core_family

    try:
        game = open_game(known.path, read_only=True)
    except BankhalterError as error:
        return RecentGame(known.path, known.name, known.date, problem=file_text(error))
    title = game.engine.setup.title
    family = families.family_of(title)
    found = family.summary(family.moments(game.engine, game.log).make(game.state, game.log.head))
    return RecentGame(known.path, core_family.title_words_of(title), known.date, found.players, found.round)
