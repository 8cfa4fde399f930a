"""special.toml of 1824: mountain and coal railways, what regionals and Staatsbahnen start with."""

from functools import lru_cache
from typing import Annotated

from pydantic import Field

from core.kernel.errors import TitleDataError
from core.kernel.title_files import validated
from core.kernel.title_parts import Data
from core.rail18.rules import Rules
from core.rail18.title import Title
from core.rail18.title_checks import phase_place
from core.rail18.title_data import Money, Percent
from core.rail18.title_files import SPECIAL

Times = Annotated[int, Field(ge=1, le=20)]


class OnlineLabelsData(Data):
    """How far the labels of recorded games lie from those of the map."""

    row: int
    column: int


class MountainRailwaysData(Data):
    by_players: dict[str, Annotated[int, Field(ge=0, le=20)]]  # how many are in play
    exchange_from_phase: str
    exchange_forced_in_phase: str
    share_percent: Percent


class CoalRailwaysData(Data):
    prices: tuple[Money, ...]
    train: str
    exchange_from_phase: str
    exchange_forced_in_phase: str


class RegionalTreasuryData(Data):
    with_coal_x_par: Times
    coal: dict[str, str]  # regional -> its coal railway


class StaatsbahnTreasuryData(Data):
    per_share: Money


class Special1824(Data):
    mines: tuple[str, ...]
    online_labels: OnlineLabelsData
    mountain_railways: MountainRailwaysData
    coal_railways: CoalRailwaysData
    regional_treasury: RegionalTreasuryData
    staatsbahn_treasury: StaatsbahnTreasuryData
    exchange: dict[str, Percent]  # forerunner -> certificate of its Staatsbahn


@lru_cache(maxsize=8)
def load_special(title: Title) -> Special1824:
    """Raises TitleDataError where special.toml does not fit the other files."""
    found = validated(Special1824, title.data.special, lambda loc: SPECIAL)
    for label in found.mines:
        _need(label in title.data.hexes, "mines", f"there is no hex {label!r}")
    _check_mountains(title, found.mountain_railways)
    _check_coal(title, found)
    _check_exchange(title, found.exchange)
    return found


def special(rules: Rules) -> Special1824:
    found = rules.special
    assert isinstance(found, Special1824)
    return found


def _check_mountains(title: Title, data: MountainRailwaysData) -> None:
    place = "mountain_railways"
    _need(set(data.by_players) == set(title.data.players), f"{place}.by_players", "should name the numbers of players")
    most = max(data.by_players.values())
    _need(most <= len(title.privates), f"{place}.by_players", f"there are {len(title.privates)} mountain railways")
    phase_place(title.data, SPECIAL, f"{place}.exchange_from_phase", data.exchange_from_phase)
    phase_place(title.data, SPECIAL, f"{place}.exchange_forced_in_phase", data.exchange_forced_in_phase)


def _check_coal(title: Title, found: Special1824) -> None:
    data, place = found.coal_railways, "coal_railways"
    _need(data.train in title.train_sides, f"{place}.train", f"there is no train {data.train!r}")
    pars = {cell.price for row in title.data.market.rows for cell in row if cell and cell.par}
    halves = {price // 2 for price in data.prices if not price % 2}
    _need(halves == pars, f"{place}.prices", "should be twice the par cells of the market")
    phase_place(title.data, SPECIAL, f"{place}.exchange_from_phase", data.exchange_from_phase)
    phase_place(title.data, SPECIAL, f"{place}.exchange_forced_in_phase", data.exchange_forced_in_phase)
    becomes = {company.becomes: sym for sym, company in title.companies.items() if company.becomes}
    _need(found.regional_treasury.coal == becomes, "regional_treasury.coal", "should say what coal railways become")


def _check_exchange(title: Title, exchange: dict[str, int]) -> None:
    merging = {sym: company.merges_into for sym, company in title.companies.items() if company.merges_into}
    _need(set(exchange) == set(merging), "exchange", "should name the companies that merge into another")
    for sym, percent in exchange.items():
        sizes = [cert.percent for cert in title.certificates[merging[sym] or ""]]
        _need(percent in sizes, f"exchange.{sym}", f"there is no certificate of {percent} %")
        _need(title.companies[sym].price is not None, f"exchange.{sym}", "has no price")


def _need(condition: bool, place: str, reason: str) -> None:
    if not condition:
        raise TitleDataError(SPECIAL, place, reason)
