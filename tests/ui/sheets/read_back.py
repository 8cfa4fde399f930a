"""Reads a pack-up sheet as somebody would who lays the game out again: from its text alone, with the printed board
and the title's data beside it."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from core.rail18.actions import OverlayAt, StationAt, TileAt
from core.rail18.board import on_hex
from core.rail18.engine import Engine18
from core.rail18.rules import Rules
from core.rail18.state import STEPS, Overlay, Placed, Player, State
from ui.rail18.views.hands.board import which_city
from ui.rail18.views.narration.words import Words
from ui.rail18.views.new_game import NewGame
from ui.rail18.views.papers.kinds import kinds_of_paper, title_papers
from ui.rail18.views.position import draft as pd
from ui.rail18.views.sheets.pack_up_map import piece_words

HEADS = ("Shares", "Holder")
PLAYER_LABELS = ("Certificates", "Directs", "Private", "Mountain railway", "Tunnel", "Train in hand", "Debt for trains")
PLAYER_LABELS += ("Debt from the exchange", "Over the share limit", "Sold this round", "Bought this round", *HEADS)
COMPANY_LABELS = ("Price", "Par", "Director", "Trains", "Stations", "Stations left", "Has had a turn", "Last revenue")
COMPANY_LABELS += ("Destination", "Privates", *HEADS)
FLOW_LABELS = ("Round", "Turn of", "Offered by", "Highest bid", "Least bid", "Have passed", "Passes in a row")
FLOW_LABELS += ("Acted last", "Have acted", "Comes next", "Tiles laid so far", "Revenue", "Then", "Bank")
FLOW_LABELS += ("Open question", "Order of play", "Phase", "The game")


def read_back(lines: list[str], rules: Rules, players: tuple[Player, ...], new: NewGame) -> pd.PositionDraft:
    reader = _Reader(lines, rules, players)
    reader.flow()
    reader.trains()
    reader.used()
    reader.players()
    reader.companies()
    typed = {name: word for name, word in reader.typed.items() if word not in ("", "0") or name.startswith("stack:")}
    return pd.PositionDraft(new, typed, reader.tiles(), reader.stations(), reader.pieces())


class _Reader:
    def __init__(self, lines: list[str], rules: Rules, players: tuple[Player, ...]) -> None:
        self._lines = lines
        self._rules = rules
        self._ids = {player.name: player.id for player in players}
        self._words = Words(rules, players)
        self.typed: dict[str, str] = defaultdict(str)

    def _between(self, start: str, end: Iterable[str]) -> list[str]:
        first = self._lines.index(start)
        last = next((at for at in range(first + 1, len(self._lines)) if self._lines[at] in end), len(self._lines))
        return self._lines[first:last]

    def _add(self, name: str, word: str) -> None:
        self.typed[name] = f"{self.typed[name]} {word}".strip()

    # --- where the game stands

    def flow(self) -> None:
        told = _entries(self._between("Where the game stands", ("Trains",)), FLOW_LABELS)
        round_ = told["Round"][0]
        number = re.findall(r"\d+", round_)
        if round_.startswith("auction"):
            self.typed |= {pd.ROUND: pd.AUCTION, pd.PLAYER: self._ids[told["Turn of"][0]]}
            self.typed[pd.MINIMUM] = _figure(told["Least bid"][0])
            self.typed[pd.OPENER] = self._ids[told["Offered by"][0]]
            for name in told["Have passed"][0].split(", ") if "Have passed" in told else ():
                self.typed[f"passed:{self._ids[name]}"] = "yes"
            if "Highest bid" in told:
                amount, name = told["Highest bid"][0].split(" by ")
                self.typed[f"bid:{self._ids[name]}"] = _figure(amount)
        elif round_.startswith("stock"):
            self.typed |= {pd.ROUND: pd.STOCK, pd.NUMBER: number[0], pd.PLAYER: self._ids[told["Turn of"][0]]}
            self.typed[pd.PASSES] = told["Passes in a row"][0]
        else:
            self.typed |= {pd.ROUND: pd.OPERATING, pd.NUMBER: number[0], pd.INDEX: number[1], pd.TOTAL: number[3]}
            self.typed[pd.ACTED] = " ".join(told.get("Have acted", [""])).replace(",", "")
            if told["Comes next"][0] != STEPS[0]:
                self.typed[pd.STEP] = told["Comes next"][0]
                self.typed[pd.REVENUE] = _figure(told.get("Revenue", ["0"])[0])
        self.typed[pd.PHASE] = told["Phase"][0].split(":")[0]
        self.typed[pd.BROKEN] = "yes" if "the bank is broken" in self._lines else ""
        for place, name in re.findall(r"(\d+) ([^,]+)", " ".join(told["Order of play"])):
            self.typed[f"place:{self._ids[name.strip()]}"] = place

    def trains(self) -> None:
        lines = self._between("Trains", ("Stock market",))
        for sheet in self._rules.title.data.trains:
            price = " / ".join(str(side.price) for side in sheet.sides)
            at = lines.index(price)
            left, *gone = lines[at + 1 : at + 5]
            self.typed[f"stack:{sheet.sides[0].type}"] = str(sum(map(int, gone))) if left == "enough" else left
        pool = lines[lines.index("In the pool", lines.index(price)) + 1]
        self.typed[pd.POOL_TRAINS] = "" if pool == "none" else pool.replace(",", "")

    def used(self) -> None:
        """Of certificates that are out of the game; what the others say stands in their owners' boxes."""
        for code in re.findall(r"(\w+) \(used\)", " ".join(self._lines)):
            self._add(pd.USED, code)

    # --- boxes

    def players(self) -> None:
        lines = self._between("Players", ()) if "Players" in self._lines else []
        lines = lines[lines.index("Players", 1) :] if "Cash" not in lines[:12] else lines
        lines = lines[: lines.index("Companies")]
        starts = [at for at in range(len(lines) - 2) if lines[at] == "Cash" and lines[at + 2] in self._ids]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            self._player(self._ids[lines[start + 2]], lines[start:end])

    def _player(self, player: str, box: list[str]) -> None:
        self.typed[f"cash:{player}"] = _figure(box[1])
        told = _entries(box, PLAYER_LABELS)
        for field, label in (("train-debt", "Debt for trains"), ("exchange-debt", "Debt from the exchange")):
            self.typed[f"{field}:{player}"] = _figure(told.get(label, ["0"])[0])
        for kind, label in (("privates", "Private"), ("mountains", "Mountain railway"), ("tunnels", "Tunnel")):
            for words in told.get(label, ()):
                self._paper(kind, player, words)
        self.typed[f"trains:{player}"] = self._named(told.get("Train in hand", [""])[0].split())
        if "Over the share limit" in told:
            self.typed[f"excused:{player}"] = "yes"
        self.typed[f"sold:{player}"] = told.get("Sold this round", [""])[0].replace(",", "")
        for words in told.get("Bought this round", ()):
            self._add(f"bought:{player}", words)

    def _named(self, cards: list[str]) -> str:
        """A train in somebody's hand never lay in the stack: only one is of its type."""
        extras = {extra.type: extra.name for extra in self._rules.title.data.extra_trains if not extra.fixed}
        return " ".join(extras[card] for card in cards)

    def _paper(self, kind: str, owner: str, words: str) -> None:
        code = words.split(",")[0].split(" ")[0]
        assert code in kinds_of_paper(self._rules)[kind], words
        self._add(f"{kind}:{owner}", code)
        if words.endswith(", used"):
            self._add(pd.USED, code)
        if words.endswith((", visited", ", visited and has paid")):
            self._add(pd.VISITED, code)
        if words.endswith(", visited but has not paid yet"):
            self._add(pd.UNPAID, code)

    def companies(self) -> None:
        lines = self._lines[self._lines.index("Companies") :]
        lines = lines[: lines.index("Map")]
        names = {data.name: sym for sym, data in self._rules.title.companies.items()}
        found = [at for at in range(len(lines)) if lines[at] in names]
        for start, end in zip(found, [*found[1:], len(lines)], strict=True):
            box = lines[max(start - 2, 0) : end]
            self._company(names[lines[start]], box)

    def _company(self, sym: str, box: list[str]) -> None:
        told = _entries(box, COMPANY_LABELS)
        for name, sizes in _rows(box):
            owner = "pool" if name == "Pool" else self._ids.get(name)
            if owner is not None:
                plain = "+".join(sizes.replace("*", "").split())
                self.typed[pd.share_field(sym, owner)] = plain + ("*" if "*" in sizes else "")
        if "Par" not in told:
            return
        self.typed[f"treasury:{sym}"] = _figure(box[1])
        self.typed[f"par:{sym}"] = _figure(told["Par"][0])
        price, row, *stack = re.findall(r"\d+", told["Price"][0])
        self.typed[f"price:{sym}"] = f"{price}/{row}"
        self.typed[f"height:{sym}"] = stack[1] if len(stack) > 1 else ""
        self.typed[f"last:{sym}"] = _figure(told.get("Last revenue", ["0"])[0])
        self._company_trains(sym, told["Trains"][0])
        self.typed[f"stations:{sym}"] = told["Stations left"][0]
        if "Has had a turn" in told:
            self.typed[f"operated:{sym}"] = told["Has had a turn"][0]
            if "Destination" in told:
                self._destination(sym, told["Destination"][0])
        for words in told["Privates"][0].split("; ") if "Privates" in told else ():
            self._paper("privates", sym, words)

    def _destination(self, sym: str, words: str) -> None:
        word = words.rpartition(", ")[2]
        self.typed[f"destination:{sym}"] = word if word in ("open", "reached") else "none"

    def _company_trains(self, sym: str, words: str) -> None:
        """Cards, then the names of those that have one: "5H 4H SBB, limit 4"."""
        parts = words.replace(",", "").split()
        parts = parts[: parts.index("limit")] if "limit" in parts else []
        named = [extra for extra in self._rules.title.data.extra_trains if extra.name in parts]
        for extra in named:
            parts.remove(extra.type)
        self.typed[f"trains:{sym}"] = " ".join(parts)

    # --- the map

    def _table(self, title: str, head: str) -> list[list[str]]:
        """Rows of a table that may go on in other columns: cells from one hex to the next."""
        if title not in self._lines or head not in self._lines:
            return []
        start = self._lines.index(head, self._lines.index(title))
        hexes = self._rules.title.data.hexes
        ends = ("Stations", "Tunnels, mountain railways and other pieces", "Cash of the players")
        rows: list[list[str]] = []
        for cell in self._lines[start + 1 :]:
            if cell in ends:
                break
            if cell in hexes and (not rows or len(rows[-1]) > 1):
                rows.append([cell])
            elif rows:
                rows[-1].append(cell)
        return rows

    def tiles(self) -> tuple[TileAt, ...]:
        found = []
        for label, *cells in self._table("Tiles", "Turn"):
            name = self._rules.title.data.hexes[label].name
            rest = " ".join(cells).removeprefix(name or "").split()
            tile = rest[0]
            turn = next(cell for cell in rest[1:] if cell.isdecimal())
            found.append(TileAt(hex=label, tile=tile, rotation=int(turn)))
        return tuple(found)

    def _laid(self) -> dict[str, Placed]:
        return {lies.hex: Placed(lies.tile, lies.rotation) for lies in self.tiles()}

    def stations(self) -> tuple[StationAt, ...]:
        bare = _bare(self._rules).with_(tiles=self._laid())
        found = []
        for label, *cells in self._table("Stations", "City with track to"):
            name = self._rules.title.data.hexes[label].name
            sym, *words = " ".join(cells).removeprefix(name or "").split()
            told, cities = " ".join(words), range(len(on_hex(self._rules, bare, label).nodes))
            called = {number: which_city(self._words, bare, label, number) for number in cities}
            node = next((number for number, which in called.items() if which and told.startswith(which)), 0)
            found.append(StationAt(company=sym, hex=label, node=node))
        return tuple(found)

    def pieces(self) -> tuple[OverlayAt, ...]:
        """What belongs to a private follows from whether it was used."""
        found = []
        for label, *cells in self._table("Tunnels, mountain railways and other pieces", "Certificate"):
            told = " ".join(cells)
            if " line of " in f" {told}":
                continue
            paper = next(cell for cell in cells if cell in self._codes())
            found.append(self._piece(label, told, paper))
        return tuple(found)

    def _codes(self) -> list[str]:
        return [code for papers in title_papers(self._rules).values() for code in papers.codes]

    def _piece(self, label: str, told: str, paper: str) -> OverlayAt:
        special = self._rules.special
        for panel in special.mountains.panels:
            if piece_words(self._words, label, Overlay(panel.id, 0, paper)) in told:
                return OverlayAt(hex=label, piece=panel.id, paper=paper)
        for piece in special.tunnels.pieces:
            for rotation in range(6):
                if piece_words(self._words, label, Overlay(piece.id, rotation, paper)) in told:
                    return OverlayAt(hex=label, piece=piece.id, paper=paper, rotation=rotation)
        raise AssertionError(told)


def _bare(rules: Rules) -> State:
    return Engine18(rules).initial()


def _figure(words: str) -> str:
    return words.replace(",", "")


def _entries(lines: list[str], labels: Iterable[str]) -> Mapping[str, list[str]]:
    """What stands behind each label; wrapped lines are one again, a label that comes again has several."""
    known, found, at = set(labels), dict[str, list[str]](), ""
    for line in lines:
        if line in known:
            at = line
            found.setdefault(at, []).append("")
        elif at:
            found[at][-1] = f"{found[at][-1]} {line}".strip()
    return found


def _rows(box: list[str]) -> list[tuple[str, str]]:
    """Holder and certificates; the last cell of each row is the sum."""
    start = next(at for at, line in enumerate(box) if line == "%") + 1
    cells = box[start:]
    found = []
    while len(cells) >= 3 and re.fullmatch(r"[\d* ]+", cells[1]) and cells[2].isdecimal():
        found.append((cells[0], cells[1]))
        cells = cells[3:]
    return found
