"""From older formats to the present one.

To change the format: raise FORMAT and edit TABLES in schema.py, and add to STEPS, under the old number, a function that
turns a file of that format into the next. A step runs inside the transaction that also checks the result: if the chain
does not hold afterwards, nothing is written. To change a table, a step renames the old one, creates the new one with
the text of its own format (spelled out in the step, since TABLES goes on changing), copies the rows and drops the old
one. A step that changes hashed content must check the old chain first and then make the new one.
"""

import sqlite3
from collections.abc import Callable

Step = Callable[[sqlite3.Connection], None]

STEPS: dict[int, Step] = {}


def migrate(connection: sqlite3.Connection, version: int, target: int) -> None:
    """Inside an open transaction. KeyError for a version that never existed."""
    for number in range(version, target):
        STEPS[number](connection)
        connection.execute(f"PRAGMA user_version = {number + 1}")
