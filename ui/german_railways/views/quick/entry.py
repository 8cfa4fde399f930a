"""Quick entry: what a short line means at this moment, what it would do, and what is wrong with it.

`bid 7`, `pass`, `po c40 c38`, `offer nme`, `draw a c c`, `agree ann`; at a table also `ann 7` for the result of an
auction, `offer nme ann 7` for one with its offer, and a name before what somebody does whose marker comes later.
"""

import re
from dataclasses import dataclass, replace
from typing import TypeVar

from core.german_railways import actions as ac
from core.german_railways.order import program_draw
from core.german_railways.state import BANK, State
from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.foreign import NOTE, typed
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from core.text.lists import either, sentences
from ui.companion.views.links import section_of_refusal
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.quick.completions import completions
from ui.german_railways.views.quick.words import COMMANDS, hex_of, number_of, player_of, railroad_of, verb_of
from ui.german_railways.views.turn.effects import effects, passes_before
from ui.german_railways.views.turn.labels import action_label
from ui.quick.views.understood import Understood

LONGEST = 200
WIDE = str.maketrans("、，；！", ",,;!")  # as a Japanese keyboard has them
COMMA = re.compile("[,;]")
A = TypeVar("A", bound=Action)


class Unclear(Exception):
    """`fields` are what may stand there; without a word something is still to come."""

    def __init__(self, *fields: str, word: str = "") -> None:
        self.fields = fields
        self.word = word


@dataclass(frozen=True, slots=True)
class Meaning:
    action: Action
    secret: bool = False  # a draw of the program is not told before it is drawn


def understand(moment: Moment, line: str) -> Understood:
    """Phrases with commas or semicolons between them, and a reason behind an exclamation mark."""
    if not moment.live:
        return Understood(problem=text("quick-past"))
    said, mark, reason = line[:LONGEST].translate(WIDE).partition("!")
    whole = Understood(reason=typed(reason, NOTE))
    phrases = COMMA.split(said)
    for number, phrase in enumerate(phrases):
        before = ",".join(phrases[:number]) + ", " * bool(number)
        one, after = _phrase(moment, phrase, whole.reason, before, finished=bool(mark))
        whole = replace(
            one, actions=whole.actions + one.actions, sentence=sentences((whole.sentence, one.sentence)),
            notes=whole.notes + one.notes, reason=whole.reason,
        )  # fmt: skip
        rest = ",".join(phrases[number + 1 :]).strip()
        if not one.ready or one.command or after is None:
            return replace(whole, rest=rest) if one.ready else whole
        moment = after
    return whole


def _phrase(
    moment: Moment, phrase: str, reason: str, before: str, *, finished: bool
) -> tuple[Understood, Moment | None]:
    tokens = phrase.split()
    ended = finished or not tokens or phrase[-1].isspace()
    words = () if finished else completions(moment, tokens, before, ended=ended)
    if not tokens:
        return Understood(completions=words, unfinished=True), None
    verb = verb_of(tokens[0])
    if verb in COMMANDS and len(tokens) == 1:
        return Understood(command=verb, sentence=text(f"quick-does-{verb}"), completions=words), None
    try:
        meaning = _meaning(moment, tokens)
    except Unclear as unclear:
        return replace(_unclear(unclear), completions=words), None
    found, after = _judged(moment, meaning, reason)
    return replace(found, completions=words), after


def _unclear(unclear: Unclear) -> Understood:
    fields = either(text("gr-quick-field", field=name) for name in unclear.fields)
    if not unclear.word:
        return Understood(problem=text("quick-missing", fields=fields), unfinished=True)
    if not unclear.fields:
        return Understood(problem=text("quick-too-much", word=unclear.word))
    return Understood(problem=text("quick-unknown", word=unclear.word, fields=fields))


def _judged(moment: Moment, meaning: Meaning, reason: str) -> tuple[Understood, Moment | None]:
    action = meaning.action
    sentence = text("gr-draw") if meaning.secret else action_label(moment, action)
    found = moment.outcome(action, reason or None)
    if isinstance(found, Rejection):
        overrulable = moment.state.mode == "table" and moment.can_be_overruled(action)
        why = section_of_refusal(moment.title, found.code)
        problem = refusal_text(found, moment.names)
        return Understood(sentence=sentence, problem=problem, overrulable=overrulable, why=why), None
    told = () if meaning.secret else (*passes_before(moment, action), *effects(moment, found.events, found.after))
    after = replace(moment, state=found.after, options=moment.engine.options(found.after))
    return Understood(actions=(action,), sentence=sentence, notes=told), after


# --- what the words mean


def _meaning(moment: Moment, tokens: list[str]) -> Meaning:
    state, first, rest = moment.state, tokens[0], tokens[1:]
    verb = verb_of(first)
    if verb is not None:
        return _by_verb(moment, verb, rest, actor=None)
    if railroad_of(moment, first) is not None:
        return _build(moment, tokens, state.turn or state.seats[0])
    if state.auction is not None and (amount := number_of(first)) is not None:
        return Meaning(_alone(rest, _bid(state, amount)))
    player = player_of(moment, first)
    if player is None:
        raise Unclear("verb", "player", word=first)
    return _of_player(moment, player, rest)


def _of_player(moment: Moment, player: str, rest: list[str]) -> Meaning:
    """`ann 7` is a result; else somebody acts whose marker may come later."""
    state = moment.state
    if not rest:
        raise Unclear("amount") if state.auction is not None else Unclear("verb")
    amount = number_of(rest[0])
    if state.auction is not None and amount is not None:
        if state.mode == "table":
            found = ac.AuctionResult(actor=player, railroad=state.auction.railroad, amount=amount)
            return Meaning(_alone(rest[1:], found))
        return Meaning(_alone(rest[1:], ac.Bid(actor=player, railroad=state.auction.railroad, amount=amount)))
    if railroad_of(moment, rest[0]) is not None:
        return _build(moment, rest, player)
    verb = verb_of(rest[0])
    if verb is None:
        raise Unclear("verb", word=rest[0])
    return _by_verb(moment, verb, rest[1:], actor=player)


def _by_verb(moment: Moment, verb: str, rest: list[str], actor: str | None) -> Meaning:
    state = moment.state
    asked = actor or moment.acting or state.seats[0]
    match verb:
        case "pass":
            passing = ac.Pass(actor=asked, what="auction" if state.auction is not None else "turn")
            return Meaning(_alone(rest, passing))
        case "bid":
            if not rest:
                raise Unclear("amount")
            amount = number_of(rest[0])
            if amount is None:
                raise Unclear("amount", word=rest[0])
            found = _bid(state, amount)
            return Meaning(_alone(rest[1:], found if actor is None else found.model_copy(update={"actor": actor})))
        case "all":
            ends = state.open == "order"
            everybody: Action = ac.EverybodyAgrees(actor=asked) if ends else ac.EverybodyPasses(actor=asked)
            return Meaning(_alone(rest, everybody))
        case "offer":
            return Meaning(_offer(moment, rest, asked))
        case "agree":
            player = actor or (player_of(moment, rest[0]) if rest else None)
            if player is None:
                raise Unclear("player", word=rest[0] if rest else "")
            return Meaning(_alone(rest[1:], ac.AgreeToEnd(actor=player)))
        case "draw":
            return _draw(moment, rest)
    raise Unclear("verb", word=verb)


def _bid(state: State, amount: int) -> ac.Bid:
    auction = state.auction
    actor = state.seats[0] if auction is None else auction.bidder
    return ac.Bid(actor=actor, railroad="" if auction is None else auction.railroad, amount=amount)


def _offer(moment: Moment, rest: list[str], seller: str) -> Action:
    """With a player and an amount it is offered and sold in one."""
    if not rest:
        raise Unclear("company")
    railroad = railroad_of(moment, rest[0])
    if railroad is None:
        raise Unclear("company", word=rest[0])
    if len(rest) == 1:
        return ac.OfferShare(actor=seller, railroad=railroad)
    buyer = player_of(moment, rest[1])
    if buyer is None:
        raise Unclear("player", word=rest[1])
    amount = number_of(rest[2]) if len(rest) > 2 else None
    if amount is None:
        raise Unclear("amount", word=rest[2] if len(rest) > 2 else "")
    return _alone(rest[3:], ac.AuctionResult(actor=buyer, railroad=railroad, amount=amount))


def _build(moment: Moment, tokens: list[str], actor: str) -> Meaning:
    railroad = railroad_of(moment, tokens[0]) or ""
    if len(tokens) == 1:
        raise Unclear("hex")
    hexes = [hex_of(moment, word) for word in tokens[1:]]
    wrong = next((word for word, label in zip(tokens[1:], hexes, strict=True) if label is None), None)
    if wrong is not None:
        raise Unclear("hex", word=wrong)
    return Meaning(ac.BuildTrack(actor=actor, railroad=railroad, hexes=tuple(label for label in hexes if label)))


def _draw(moment: Moment, rest: list[str]) -> Meaning:
    """As the markers came out; without any the program draws."""
    if not rest:
        order = program_draw(moment.rules, moment.state) if moment.state.open == "order" else ()
        return Meaning(ac.DrawOrder(actor=BANK, order=order), secret=True)
    players = [player_of(moment, word) for word in rest]
    wrong = next((word for word, player in zip(rest, players, strict=True) if player is None), None)
    if wrong is not None:
        raise Unclear("player", word=wrong)
    return Meaning(ac.DrawOrder(actor=BANK, order=tuple(player for player in players if player)))


def _alone(rest: list[str], action: A) -> A:
    """Nothing may stand behind it."""
    if rest:
        raise Unclear(word=rest[0])
    return action
