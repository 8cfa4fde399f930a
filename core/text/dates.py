"""Dates and times as the language writes them; file names and tables for other programs have the year first."""

from datetime import datetime

from core.text.catalogue import text


def date_words(when: datetime) -> str:
    parts = {"year": f"{when:%Y}", "month": f"{when:%m}", "day": f"{when:%d}", "time": f"{when:%H:%M}"}
    return text("date-and-time", **parts)
