"""What a game file of the present format looks like inside. FORMAT.md explains it."""

from typing import Final

APPLICATION_ID: Final = 0x424B4852  # "BKHR"

FORMAT = 1

# The file must hold exactly these objects, to the letter; anything else in it is refused.
TABLES: dict[str, str] = {
    "header": "CREATE TABLE header (id INTEGER PRIMARY KEY, content TEXT NOT NULL, hash TEXT NOT NULL)",
    "entry": (
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL, kind TEXT NOT NULL, time TEXT NOT NULL, "
        "title TEXT NOT NULL, action TEXT NOT NULL, events TEXT NOT NULL, params TEXT NOT NULL, hash TEXT NOT NULL)"
    ),
}

SELECT_HEADER: Final = "SELECT id, content, hash FROM header LIMIT 2"
INSERT_HEADER: Final = "INSERT INTO header (id, content, hash) VALUES (1, ?, ?)"
_COLUMNS: Final = "id, parent, kind, time, title, action, events, params, hash"
SELECT_ENTRIES: Final = f"SELECT {_COLUMNS} FROM entry ORDER BY id"
SELECT_ENTRY: Final = f"SELECT {_COLUMNS} FROM entry WHERE id = ?"
INSERT_ENTRY: Final = f"INSERT INTO entry ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
