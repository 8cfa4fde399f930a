"""What a family gives the charts panel: which tabs there are, and what stands on each for a moment of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ui.values.cells import Column, Row
from ui.values.charts import ChartView
from ui.values.leaf import Leaf


@dataclass(frozen=True, slots=True)
class ChartTab:
    """`chart-<key>` is the text code of its name; with `titled`, `chart-title-<key>` says in full what it shows."""

    key: str
    subject: str = ""  # a line that is switched off is off in all charts of the same subject
    titled: bool = False  # a tab has room for a word only
    pointing: bool = False  # its lines are things that other panels light up
    growing: bool = False  # what is told about it may become more while it is shown


@dataclass(frozen=True, slots=True)
class TablePage:
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""
    leaf: Callable[[], Leaf] | None = None  # all of it, for a picture; None where there is nothing to be saved


class ChartSource(Protocol):
    def page(self, key: str, moment: Any, /) -> ChartView | TablePage | Leaf:
        """What a tab shows at a moment."""
        ...
