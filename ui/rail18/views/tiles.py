"""The tile tray: what is left of each tile, what may follow it, and what may ever lie on a hex."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.hexmap.tiles import COLOURS, Face
from core.rail18.board import face
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.state import Placed, State
from core.rail18.upgrades import continued, fits, next_colour, printed_for_good, rotations, wanted_label
from core.text.catalogue import catalogue, text
from core.text.lists import items, spoken
from ui.rail18.views.kept import kept_with
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import hex_view
from ui.rail18.views.moment import Moment
from ui.values.hexes import HexView

Layers = tuple[tuple[tuple[str, int, tuple[str, ...]], ...], ...]  # tile, rotation it is shown in, what it follows


@dataclass(frozen=True, slots=True)
class TileView:
    """A kind of tile in the tray."""

    number: str
    colour: str
    picture: HexView
    left: int
    all: int
    count: str
    tip: str


@dataclass(frozen=True, slots=True)
class StepView:
    """A tile that may follow, in a layer of its colour."""

    tile: TileView
    picture: HexView
    follows: tuple[str, ...]  # numbers in the layer before; "" is what lies there
    note: str  # left, or from which phase on
    open: bool  # may be laid now, as far as phase and tray go


@dataclass(frozen=True, slots=True)
class LadderView:
    """What may come one after the other, from a tile or from what lies on a hex."""

    title: str
    root: HexView
    number: str  # of the tile that lies there, "" if none does
    caption: str
    layers: tuple[tuple[StepView, ...], ...]
    sentence: str

    def spoken(self) -> str:
        layers = [items(step.tile.number for step in layer) for layer in self.layers]
        return spoken([self.title, *layers, self.sentence])


def tile_views(moment: Moment, colours: Iterable[str] = COLOURS, *, only_left: bool = False) -> list[TileView]:
    """The tray, by colour and number."""
    wanted = list(colours)
    found = [_tile(moment.rules, number, left) for number, left in moment.state.tray.items() if left or not only_left]
    found = [tile for tile in found if tile.colour in wanted]
    return sorted(found, key=lambda tile: (COLOURS.index(tile.colour), len(tile.number), tile.number))


def colour_counts(moment: Moment) -> dict[str, tuple[int, int]]:
    """For each colour how many tiles are left, and of how many."""
    found = dict.fromkeys(COLOURS, (0, 0))
    for number, tile in moment.rules.title.tiles.items():
        left, all_ = found[tile.colour]
        found[tile.colour] = left + moment.state.tray[number], all_ + tile.count
    return {colour: counts for colour, counts in found.items() if counts[1]}


@kept_with
def picture(rules: Rules, number: str, rotation: int = 0) -> HexView:
    tile = rules.title.tiles[number]
    return HexView(number, tile.colour, tile.faces[rotation], number, rotation, letter=tile.label)


def _tile(rules: Rules, number: str, left: int) -> TileView:
    return _kept_tile(rules, catalogue().language, number, left)


@kept_with
def _kept_tile(rules: Rules, language: str, number: str, left: int) -> TileView:
    tile = rules.title.tiles[number]
    return TileView(
        number, tile.colour, picture(rules, number), left, tile.count,
        text("tiles-of", left=left, all=tile.count),
        text("tiles-tip", number=number, colour=tile.colour, left=left, all=tile.count),
    )  # fmt: skip


# --- what may follow


def upgrades_of(moment: Moment, number: str) -> LadderView:
    """The upgrades of a tile, wherever it may lie, as a tree."""
    rules = moment.rules
    layers = _tile_layers(rules, number)
    told = text("tiles-upgrades" if layers else "tiles-no-upgrades", number=number)
    views = _steps(moment, layers)
    counts = _tile(rules, number, moment.state.tray[number])
    return LadderView(told, counts.picture, number, counts.count, views, "")


def look_up(moment: Moment, label: str) -> LadderView:
    """What may ever lie on a hex: now and in later phases, by colour, letter, stations and the track that stays."""
    rules, state = moment.rules, moment.state
    root = hex_view(rules.title, label, map_state(rules, state))
    name = rules.title.data.hexes[label].name or ""
    title = text("tiles-hex", hex=label, name=name or "none")
    number = root.tile or ""
    if printed_for_good(rules, label):
        return LadderView(title, root, number, "", (), text("tiles-never"))
    layers = _hex_layers(rules, label, state.tiles.get(label))
    views = _steps(moment, layers)
    now = [step.tile.number for step in (views[0] if views else ()) if step.open]
    sentence = text("tiles-now", tiles=items(now)) if now else text("tiles-nothing-now" if views else "tiles-final")
    return LadderView(title, root, number, "", views, sentence)


def _steps(moment: Moment, layers: Layers) -> tuple[tuple[StepView, ...], ...]:
    return tuple(
        tuple(_step(moment, number, rotation, before) for number, rotation, before in layer) for layer in layers
    )


def _step(moment: Moment, number: str, rotation: int, before: tuple[str, ...]) -> StepView:
    rules, state = moment.rules, moment.state
    tile = _tile(rules, number, state.tray[number])
    phase = _phase_of(rules, tile.colour)
    early = phase is not None and not rules.phase_at_least(state, phase)
    note = text("tiles-from-phase", phase=phase or "") if early else tile.count
    return StepView(tile, picture(rules, number, rotation), before, note, not early and tile.left > 0)


def _phase_of(rules: Rules, colour: str) -> str | None:
    """From which phase on tiles of a colour may be laid."""
    return next((phase.id for phase in rules.title.data.phases if colour in phase.tiles), None)


@kept_with
def _tile_layers(rules: Rules, number: str) -> Layers:
    layers: list[tuple[tuple[str, int, tuple[str, ...]], ...]] = []
    reached: dict[str, int] = {number: 0}
    while True:
        following: dict[str, tuple[int, list[str]]] = {}
        for before, turn in reached.items():
            for after, rotation in _direct(rules, before, turn):
                following.setdefault(after, (rotation, []))[1].append("" if before == number else before)
        if not following:
            return tuple(layers)
        layers.append(tuple((after, rotation, tuple(came)) for after, (rotation, came) in _sorted(following)))
        reached = {after: rotation for after, (rotation, _) in following.items()}


def _sorted(following: dict[str, tuple[int, list[str]]]) -> list[tuple[str, tuple[int, list[str]]]]:
    return sorted(following.items(), key=lambda entry: (len(entry[0]), entry[0]))


@kept_with
def _direct(rules: Rules, number: str, turn: int) -> tuple[tuple[str, int], ...]:
    """Tiles that may replace this one on some hex, with a rotation that keeps its track."""
    old = rules.title.tiles[number].faces[turn]
    found = []
    for after, tile in rules.title.tiles.items():
        new = tile.faces[0]
        if new.colour != next_colour(old.colour) or new.label not in _letters(rules, old, new.colour):
            continue
        if not _same_stations(old, new):
            continue
        rotation = next((place for place, side in enumerate(tile.faces) if continued(old, side) is not None), None)
        if rotation is not None:
            found.append((after, rotation))
    return tuple(found)


def _same_stations(old: Face, new: Face) -> bool:
    """Only lettered tiles may join two cities into one (the rule of `upgrades.fits`)."""
    before, after = [node.kind for node in old.nodes], [node.kind for node in new.nodes]
    return before == after or (new.label is not None and set(before) == set(after) and bool(after))


def _letters(rules: Rules, old: Face, colour: str) -> set[str | None]:
    """The letters that a tile of this colour bears on hexes where the old tile may lie."""
    kinds = [node.kind for node in old.nodes]
    return {
        wanted_label(rules, label, colour)
        for label, printed in rules.title.faces.items()
        if not printed_for_good(rules, label)
        and wanted_label(rules, label, old.colour) == old.label
        and (old.label is not None or [node.kind for node in printed.nodes] == kinds)
    }


@kept_with
def _start(rules: Rules) -> State:
    return Engine18(rules).initial()


def _bare(rules: Rules, label: str, placed: Placed | None) -> State:
    """A board on which nothing else lies."""
    return _start(rules).with_(tiles={} if placed is None else {label: placed})


@kept_with
def _hex_layers(rules: Rules, label: str, placed: Placed | None) -> Layers:
    state = _bare(rules, label, placed)
    layers: list[tuple[tuple[str, int, tuple[str, ...]], ...]] = []
    reached: dict[str, set[int]] = {"": {0}}
    while True:
        following: dict[str, tuple[int, list[str]]] = {}
        turns: dict[str, set[int]] = {}
        for before, rotations_before in reached.items():
            for turn in sorted(rotations_before):
                at = state if not before else _bare(rules, label, Placed(before, turn))
                for after, rotation in _on_hex(rules, at, label):
                    came = following.setdefault(after, (rotation, []))[1]
                    if before not in came:
                        came.append(before)
                    turns.setdefault(after, set()).add(rotation)
        if not following:
            return tuple(layers)
        layers.append(tuple((after, rotation, tuple(came)) for after, (rotation, came) in _sorted(following)))
        reached = turns


def _on_hex(rules: Rules, state: State, label: str) -> Iterable[tuple[str, int]]:
    colour = next_colour(face(rules, state, label).colour)
    for number, tile in rules.title.tiles.items():
        if tile.colour == colour and fits(rules, state, label, number):
            yield from ((number, rotation) for rotation, _ in rotations(rules, state, label, number))
