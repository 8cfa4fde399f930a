"""Where companies build stations, other than at home (X, XI, A59)."""

from core.rail18.rules import Rules
from core.titles.t1824.data import special


def takes_stations(rules: Rules, label: str, node: int) -> bool:
    """Nobody builds in a mine or on a red hex: only those whose home it is stand there."""
    return label not in special(rules).mines and rules.title.data.hexes[label].colour != "red"
