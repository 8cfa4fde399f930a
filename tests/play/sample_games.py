"""A whole sensible game: its actions, what happened in it, and a summary of every round."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from core import registry
from core.interchange.game_file import new_setup
from core.kernel.action import Action
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.holdings import counted, director, price, share_limit
from core.rail18.rules import Rules
from core.rail18.state import BANK, Auction, CompanyTurn, GameOver, OperatingRound, Player, Setup, State, StockRound
from core.rail18.worth import ranking, worth
from tests.play.heuristic import play
from tests.play.sample_notes import Sample, SampleGame

FULL_PURSE = 250


def sample_of(title: str) -> Sample:
    """What the title says of its sample game, beside its player."""
    found = import_module(f"tests.titles.t{title}.heuristic").SAMPLE
    assert isinstance(found, Sample)
    return found


def sample_setup(title: str) -> Setup:
    players = [Player(f"p{number}", name) for number, name in enumerate(sample_of(title).players, 1)]
    return new_setup(title, players, registry.title(title).default_preset)


def sample_game(title: str, seed: int) -> SampleGame:
    setup = sample_setup(title)
    engine = registry.engine(setup)
    own = sample_of(title).notes
    game = SampleGame(seed, setup, sample_of(title).wanted)
    for before, action, events, after in play(engine, seed):
        game.actions.append(action)
        for event in events:
            note_event(game, event)
        note_action(game, engine.rules, before, action)
        for note in own(engine.rules, before, action, events):
            game.count(note)
        if _round(before) != _round(after):
            game.rounds += summary(engine.rules, after)
    game.count("over", isinstance(after.frame, GameOver))
    game.count("phase", int(after.phase))
    game.final = ranking(engine.rules, after)
    return game


def _round(state: State) -> tuple[object, ...]:
    first = state.flow[0]
    if isinstance(first, OperatingRound):
        return "operating", first.number, first.index
    return (first.kind, getattr(first, "number", 0))


def note_action(game: SampleGame, rules: Rules, before: State, action: Action) -> None:
    if isinstance(action, ac.Pass) and isinstance(before.frame, StockRound):
        free = counted(rules, before, action.actor) < share_limit(rules, before)
        game.count("passes with a full purse", before.cash[action.actor] > FULL_PURSE and free)
    if isinstance(action, ac.RunTrains):
        game.count("runs")
    if isinstance(action, ac.SellShares):
        game.count("emergency sales" if isinstance(before.frame, CompanyTurn) else "sales")


def note_event(game: SampleGame, event: Any) -> None:
    match event:
        case ev.BankBroken():
            game.count("bank broken")
        case ev.CompanyLaunched():
            game.count("launches")
        case ev.TrainDebtSet(why="train"):
            game.count("debts")
            game.count("train debts")
        case ev.DirectorChanged():
            game.count("directors")
        case ev.DividendDecided():
            what = "paid" if event.paid_out else "withheld" if event.revenue else "earned nothing"
            game.count(what)


def summary(rules: Rules, state: State) -> Iterator[str]:
    """What stands at the beginning of a round."""
    first = state.flow[0]
    names = {player.id: player.name for player in state.setup.players}
    if isinstance(first, Auction):
        return
    title = "The end"
    if isinstance(first, StockRound):
        title = f"Stock round {first.number}"
    elif isinstance(first, OperatingRound):
        title = f"Operating round {first.number}.{first.index}"
    yield f"{title}: phase {state.phase}, bank {state.cash[BANK]}"
    yield "  " + ", ".join(
        f"{names[player]} {state.cash[player]}"
        + (f" (owes {state.debt(player)})" if state.debt(player) else "")
        + f" of {worth(rules, state, player)}"
        for player in state.order
    )
    for sym in state.markers:
        trains = " ".join(state.trains[train].type for train in state.trains_of(sym)) or "no train"
        leader = director(rules, state, sym)
        revenue = state.companies[sym].last_revenue
        yield (
            f"  {sym:<4}{price(rules, state, sym):>4}  {names.get(leader or '', '-'):<8}"
            f"{state.cash.get(sym, 0):>5}  {trains:<12} last {revenue}"
        )
