"""What one title file says against another: every name is known, every track leads somewhere, every sum is right."""

from core.rail18.title_data import TitleData


def check_title(data: TitleData) -> None:
    """Raise a TitleDataError for the first thing that does not fit."""
