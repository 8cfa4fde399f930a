"""What one title file says against another: every name is known, every sum is right. The map has its own module."""

from core.kernel.title_parts import check_places, check_rulings, check_unique, fail
from core.rail18.map_checks import check_map, check_tiles
from core.rail18.title_data import CellData, CompanyData, KindData, TitleData, TrainData


def check_title(data: TitleData, own_tiles: frozenset[str]) -> None:
    """Raise a TitleDataError for the first thing that does not fit."""
    _check_players(data)
    check_tiles(data, own_tiles)
    check_map(data)
    _check_market(data)
    _check_phases(data)
    _check_trains(data)
    for name, kind in data.kinds.items():
        _check_kind(data, f"kinds.{name}", kind)
    _check_companies(data)
    _check_privates(data)
    check_rulings(data.rulings)
    check_places(data.places, data.rulings, data.playable)


def phase_place(data: TitleData, file: str, place: str, phase: str | None) -> int | None:
    """The index of a phase that must exist; None stays None."""
    if phase is None:
        return None
    ids = [entry.id for entry in data.phases]
    if phase not in ids:
        fail(file, place, f"there is no phase {phase!r}")
    return ids.index(phase)


def _check_players(data: TitleData) -> None:
    counts = sorted(int(number) for number in data.players if number.isascii() and number.isdigit())
    if len(counts) != len(data.players) or not counts or counts != list(range(counts[0], counts[-1] + 1)):
        fail("title.toml", "players", "numbers of players should follow each other, such as 3, 4, 5")
    for number, entry in data.players.items():
        if int(number) * entry.cash > data.bank:
            fail("title.toml", f"players.{number}", "the bank has not enough money for the starting cash")


def _check_market(data: TitleData) -> None:
    cells: list[CellData] = []
    if not data.market.rows:
        fail("market.toml", "rows", "the market has no rows")
    for number, row in enumerate(data.market.rows, start=1):
        place = f"rows.{number}"
        started = beyond = False
        for cell in row:
            if cell is None and started:
                fail("market.toml", place, "a gap: cells of a row lie side by side")
            if cell is None:
                continue
            if beyond and not cell.beyond_line:
                fail("market.toml", place, f"{cell.price} lies right of a cell that is right of the red line")
            started, beyond = True, cell.beyond_line
            cells.append(cell)
        if not started:
            fail("market.toml", place, "the row has no cell")
    pars = [cell.price for cell in cells if cell.par]
    if not pars:
        fail("market.toml", "rows", "there is no par cell")
    check_unique("market.toml", "rows", "par cell", map(str, pars))
    starts = sum(cell.start for cell in cells)
    if starts > 1:
        fail("market.toml", "rows", "there is more than one start cell")
    if not starts and any(company.merges_into for company in data.companies):
        fail("market.toml", "rows", "there is no start cell for the company formed by merger")
    for name, kind in data.kinds.items():
        if kind.stations_by_par and set(kind.stations_by_par) != set(map(str, pars)):
            fail("companies.toml", f"kinds.{name}.stations_by_par", "should name the par cells of the market")


def _check_phases(data: TitleData) -> None:
    check_unique("phases.toml", "phases", "phase", (phase.id for phase in data.phases))
    if not data.phases:
        fail("phases.toml", "phases", "there is no phase")
    earlier: tuple[str, ...] = ()
    for number, phase in enumerate(data.phases, start=1):
        place = f"phases.{number} ({phase.id})"
        if not phase.tiles or phase.tiles[: len(earlier)] != earlier:
            fail("phases.toml", place, "a phase keeps the tiles of the phase before it")
        earlier = phase.tiles
    starting = [train.starts_phase for train in data.trains if train.starts_phase]
    for phase in data.phases[1:]:
        if starting.count(phase.id) != 1:
            fail(
                "trains.toml",
                "trains",
                f"phase {phase.id} should be started by one train, not {starting.count(phase.id)}",
            )


def _check_trains(data: TitleData) -> None:
    file = "trains.toml"
    types = [side.type for train in data.trains for side in train.sides]
    check_unique(file, "trains", "train", types)
    for number, train in enumerate(data.trains, start=1):
        if not train.sides:
            fail(file, f"trains.{number}", "the card has no side")
        place = f"trains.{number} ({train.sides[0].type})"
        _check_train_phases(data, place, train)
        if train.scrapped_by is not None and train.scrapped_by not in types:
            fail(file, f"{place}.scrapped_by", f"there is no train {train.scrapped_by!r}")
    check_unique(file, "extra_trains", "train", (extra.name for extra in data.extra_trains))
    for extra in data.extra_trains:
        if extra.type not in types:
            fail(file, f"extra_trains.{extra.name}", f"there is no train {extra.type!r}")


def _check_train_phases(data: TitleData, place: str, train: TrainData) -> None:
    fields = ("starts_phase", "available_from_phase", "turns_over_in_phase", "scrapped_in_phase")
    found = [phase_place(data, "trains.toml", f"{place}.{field}", getattr(train, field)) for field in fields]
    known = [index for index in found if index is not None]
    if known != sorted(set(known)):
        fail("trains.toml", place, "a train starts its phase, is turned over and is scrapped in this order")
    if train.turns_over_in_phase is not None and len(train.sides) != 2:
        fail("trains.toml", f"{place}.turns_over_in_phase", "only a card with two sides can be turned over")


def _check_kind(data: TitleData, place: str, kind: KindData) -> None:
    file = "companies.toml"
    if sum(kind.certificates) != 100:
        fail(file, f"{place}.certificates", f"the certificates are {sum(kind.certificates)} %, not 100 %")
    if kind.certificates[0] != max(kind.certificates):
        fail(file, f"{place}.certificates", "the first is the director's: none is larger")
    if any(percent % kind.share_percent for percent in kind.certificates):
        fail(file, f"{place}.share_percent", "every certificate should be a whole number of shares")
    if not kind.station_costs:
        fail(file, f"{place}.station_costs", "there is no station")
    if len(kind.train_limit) != len(data.phases):
        fail(file, f"{place}.train_limit", f"should have a number for each of the {len(data.phases)} phases")
    if max(kind.stations_by_par.values(), default=0) > len(kind.station_costs):
        fail(file, f"{place}.stations_by_par", "there are more stations than costs of stations")
    if not kind.train_kinds:
        fail(file, f"{place}.train_kinds", "there is no kind of train")
    phase_place(data, file, f"{place}.full_treasury_from_phase", kind.full_treasury_from_phase)


def _check_companies(data: TitleData) -> None:
    file = "companies.toml"
    check_unique(file, "companies", "company", (company.sym for company in data.companies))
    check_unique(file, "companies", "code", (company.code for company in data.companies))
    known = {company.sym for company in data.companies}
    for number, company in enumerate(data.companies, start=1):
        place = f"companies.{number} ({company.sym})"
        if company.kind not in data.kinds:
            fail(file, f"{place}.kind", f"there is no kind {company.kind!r}")
        for field in ("becomes", "merges_into"):
            other = getattr(company, field)
            if other is not None and (other not in known or other == company.sym):
                fail(file, f"{place}.{field}", f"there is no other company {other!r}")
        phase_place(data, file, f"{place}.forms_in_phase", company.forms_in_phase)
        _check_places(data, place, company)
        ordinary = len(data.kinds[company.kind].certificates) - 1
        if not 0 <= company.pool_at_start <= ordinary:
            fail(file, f"{place}.pool_at_start", f"there are {ordinary} certificates besides the director's")


def _check_places(data: TitleData, place: str, company: CompanyData) -> None:
    file = "companies.toml"
    for field in ("home", "destination"):
        label = getattr(company, field)
        if label is None:
            continue
        if label not in data.hexes:
            fail(file, f"{place}.{field}", f"there is no hex {label!r}")
        if not data.hexes[label].nodes:
            fail(file, f"{place}.{field}", f"there is no station in {label}")
    if company.home is None:
        return
    nodes = data.hexes[company.home].nodes
    if not 0 <= company.home_city < len(nodes) or nodes[company.home_city].kind != "city":
        fail(file, f"{place}.home_city", f"{company.home} has no such city")


def _check_privates(data: TitleData) -> None:
    file = "privates.toml"
    check_unique(file, "privates", "private", (private.code for private in data.privates))
    known = {company.sym for company in data.companies}
    for number, private in enumerate(data.privates, start=1):
        place = f"privates.{number} ({private.code})"
        if private.code in known:
            fail(file, place, "a company has the same symbol")
        if private.company_price is not None and private.company_price[0] > private.company_price[1]:
            fail(file, f"{place}.company_price", "the lower price comes first")
