"""Game files and recorded games that somebody or something has mangled: `./dev campaign mangled-files --n 10000`.

Each is opened as the window opens it: it opens, is saved in part, or is refused in one sentence; it is never changed.
"""

from tests.campaigns.cases import Case, campaign


def run(argv: list[str]) -> int:
    return campaign("mangled-files", __doc__, 10_000, argv, prepare)


def prepare(seed: int) -> Case:
    from tests.campaigns.mangled_files import Mangler

    return Mangler(seed).case
