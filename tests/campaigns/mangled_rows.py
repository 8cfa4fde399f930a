"""Rows and tables of a game file, mangled with SQLite; `forge` makes all hashes fit again afterwards."""

import contextlib
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.store.entries import entry_hash, header_hash
from tests.campaigns.mangled_json import JUNK, mangle_json

ROWS = ("swapped", "deleted", "doubled", "field", "field", "header", "schema", "schema", "pragma", "other")
COLUMNS = ("id", "parent", "kind", "time", "title", "action", "events", "params", "hash")
VALUES: tuple[Any, ...] = (
    None, 0, -1, 2**62, 1e300, "", "x", "head", "note", b"\xff\0", "x" * 1_000_000, "null", "[]", "{}", "[" * 5000,
)  # fmt: skip
SCHEMAS = (
    "CREATE TABLE other (x)",
    "CREATE INDEX i ON entry (kind)",
    "CREATE VIEW v AS SELECT * FROM entry",
    "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
    "ALTER TABLE entry ADD COLUMN more TEXT DEFAULT ''",
    "ALTER TABLE entry RENAME TO old; CREATE VIEW entry AS SELECT * FROM old",
    "ALTER TABLE header RENAME TO old; CREATE TABLE header (id, content, hash)",
    "DROP TABLE entry",
    "DROP TABLE header; CREATE TABLE header AS SELECT 1 AS id, 'x' AS content, 'y' AS hash",
    f"DROP TABLE entry; CREATE TABLE entry ({', '.join(COLUMNS)}, x AS (randomblob(1000000000)) VIRTUAL)",
    "CREATE TABLE e2 AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 20000) SELECT x FROM n",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE TABLE entry (id)' WHERE name = 'entry'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 1 WHERE name = 'entry'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 2147483647 WHERE name = 'header'",
    "CREATE VIRTUAL TABLE f USING fts5(x)",
    "CREATE VIEW deep AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
)
PRAGMAS = (
    "application_id = 1", "user_version = 0", "user_version = 2", "user_version = 2147483647", "user_version = -1",
    "journal_mode = WAL", "auto_vacuum = 2; VACUUM", "page_size = 512; VACUUM", "page_size = 65536; VACUUM",
    "encoding = 'UTF-16'", "schema_version = 99999", "default_cache_size = 1", "max_page_count = 3",
)  # fmt: skip


def mangle_rows(path: Path, chance: random.Random, how: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db, contextlib.suppress(sqlite3.Error):
        ids = [row[0] for row in db.execute("SELECT id FROM entry")] or [1]
        one, other = chance.choice(ids), chance.choice(ids)
        match how:
            case "swapped":
                db.execute("UPDATE entry SET id = -1 WHERE id = ?", (one,))
                db.execute("UPDATE entry SET id = ? WHERE id = ?", (one, other))
                db.execute("UPDATE entry SET id = ? WHERE id = -1", (other,))
            case "deleted":
                db.execute("DELETE FROM entry WHERE id >= ? AND id < ?", (one, one + chance.choice((1, 5, 1000))))
            case "doubled":
                db.execute(
                    f"INSERT INTO entry SELECT {chance.choice((0, -5, 99_999, 2**60))}, {', '.join(COLUMNS[1:])} "
                    "FROM entry WHERE id = ?",
                    (one,),
                )
            case "field":
                db.execute(f"UPDATE entry SET {chance.choice(COLUMNS)} = ? WHERE id = ?", (chance.choice(VALUES), one))
            case "header":
                column = chance.choice(("id", "content", "hash"))
                db.execute(f"UPDATE header SET {column} = ?", (chance.choice(VALUES),))
            case "schema":
                db.executescript(chance.choice(SCHEMAS))
            case "pragma":
                db.executescript(f"PRAGMA {chance.choice(PRAGMAS)}")
            case "other":
                for table in ("entry", "header"):
                    db.execute(f"DROP TABLE {table}")
                db.execute("CREATE TABLE bookmarks (url TEXT, title TEXT)")
        db.commit()


def forge(path: Path, chance: random.Random) -> None:
    """Change header or entries and make all hashes fit, as somebody with bad intentions would."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        [(content,)] = db.execute("SELECT content FROM header").fetchall()
        rows = [list(row) for row in db.execute("SELECT * FROM entry ORDER BY id")]
        if not rows or chance.random() < 0.15:
            content = dumped(mangle_json(json.loads(content), chance))
        else:
            chance.choice(FORGERIES)(rows, chance)
        previous = header_hash(content.encode(errors="replace").decode())
        db.execute("UPDATE header SET content = ?, hash = ?", (content.encode(errors="replace").decode(), previous))
        db.execute("DELETE FROM entry")
        for number, row in enumerate(rows, 1):
            fields = [
                number,
                *(field.encode(errors="replace").decode() if isinstance(field, str) else field for field in row[1:8]),
            ]
            previous = entry_hash(previous, tuple(fields))
            db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*fields, previous))
        db.commit()


Rows = list[list[Any]]


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def _event(rows: Rows, chance: random.Random) -> None:
    """Values of the events of one entry or of some."""
    for _ in range(chance.choice((1, 1, 4))):
        row = chance.choice(rows)
        row[6] = dumped(mangle_json(json.loads(row[6]), chance))


def _last_event(rows: Rows, chance: random.Random) -> None:
    row = rows[-1] if rows[-1][2] == "action" else chance.choice(rows)
    row[6] = dumped(mangle_json(json.loads(row[6]), chance))


def _near(rows: Rows, chance: random.Random) -> None:
    """A number, a company, a player or a hex of an event exchanged for another one of the game."""
    words = [word for row in chance.sample(rows, min(5, len(rows))) for word in _words(json.loads(row[6]))] or ["x"]
    row = chance.choice(rows)
    row[6] = dumped(_exchanged(json.loads(row[6]), words, chance))


def _action(rows: Rows, chance: random.Random) -> None:
    row = chance.choice(rows)
    row[chance.choice((5, 7))] = dumped(mangle_json(json.loads(row[5]) or {}, chance))


def _order(rows: Rows, chance: random.Random) -> None:
    one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
    rows[one][6], rows[other][6] = rows[other][6], rows[one][6]


def _lost(rows: Rows, chance: random.Random) -> None:
    chance.choice(rows)[6] = chance.choice(
        ("[]", "[{}]", "null", "[]]", "[" * 5000, '[{"kind":"Nothing"}]', '[{"kind":5}]')
    )


def _parents(rows: Rows, chance: random.Random) -> None:
    for _ in range(chance.choice((1, 5))):
        at = chance.randrange(len(rows))
        rows[at][1] = chance.choice((0, chance.randrange(at + 1), chance.randrange(at + 1), at + 1))
        rows[at][2] = chance.choice(("action", "head", "note", "edit", "x" * 32))


def _many(rows: Rows, chance: random.Random) -> None:
    """Very many entries that change nothing, or all the same thing."""
    copied = [0, 0, "action", rows[0][3], rows[0][4], "null", chance.choice(("[]", rows[0][6])), "{}"]
    rows += [[0, number, *copied[2:]] for number in range(len(rows), len(rows) + chance.choice((500, 30_000)))]
    for at, row in enumerate(rows):
        row[1], row[2] = at, "action"


def _long(rows: Rows, chance: random.Random) -> None:
    row = chance.choice(rows)
    row[6] = dumped(json.loads(row[6]) * chance.choice((50, 2000)))[:3_900_000]


def _numbers(rows: Rows, chance: random.Random) -> None:
    row = chance.choice(rows)
    huge = chance.choice((10**4000, 2**63, -(10**18), 1e308, 10**9))
    row[6] = dumped(_exchanged(json.loads(row[6]), [huge], chance))


FORGERIES: tuple[Callable[[Rows, random.Random], None], ...] = (
    _event, _event, _last_event, _near, _near, _near, _action, _order, _lost, _parents, _many, _long, _numbers,
)  # fmt: skip


def _words(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [word for key, inner in value.items() if key != "kind" for word in _words(inner)]
    if isinstance(value, list):
        return [word for inner in value for word in _words(inner)]
    return [value]


def _exchanged(value: Any, words: list[Any], chance: random.Random) -> Any:
    if isinstance(value, dict):
        return {key: inner if key == "kind" else _exchanged(inner, words, chance) for key, inner in value.items()}
    if isinstance(value, list):
        return [_exchanged(inner, words, chance) for inner in value]
    return chance.choice([*words, *JUNK[:8]]) if chance.random() < 0.3 else value
