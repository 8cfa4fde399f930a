"""`pip install .` into an empty environment, with its dependencies: `./dev campaign wheel`.

The dependencies are those of `requirements/run.txt`, by their hashes. The program is tried out in an empty folder.
"""

import argparse
import os
import tempfile
import venv
from pathlib import Path
from time import perf_counter

from tests.bench.report import Figure, report
from tests.packaging.installed import ROOT, answers, pip, program_of


def run(argv: list[str]) -> int:
    argparse.ArgumentParser(prog="./dev campaign wheel", description=__doc__).parse_args(argv)
    begun, failures = perf_counter(), []
    with tempfile.TemporaryDirectory(prefix="bankhalter-wheel-") as folder:
        try:
            print(tried(Path(folder)))
        except AssertionError as error:
            failures.append(str(error))
    return report("wheel", [Figure("seconds", perf_counter() - begun, "s")], failures)


def tried(folder: Path) -> str:
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    pip(python, "install", "--only-binary", ":all:", "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    pip(python, "install", ROOT)
    pip(python, "check")
    return answers(program_of(scripts), folder)
