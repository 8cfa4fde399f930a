"""What a text may quote of German Railways: "shares", "railroads.PO.most_hexes"; and what follows from the data."""

from collections.abc import Mapping
from typing import Any

from core.german_railways.title import Title
from core.kernel.title_values import Values


class TitleValues(Values):
    def __init__(self, title: Title) -> None:
        super().__init__({**title.data.model_dump(mode="json"), **_derived(title)})


def _derived(title: Title) -> Mapping[str, Any]:
    return {
        "money": max(int(number) * cash for number, cash in title.data.players.items()),  # of all players together
        "berlin-income": title.board[title.berlin].income,
    }
