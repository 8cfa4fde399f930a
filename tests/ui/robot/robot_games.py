"""What the robots play: the recorded game, and the game that ships, in either mode; and the window they play in."""

import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core import registry
from core.interchange.game_file import game_in, header_for, new_setup
from core.interchange.recorded_file import read_recorded
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.rail18.actions import ChangeSettings, DecideDividend, LayTile, Pass, RunTrains
from core.rail18.engine import Engine18
from core.rail18.equal_actions import listed_for
from core.rail18.family import Game18
from core.rail18.holdings import director
from core.rail18.recorded.replay import Replay
from core.rail18.state import CompanyTurn, Player
from core.store.journal import Draft, Journal
from tests.titles.t1844.shipped import shipped
from tests.ui.robot.robot import PATIENCE, Lost
from tests.ui.robot.robot_entries import Entry, played
from ui.app.settings import Settings
from ui.game.bridge import GameBridge
from ui.paint.theme import LIGHT, set_up
from ui.shell.window.main_window import MainWindow

SIZE = (1280, 800)
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gret")  # short ones, as a table would call itself


def recorded_game(path: Path) -> tuple[Engine18, list[Entry], dict[str, int]]:
    """At the table, by the rulings of the site; with the result that the record tells."""
    game = read_recorded(path)
    players = [Player(player[0], name) for player, name in zip(game.players, NAMES, strict=False)]
    replay = Replay(registry.engine(new_setup(game.title, players, "online", mode="table")), game)
    return replay.engine, list(as_listed(replay.engine, played(replay))), game.result


def as_listed(engine: Engine18, game: Iterable[Entry]) -> Iterator[Entry]:
    """A tile that lies alike in several rotations as the window lays it."""
    state = engine.initial()
    for entry in game:
        lays = isinstance(entry.action, LayTile)
        action = listed_for(engine.rules, state, entry.action) if lays else entry.action
        if action == entry.action and state == entry.before:
            before, state = state, entry.after
        else:
            outcome = engine.decide(state, action)
            assert not isinstance(outcome, Rejection), (action, outcome)
            before = state
            for event in outcome:
                state = engine.evolve(state, event)
        yield Entry(action, before, state)


@cache
def shipped_game(mode: str) -> tuple[Engine18, tuple[Entry, ...]]:
    """The game that ships, entry by entry; worked out once for all tests of a process."""
    imported = shipped()
    setup = imported.setup
    engine = registry.engine(new_setup(setup.title, list(setup.players), setup.preset, mode=mode))
    return engine, tuple(_entries(engine, imported.drafts))


def _entries(engine: Engine18, drafts: Iterable[Draft]) -> Iterator[Entry]:
    state = engine.initial()
    for draft in drafts:
        before = state
        for event in draft.events:
            state = engine.evolve(state, engine.codec.event_from_json(dict(event)))
        yield Entry(engine.codec.action_from_json(dict(draft.action)), before, state)


def shipped_until(number: int, mode: str) -> Game18:
    """That game after so many entries, another one for everybody who asks."""
    engine, _ = shipped_game(mode)
    log = Journal.in_memory(header_for(engine, datetime.now(UTC)))
    log.append_all(shipped().drafts[:number])
    return game_in(log, registry.engine(engine.setup))


def without_track() -> tuple[Game18, list[Entry]]:
    """At the table, from the second operating round on nobody keeps the track: a turn with its revenue, paid out."""
    engine, played_ = shipped_game("table")
    wanted = (
        isinstance(entry.before.frame, CompanyTurn) and getattr(entry.before.flow[0], "number", 0) == 3
        for entry in played_
    )
    game = shipped_until(list(wanted).index(True), "table")
    game.dispatch(ChangeSettings(actor=game.state.order[0], track_kept=False))
    frame = game.state.frame
    assert isinstance(frame, CompanyTurn)
    actor = director(engine.rules, game.state, frame.company)
    assert actor is not None
    revenue = game.state.companies[frame.company].last_revenue + 10
    wishes = (
        RunTrains(actor=actor, company=frame.company, routes=(), revenue=revenue),
        DecideDividend(actor=actor, company=frame.company, pay=True),
        Pass(actor=actor, what="trains"),
    )
    todo: list[Entry] = []
    state = game.state
    for wish in wishes:
        outcome = judge_by_mode(engine, state, wish)
        if isinstance(outcome, Rejection):
            break  # nobody is asked for a train
        before = state
        for event in outcome:
            state = engine.evolve(state, event)
        todo.append(Entry(wish, before, state))
    return game, todo


def open_window(app: QApplication, game: Game18 | None = None, settings: Settings | None = None) -> MainWindow:
    """With a game, or its first page."""
    set_up(app, LIGHT)
    window = MainWindow(LIGHT, settings or Settings())
    window.resize(*SIZE)
    window.show()
    if game is not None:
        window.play(GameBridge(game))
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    return window


def patiently(app: QApplication) -> Callable[[Callable[[], bool]], None]:
    """Waits while the window lives on."""

    def wait(come: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not come():
            app.processEvents()
            if time.monotonic() > end:
                raise Lost("waited too long")

    return wait
