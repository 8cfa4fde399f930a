"""Which version of the program this is; a test compares it with `pyproject.toml`."""

VERSION = "0.1.0"
