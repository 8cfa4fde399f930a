"""Tables that other programs read, as CSV files (core/interchange/EXPORT.md)."""

import csv
import io

from core.kernel.tables import Table, Value

SEPARATORS = {"comma": ",", "semicolon": ";"}
BOM = "\ufeff"  # spreadsheets take the file for UTF-8 by it
DANGEROUS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would reckon with a text that begins so


def csv_bytes(table: Table, separator: str = "comma") -> bytes:
    written = io.StringIO(newline="")
    writer = csv.writer(written, delimiter=SEPARATORS[separator], lineterminator="\r\n")
    writer.writerow(table.heads)
    writer.writerows([_cell(value) for value in row] for row in table.rows)
    return (BOM + written.getvalue()).encode("utf-8", "replace")


def _cell(value: Value) -> str:
    """Nothing for what is not known; texts that look like a formula get an apostrophe."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(DANGEROUS):
        return f"'{value}"
    return str(value)
