"""Finds a bench or a campaign by its name: `<kind>_<name>.py` with a function `run(argv: list[str]) -> int`."""

import importlib
import sys
from pathlib import Path


def names(kind: str, folder: Path) -> list[str]:
    return sorted(file.stem.removeprefix(f"{kind}_").replace("_", "-") for file in folder.glob(f"{kind}_*.py"))


def dispatch(kind: str, folder: Path, argv: list[str]) -> int:
    known = names(kind, folder)
    asked = argv[0].replace("_", "-") if argv else ""
    if asked not in known:
        complaint = f"There is no {kind} called '{argv[0]}'" if argv else f"Name a {kind}"
        print(f"{complaint}; choose from: {', '.join(known) or 'none yet'}.", file=sys.stderr)
        return 2
    module = importlib.import_module(f"tests.{folder.name}.{kind}_{asked.replace('-', '_')}")
    code: int = module.run(argv[1:])
    return code
