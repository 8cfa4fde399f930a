"""What was typed, read as a position: what it means, what is meant where nothing was typed, and what makes no sense."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.rail18.actions import StationAt
from core.rail18.market import Cell
from core.rail18.position import actions as po
from core.rail18.position.build import deal, stations_on
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, Destination, Placed, State
from core.rail18.steps.whole_map import home_nodes
from core.rail18.title_data import TrainData
from core.rail18.worth import must_have_paid
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure_in
from core.text.typed import plain, words_of_all
from ui.rail18.views.papers.kinds import kinds_of_paper, limited_kind
from ui.rail18.views.position import draft as pd
from ui.rail18.views.position.words import (
    Share,
    Wrong,
    certificate_sizes,
    code_in,
    director_of,
    place_in,
    price_words,
    share_in,
    wrong,
    wrong_thing,
)

YES, NO = ("x", "+"), ("-", "–", "−")  # besides the words of all languages
DESTINATIONS: tuple[Destination, ...] = ("open", "reached", "none")


@dataclass
class Reading:
    """`usual` is what holds where nothing was typed. Parts that make no sense are left out and told in `wrongs`."""

    rules: Rules
    start: State
    draft: pd.PositionDraft
    wrongs: list[Wrong] = field(default_factory=list)
    usual: dict[str, str] = field(default_factory=dict)

    # --- words

    def figure(self, name: str, usual: int = 0) -> int:
        self.usual[name] = str(usual) if usual or name.startswith("stack:") else ""
        word = self.draft.word(name)
        found = figure_in(word) if word else usual
        if found is None or found < 0:
            self.wrongs.append(wrong(name, "position-no-figure", word=word))
            return usual
        return found

    def codes(self, name: str, known: Iterable[str], refusal: str, param: str) -> list[str]:
        choices, found = list(known), []
        for word in self.draft.words(name):
            code = code_in(word, choices)
            if code is None:
                self.wrongs.append(wrong_thing(name, refusal, **{param: word}))
            else:
                found.append(code)
        return found

    def companies_in(self, name: str) -> list[str]:
        return self.codes(name, self.rules.title.companies, "unknown-company", "company")

    def yes(self, name: str, usual: bool) -> bool:
        self.usual[name] = text("position-yes" if usual else "position-no")
        word = plain(self.draft.word(name))
        if word in YES or word in words_of_all("position-word-yes"):
            return True
        if word in NO or word in words_of_all("position-word-no"):
            return False
        if word:
            self.wrongs.append(wrong(name, "position-yes-or-no", word=word))
        return usual

    # --- players, round and phase

    @property
    def order(self) -> tuple[str, ...]:
        seats = [player.id for player in self.start.players]
        places = {player: self.figure(f"place:{player}", seat) for seat, player in enumerate(seats, start=1)}
        for player, place in places.items():
            if not 1 <= place <= len(seats) or list(places.values()).count(place) > 1:
                self.wrongs.append(wrong(f"place:{player}", "position-place", number=place))
                return tuple(seats)
        return tuple(sorted(seats, key=places.__getitem__))

    @property
    def phase(self) -> str:
        known = [phase.id for phase in self.rules.title.data.phases]
        chosen = self.draft.word(pd.PHASE)
        return chosen if chosen in known else known[0]

    def players(self, order: tuple[str, ...]) -> tuple[po.PlayerAt, ...]:
        if not any(self.draft.word(f"cash:{player}") for player in order):
            self.wrongs.append(wrong(f"cash:{order[0]}", "position-no-cash"))
        return tuple(
            po.PlayerAt(
                player=player,
                cash=self.figure(f"cash:{player}"),
                train_debt=self.figure(f"train-debt:{player}"),
                exchange_debt=self.figure(f"exchange-debt:{player}"),
            )
            for player in order
        )

    # --- certificates

    def papers(self) -> tuple[po.PaperAt, ...]:
        """Privates that nobody is said to have are out of the game, or still to be sold; others are the bank's."""
        kinds: Mapping[str, tuple[str, ...]] = kinds_of_paper(self.rules)
        every = [code for codes in kinds.values() for code in codes]
        laid = {piece.paper for piece in self.draft.overlays}
        used = laid | set(self.codes(pd.USED, every, "unknown-certificate", "paper"))
        visited = set(self.codes(pd.VISITED, every, "unknown-certificate", "paper"))
        unpaid: set[str] = set()
        if must_have_paid(self.rules):
            unpaid.update(self.codes(pd.UNPAID, every, "unknown-certificate", "paper"))
            visited |= unpaid
        owners = [(kind, player.id) for kind in kinds for player in self.start.players]
        owners += [("privates", sym) for sym in self.rules.title.companies]
        found = [
            (code, owner)
            for kind, owner in owners
            for code in self.codes(f"{kind}:{owner}", kinds[kind], "unknown-certificate", "paper")
        ]
        owned = {code for code, _ in found}
        if self.draft.word(pd.ROUND) != pd.AUCTION:
            found += [(code, CLOSED) for code in kinds["privates"] if code not in owned]
        owned |= set(kinds["privates"])
        found += [(code, BANK) for code in every if code not in owned and code in used | visited]
        return tuple(
            po.PaperAt(
                paper=code,
                owner=owner,
                used=code in used,
                visited=code in visited,
                paid=False if code in unpaid else None,
            )
            for code, owner in found
        )

    def bought(self) -> tuple[tuple[str, str], ...]:
        """Who bought which kind of certificate in this stock round."""
        codes = {code: kind for code in self.start.papers if (kind := limited_kind(self.rules, code))}
        return tuple(
            (player.id, codes[code])
            for player in self.start.players
            for code in self.codes(f"bought:{player.id}", codes, "unknown-certificate", "paper")
        )

    # --- trains

    def trains(self, formed: Iterable[str]) -> tuple[po.TrainAt, ...]:
        extras = {extra.name: extra for extra in self.rules.title.data.extra_trains}
        numbers: Counter[str] = Counter()
        found: list[po.TrainAt] = []
        for owner in (*self.rules.title.companies, POOL, *(player.id for player in self.start.players)):
            known = (*self.rules.title.train_sides, *extras)
            for code in self.codes(f"trains:{owner}", known, "unknown-train", "train"):
                if code in extras:
                    found.append(po.TrainAt(train=code, type=extras[code].type, owner=owner))
                    continue
                sheet, _ = self.rules.title.train_sides[code]
                first = sheet.sides[0].type
                name = f"{first}-{numbers[first]}"
                numbers[first] += 1
                found.append(po.TrainAt(train=name, type=self._side(sheet, code), owner=owner))
        named = {entry.train for entry in found}
        for sym in formed:
            found += [
                po.TrainAt(train=extra.name, type=extra.type, owner=sym)
                for extra in extras.values()
                if extra.fixed and extra.name not in named
            ]
        return tuple(found)

    def _side(self, sheet: TrainData, code: str) -> str:
        """Cards that the phase has turned over are meant, however they are called."""
        turned = sheet.turns_over_in_phase and self._reached(sheet.turns_over_in_phase)
        return sheet.sides[-1].type if turned else code

    def _reached(self, phase: str) -> bool:
        index = self.rules.title.phase_index
        return index(self.phase) >= index(phase)

    def taken(self, trains: Iterable[po.TrainAt]) -> tuple[po.TakenAt, ...]:
        """Trains of older phases have left the stack; of this phase's at least one has, which began it."""
        extras = {extra.name for extra in self.rules.title.data.extra_trains}
        play = Counter(entry.train.rpartition("-")[0] for entry in trains if entry.train not in extras)
        found = []
        for sheet in self.rules.title.data.trains:
            first = sheet.sides[0].type
            out = play[first]
            if sheet.starts_phase is not None and self._reached(sheet.starts_phase):
                older = sheet.starts_phase != self.phase
                out = sheet.count if older and sheet.count is not None else max(out, 1)
            if sheet.count is None:
                gone = self.figure(f"stack:{first}", out)
            else:
                gone = sheet.count - self.figure(f"stack:{first}", max(sheet.count - out, 0))
            if gone:
                found.append(po.TakenAt(card=first, number=gone))
        return tuple(found)

    # --- companies

    def merged(self) -> list[str]:
        """Companies that others merge into and that are there: they have a price."""
        targets = dict.fromkeys(data.merges_into for data in self.rules.title.companies.values())
        return [sym for sym in targets if sym and (self.draft.word(f"price:{sym}") or self.draft.word(f"par:{sym}"))]

    def closed(self) -> list[str]:
        formed = self.merged()
        return [sym for sym, data in self.rules.title.companies.items() if data.merges_into in formed]

    def par(self, sym: str) -> int:
        if sym not in self.merged():
            return self.figure(f"par:{sym}")
        cell = self.rules.market.cell(*self.rules.market.start_cell)
        return self.figure(f"par:{sym}", 0 if cell is None else cell.price)

    def places(self, pars: Mapping[str, int]) -> dict[str, Cell]:
        found: dict[str, Cell] = {}
        for sym, par in pars.items():
            name, word = f"price:{sym}", self.draft.word(f"price:{sym}")
            usual = self.rules.market.par_cells.get(par)
            if usual is not None:
                self.usual[name] = price_words(self.rules, usual)
            if not word:
                if usual is not None:
                    found[sym] = usual
                continue
            place = place_in(self.rules, name, sym, word, usual)
            if isinstance(place, Wrong):
                self.wrongs.append(place)
                if usual is not None:
                    found[sym] = usual
            else:
                found[sym] = place
        return found

    def markers(self, places: Mapping[str, Cell]) -> tuple[po.MarkerAt, ...]:
        """Of several in a cell somebody must say which lies higher."""
        heights = {sym: self.figure(f"height:{sym}") for sym in places}
        for cell, number in Counter(places.values()).items():
            together = [sym for sym, place in places.items() if place == cell]
            named = [heights[sym] for sym in together]
            if number > 1 and (0 in named or len(set(named)) < number):
                first = next((sym for sym in together if not heights[sym]), together[-1])
                self.wrongs.append(wrong(f"height:{first}", "position-stack", companies=items(together)))
        return tuple(
            po.MarkerAt(company=sym, row=places[sym][0], column=places[sym][1])
            for sym in sorted(places, key=heights.__getitem__)
        )

    def holdings(self, pars: Mapping[str, int], order: tuple[str, ...]) -> tuple[po.HoldingAt, ...]:
        owned: dict[str, list[str]] = {owner: [] for owner in (*order, POOL)}
        for sym in pars:
            for owner, names in self._dealt(sym, pars[sym], order).items():
                owned[owner] += names
        return tuple(po.HoldingAt(owner=owner, certificates=tuple(names)) for owner, names in owned.items() if names)

    def _dealt(self, sym: str, par: int, order: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        shares: list[Share] = []
        for owner in (*order, POOL):
            name = pd.share_field(sym, owner)
            if word := self.draft.word(name):
                share = share_in(owner, word)
                if share is None:
                    self.wrongs.append(wrong(name, "position-no-share", company=sym, word=word))
                elif share.percent:
                    shares.append(share)
        certificates = self.rules.title.certificates[sym]
        rest = sum(cert.percent for cert in certificates if not cert.director)
        started = par or any(share.starred for share in shares) or sum(share.percent for share in shares) > rest
        leads = director_of(shares, certificates[0]) if started else None
        held: dict[str, tuple[bool, tuple[int, ...]]] = {}
        for owner, sizes in certificate_sizes(certificates, shares, leads).items():
            if sizes is None or any(size not in [cert.percent for cert in certificates] for size in sizes):
                percent = next(share.percent for share in shares if share.owner == owner)
                name = pd.share_field(sym, owner)
                self.wrongs.append(wrong(name, "position-share-size", company=sym, percent=percent))
            else:
                held[owner] = (owner == leads, sizes)
        return deal(self.rules, sym, held)

    def companies(self, pars: Mapping[str, int], holdings: tuple[po.HoldingAt, ...]) -> tuple[po.CompanyAt, ...]:
        formed = self.merged()
        known = {cert.id: cert for certs in self.rules.title.certificates.values() for cert in certs}
        out: Counter[str] = Counter()
        led = set()
        for holding in holdings:
            for cert in (known[name] for name in holding.certificates if name in known):
                out[cert.company] += cert.percent
                led |= {cert.company} if cert.director else set()
        found = [po.CompanyAt(company=sym, closed=True) for sym in self.closed()]
        for sym, par in pars.items():
            floated = sym in formed or (par > 0 and sym in led and out[sym] >= self.rules.title.kind(sym).float_percent)
            entry = po.CompanyAt(
                company=sym,
                par=par,
                treasury=self.figure(f"treasury:{sym}"),
                floated=floated,
                operated=floated and self.yes(f"operated:{sym}", True),
                destination=self._destination(sym, floated),
                stations_left=None if self.start.track_kept else self.figure(f"stations:{sym}"),
                last_revenue=self.figure(f"last:{sym}"),
            )
            if par or entry.treasury:
                found.append(entry)
        return tuple(found)

    def _destination(self, sym: str, floated: bool) -> Destination:
        name, kind = f"destination:{sym}", self.rules.title.kind(sym)
        usual: Destination = "open" if floated and kind.destination_x_par else "none"
        self.usual[name] = text(f"position-destination-{usual}") if kind.destination_x_par else ""
        word = plain(self.draft.word(name))
        if not word:
            return usual
        if word in NO:
            return "none"
        for value in DESTINATIONS:
            if any(known.startswith(word) for known in words_of_all(f"position-word-{value}")):
                return value
        self.wrongs.append(wrong(name, "position-no-destination", company=sym, word=word))
        return usual

    # --- map

    def stations(self, companies: Iterable[po.CompanyAt]) -> tuple[StationAt, ...]:
        """As laid; whoever has acted has its home station, whether or not somebody laid it."""
        placed = self.draft.stations
        if not self.start.track_kept:
            return placed
        tiles = {lies.hex: Placed(lies.tile, lies.rotation) for lies in self.draft.tiles}
        homes = home_nodes(self.rules, tiles, stations_on(placed))
        missing = []
        for entry in companies:
            home = self.rules.title.companies[entry.company].home
            there = any((at.company, at.hex) == (entry.company, home) for at in placed)
            if entry.operated and not entry.closed and home is not None and not there:
                missing.append(StationAt(company=entry.company, hex=home, node=homes[entry.company]))
        return (*placed, *missing)
