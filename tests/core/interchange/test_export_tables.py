"""CSV tables, read back and compared with the positions of whole games."""

import csv
import io
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from core.interchange.any_game import read_game
from core.interchange.game_file import memory_game, new_setup
from core.interchange.tables import BOM, csv_bytes
from core.kernel.foreign import SIGN
from core.kernel.game import Transition
from core.kernel.tables import Table
from core.rail18 import actions as ac
from core.rail18 import events as ev
from core.rail18.engine import Engine18
from core.rail18.family import Game18
from core.rail18.figures.line import Figures, Line
from core.rail18.figures.tables import game_tables
from core.rail18.holdings import certificates, director, percent, price
from core.rail18.rules import Rules
from core.rail18.starts import round_of
from core.rail18.state import Player, State
from core.rail18.table import AuctionResult
from core.rail18.worth import worth
from tests.titles.t1844.recorded_states import recorded_path
from tests.titles.t1844.shipped import shipped_path
from ui.journal.views.table import journal_table
from ui.rail18.views.narration.narrator import Narrator18

GAMES = ("sample", "recorded")
Rows = list[dict[str, str]]


@cache
def whole(name: str) -> tuple[Game18, Rules, Line]:
    path = shipped_path() if name == "sample" else recorded_path()
    return looked_at(read_game(path))


def looked_at(game: Game18) -> tuple[Game18, Rules, Line]:
    assert isinstance(game.engine, Engine18)
    return game, game.engine.rules, Figures(game, game.engine.rules).line()


def read_back(table: Table, separator: str = "comma") -> Rows:
    written = csv_bytes(table, separator).decode("utf-8")
    assert written.startswith(BOM)
    mark = {"comma": ",", "semicolon": ";"}[separator]
    rows = list(csv.DictReader(io.StringIO(written.removeprefix(BOM), newline=""), delimiter=mark, strict=True))
    assert len(rows) == len(table.rows)
    assert all(tuple(row) == table.heads and None not in row.values() for row in rows)
    return rows


@cache
def tables(name: str) -> dict[str, Rows]:
    game, rules, line = whole(name)
    return {table.name: read_back(table) for table in (journal_table(game, Narrator18(rules)), *game_tables(line))}


def ends_of_rounds(game: Game18) -> list[tuple[int, State]]:
    """Each position after which another round began, and the last."""
    path = [0, *(entry.id for entry in game.log.path_to(game.log.head))]
    pairs = zip(path, [*path[1:], None], strict=True)
    found = []
    for entry, following in pairs:
        over = following is None or round_of(game.state_at(entry)) != round_of(game.state_at(following))
        if over and following is not None:
            found.append((following, game.state_at(following)))
    return [*found, (path[-1], game.state_at(path[-1]))] if found[-1][0] != path[-1] else found


@pytest.mark.parametrize("name", GAMES)
def test_what_everybody_held_after_each_round(name: str) -> None:
    game, rules, _ = whole(name)
    rows = tables(name)["holdings"]
    by_entry: dict[int, dict[tuple[str, str], dict[str, str]]] = {}
    for row in rows:
        by_entry.setdefault(int(row["entry"]), {})[row["player"], row["company"]] = row
    ends = ends_of_rounds(game)
    assert list(by_entry) == [entry for entry, _ in ends]
    for entry, state in ends:
        found = by_entry[entry]
        for player in game.state.players:
            for sym in state.shares:
                held = percent(rules, state, sym, player.id)
                row = found.pop((player.name, sym), None)
                assert (row is None) == (held == 0)
                if row is not None:
                    assert int(row["percent"]) == held
                    assert int(row["certificates"]) == len(certificates(rules, state, sym, player.id))
                    assert (row["director"] == "yes") == (director(rules, state, sym) == player.id)
                    assert row["price"] == (str(price(rules, state, sym)) if sym in state.markers else "")
        assert not found


@pytest.mark.parametrize("name", GAMES)
def test_what_everybody_was_worth_after_each_round(name: str) -> None:
    game, rules, _ = whole(name)
    rows = iter(tables(name)["players"])
    for entry, state in ends_of_rounds(game):
        for player in state.players:
            row = next(rows)
            assert (row["entry"], row["player"]) == (str(entry), player.name)
            assert int(row["cash"]) == state.cash[player.id]
            assert int(row["debt"]) == state.debt(player.id)
            assert int(row["worth"]) == worth(rules, state, player.id)
            parts = int(row["cash"]) - int(row["debt"]) + int(row["shares"]) + int(row["other"])
            assert parts == int(row["worth"])
    assert next(rows, None) is None


@pytest.mark.parametrize("name", GAMES)
def test_prices_at_any_entry_follow_from_the_table(name: str) -> None:
    game, rules, _ = whole(name)
    rows = tables(name)["prices"]
    known = {int(row["entry"]): row for row in rows}
    now = dict.fromkeys(rules.title.companies, "")
    for entry in game.log.path_to(game.log.head):
        if entry.id in known:
            now = {sym: known[entry.id][sym] for sym in now}
        state = game.state_at(entry.id)
        assert now == {sym: str(price(rules, state, sym)) if sym in state.markers else "" for sym in now}


@pytest.mark.parametrize("name", GAMES)
def test_revenues_are_those_of_the_dividends(name: str) -> None:
    game, _, _ = whole(name)
    rows = tables(name)["revenues"]
    decided = [event for event in events(game) if isinstance(event, ev.DividendDecided)]
    assert [(row["company"], row["fate"] == "paid") for row in rows] == [
        (event.company, event.paid_out and event.revenue > 0) for event in decided
    ]
    for row, event in zip(rows, decided, strict=True):
        assert int(row["revenue"]) >= event.revenue
        assert bool(row["below"]) == (row["proven"] == "yes")
    assert len({row["round"] for row in rows}) >= 10
    for sym in {row["company"] for row in rows}:
        paid = [row for row in tables(name)["payments"] if (row["why"], row["what"]) == ("dividend", sym)]
        to_players = sum(int(row["amount"]) for row in paid if row["payee"] != sym)
        assert sum(int(row["to_players"]) for row in rows if row["company"] == sym) == to_players


@pytest.mark.parametrize("name", GAMES)
def test_payments_and_the_amounts_of_the_journal_are_all_the_money_that_moved(name: str) -> None:
    game, _, _ = whole(name)
    found = tables(name)
    paid = [event for event in events(game) if isinstance(event, ev.MoneyPaid)]
    assert [int(row["amount"]) for row in found["payments"]] == [event.amount for event in paid]
    assert sum(int(row["amount"] or 0) for row in found["journal"]) == sum(event.amount for event in paid)


@pytest.mark.parametrize("name", GAMES)
def test_the_journal_tells_every_entry_in_order(name: str) -> None:
    game, _, _ = whole(name)
    rows = tables(name)["journal"]
    entries = [int(row["entry"]) for row in rows]
    assert entries == sorted(entries)
    told = set(entries)
    silent = [entry for entry in game.log.path_to(game.log.head) if entry.id not in told]
    assert all(entry.events == [] or {event["kind"] for event in entry.events} <= FLOW for entry in silent)
    assert rows[0]["round"] == "auction"
    assert rows[-1]["round"] == "end"
    assert all(row["text"] and row["time_utc"] for row in rows)
    assert {row["turn"] for row in rows if row["round"].startswith("OR")} >= {"NOB", "SBB"}


FLOW = {"FrameChanged", "FrameEntered", "FrameLeft", "Passed"}


def events(game: Game18) -> Iterator[ev.Event]:
    for entry in game.log.path_to(game.log.head):
        yield from (game.engine.codec.event_from_json(event) for event in entry.events)


def test_a_name_is_no_formula() -> None:
    names = ('=HYPERLINK("x")', "+1", "-2", "@SUM(A1)", 'Anna "A", B; C')
    table = Table("t", ("name", "number"), [(name, -5) for name in names])
    for separator in ("comma", "semicolon"):
        rows = read_back(table, separator)
        assert [row["name"] for row in rows] == [f"'{name}" for name in names[:4]] + [names[4]]
        assert {row["number"] for row in rows} == {"-5"}


HIDDEN = ("Anna;=1+1", "Anna,@SUM(A1)", "Anna;  +1", 'Anna;"=1"', "Anna|-2", "Anna\t=1", "Anna\r\n=1", "＝1", "a;b,=c")


@pytest.mark.parametrize("name", HIDDEN)
def test_no_part_of_a_name_is_a_formula_whatever_the_separator(name: str) -> None:
    table = Table("t", ("name", "other"), [(name, "x")])
    for separator in ("comma", "semicolon"):
        written = csv_bytes(table, separator).decode("utf-8").removeprefix(BOM)
        for mark in ",;|\t":
            cells = [cell.strip(' "') for line in written.splitlines() for cell in line.split(mark)]
            assert not any(cell.startswith(tuple("=+-@＝")) for cell in cells), (separator, mark)
        assert read_back(table, separator)[0]["name"].replace("'", "") == name


def test_a_dangerous_name_of_a_player_is_harmless_in_every_table() -> None:
    players = [Player(code, name) for code, name in (("a", "=1+1"), ("b", "Bé, \n日本"), ("c", "@c"))]
    agreed = new_setup("1844", [replace(player, name=player.id) for player in players], mode="table")
    game = memory_game(replace(agreed, players=tuple(players)))
    taken = game.dispatch(AuctionResult(actor="a", private="P1", amount=25))
    assert isinstance(taken, Transition)
    game, rules, line = looked_at(game)
    for table in (journal_table(game, Narrator18(rules)), *game_tables(line)):
        rows = read_back(table)
        assert not any(value.startswith(("=", "@")) for row in rows for value in row.values())
        assert {row["player"] for row in rows if "player" in row} <= {"'=1+1", f"Bé, {SIGN}日本", "'@c"}


def test_hidden_cash_is_in_no_table() -> None:
    players = [Player(name, name) for name in ("ana", "ben", "cleo")]
    game = memory_game(new_setup("1844", players, mode="table", cash_open=False))
    taken = game.dispatch(AuctionResult(actor="ana", private="P1", amount=25))
    assert isinstance(taken, Transition)
    _, _, line = looked_at(game)
    rows = read_back(next(table for table in game_tables(line) if table.name == "players"))
    assert {(row["cash"], row["debt"], row["worth"]) for row in rows} == {("", "", "")}
    shown = game.dispatch(ac.ChangeSettings(actor="ana", cash_open=True))
    assert isinstance(shown, Transition)
    _, _, line = looked_at(game)
    rows = read_back(next(table for table in game_tables(line) if table.name == "players"))
    assert all(row["cash"] for row in rows)


def test_a_game_that_has_not_begun_has_tables() -> None:
    game = memory_game(new_setup("1844", [Player(name, name) for name in ("ana", "ben", "cleo")]))
    game, rules, line = looked_at(game)
    found = {table.name: read_back(table) for table in (journal_table(game, Narrator18(rules)), *game_tables(line))}
    assert [row["player"] for row in found["players"]] == ["ana", "ben", "cleo"]
    assert [len(found[name]) for name in ("journal", "holdings", "prices", "revenues", "payments")] == [0] * 5


def test_the_format_tells_of_every_table_and_column(repository: Path) -> None:
    words = (repository / "core" / "interchange" / "EXPORT.md").read_text("utf-8")
    game, rules, line = whole("sample")
    codes = set(rules.title.companies)
    for table in (journal_table(game, Narrator18(rules)), *game_tables(line)):
        row = next(row for row in words.splitlines() if row.startswith(f"| `{table.name}` |"))
        assert [head for head in table.heads if head not in codes and f"`{head}`" not in row] == []
