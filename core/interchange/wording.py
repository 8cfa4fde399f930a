"""Rejections, and trouble with game files, as sentences."""

import re
from collections.abc import Mapping
from pathlib import Path

from core.kernel.errors import BankhalterError, ContentError, SetupError
from core.kernel.foreign import FILE, NOTE, shown
from core.kernel.refusal import RECORDED, Rejection
from core.store.errors import JournalError
from core.text.catalogue import Catalogue, catalogue
from core.text.lists import items
from core.text.title_words import title_name

HOLDERS = ("bank", "pool")
CARD = re.compile(r"(\d+[A-Za-z]*)-\d+")
PAGE = re.compile(r"\bp\. (\d+)")
LONGEST = 400  # letters of one thing in a sentence; actions read from a file may name anything


def no_file_text(path: Path) -> str:
    """Why nothing can be read there; with its folder, which may be what is wrong."""
    code = "file-is-folder" if path.is_dir() else "file-missing"
    return catalogue().format(code, {"file": shown(path, 4 * FILE)})


def refusal_text(rejection: Rejection, names: Mapping[str, str] | None = None, speech: Catalogue | None = None) -> str:
    """The sentence of a refusal with the rule it rests on; `names` gives players their names."""
    words = speech or catalogue()
    params = {
        key: _named(key, value, names or {}, words) if isinstance(value, str) else value
        for key, value in rejection.params.items()
    }
    sentence = words.format(f"refusal-{rejection.code}", params)
    if not rejection.rule:
        return sentence
    return words.format("refusal-with-rule", {"sentence": sentence, "rule": rule_place(rejection.rule, words)})


def _named(key: str, value: str, names: Mapping[str, str], words: Catalogue) -> str:
    """A player by name, the bank and the pool by their words, a train by its type and not by the number of its card."""
    if value in HOLDERS and key == "holder":
        return words.format(f"word-{value}")
    if key == "train" and (card := CARD.fullmatch(value)):
        return card[1]
    return shown(names.get(value, value), LONGEST)


def rule_place(rule: str, speech: Catalogue | None = None) -> str:
    """Where a rule stands: a ruling by its number, the rule text by its page (both texts have the same ones)."""
    words = speech or catalogue()
    rule = rule.replace("rules p.", "p.").replace(", ", words.format("list-comma"))
    return PAGE.sub(lambda found: words.format("rule-page", {"page": found[1]}), rule)


def reason_text(reason: str) -> str:
    """Why a rule was overruled: as it was typed, or in one of the program's own words."""
    return catalogue().format("reason-recorded") if reason == RECORDED else shown(reason, NOTE)


def file_text(error: BankhalterError) -> str:
    """Why a file cannot be opened or written."""
    if isinstance(error, JournalError):
        return _of_file(error, "file")
    if isinstance(error, ContentError):
        params = {key: shown(value, 80) if isinstance(value, str) else value for key, value in error.params.items()}
        return catalogue().format(f"content-{error.code}", params)
    return str(error)


def setup_text(title: str, error: SetupError) -> str:
    """Why a game of this title cannot be set up so."""
    params = {key: items(value) if isinstance(value, list) else value for key, value in error.params.items()}
    if "title" in params:
        params["title"] = title_name(title, params["title"])
    return catalogue().format(error.code, params)


def trouble_text(error: JournalError) -> str:
    """Why a game that is being played is not in its file."""
    return _of_file(error, "trouble")


def _of_file(error: JournalError, kind: str) -> str:
    code = error.code.replace("_", "-")
    words, params = catalogue(), {"file": "", **error.params}
    if "flaw" in params:
        params["flaw"] = words.format(f"damage-{params['flaw'].replace('_', '-')}")
        params["entry"] = params["entry"] or 0
    return words.format(next(f"{each}-{code}" for each in (kind, "file") if f"{each}-{code}" in words), params)
