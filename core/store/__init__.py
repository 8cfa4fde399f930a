"""The game file: one SQLite file with an append-only journal. FORMAT.md describes it."""
