"""Certificates that are no shares: which kinds a title has, what each brings and whether it does so yet."""

from collections.abc import Mapping

from core.rail18.rules import Rules
from core.text.catalogue import catalogue, text
from ui.rail18.views.papers.of_title import PaperKind
from ui.rail18.views.title_views import title_views


def kinds_of_paper(rules: Rules) -> Mapping[str, tuple[str, ...]]:
    """Codes by kind: privates, and what the title adds."""
    found = {"privates": tuple(rules.title.privates)}
    found |= {kind: data.codes for kind, data in title_papers(rules).items()}
    return found


def title_papers(rules: Rules) -> Mapping[str, PaperKind]:
    return title_views(rules.title.id).papers.kinds(rules)


def kind_of_paper(rules: Rules, code: str) -> PaperKind | None:
    """The title's kind of a certificate; None for a private."""
    return next((kind for kind in title_papers(rules).values() if code in kind.codes), None)


def limited_kind(rules: Rules, code: str) -> str | None:
    """As a stock round counts what is bought; None for what is not bought there."""
    kind = kind_of_paper(rules, code)
    return None if kind is None else kind.sort


def power_of(rules: Rules, private: str) -> str:
    """What a private can do, in a line of the catalogue or else of the title's data."""
    known = f"power-{rules.title.id}-{private}"
    return text(known) if known in catalogue() else rules.title.privates[private].power or ""
