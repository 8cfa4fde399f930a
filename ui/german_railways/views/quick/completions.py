"""Words that may go on in a line of quick entry: those that are possible now."""

from collections.abc import Iterator, Sequence

from core.german_railways import actions as ac
from core.german_railways.building import Builds
from core.german_railways.rounds import markers
from core.text.catalogue import text
from core.text.searching import folded
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.quick.words import (
    COMMANDS,
    hex_of,
    number_of,
    own_words,
    player_of,
    railroad_of,
    short_name,
    verb_of,
)
from ui.quick.views.understood import Completion

Wish = tuple[str, str]  # a word, and a hint


def completions(moment: Moment, tokens: Sequence[str], before: str, *, ended: bool) -> tuple[Completion, ...]:
    kept = list(tokens if ended else tokens[:-1])
    begun = "" if ended else folded(tokens[-1])
    return tuple(
        Completion(word, hint, before + " ".join([*kept, word]) + " ", True)
        for word, hint in dict.fromkeys(_wishes(moment, kept))
        if folded(word).startswith(begun) and folded(word) != begun
    )


def _wishes(moment: Moment, kept: list[str]) -> Iterator[Wish]:
    """What may stand behind these words."""
    if not kept:
        yield from _beginnings(moment)
        return
    first, rest = kept[0], kept[1:]
    if railroad_of(moment, first) is not None:
        yield from _hexes(moment, str(railroad_of(moment, first)), rest)
        return
    match verb_of(first):
        case "offer" if not rest:
            yield from _offers(moment)
        case "offer" if len(rest) == 1 and moment.state.mode == "table":
            yield from _players(moment)
        case "draw":
            yield from _markers(moment, rest)
        case "agree" if not rest:
            yield from _players(moment)
        case None if player_of(moment, first) is not None and not rest and moment.state.open == "turn":
            yield from _verbs("offer", "pass")


def _beginnings(moment: Moment) -> Iterator[Wish]:
    state = moment.state
    if state.auction is not None:
        if state.mode == "table":
            yield from _players(moment)
        yield from _verbs("bid", "pass", *(["all"] if state.mode == "table" else []))
    elif state.open == "order":
        yield from _verbs("draw", "agree", *(["all"] if state.mode == "table" else []))
    elif state.open == "turn":
        for option in moment.options:
            if isinstance(option, Builds):
                yield option.railroad.casefold(), moment.rules.title.railroads[option.railroad].name
        yield from _verbs("offer", "pass", *(["all"] if state.mode == "table" else []))
    yield from _verbs(*COMMANDS)


def _verbs(*verbs: str) -> Iterator[Wish]:
    for verb in verbs:
        yield own_words(verb)[0], text("gr-quick-hint", verb=verb)


def _players(moment: Moment) -> Iterator[Wish]:
    for player in moment.state.seats:
        yield short_name(moment, player), moment.names[player]


def _offers(moment: Moment) -> Iterator[Wish]:
    for option in moment.options:
        for action in option.examples() if option.kind == ac.OfferShare.kind else ():
            assert isinstance(action, ac.OfferShare)
            yield action.railroad.casefold(), moment.rules.title.railroads[action.railroad].name


def _hexes(moment: Moment, railroad: str, rest: list[str]) -> Iterator[Wish]:
    placed = [hex_of(moment, word) for word in rest]
    builds = next(
        (option for option in moment.options if isinstance(option, Builds) and option.railroad == railroad), None
    )
    if builds is None or None in placed:
        return
    for place, found in builds.next_hexes(tuple(label for label in placed if label)).items():
        yield place.casefold(), text("gr-cost", cost=found.cost)


def _markers(moment: Moment, rest: list[str]) -> Iterator[Wish]:
    state = moment.state
    if state.open != "order" or len(rest) >= len(state.seats) or any(number_of(word) is not None for word in rest):
        return
    drawn = [player_of(moment, word) for word in rest]
    for player, number in markers(moment.rules, state).items():
        if drawn.count(player) < number:
            yield short_name(moment, player), text("gr-in-bag", number=number - drawn.count(player))
