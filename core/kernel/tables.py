"""Tables that a family hands out; `core.interchange.tables` makes files of them."""

from collections.abc import Sequence
from dataclasses import dataclass

Value = int | str | bool | None


@dataclass(frozen=True, slots=True)
class Table:
    """`name` is that of the file; the heads are part of the format and the same in every language."""

    name: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[Value, ...]]
