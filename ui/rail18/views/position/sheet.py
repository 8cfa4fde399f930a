"""The sheets into which a running game is typed: players with what they have, companies with who holds them."""

from dataclasses import dataclass

from core.rail18.holdings import sells_later
from core.rail18.state import POOL
from core.text.catalogue import text
from ui.rail18.views.papers.kinds import kinds_of_paper
from ui.rail18.views.position.draft import AUCTION, STOCK, share_field
from ui.rail18.views.position.entry import PositionEntry


@dataclass(frozen=True, slots=True)
class EntryColumn:
    """`field` names a cell's field, with the row's key for {}. What `follows` from others is not typed."""

    field: str
    label: str
    tip: str = ""
    width: int = 4  # in shares of the table's width
    follows: bool = False
    rows: frozenset[str] | None = None  # those that have such a thing; all where it is None


@dataclass(frozen=True, slots=True)
class EntryRow:
    key: str
    label: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class EntrySheet:
    columns: tuple[EntryColumn, ...]
    rows: tuple[EntryRow, ...]


def _column(name: str, width: int = 4, *, follows: bool = False, rows: frozenset[str] | None = None) -> EntryColumn:
    label, tip = text(f"position-column-{name}"), text(f"position-column-{name}-tip")
    return EntryColumn(f"{name}:{{}}", label, tip, width, follows, rows)


def player_sheet(entry: PositionEntry) -> EntrySheet:
    columns = [_column("cash", 5), _column("place", 3), _column("train-debt"), _column("exchange-debt", 5)]
    later = entry.round == STOCK and sells_later(entry.rules)
    columns += [_column(kind, 6 if later else 7) for kind in kinds_of_paper(entry.rules)]
    if any(not extra.fixed for extra in entry.rules.title.data.extra_trains):
        columns.append(_column("trains", 4))
    if entry.round == AUCTION:
        columns += [_column("bid"), _column("passed")]
    if entry.round == STOCK:
        columns.append(_column("sold", 4 if later else 5))
        if later:
            columns.append(_column("excused", 3))
        if len(kinds_of_paper(entry.rules)) > 1:
            columns.append(_column("bought", 4 if later else 5))
    columns.append(_column("certificates", 4, follows=True))
    rows = tuple(EntryRow(player, entry.names[player]) for player in entry.players)
    return EntrySheet(tuple(columns), rows)


def company_sheet(entry: PositionEntry) -> EntrySheet:
    title = entry.rules.title
    far = frozenset(sym for sym in title.companies if title.kind(sym).destination_x_par)
    buyers = frozenset(sym for sym in title.companies if title.kind(sym).may_buy_privates)
    columns = [_column("par"), _column("price", 5), _column("height", 4), _column("treasury", 6), _column("trains", 7)]
    columns += [_column("operated"), _column("destination", 7, rows=far), _column("last")]
    if not entry.start.track_kept:
        columns.append(_column("stations"))
    columns.append(_column("privates", 5, rows=buyers))
    for player in entry.players:
        name = entry.names[player]
        tip = text("position-column-share-tip", name=name)
        columns.append(EntryColumn(share_field("{}", player), name, tip, 5))
    columns.append(EntryColumn(share_field("{}", POOL), text("position-column-pool"), text("position-column-pool-tip")))
    columns.append(_column("left", 4, follows=True))
    rows = tuple(EntryRow(sym, sym, data.name) for sym, data in title.companies.items())
    return EntrySheet(tuple(columns), rows)
