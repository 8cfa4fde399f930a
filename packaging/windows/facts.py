"""Writes what the script of the setup program does not say itself: name, version, endings, and its texts.

    python packaging/windows/facts.py OUT.nsh [--version NUMBER]        # with the repository on the path

The texts are those of the message catalogue, for every language that it has.
"""

import argparse
import sys
from pathlib import Path

from core.text.catalogue import Catalogue

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import bundle

LANGUAGES = {"en": "ENGLISH", "de": "GERMAN", "ja": "JAPANESE"}  # as NSIS calls them
TEXTS = ("installer-game", "installer-games-stay", "installer-running", "installer-start", "installer-windows")


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--version", default=bundle.version(), help="instead of the project's")
    asked = parser.parse_args(argv)
    asked.out.write_text(facts(asked.version), "utf-8-sig")  # NSIS takes a file for UTF-8 by its first bytes


def facts(version: str) -> str:
    known = {
        "NAME": bundle.name(),
        "TITLE": bundle.title(),
        "VERSION": version,
        "NUMBERS": ".".join(map(str, bundle.numbers())),
        "AUTHORS": bundle.project()["authors"][0]["name"],
        "SUFFIX": bundle.SUFFIX,
        "MIME": bundle.MIME,
    }
    lines = [f"!define {name} {quoted(value)}" for name, value in known.items()]
    lines.append("!macro TEXTS")
    for language, name in LANGUAGES.items():
        catalogue = Catalogue(language)
        lines += [f"  LangString {code} ${{LANG_{name}}} {quoted(catalogue.format(code))}" for code in TEXTS]
    lines.append("!macroend")
    return "\n".join(lines) + "\n"


def quoted(words: str) -> str:
    plain = words.replace("$", "$$").replace('"', '$\\"').replace("\n", "$\\r$\\n")
    return f'"{plain}"'


if __name__ == "__main__":
    main(sys.argv[1:])
