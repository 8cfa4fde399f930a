"""How players and companies are told apart in charts."""

from core.mechanics.seats import COLOURS
from core.rail18.state import State
from core.rail18.title import Title
from ui.rail18.views.chips import chips
from ui.values.chart_lines import DASHES, Look, chip_looks


def player_looks(state: State) -> dict[str, Look]:
    """Everybody's own colour and symbol; by seat, so that they stay when the order of play changes."""
    return {
        player.id: Look(COLOURS.get(player.colour, "#888888"), DASHES[seat % len(DASHES)], player.symbol)
        for seat, player in enumerate(state.players)
    }


def company_looks(title: Title) -> dict[str, Look]:
    return chip_looks(chips(title))
