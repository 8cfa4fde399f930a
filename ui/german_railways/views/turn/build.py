"""Building track: one hex after the other, with the price so far (Build track; Track building costs)."""

from dataclasses import dataclass
from functools import partial

from core.german_railways import actions as ac
from core.german_railways.building import Builds
from core.german_railways.network import supply
from core.kernel.action import Action
from core.text.catalogue import text
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.labels import action_label, place_words
from ui.german_railways.views.turn.parts import choice_id
from ui.german_railways.views.words import place_name
from ui.values.cells import Cell
from ui.values.turn import Choice, TurnView, turn_table

COLUMNS = 3


@dataclass(frozen=True, slots=True)
class BuildDraft:
    """What the map lights up: the hexes of a build so far, and what may come next with its price."""

    player: str
    railroad: str
    placed: tuple[str, ...] = ()
    pointed: str | None = None


def builds_of(moment: Moment, player: str, railroad: str) -> Builds | None:
    found = (option for option in moment.options if isinstance(option, Builds))
    return next((build for build in found if (build.actor, build.railroad) == (player, railroad)), None)


def hex_choice(label: str) -> str:
    """The name of the choice that places a locomotive there."""
    return f"hex-{label}"


def build_view(moment: Moment, builds: Builds, placed: tuple[str, ...] = ()) -> TurnView:
    """Which hex comes next; Enter builds what is placed."""
    rules, state, railroad = moment.rules, moment.state, builds.railroad
    following = builds.next_hexes(placed)
    most = min(rules.most_hexes(railroad), supply(rules, state, railroad))
    spent = _spent(moment, builds, placed)
    note = text(
        "gr-build-note", placed=len(placed), most=most, spent=spent, treasury=state.cash[railroad],
        left=state.cash[railroad] - spent, places=place_words(moment, placed) or "none",
    )  # fmt: skip
    cells = []
    for label, found in following.items():
        more = (*placed, label)
        name = place_name(rules, label)
        choice = Choice(
            hex_choice(label), text("gr-place-for", place=name, cost=found.cost), endless=True,
            page=partial(build_view, moment, builds, more),
            preview=BuildDraft(builds.actor, railroad, placed, label),
            details=(text("gr-build-so-far", spent=found.spent, left=state.cash[railroad] - found.spent),),
        )  # fmt: skip
        cells.append(Cell(name, side=text("gr-cost", cost=found.cost), choice=choice))
    rows = [cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)]
    table = turn_table("hexes", rows, dense=True)
    question = text(
        "gr-ask-build" if following else "gr-ask-build-done", player=moment.names[builds.actor], railroad=railroad
    )
    draft = BuildDraft(builds.actor, railroad, placed)
    go = _go(moment, builds, placed) if placed else None
    return TurnView(question, builds.actor, note, (table,) if cells else (), default=go, typing=True, preview=draft)


def _go(moment: Moment, builds: Builds, placed: tuple[str, ...]) -> Choice:
    action = ac.BuildTrack(actor=builds.actor, railroad=builds.railroad, hexes=placed)
    return Choice(
        choice_id(action), action_label(moment, action), action=action,
        preview=BuildDraft(builds.actor, builds.railroad, placed),
    )  # fmt: skip


def _spent(moment: Moment, builds: Builds, placed: tuple[str, ...]) -> int:
    return builds.next_hexes(placed[:-1])[placed[-1]].spent if placed else 0


def pages_to_build(moment: Moment, builds: Builds, action: ac.BuildTrack) -> list[TurnView]:
    """As if the hexes had been chosen one by one; none where they cannot be."""
    pages = [build_view(moment, builds)]
    for at in range(1, len(action.hexes) + 1):
        if action.hexes[at - 1] not in builds.next_hexes(action.hexes[: at - 1]):
            return []
        pages.append(build_view(moment, builds, action.hexes[:at]))
    return pages


def example_refused(moment: Moment, player: str, railroad: str) -> Action:
    """A build that is not possible, to tell why: of the hex beside the track that comes nearest to it."""
    rules, state = moment.rules, moment.state
    track = state.track[railroad]
    beside = [place for own in track for place in rules.title.neighbours[own] if place not in track]
    free = [
        place
        for place in beside
        if place not in rules.open_land or not any(place in other for other in state.track.values())
    ]
    hexes = tuple((free or beside)[:1]) if state.shares[railroad].get(player) else ()
    return ac.BuildTrack(actor=player, railroad=railroad, hexes=hexes)
