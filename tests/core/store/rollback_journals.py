"""Rollback journals of SQLite, made by hand."""

import struct

MAGIC = bytes.fromhex("d9d505f920a163d7")
PAGE = 4096
SECTOR = 512
NONCE = 1844


def rollback_journal(before: bytes, after: bytes) -> bytes:
    """As SQLite writes it, before it begins to change the file: every page that will change."""
    pages = [at for at in range(0, len(before), PAGE) if before[at : at + PAGE] != after[at : at + PAGE]]
    head = struct.pack(">8s5I", MAGIC, len(pages), NONCE, len(before) // PAGE, SECTOR, PAGE).ljust(SECTOR, b"\0")
    records = []
    for at in pages:
        page = before[at : at + PAGE]
        check = NONCE + sum(page[place] for place in range(PAGE - 200, 0, -200))
        records.append(struct.pack(">I", at // PAGE + 1) + page + struct.pack(">I", check))
    return head + b"".join(records)
