"""What the setup program of Windows is told."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from core.text.catalogue import Catalogue, languages
from tests.packaging.conftest import Loaded


@pytest.fixture(scope="module")
def facts(loaded: Loaded) -> ModuleType:
    return loaded("windows/facts")


@pytest.fixture(scope="module")
def script(repository: Path) -> str:
    return (repository / "packaging" / "windows" / "bankhalter.nsi").read_text("utf-8")


def test_it_speaks_every_language(facts: ModuleType, script: str) -> None:
    assert sorted(facts.LANGUAGES) == languages()
    spoken = re.findall(r"^!insertmacro MUI_LANGUAGE (\w+)$", script, re.MULTILINE)
    assert [language.upper() for language in spoken] == list(facts.LANGUAGES.values())


def test_every_text_is_there_and_used(facts: ModuleType, script: str) -> None:
    assert set(re.findall(r"\$\((installer-[\w-]+)\)", script)) == set(facts.TEXTS)
    lines = facts.facts("1.2.3").splitlines()
    for language, name in facts.LANGUAGES.items():
        said = Catalogue(language)
        for code in facts.TEXTS:
            assert f'  LangString {code} ${{LANG_{name}}} "{said.format(code)}"' in lines


def test_every_fact_is_there(facts: ModuleType, script: str) -> None:
    known = set(re.findall(r"^!define (\w+) ", facts.facts("1.2.3"), re.MULTILINE))
    assert {"NAME", "TITLE", "VERSION", "NUMBERS", "AUTHORS", "SUFFIX", "MIME"} == known
    assert all(f"${{{name}}}" in script for name in known)
    assert '!define VERSION "1.2.3"' in facts.facts("1.2.3")


def test_words_that_mean_something_to_nsis(facts: ModuleType) -> None:
    assert facts.quoted('5 $ for "one"\ntwo') == r'"5 $$ for $\"one$\"$\r$\ntwo"'
