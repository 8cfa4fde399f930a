"""Certificates that are no shares: which kinds a title has, what each brings and whether it does so yet."""

from collections.abc import Mapping

from core.rail18.rules import Rules
from core.text.catalogue import catalogue, text
from core.titles.t1844.data import MountainsData, Special1844, TunnelsData
from core.titles.t1844.mountains import kind_of


def kinds_of_paper(rules: Rules) -> Mapping[str, tuple[str, ...]]:
    """Codes by kind: privates, and what the title adds."""
    found = {"privates": tuple(rules.title.privates)}
    found |= {kind: data.codes for kind, data in title_papers(rules).items()}
    return found


def title_papers(rules: Rules) -> Mapping[str, MountainsData | TunnelsData]:
    if not isinstance(rules.special, Special1844):
        return {}
    return {"mountains": rules.special.mountains, "tunnels": rules.special.tunnels}


def limited_kind(rules: Rules, code: str) -> str | None:
    """As a stock round counts what is bought; None for what is not bought there."""
    return kind_of(rules, code) if isinstance(rules.special, Special1844) else None


def power_of(rules: Rules, private: str) -> str:
    """What a private can do, in a line of the catalogue or else of the title's data."""
    known = f"power-{rules.title.id}-{private}"
    return text(known) if known in catalogue() else rules.title.privates[private].power or ""
