"""Campaigns whose cases run on the disk that can be watched and that can fail."""

import sys
from collections.abc import Callable

from tests.campaigns.cases import Case, campaign
from tests.campaigns.preload import NOT_HERE, CannotRunHere, environment


def campaign_on_preload(
    name: str, description: str | None, default: int, argv: list[str], prepare: Callable[[int], Case]
) -> int:
    try:
        with environment() as around:
            return campaign(name, description, default, argv, prepare, around)
    except CannotRunHere as reason:
        print(f"{name}: {reason}", file=sys.stderr)
        return NOT_HERE
