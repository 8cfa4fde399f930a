"""Rows behind the indexes of Qt. An index may outlive its row, and what Qt asks for must never raise."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
T = TypeVar("T")


def row_at(rows: Sequence[T], index: Index) -> T | None:
    """The row of an index; None for a row that has gone, and for the index of nothing."""
    row = index.row()
    return rows[row] if 0 <= row < len(rows) else None
