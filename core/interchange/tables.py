"""Tables that other programs read, as CSV files (core/interchange/EXPORT.md)."""

import csv
import io
import re

from core.kernel.tables import Table, Value

SEPARATORS = {"comma": ",", "semicolon": ";"}
BOM = "\ufeff"  # spreadsheets take the file for UTF-8 by it
# A spreadsheet would reckon with a text that begins so, and it may take any of the separators for the one in use.
_FORMULA = re.compile(r'^(?=[\t\r])|((?:^|[,;|\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])')


def csv_bytes(table: Table, separator: str = "comma") -> bytes:
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=SEPARATORS[separator], lineterminator="\r\n")
    writer.writerow(table.heads)
    writer.writerows([_cell(value) for value in row] for row in table.rows)
    return (BOM + written.getvalue()).encode("utf-8", "replace")


def _cell(value: Value) -> str:
    """Nothing for what is not known; an apostrophe where a text, or what a separator cuts off, begins so."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _FORMULA.sub(r"\1'", value) if isinstance(value, str) else str(value)
