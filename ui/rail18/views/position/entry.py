"""Entering a running game: the position that the fields mean, what is left over, and what is not right yet."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from core import registry
from core.interchange.wording import refusal_text
from core.kernel.refusal import Rejection, Severity
from core.rail18.engine import Engine18
from core.rail18.evolve import evolve
from core.rail18.holdings import counted, sells_later, share_limit, unsold
from core.rail18.order import can_act, operating_order
from core.rail18.position.actions import SetPosition
from core.rail18.position.build import position_set
from core.rail18.position.checks import position_faults
from core.rail18.rules import Rules
from core.rail18.state import BANK, STEPS, Auction, CompanyTurn, Frame, OperatingRound, State, StockRound
from core.rail18.steps.auction import begins_anew
from core.text.catalogue import text
from core.text.typed import plain
from ui.rail18.views.map.draft import MapDraft, what_can_lie
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.fields import field_of
from ui.rail18.views.position.reading import Reading
from ui.rail18.views.position.words import Wrong, wrong


@dataclass(frozen=True)
class PositionView:
    """`figures` are those that follow from the others, by field."""

    action: SetPosition
    wrongs: tuple[Wrong, ...]
    usual: Mapping[str, str]
    figures: Mapping[str, str]
    closed: frozenset[str]  # companies that have merged
    bank: int
    following: str  # the company that acts next, if it is an operating round

    @property
    def ready(self) -> bool:
        return not self.wrongs

    @property
    def may_begin(self) -> bool:
        """Only rules speak against it, and the table may know better."""
        return all(wrong.may for wrong in self.wrongs)


def last_actor(order: tuple[str, ...], player: str, passes: int) -> str | None:
    """Whoever sits before those who have passed; nobody where all have done so since the round began."""
    here = order.index(player)
    return None if passes == here or passes >= len(order) else order[here - passes - 1]


class PositionEntry:
    """A position that is being entered. Without Qt. Ask for `view` after each change."""

    def __init__(self, draft: pd.PositionDraft) -> None:
        engine = registry.engine(draft.new.setup())
        assert isinstance(engine, Engine18)
        self.engine = engine
        tiles, stations, overlays = what_can_lie(engine.rules, draft.tiles, draft.stations, draft.overlays)
        self.draft = replace(draft, tiles=tiles, stations=stations, overlays=overlays)
        self.start: State = engine.initial()
        self.names = self.start.names
        self.view = self._read()

    @property
    def rules(self) -> Rules:
        return self.engine.rules

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of the players, by seat."""
        return tuple(player.id for player in self.start.players)

    @property
    def round(self) -> str:
        """An auction, a stock round or an operating round."""
        named = self.draft.word(pd.ROUND)
        return named if named in (pd.AUCTION, pd.OPERATING) else pd.STOCK

    # --- changes

    def type(self, field: str, word: str) -> None:
        self.draft = self.draft.with_word(field, word)
        self.view = self._read()

    def set_map(self, laid: MapDraft) -> None:
        lying = laid.action()
        self.draft = replace(self.draft, tiles=lying.tiles, stations=lying.stations, overlays=lying.overlays)
        self.view = self._read()

    def map_draft(self) -> MapDraft:
        """The map so far; whoever floated may have stations, and certificates that somebody has may lie on it."""
        state = self._state(self.view.action)
        companies = {sym: replace(company, home_placed=True) for sym, company in state.companies.items()}
        papers = {
            code: replace(paper, used=paper.used or (paper.owner != BANK and code not in self.rules.title.privates))
            for code, paper in state.papers.items()
        }
        return MapDraft(self.rules, state.with_(companies=companies, papers=papers))

    # --- reading

    def _read(self) -> PositionView:
        reading = Reading(self.rules, self.start, self.draft)
        order = reading.order
        formed, closed = reading.merged(), reading.closed()
        pars = {sym: reading.par(sym) for sym in self.rules.title.companies if sym not in closed}
        markers = reading.markers(reading.places(pars))
        holdings = reading.holdings(pars, order)
        companies = reading.companies(pars, holdings)
        trains = reading.trains(formed)
        kept = self.start.track_kept
        action = SetPosition(
            actor=order[0],
            order=order,
            players=reading.players(order),
            phase=reading.phase,
            flow=(StockRound(1, order[0]),),
            companies=companies,
            markers=markers,
            holdings=holdings,
            papers=reading.papers(),
            trains=trains,
            taken=reading.taken(trains),
            tiles=self.draft.tiles if kept else (),
            stations=reading.stations(companies) if kept else (),
            overlays=self.draft.overlays if kept else (),
            bank_broken=reading.yes(pd.BROKEN, False),
        )
        state = self._state(action)
        following = self._following(reading, state)
        flow = (
            self._auction(reading, state, order) if self.round == pd.AUCTION else self._flow(reading, order, following)
        )
        action = action.model_copy(update={"flow": flow})
        faults = position_faults(self.rules, self.start, action)
        wrongs = (*reading.wrongs, *(self._wrong(action, fault) for fault in faults))
        unlike = tuple(dict.fromkeys(wrongs))
        figures = dict(self._figures(state))
        return PositionView(action, unlike, reading.usual, figures, frozenset(closed), state.cash[BANK], following)

    def _state(self, action: SetPosition) -> State:
        """What the position would be, also where something cannot be: only things that exist are read."""
        return evolve(self.start, position_set(self.rules, self.start, action))

    def _wrong(self, action: SetPosition, fault: Rejection) -> Wrong:
        may = fault.severity is Severity.RULE and self.draft.new.mode == "table"
        return Wrong(field_of(self.draft, action, fault), refusal_text(fault, self.names), may, fault.code)

    # --- where the game stands

    def _auction(self, reading: Reading, state: State, order: tuple[str, ...]) -> tuple[Frame, ...]:
        """One after the other opens (p. 6), so who has opened this one mostly follows from how many are sold (R57)."""
        privates = list(self.rules.title.privates)
        private = next((code for code in privates if state.papers[code].owner == BANK), None)
        if private is None:
            reading.wrongs.insert(0, wrong(pd.ROUND, "position-auction-over"))
            return (StockRound(1, order[0]),)
        opener = order[privates.index(private) % len(order)]
        if begins_anew(self.rules) and self.draft.word(pd.OPENER) in order:
            opener = self.draft.word(pd.OPENER)
        least = reading.figure(pd.MINIMUM, self.rules.slots.papers.face(self.rules, private))
        bids = {player: reading.figure(f"bid:{player}") for player in order}
        leader = max(order, key=bids.__getitem__)
        passed = tuple(player for player in order if reading.yes(f"passed:{player}", False))
        named = self.draft.word(pd.PLAYER)
        bidder = named if named in order else opener
        return (Auction(private, opener, bidder, least, bids[leader], leader if bids[leader] else None, passed),)

    def _flow(self, reading: Reading, order: tuple[str, ...], following: str) -> tuple[Frame, ...]:
        number = reading.figure(pd.NUMBER)
        if not number:
            reading.wrongs.insert(0, wrong(pd.NUMBER, "position-which-round"))
            number = 1
        if self.round == pd.STOCK:
            named = self.draft.word(pd.PLAYER)
            player = named if named in order else order[0]
            sold = tuple((seat, company) for seat in self.players for company in reading.companies_in(f"sold:{seat}"))
            passes = reading.figure(pd.PASSES)
            last = last_actor(order, player, passes)
            later = sells_later(self.rules)
            excused = tuple(seat for seat in self.players if later and reading.yes(f"excused:{seat}", False))
            bought = reading.bought()
            return (StockRound(number, player, passes, sold, papers=bought, last_actor=last, excused=excused),)
        rounds = self.rules.title.phase(reading.phase).operating_rounds
        acted = tuple(reading.companies_in(pd.ACTED))
        round_ = OperatingRound(number, reading.figure(pd.INDEX, 1), reading.figure(pd.TOTAL, rounds), acted)
        step = next((known for known in STEPS if known == self.draft.word(pd.STEP)), None)
        if step is None or not following:
            return (round_,)
        revenue = reading.figure(pd.REVENUE) if step == "dividend" else 0
        return (round_, CompanyTurn(following, step, revenue=revenue))

    def _following(self, reading: Reading, state: State) -> str:
        if self.round != pd.OPERATING:
            return ""
        acted = [plain(code) for code in self.draft.words(pd.ACTED)]
        order = operating_order(self.rules, state, lambda sym: can_act(self.rules, state, sym))
        return next((sym for sym in order if plain(sym) not in acted), "")

    # --- what follows

    def _figures(self, state: State) -> Iterator[tuple[str, str]]:
        for sym in self.rules.title.companies:
            yield f"left:{sym}", str(unsold(self.rules, state, sym))
        limit = share_limit(self.rules, state)
        for player in self.players:
            yield (
                f"certificates:{player}",
                text("position-certificates", has=counted(self.rules, state, player), limit=limit),
            )
