"""A walk over the table: what should lie where, one thing after the other, and how far the walk has come."""

import json
from collections.abc import Iterator, Mapping
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
from ui.rail18.views.corrections.form import Target
from ui.rail18.views.map.piece_choices import pieces_for
from ui.rail18.views.map.piece_words import tile_sides
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words, counted
from ui.values.hexes import HexView

Part = Literal["map", "market", "trains", "money", "certificates"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to look at. `words` say what should be there; `targets` are what may be wrong with it."""

    key: str
    part: Part
    title: str
    words: str
    targets: tuple[Target, ...]
    hex: str | None = None
    company: str | None = None
    picture: HexView | None = None

    @property
    def place(self) -> str | None:
        """What the other panels light up."""
        return self.hex or self.company


def check_items(moment: Moment) -> tuple[Item, ...]:
    """In the order in which one goes over a table: the map, the market, and then from one to the next."""
    walk = _Walk(moment)
    return (*walk.map(), *walk.market(), *walk.trains(), *walk.money(), *walk.certificates())


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
            for sym in self.floated:
                words = text("check-stations-left", number=state.companies[sym].stations_left)
                station = targets.target("station", sym, company=sym)
                yield Item(f"stations {sym}", "map", sym, words, (station,), company=sym)
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

    def market(self) -> Iterator[Item]:
        state = self.state
        marked = operating_order(self.rules, state, lambda sym: not state.companies[sym].closed)
        for sym in marked:
            row, column = place_of(state.markers[sym])
            price = figure(self.rules.market.price(state.markers[sym]))
            stack = stack_in(state, row, column)
            above = stack[stack.index(sym) - 1] if stack[0] != sym else ""
            params = {"price": price, "row": row + 1, "above": above}
            words = text("check-marker-under" if above else "check-marker", **params)
            found = targets.target("marker", sym, company=sym)
            yield Item(f"marker {sym}", "market", sym, words, (found,), company=sym)

    def trains(self) -> Iterator[Item]:
        owners = [*self.floated, POOL, *self.state.order]
        for owner in owners:
            cards = [self.state.trains[card].type for card in self.state.trains_of(owner)]
            if not cards and owner not in self.floated:
                continue
            words = text("check-trains", trains=counted(cards), number=len(cards))
            company = owner if owner in self.floated else None
            found = tuple(targets.of_trains(self.moment, owner))
            yield Item(f"trains {owner}", "trains", self._holder(owner), words, found, company=company)

    def _holder(self, owner: str) -> str:
        return text("check-pool") if owner == POOL else self.words.who(owner)

    def money(self) -> Iterator[Item]:
        """Hidden cash is nobody's business."""
        state = self.state
        players = list(state.order) if state.cash_shown else []
        for holder in (*self.floated, *players):
            words = text("check-money", amount=figure(state.cash.get(holder, 0)))
            if state.is_player(holder) and state.debt(holder):
                words = text("check-money-and-debt", money=words, debt=figure(state.debt(holder)))
            name = self.words.who(holder)
            found = [targets.target("cash", name, holder=holder)]
            found += [targets.target("debt", name, player=holder)] if state.is_player(holder) else []
            company = holder if holder in state.companies else None
            yield Item(f"money {holder}", "money", name, words, tuple(found), company=company)

    def certificates(self) -> Iterator[Item]:
        for player in self.state.order:
            shares = []
            for sym in self.state.shares:
                part = percent(self.rules, self.state, sym, player)
                if part:
                    leads = director(self.rules, self.state, sym) == player
                    shares.append(text("check-director" if leads else "check-share", company=sym, percent=part))
            held = [*shares, *self.state.paper_codes(player)]
            found = targets.of_player(self.moment, player)
            papers = tuple(entry for entry in found if entry.kind in ("certificate", "paper")) or (
                targets.target("certificate"),
            )
            words = items(held) or text("check-nothing")
            yield Item(f"certificates {player}", "certificates", self.words.who(player), words, papers)


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

    def corrected(self, before: tuple[Item, ...], after: tuple[Item, ...], *, undone: bool = False) -> "Progress":
        """After a correction: what is otherwise than it was found, thing by thing. `undone`: it was taken back."""
        old, new = ({item.key: item for item in items} for items in (before, after))
        differed = dict(self.differed)
        for key in {**old, **new}:
            was, now = old.get(key), new.get(key)
            title = now.title if now is not None else old[key].title
            then = was.words if was is not None else text("check-nothing")
            here = now.words if now is not None else text("check-nothing")
            if then != here and (key in differed or not undone):
                first = differed[key].old if key in differed else then
                differed[key] = Difference(title, first, here)
        return replace(self, differed={key: found for key, found in differed.items() if found.old != found.new})

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
