"""Games of 1824 to be opened in the window: the sample game up to an entry, and positions made by hand."""

from collections import Counter
from datetime import UTC, datetime

from core import registry
from core.interchange.game_file import game_in, header_for, memory_game, new_setup
from core.kernel.refusal import Rejection
from core.rail18.family import Game18
from core.rail18.position.build import position_of
from core.rail18.state import State
from core.store.journal import Journal
from tests.play import table as base
from tests.titles.t1824.shipped import shipped


def shipped_until(number: int, mode: str = "table") -> Game18:
    """The sample game after so many entries; another one for everybody who asks."""
    played = shipped().setup
    setup = new_setup(played.title, list(played.players), played.preset, mode=mode)
    engine = registry.engine(setup)
    log = Journal.in_memory(header_for(engine, datetime.now(UTC)))
    log.append_all(shipped().drafts[:number])
    return game_in(log, registry.engine(setup))


def game_of(table: base.Table) -> Game18:
    """A game that stands there; its trains get names as cards have them."""
    state = with_named_trains(table.state)
    game = memory_game(table.rules.setup)
    entered = game.dispatch(position_of(state), "as the test wants it" if state.mode == "table" else None)
    assert not isinstance(entered, Rejection), entered
    return game


def with_named_trains(state: State) -> State:
    seen: Counter[str] = Counter()
    trains = {}
    for card in state.trains.values():
        trains[f"{card.type}-{seen[card.type]}"] = card
        seen[card.type] += 1
    return state.with_(trains=trains)
