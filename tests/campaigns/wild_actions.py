"""Random positions of random games in files, and actions that nobody should wish for."""

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from core import registry
from core.interchange.game_file import AnyGame, create_game
from core.interchange.wording import file_text, refusal_text
from core.kernel.action import Action
from core.kernel.errors import GameFileError
from core.kernel.judge import judge_by_mode
from core.kernel.refusal import Rejection
from core.store.journal import Draft, Journal
from tests.campaigns.wild_play import Mutator, Player, play_of

BATCH = 50  # actions against one position
MOVES = 12  # legal moves at most from one position to the next
POSITIONS = 120  # of one game
WORDS = ("", "?", "SBB", "D19", "p1", "bank", "\n", "²", "A" * 5000, "\ud800", "../../x", "__class__", "{0}", "%s")
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 7, 10**9, 10**30, -(10**30), 1.5, 1e308, float("nan"), float("inf"),
    [], {}, [[]], [None] * 50, {"kind": "Pass"}, {"x": {"y": {}}}, *WORDS,
)  # fmt: skip


class Wilderness:
    """Case number i is one action against position i // BATCH, which only depends on the seed."""

    def __init__(self, seed: int, title: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="bankhalter-actions-")
        self._seed, self._title = seed, title
        self._position = -1
        self._game: AnyGame | None = None
        self._digest = ""
        self._path = Path(self._folder.name) / "game.bank"
        self._actions: list[Action | dict[str, Any]] = []
        self._play = play_of(title)
        self._over = registry.family_of(title).is_over
        self._player: Player | None = None

    def case(self, number: int) -> Callable[[], str]:
        position, at = divmod(number, BATCH)
        if position != self._position:
            self._go_to(position)
        chance = Random(f"reason {self._seed} {number}")
        return lambda: self._do(self._actions[at], "the table says so" if chance.random() < 0.3 else None)

    def _do(self, wild: Action | dict[str, Any], reason: str | None) -> str:
        became = self.try_one(wild, reason)
        if digest(self._path) != self._digest:
            raise AssertionError(f"the file has changed: {became}")
        return became

    def try_one(self, wild: Action | dict[str, Any], reason: str | None) -> str:
        game = self._game
        assert game is not None
        log = game.log
        assert isinstance(log, Journal)
        before, entries = game.state, len(log)
        if isinstance(wild, dict):
            try:
                action = game.engine.codec.action_from_json(json.loads(json.dumps(wild)))
            except GameFileError as error:
                check_sentence(file_text(error))
                return "not_an_action"
        else:
            action = wild
        outcome = game.dispatch(action, reason)
        if isinstance(outcome, Rejection):
            check_sentence(refusal_text(outcome))
            must(game.state is before and len(log) == entries, "a refusal has left something")
            return "refused"
        must(sum(outcome.after.cash.values()) == sum(before.cash.values()), "money has come or gone")
        must(json.dumps(game.engine.codec.action_to_json(action)), "no JSON")
        game.undo()
        must(game.state is before, "undo leads elsewhere")
        self._digest = digest(self._path)
        return "overruled" if reason and judged(game, before, action) else "accepted"

    def _go_to(self, position: int) -> None:
        game, at = divmod(position, POSITIONS)
        if self._game is None or position <= self._position or self._position // POSITIONS != game:
            self._begin(game)
            for earlier in range(at):
                self._move(game * POSITIONS + earlier)
        self._move(position)
        self._position = position
        assert self._game is not None
        self._digest = digest(self._path)
        self._actions = list(self._wild(self._game, Random(f"wild {self._seed} {position}")))

    def _begin(self, number: int) -> None:
        if self._game is not None and isinstance(self._game.log, Journal):
            self._game.log.close()
        self._path.unlink(missing_ok=True)
        seed = self._seed * 100_003 + number
        self._game = create_game(self._path, self._play.setup(seed))
        self._player = self._play.player(self._game.engine, Random(f"play {seed}"))

    def _move(self, position: int) -> None:
        """Some legal moves, written together; a game that is over stays where it is."""
        game = self._game
        assert game is not None
        log, engine, state, player = game.log, game.engine, game.state, self._player
        assert isinstance(log, Journal)
        assert player is not None
        drafts = []
        for _ in range(Random(f"moves {self._seed} {position}").randint(0, MOVES)):
            if self._over(state):
                break
            action = player.choose(state, engine.options(state))
            events = engine.decide(state, action)
            if isinstance(events, Rejection):
                raise AssertionError(f"offered and refused: {action} {events.code}")
            for event in events:
                state = engine.evolve(state, event)
            codec = engine.codec
            drafts.append(Draft(codec.action_to_json(action), [codec.event_to_json(event) for event in events]))
        if drafts:
            log.append_all(drafts)
            game.state = game.state_at(log.head)

    def _wild(self, game: AnyGame, chance: Random) -> Iterator[Action | dict[str, Any]]:
        engine: Any = game.engine
        state = game.state
        mutator = self._play.mutator(engine, state, chance)
        options = engine.options(state)
        legal = [action for option in options for action, _ in zip(option.examples(), range(20), strict=False)]
        kinds = [handler.action for handler in engine.rules.handlers]
        book = list(self._play.book(engine, state, chance))
        for _ in range(BATCH):
            lot = chance.random()
            action: Action | None = None
            while action is None:
                if lot < 0.25 and legal:
                    action = mutator.changed(chance.choice(legal))
                elif lot < 0.45:
                    action = chance.choice(book)
                elif lot < 0.5 and legal:
                    action = chance.choice(legal)
                else:
                    action = next(mutator.mutants(legal, 1), None) if lot < 0.6 else anything(mutator, kinds, chance)
            yield mangled(engine.codec.action_to_json(action), chance) if chance.random() < 0.4 else action


def anything(mutator: Mutator, kinds: list[type[Action]], chance: Random) -> Action | None:
    """Any kind of action, table's and settings' included."""
    return mutator.anything(chance.choice(kinds))


def mangled(data: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The JSON of an action with fields of other types, too many, too few, or of another kind."""
    for _ in range(chance.choice((0, 1, 1, 2, 5))):
        name = chance.choice([*data, "kind", "other"])
        match chance.randrange(6):
            case 0:
                data.pop(name, None)
            case 1:
                data[name] = [data.get(name)]
            case 2:
                data[name] = str(data.get(name))
            case _:
                data[name] = chance.choice(VALUES)
    return data


def judged(game: AnyGame, state: Any, action: Action) -> bool:
    """Would it have been refused without a reason?"""
    return isinstance(judge_by_mode(game.engine, state, action), Rejection)


def check_sentence(sentence: str) -> None:
    must(0 < len(sentence) < 1000 and sentence.isprintable(), f"no sentence: {sentence[:80]!r}")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def must(holds: object, what: str) -> None:
    if not holds:
        raise AssertionError(what)
