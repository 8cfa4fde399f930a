"""A walk over the table: what should lie where, one thing after the other, and how far the walk has come."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from core.rail18.corrections.companies import stack_in
from core.rail18.holdings import director, percent
from core.rail18.market import place_of
from core.rail18.order import operating_order
from core.rail18.state import POOL, Overlay
from core.text.catalogue import text
from core.text.lists import clauses, items, listed
from core.text.numbers import figure
from ui.rail18.views.corrections import targets
from ui.rail18.views.corrections.board import in_board_order
from ui.rail18.views.map.piece_choices import pieces_for
from ui.rail18.views.map.piece_words import tile_sides
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words, counted
from ui.shell.views.correction_form import Target
from ui.values.hexes import HexView

Part = Literal["map", "companies", "players"]
PARTS: tuple[Part, ...] = ("map", "companies", "players")


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to look at, or all that lies before a company or a player, in named columns.

    `words` say what should be there; `targets` are what may be wrong with it.
    """

    key: str
    part: Part
    title: str
    words: str
    targets: tuple[Target, ...]
    hex: str | None = None
    company: str | None = None
    picture: HexView | None = None
    cells: Mapping[str, str] = field(default_factory=dict)  # by the name of the column

    @property
    def place(self) -> str | None:
        """What the other panels light up."""
        return self.hex or self.company

    @property
    def things(self) -> dict[str, tuple[str, str]]:
        """Each with its title and its words, by a key of its own."""
        if not self.cells:
            return {self.key: (self.title, self.words)}
        return {
            f"{self.key} {name}": (text("check-cell", thing=self.title, column=column_name(name)), words)
            for name, words in self.cells.items()
        }


def column_name(name: str) -> str:
    return text(f"check-column-{name}")


def check_items(moment: Moment) -> tuple[Item, ...]:
    """In the order in which one goes over a table: the map, company after company, player after player."""
    walk = _Walk(moment)
    return (*walk.map(), *walk.companies(), *walk.players())


class _Walk:
    def __init__(self, moment: Moment) -> None:
        self.moment, self.rules, self.state = moment, moment.rules, moment.state
        self.words = Words(moment.rules, moment.state.players)
        self.floated = operating_order(self.rules, self.state, self._is_floated)

    def _is_floated(self, sym: str) -> bool:
        return self.state.companies[sym].launched and not self.state.companies[sym].closed

    def map(self) -> Iterator[Item]:
        """Row by row as the board lies; only hexes where something should lie. Without track the charters tell."""
        state = self.state
        if not state.track_kept:
            return
        pictures = map_view(self.rules.title, map_state(self.rules, state)).hexes
        for label in in_board_order({*state.tiles, *state.stations, *state.overlays}):
            title = self.words.place(label)
            found = tuple(targets.of_hex(self.moment, label))
            yield Item(f"hex {label}", "map", title, self._on_hex(label), found, label, picture=pictures.get(label))

    def _on_hex(self, label: str) -> str:
        state, parts = self.state, []
        lies = state.tiles.get(label)
        if lies is not None:
            sides = tile_sides(self.rules, lies.tile, lies.rotation)
            parts.append(text("check-tile", tile=lies.tile, sides=sides))
        stations = [entry.company for entry in state.stations.get(label, ())]
        if stations:
            parts.append(text("check-stations", companies=listed(stations), number=len(stations)))
        parts += [self._piece(label, overlay) for overlay in state.overlays.get(label, ())]
        return clauses(parts)

    def _piece(self, label: str, overlay: Overlay) -> str:
        code = overlay.paper or ""
        known = pieces_for(self.rules, code, label)
        words = [p.words for p in known if (p.piece, p.rotation) == (overlay.piece, overlay.rotation)]
        return text("check-piece-of", paper=code, piece=words[0]) if words else text("check-piece", paper=code)

    def companies(self) -> Iterator[Item]:
        """Marker, trains, treasury, and without track the stations that are left; then what lies in the pool."""
        state = self.state
        for sym in operating_order(self.rules, state, lambda sym: not state.companies[sym].closed):
            found = [targets.target("marker", sym, company=sym)]
            cells = {"market": self._marker(sym)}
            if self._is_floated(sym):
                cells |= {"trains": self._trains(sym), "treasury": figure(state.cash.get(sym, 0))}
                found += [*targets.of_trains(self.moment, sym), targets.target("cash", sym, holder=sym)]
                if not state.track_kept:
                    cells["stations"] = figure(state.companies[sym].stations_left)
                    found.append(targets.target("station", sym, company=sym))
            yield _row(f"company {sym}", "companies", sym, cells, found, sym)
        if state.trains_of(POOL):
            cells = {"trains": self._trains(POOL)}
            yield _row("pool", "companies", text("check-pool"), cells, targets.of_trains(self.moment, POOL))

    def _marker(self, sym: str) -> str:
        row, column = place_of(self.state.markers[sym])
        stack = stack_in(self.state, row, column)
        above = stack[stack.index(sym) - 1] if stack[0] != sym else ""
        price = figure(self.rules.market.price(self.state.markers[sym]))
        return text("check-marker-under" if above else "check-marker", price=price, row=row + 1, above=above)

    def _trains(self, owner: str) -> str:
        cards = [self.state.trains[card].type for card in self.state.trains_of(owner)]
        return counted(cards) if cards else text("check-nothing")

    def players(self) -> Iterator[Item]:
        """Cash and debt, unless they are hidden; shares, other papers, and trains of their own."""
        state = self.state
        for player in state.order:
            name, cells, found = self.words.who(player), {}, []
            if state.cash_shown:
                cells["cash"] = figure(state.cash.get(player, 0))
                found += [targets.target("cash", name, holder=player), targets.target("debt", name, player=player)]
                if state.debt(player):
                    cells["debt"] = figure(state.debt(player))
            cells["shares"] = items(self._shares(player)) or text("check-nothing")
            cells["papers"] = items(state.paper_codes(player)) or text("check-nothing")
            if state.trains_of(player):
                cells["trains"] = self._trains(player)
                found += targets.of_trains(self.moment, player)
            papers = [
                entry for entry in targets.of_player(self.moment, player) if entry.kind in ("certificate", "paper")
            ]
            found += papers or [targets.target("certificate")]
            yield _row(f"player {player}", "players", name, cells, found)

    def _shares(self, player: str) -> Iterator[str]:
        for sym in self.state.shares:
            part = percent(self.rules, self.state, sym, player)
            if part:
                leads = director(self.rules, self.state, sym) == player
                yield text("check-director" if leads else "check-share", company=sym, percent=part)


def _row(
    key: str, part: Part, title: str, cells: Mapping[str, str], found: Sequence[Target], company: str | None = None
) -> Item:
    words = clauses([text("check-in-column", column=column_name(name), words=said) for name, said in cells.items()])
    return Item(key, part, title, words, tuple(found), company=company, cells=cells)


# how far it has come


@dataclass(frozen=True, slots=True)
class Difference:
    title: str
    old: str
    new: str

    @property
    def words(self) -> str:
        return text("check-differed", what=self.title, old=self.old, new=self.new)


@dataclass(frozen=True)
class Progress:
    """What was ticked, as it was then: what has changed since is open again. And what was corrected on the way."""

    ticked: Mapping[str, str] = field(default_factory=dict)
    differed: Mapping[str, Difference] = field(default_factory=dict)

    def is_ticked(self, item: Item) -> bool:
        return self.ticked.get(item.key) == item.words

    def with_tick(self, item: Item, *, right: bool = True) -> "Progress":
        others = {key: words for key, words in self.ticked.items() if key != item.key}
        return replace(self, ticked={**others, item.key: item.words} if right else others)

    def with_group(self, items: Iterable[Item]) -> "Progress":
        """All of them lie as they should."""
        return replace(self, ticked={**self.ticked, **{item.key: item.words for item in items}})

    def corrected(self, before: tuple[Item, ...], after: tuple[Item, ...], *, undone: bool = False) -> "Progress":
        """After a correction: what is otherwise than it was found, thing by thing. `undone`: it was taken back."""
        old, new = ({key: thing for item in items for key, thing in item.things.items()} for items in (before, after))
        differed = dict(self.differed)
        nothing = text("check-nothing")
        for key in {**old, **new}:
            title, then = old.get(key) or (new[key][0], nothing)
            here = new[key][1] if key in new else nothing
            if then != here and (key in differed or not undone):
                first = differed[key].old if key in differed else then
                differed[key] = Difference(title, first, here)
        return replace(self, differed={key: found for key, found in differed.items() if found.old != found.new})

    def has_differed(self, item: Item) -> bool:
        return any(key in self.differed for key in item.things)

    # kept with the program's settings

    def to_text(self) -> str:
        differed = {key: (found.title, found.old, found.new) for key, found in self.differed.items()}
        return json.dumps({"ticked": dict(self.ticked), "differed": differed})

    @staticmethod
    def from_text(words: str) -> "Progress":
        """What cannot be read is forgotten."""
        try:
            found = json.loads(words)
            ticked = {str(key): str(value) for key, value in found["ticked"].items()}
            differed = {str(key): Difference(*map(str, parts)) for key, parts in found["differed"].items()}
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return Progress()
        return Progress(ticked, differed)


@dataclass(frozen=True, slots=True)
class Summary:
    heading: str
    lines: tuple[str, ...]
    complete: bool


def summary(items: tuple[Item, ...], progress: Progress) -> Summary:
    done = sum(progress.is_ticked(item) for item in items)
    lines = tuple(found.words for found in progress.differed.values())
    complete = bool(items) and done == len(items)
    code = "check-complete" if complete else "check-progress"
    return Summary(text(code, done=done, total=len(items), differed=len(lines)), lines, complete)


def next_open(items: tuple[Item, ...], progress: Progress, after: int) -> int | None:
    """The next thing that is not ticked, from the beginning again when the end is reached."""
    places = [*range(after + 1, len(items)), *range(min(after + 1, len(items)))]
    return next((place for place in places if not progress.is_ticked(items[place])), None)
