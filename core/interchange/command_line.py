"""What all commands share: arguments that are explained, and complained about, in the language in use."""

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, NoReturn
from unicodedata import east_asian_width

from core.text.catalogue import LONG, languages, text, use_language, usual_language
from core.text.lists import items

NOT_UNDERSTOOD = 2  # exit code
_FILLER = "\0"

# What argparse says, and how we say it; its own sentences are English only.
_COMPLAINTS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"unrecognized arguments: (.*)"), lambda found: text("command-unrecognized", words=found[1])),
    (
        re.compile(r"the following arguments are required: (.*)"),
        lambda found: text("command-required", names=items(found[1].split(", "))),
    ),
    (re.compile(r"argument (\S+): expected .*"), lambda found: text("command-no-value", name=_name(found[1]))),
    (
        re.compile(r"argument (\S+): invalid choice: '(.*)' \(choose from (.*)\)"),
        lambda found: text(
            "command-no-choice",
            name=_name(found[1]),
            value=found[2],
            known=items(known for word in found[3].split(", ") if (known := word.strip("'")) != LONG),
        ),
    ),
    (re.compile(r"argument (\S+): (.*)"), lambda found: text("command-bad-value", name=_name(found[1]))),
)


class Misunderstood(Exception):
    """A command line that makes no sense; the message is one sentence."""


class Parser(argparse.ArgumentParser):
    def __init__(self, prog: str, description: str | None = None) -> None:
        super().__init__(prog, description=description, add_help=False, allow_abbrev=False, formatter_class=_Help)
        self._positionals.title = text("command-arguments")
        self._optionals.title = text("command-options")
        self.add_argument("-h", "--help", action="help", help=text("command-help"))

    def print_help(self, file: Any = None) -> None:
        """Raises OSError where that cannot be written; argparse would go on as if it had been."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        raise Misunderstood(complaint(message))


def complaint(message: str) -> str:
    """What argparse objects to, in one sentence."""
    for pattern, said in _COMPLAINTS:
        if found := pattern.fullmatch(message):
            return said(found)
    return text("command-not-understood")


def word(name: str) -> str:
    """What stands for something that is to be typed."""
    return text(f"command-word-{name}")


def _name(option: str) -> str:
    return option.split("/")[-1]


def language_option(parser: argparse.ArgumentParser) -> None:
    known = languages()
    told = text("command-language", known=items(known))
    parser.add_argument("--language", metavar=word("language"), choices=[*known, LONG], help=told)


def speak_as_told(argv: list[str]) -> None:
    """Before anything is explained: in the language of `--language`, else of the environment."""
    finding = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    finding.add_argument("--language", nargs="?")
    told: str | None = finding.parse_known_args(argv)[0].language
    use_language(told if told in (*languages(), LONG) else usual_language())


class _Help(argparse.HelpFormatter):
    """Measures in columns of the screen: while lines are set, a filler stands behind every sign that takes two."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, _filled(f"{text('command-usage')} ") if prefix is None else prefix)

    def format_help(self) -> str:
        return super().format_help().replace(_FILLER, "")

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        named = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(map(_filled, named(size)))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(_filled(text), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return super()._fill_text(_filled(text), width, indent)


def _filled(words: str) -> str:
    return "".join(sign + _FILLER if east_asian_width(sign) in "WF" else sign for sign in words)
