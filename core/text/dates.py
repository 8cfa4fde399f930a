"""Dates and times as the language writes them; file names and tables for other programs have the year first."""

from datetime import UTC, datetime

from core.text.catalogue import text


def date_words(when: datetime) -> str:
    parts = {"year": f"{when:%Y}", "month": f"{when:%m}", "day": f"{when:%d}", "time": f"{when:%H:%M}"}
    return text("date-and-time", **parts)


def local_words(when: datetime | float) -> str:
    """A moment, or seconds of the system's clock, in the time of this computer; empty where no calendar has it.

    Files may bear any date.
    """
    try:
        return date_words((when if isinstance(when, datetime) else datetime.fromtimestamp(when, UTC)).astimezone())
    except (OverflowError, ValueError, OSError):
        return ""
