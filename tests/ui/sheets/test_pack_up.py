"""The pack-up sheet, read back from the PDF: a game can be laid out again from it, and entered again."""

from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from core import registry
from core.interchange.game_file import new_setup
from core.rail18.holdings import certificates
from core.rail18.state import BANK, CLOSED, POOL, Player
from core.text.numbers import figure
from tests.ui.sheets import games
from tests.ui.sheets.paper import fonts_of, has_run, lines_of, pages_of, sizes_of, text_of
from ui.paint.theme import set_text_size
from ui.rail18.drawings import DRAWINGS
from ui.rail18.views.map.piece_words import tile_lies
from ui.rail18.views.moment import Moment
from ui.rail18.views.papers.kinds import kinds_of_paper
from ui.rail18.views.sheets.pack_up import pack_up
from ui.rail18.views.sheets.pack_up_boxes import begun, sizes
from ui.sheets.output import pdf_bytes
from ui.sheets.paper_size import A4, LETTER, PAPERS

MOMENTS = 5
SOURCES = {"sample": games.sample_moments, "recorded": games.recorded_moments}


@cache
def moments(source: str) -> list[Moment]:
    return SOURCES[source](MOMENTS)


@cache
def told_pages(source: str, number: int) -> list[list[str]]:
    return pages_of(printed(source, number))


def told(source: str, number: int) -> list[str]:
    return [line for page in told_pages(source, number) for line in page]


@cache
def printed(source: str, number: int, paper: str = "A4") -> bytes:
    return pdf_bytes(pack_up(moments(source)[number], games.NAME, games.WHEN), PAPERS[paper], DRAWINGS)


def row_of(lines: list[str], label: str, head: str, place: int = 0) -> list[str]:
    """The cells of a hex in the table whose last column is called so; of several rows that of this place."""
    cells = lines[lines.index(head) + 1 :]
    starts = [at for at, cell in enumerate(cells) if cell in registry.title("1844").data.hexes]
    here = [at for at in starts if cells[at] == label][place]
    return cells[here : next((at for at in starts if at > here), here + 8)]


every_moment = pytest.mark.parametrize(
    ("source", "number"), [(source, number) for source in SOURCES for number in range(MOMENTS)]
)


@every_moment
@pytest.mark.long
def test_each_tile_is_told_with_its_hex_number_and_rotation(qtbot: QtBot, source: str, number: int) -> None:
    moment, lines = moments(source)[number], told(source, number)
    for label, lies in moment.state.tiles.items():
        row = row_of(lines, label, "Turn")
        assert has_run(row, lies.tile, tile_lies(moment.rules, lies.tile, lies.rotation), str(lies.rotation)), label


@every_moment
@pytest.mark.long
def test_the_map_shows_the_number_of_every_tile(qtbot: QtBot, source: str, number: int) -> None:
    state = moments(source)[number].state
    drawn = next(" ".join(page).split() for page in told_pages(source, number) if page[0] == "Map")
    for lies in state.tiles.values():
        drawn.remove(lies.tile)  # raises where one is missing
    for label in state.tiles:
        assert label in drawn, label


@every_moment
def test_each_station_and_each_piece_is_told(qtbot: QtBot, source: str, number: int) -> None:
    moment, lines = moments(source)[number], told(source, number)
    for label, here in moment.state.stations.items():
        for place, station in enumerate(here):
            assert station.company in row_of(lines, label, "City with track to", place), (label, station)
    for label, overlays in moment.state.overlays.items():
        for place, overlay in enumerate(overlays):
            assert overlay.paper in row_of(lines, label, "Certificate", place), (label, overlay)


@every_moment
def test_each_certificate_is_told_with_its_owner(qtbot: QtBot, source: str, number: int) -> None:
    moment, lines = moments(source)[number], told(source, number)
    rules, state = moment.rules, moment.state
    for sym in state.companies:
        for owner in (*state.order, POOL, BANK):
            held = certificates(rules, state, sym, owner)
            if not held or not begun(state, sym):
                continue
            name = {POOL: "Pool", BANK: "Bank"}.get(owner) or moment.names[owner]
            percent = str(sum(certificate.percent for certificate in held))
            assert has_run(lines, name, sizes(held), percent), (sym, owner)
            if state.is_player(owner):
                assert has_run(lines, sym, sizes(held), percent), (sym, owner)


@every_moment
def test_each_other_certificate_is_told(qtbot: QtBot, source: str, number: int) -> None:
    moment, text = moments(source)[number], " ".join(told(source, number))
    for codes in kinds_of_paper(moment.rules).values():
        for code in codes:
            owner = moment.state.papers[code].owner
            start = text.index("Out of the game P") if owner == CLOSED else 0
            assert code in text[start:], code


@every_moment
def test_each_amount_is_told(qtbot: QtBot, source: str, number: int) -> None:
    moment, lines = moments(source)[number], told(source, number)
    rules, state = moment.rules, moment.state
    assert has_run(lines, "Cash", figure(state.cash[BANK]), "Bank")
    for player in state.order:
        assert has_run(lines, "Cash", figure(state.cash[player]), moment.names[player]), player
        for label, debts in (("Debt for trains", state.train_debt), ("Debt from the exchange", state.exchange_debt)):
            if debts.get(player):
                assert has_run(lines, label, figure(debts[player])), player
    for sym, company in state.companies.items():
        if not company.par or company.closed:
            continue
        name = rules.title.companies[sym].name
        assert has_run(lines, sym, "Treasury", figure(state.cash.get(sym, 0)), name), sym
        price, row = figure(rules.market.price(state.markers[sym])), str(state.markers[sym].row + 1)
        assert has_run(lines, sym, price, row, str(state.markers[sym].column + 1)), sym
        box = lines[lines.index(name) :]
        assert has_run(box, "Par", figure(company.par)), sym


@every_moment
def test_trains_are_told_by_owner_and_in_the_stack(qtbot: QtBot, source: str, number: int) -> None:
    moment, lines = moments(source)[number], told(source, number)
    rules, state = moment.rules, moment.state
    for sheet in rules.title.data.trains:
        left = "enough" if sheet.count is None else str(sheet.count - state.stack.get(sheet.sides[0].type, 0))
        prices = " / ".join(figure(side.price) for side in sheet.sides)
        assert has_run(lines, *(side.type for side in sheet.sides), prices, left)
    for sym in state.companies:
        cards = [state.trains[train].type for train in state.trains_of(sym)]
        if cards:
            box = lines[lines.index(rules.title.companies[sym].name) :]
            assert has_run(box[: box.index("Holder")], "Trains", *cards), sym


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.long
def test_pages_have_the_size_of_the_paper_and_a_number(qtbot: QtBot, paper: object) -> None:
    name, size = ("A4", (595, 842)) if paper is A4 else ("Letter", (612, 792))
    data = printed("sample", MOMENTS - 1, name)
    found = sizes_of(data)
    assert found.count(size) == len(found) - 1
    assert found.count(size[::-1]) == 1  # the map lies across
    for number, page in enumerate(pages_of(data), 1):
        assert f"{number} of {len(found)}" in page


def test_only_bundled_faces_are_used(qtbot: QtBot) -> None:
    for number in range(MOMENTS):
        assert all("NotoSans" in font for font in fonts_of(printed("sample", number)))


@pytest.mark.long
def test_the_text_size_of_the_window_changes_nothing_on_paper(qtbot: QtBot) -> None:
    sheet = pack_up(moments("sample")[2], games.NAME, games.WHEN)
    plain = lines_of(pdf_bytes(sheet, A4, DRAWINGS))
    set_text_size(150)
    try:
        assert lines_of(pdf_bytes(sheet, A4, DRAWINGS)) == plain
    finally:
        set_text_size(100)


@pytest.mark.long
def test_long_names_and_seven_players_are_not_cut(qtbot: QtBot) -> None:
    players = [Player(f"p{number}", name) for number, name in enumerate(games.LONG_NAMES)]
    engine = registry.engine(new_setup("1844", players, "2016"))
    text = text_of(pdf_bytes(pack_up(Moment(engine, engine.initial()), games.NAME, games.WHEN), A4, DRAWINGS))
    assert "…" not in text
    for name in games.LONG_NAMES:
        assert name in text
    late = games.renamed(moments("sample")[3], games.LONG_NAMES)
    found = lines_of(pdf_bytes(pack_up(late, games.NAME, games.WHEN), LETTER, DRAWINGS))
    assert not [line for line in found if "…" in line]


def test_hidden_cash_stands_on_a_page_of_its_own(qtbot: QtBot) -> None:
    moment = moments("sample")[3]
    hidden = Moment(moment.engine, moment.state.with_(cash_open=False))
    *others, last = pages_of(pdf_bytes(pack_up(hidden, games.NAME, games.WHEN), A4, DRAWINGS))
    assert last[0] == "Cash of the players"
    for player in moment.state.order:
        name, cash = moment.names[player], figure(moment.state.cash[player])
        assert has_run(last, name, cash)
        assert not any(has_run(page, "Cash", cash, name) for page in others)


def test_that_the_bank_is_broken_is_told_once_where_the_game_stands(qtbot: QtBot) -> None:
    moment = moments("sample")[3]
    broken = Moment(moment.engine, moment.state.with_(bank_broken=True))
    found = lines_of(pdf_bytes(pack_up(broken, games.NAME, games.WHEN), A4, DRAWINGS))
    assert found.count("the bank is broken") == 1
    assert has_run(found, "Bank", "the bank is broken")


def test_a_game_without_track_asks_for_a_photograph(qtbot: QtBot) -> None:
    moment = moments("sample")[3]
    without = Moment(moment.engine, moment.state.with_(track_kept=False, mode="table"))
    data = pdf_bytes(pack_up(without, games.NAME, games.WHEN), A4, DRAWINGS)
    assert "Take a photograph of the board" in text_of(data)
    assert "Tiles" not in lines_of(data)
