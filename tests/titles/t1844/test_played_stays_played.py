"""Entries that earlier versions accepted and this one would not: their games open as they were left, and go on."""

from pathlib import Path
from typing import Any

from core.interchange.audit import audit
from core.interchange.game_file import create_game, open_game
from core.kernel.action import Action
from core.kernel.game import Transition
from core.kernel.refusal import Rejection
from core.rail18 import events as ev
from core.rail18.actions import Pass, SellShares
from core.rail18.corrections.actions import CorrectCash
from core.rail18.family import Game18
from core.rail18.position.build import position_of
from core.rail18.rules import Draft
from core.rail18.state import Question, StockRound
from core.rail18.steps import selling
from core.rail18.turn import settle
from core.store import journal
from tests.titles.t1844.positions import Table
from tests.titles.t1844.rulings.test_sbb import forming

REASON = "As it lies."


def begun(path: Path, table: Table) -> Game18:
    """A game that begins in the table's position."""
    game = create_game(path, table.rules.setup)
    found = game.dispatch(position_of(table.state), REASON)
    assert isinstance(found, Transition), found
    return game


def stored(game: Game18, action: Action, events: list[Any]) -> Path:
    """An entry as another version wrote it."""
    codec, log = game.engine.codec, game.log
    assert isinstance(log, journal.Journal)
    log.append_all([journal.Draft(codec.action_to_json(action), [codec.event_to_json(event) for event in events])])
    log.close()
    assert log.path is not None
    return log.path


def test_a_sale_that_was_too_small(tmp_path: Path) -> None:
    """Ann owed 300, sold one share at 100, and her turn was over."""
    table = Table(3, mode="table").company("AB", at="100/3", ben=5, ann=4).give(ann=0, ben=80, cat=80)
    game = begun(tmp_path / "old.bankhalter", table.change(exchange_debt={"ann": 300}, phase="2", stack={"2": 1}))
    sale = SellShares(actor="ann", company="AB", shares=1)
    assert isinstance(game.dispatch(sale), Rejection)
    draft = Draft(game.engine.rules, game.state)
    selling.sell(draft, sale)
    settle(draft)
    path = stored(game, sale, draft.events)
    again = open_game(path)
    assert again.state == draft.state
    assert again.state.exchange_debt["ann"] == 200
    undone, redone = again.undo(), again.redo()
    assert undone is not None
    assert redone is not None
    assert redone.after == draft.state
    assert isinstance(again.dispatch(Pass(actor="ben", what="stock")), Transition)
    again.log.close()
    assert [problem.code for problem in audit(path).problems][-1] == "block-leaves-debt"


def dead_end(path: Path) -> Path:
    """The SBB had formed with five trains, the first 6 had gone abroad, and nobody could answer what was asked."""
    table = forming(mode="table").stack(_5=4).company("NOB", ann=2).company("SCB", ben=2)
    table.own("NOB", **{"3-0": "3H", "4-0": "4"}).own("SCB", **{"4-1": "4", "4-2": "4"})
    table.change(trains={name.replace("t", "5-0"): card for name, card in table.state.trains.items()})
    table.turn("STB", "trains", 3, 3, acted=("NOB", "SCB"))
    game = begun(path, table)
    last = Pass(actor="eve", what="trains")
    events = game.engine.decide(game.state, last)
    assert isinstance(events, tuple)
    assert isinstance(events[-1], ev.FrameLeft)
    return stored(game, last, list(events[:-1]))


def test_a_dead_end_is_left_by_undoing_and_playing_again(tmp_path: Path) -> None:
    game = open_game(dead_end(tmp_path / "old.bankhalter"))
    assert isinstance(game.state.frame, Question)
    game.undo()
    assert isinstance(game.dispatch(Pass(actor="eve", what="trains")), Transition)
    assert isinstance(game.state.frame, StockRound)
    assert game.options()
    game.log.close()


def test_a_dead_end_is_left_by_any_correction(tmp_path: Path) -> None:
    game = open_game(dead_end(tmp_path / "old.bankhalter"))
    game.dispatch(CorrectCash(actor="ann", note="found", payer="bank", payee="ann", amount=1))
    assert isinstance(game.state.frame, StockRound)
    assert game.options()
    game.log.close()
