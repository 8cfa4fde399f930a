"""Every message is in every language, with the same parameters, and says something else than in English; every code
that the sources ask for exists; and no source says anything by itself.
"""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from core.text.catalogue import FALLBACK, catalogue, languages, message_files
from core.text.messages import BadText
from tests.core.text.fluent_files import (
    JAPANESE,
    SEVERAL_ENGLISH_WORDS,
    TRANSLATED,
    bare,
    messages,
    parts,
    to_translate,
)

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted([*(ROOT / "core").rglob("*.py"), *(ROOT / "ui").rglob("*.py")])
NAMES = "Bankhalter EVA Furka Oberalp PNG SBB Staatsbahn"
TYPED = "eva furka"  # words of quick entry that are names, too
SAME = {
    # the German rule text has these words itself
    "de": f"{NAMES} {TYPED} Bank Pool Name Tunnel Phase Limit Chips Journal Hotseat Alt Pause in orange "
    "SW W NW West t Bonus Min s Mine Staatsbahnen",
    # rounds as they are printed on the market, keys as they are printed on Japanese keyboards
    "ja": f"{NAMES} {TYPED} Pre SR OR Ctrl Shift Alt Backspace Ins Del Home End PgUp PgDown Pause",
}
KEY_BY_HAND = re.compile(
    r"(?<![A-Za-z])((Ctrl|Strg|Umschalt|Shift|Alt)\+|F\d{1,2}(?![A-Za-z\d])"
    r"|(Ins|Del|Einfg|Entf|PgUp|PgDown|Page Up|Page Down|Bild (auf|ab)(wärts)?)(?![A-Za-z]))"
)


def all_parameters(language: str, message: ftl.Message) -> set[str]:
    """Also those of messages that it quotes."""
    found = parts(message)
    others = (all_parameters(language, messages(language)[code]) for code in found.quoted)
    return found.parameters.union(*others)


# --- the languages


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert set(messages(language)) == set(messages(FALLBACK))


@pytest.mark.parametrize("language", TRANSLATED)
def test_messages_say_something_else_than_in_english(language: str) -> None:
    """Piece by piece: each is what stands between two values, or one of several choices."""
    untranslated = {}
    for code, message in messages(FALLBACK).items():
        if code.startswith("quick-word-"):
            continue  # many may be typed, and some are the same
        english = {bare(words) for words in parts(message).words}
        for words in parts(messages(language)[code]).words:
            if bare(words) in english and to_translate(words, SAME[language]):
                untranslated[code] = words
    assert not untranslated


@pytest.mark.parametrize("language", TRANSLATED)
def test_words_that_quick_entry_shows_are_others_than_in_english(language: str) -> None:
    """The first; behind it any may be typed."""
    untranslated = {}
    for code, message in messages(FALLBACK).items():
        english, word = (" ".join(parts(each).words).split()[:1] for each in (message, messages(language)[code]))
        if code.startswith("quick-word-") and english == word and to_translate(word[0], SAME[language]):
            untranslated[code] = word
    assert not untranslated


def test_no_english_is_left_in_japanese_messages() -> None:
    left = {
        code: found.group()
        for code, message in messages("ja").items()
        if not code.startswith("quick-word-")
        and (found := SEVERAL_ENGLISH_WORDS.search(" ".join(parts(message).words)))
    }
    assert not left


def test_japanese_messages_are_in_japanese() -> None:
    said = {code: " ".join(parts(message).words) for code, message in messages("ja").items()}
    assert not {code for code, words in said.items() if to_translate(words, SAME["ja"]) and not JAPANESE.search(words)}


@pytest.mark.parametrize("language", languages())
def test_no_text_names_a_key_by_hand(language: str) -> None:
    """A key that is held with another, or has another name elsewhere, comes from `ui/values/keys.py`."""
    texts = [path for path in message_files(language) if path.name != "keys.ftl"]
    texts += (ROOT / "assets").glob(f"**/companion/{language}/*.md")
    texts += (ROOT / "assets" / "companion" / language).glob("*.md")
    by_hand = {
        f"{path.name}: {line}"
        for path in texts
        for line in path.read_text("utf-8").splitlines()
        if KEY_BY_HAND.search(line)
    }
    assert len(texts) > 30
    assert not by_hand


@pytest.mark.parametrize("language", TRANSLATED)
def test_messages_ask_for_no_other_parameters_than_in_english(language: str) -> None:
    """One may be left out where the language needs it not; `tiles-filter-tip` is given more than English uses."""
    given = {"tiles-filter-tip": {"colour"}}
    for code, message in messages(language).items():
        known = parts(messages(FALLBACK)[code]).parameters | given.get(code, set())
        assert parts(message).parameters <= known, code


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_parameter_of_english_is_forgotten(language: str) -> None:
    """What decides between words there need not do so here, but what is shown is shown."""
    forgotten = {}
    for code, message in messages(FALLBACK).items():
        missing = _shown(message) - parts(messages(language)[code]).parameters
        if missing:
            forgotten[code] = missing
    assert not forgotten


def _shown(message: ftl.Message) -> set[str]:
    class Shown(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_Placeable(self, node: ftl.Placeable) -> None:
            if isinstance(node.expression, ftl.VariableReference):
                self.found.add(node.expression.id.name)
            elif isinstance(node.expression, ftl.SelectExpression):
                for variant in node.expression.variants:
                    self.visit(variant.value)

    found = Shown()
    found.visit(message)
    return found.found


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_put_together(language: str) -> None:
    for code, message in messages(language).items():
        names = sorted(all_parameters(language, message))
        said = {catalogue(language).format(code, dict.fromkeys(names, number)) for number in (0, 1, 2, 1234)}
        with suppress(BadText):  # a number is formatted there
            said.add(catalogue(language).format(code, dict.fromkeys(names, "other")))
        assert not [words for words in said if "{" in words or "???" in words], code


# --- the sources


@cache
def trees() -> list[tuple[str, ast.Module]]:
    return [(path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8"))) for path in SOURCES]


def test_every_code_that_is_asked_for_exists() -> None:
    known = set(messages(FALLBACK))
    asked = {
        code: f"{path}:{node.lineno} {code}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("text", "text_of") and node.args
        for code in _codes(node.args[0])
    }
    unknown = {code: place for code, place in asked.items() if code not in known}
    assert not [place for code, place in unknown.items() if not any(map(re.compile(code).fullmatch, known))]


def _codes(node: ast.expr) -> Iterator[str]:
    """As patterns: parts that are only known when the program runs may be anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _codes(node.body)
        yield from _codes(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        choices = [list(_codes(part)) if isinstance(part, ast.Constant) else [".+"] for part in node.values]
        yield from ("".join(chosen) for chosen in product(*choices))


SAYING = """
    QLabel QPushButton QToolButton QCheckBox QRadioButton QGroupBox QAction QMenu QTreeWidgetItem setText setToolTip
    setWindowTitle setTitle setPlaceholderText setAccessibleName setAccessibleDescription setPlainText setStatusTip
    setWhatsThis setHtml setLabelText setInformativeText addItem addTab addAction addMenu addRow setTabText setItemText
    setHeaderLabels insertItem drawText write say print getOpenFileName getSaveFileName getExistingDirectory question
    """
NAMED = {"text", "title", "toolTip", "placeholderText", "help"}


def test_no_source_says_anything_by_itself() -> None:
    """What is handed to people comes from the catalogue: no words stand in the call itself."""
    said, saying = [], set(SAYING.split())
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in saying:
                continue
            for argument in (*node.args, *(part.value for part in node.keywords if part.arg in NAMED)):
                said += [f"{path}:{node.lineno} {name}: {words}" for words in _literals(argument)]
    assert not said


# Errors that carry a code instead of words, each with its message (tests/core/interchange/test_file_words.py).
CODED = {"ContentError", "JournalError", "ReadOnCopy", "SetupError", "WrongRecord"}
# Read by who writes the files of a title, beside their English names: nobody else meets them.
OF_TITLE_FILES = {"TitleDataError"}


def test_no_error_that_people_see_says_anything_by_itself() -> None:
    said, seen = [], _errors_for_people()
    assert seen > CODED | OF_TITLE_FILES
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in seen - CODED - OF_TITLE_FILES:
                said += [f"{path}:{node.lineno} {words}" for part in node.args for words in _literals(part)]
    assert not said


def _errors_for_people() -> set[str]:
    """BankhalterError and what is made from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"BankhalterError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def _literals(node: ast.expr) -> Iterator[str]:
    """What is written out in an argument, but not what is handed on to another call there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        plain = re.sub(r"<[^>]*>", "", node.value)
        if re.search(r"[a-zà-ÿ]{2,}", plain):
            yield plain
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _literals(part)
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from _literals(node.left)
        yield from _literals(node.right)
