"""The program as pip installs it from the repository, tried out where the repository cannot be imported."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PIP = ("-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check")
LONGEST = 600  # seconds


def pip(python: Path | str, *arguments: str | Path) -> None:
    _done([python, *PIP, *arguments], ROOT)


def trial_games(folder: Path) -> list[Path]:
    """Files to audit, one of each title that can be played, made by the repository."""
    _done([sys.executable, ROOT / "packaging" / "trial_game.py", "--all", folder], ROOT, PYTHONPATH=str(ROOT))
    return sorted(folder.iterdir())


def answers(program: Path, folder: Path, **environment: str) -> str:
    """What the program says on being tried out and on auditing games, in an empty folder."""
    games = trial_games(folder / "games")
    empty = folder / "empty"
    empty.mkdir()
    own = {"BANKHALTER_HOME": str(folder / "home"), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", **environment}
    said = [_done([program, *words], empty, **own) for words in (["--smoke"], *(["audit", game] for game in games))]
    assert list(empty.iterdir()) == []
    return "".join(said)


def program_of(scripts: Path) -> Path:
    return scripts / ("bankhalter.exe" if os.name == "nt" else "bankhalter")


def _done(command: list[str | Path], folder: Path, **environment: str) -> str:
    """Without the paths of this Python, unless some are named."""
    inherited: Mapping[str, str] = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command, cwd=folder, env={**inherited, **environment}, capture_output=True, text=True, encoding="utf-8",
        timeout=LONGEST, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout
