"""Commands without a window. Nothing here loads Qt."""

import argparse
import io
import json
import sys
from pathlib import Path

from core.interchange.audit import Report, audit
from core.interchange.wording import file_text
from core.kernel.errors import BankhalterError
from core.text.catalogue import text
from core.text.lists import items


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bankhalter")
    commands = parser.add_subparsers(dest="command", required=True)
    auditing = commands.add_parser("audit", help="replay a game strictly and report every problem")
    auditing.add_argument("file", type=Path)
    auditing.add_argument("--json", action="store_true", help="print the report as JSON")
    auditing.add_argument("--rulings", help="judge by this preset instead of the game's own")
    if argv and argv[0] not in commands.choices and not argv[0].startswith("-"):
        print(text("command-unknown", command=argv[0], known=items(commands.choices)), file=sys.stderr)
        return 2
    arguments = parser.parse_args(argv)
    try:
        report = audit(arguments.file, arguments.rulings)
    except BankhalterError as error:
        print(file_text(error), file=sys.stderr)
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # names in a script that the screen does not know
    if arguments.json:
        print(json.dumps(report.as_json()))
    else:
        print_report(report)
    return 1 if report.problems else 0


def print_report(report: Report) -> None:
    print(f"{report.title}, rulings {report.rulings}, {len(report.players)} players")
    print(f"{report.applied} of {report.actions} actions applied in {report.seconds} s")
    print("Final worth" if report.finished else "Worth so far")
    for player, worth in sorted(report.final.items(), key=lambda row: -row[1]):
        print(f"  {worth:>7,}  {report.players.get(player, player)}")
    illegal = [run for run in report.runs if not run.legal]
    print(f"{len(report.runs)} runs, {len(illegal)} of them not legal")
    below = report.below_best
    print(f"{len(below)} runs below the best, by {sum(run.best - run.claimed for run in below):,} in all")
    for run in below:
        unproven = "" if run.proven else " at least"
        print(f"  action {run.action}: {run.company} ran for {run.claimed};{unproven} {run.best} was possible")
    print(f"{len(report.problems)} problems")
    for problem in report.problems:
        print(f"  action {problem.action}: {problem.text}")
