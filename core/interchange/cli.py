"""Commands without a window. Nothing here loads Qt."""

import json
import sys
from pathlib import Path

from core.interchange.audit import Report, audit
from core.interchange.command_line import NOT_UNDERSTOOD, Misunderstood, Parser, language_option, speak_as_told, word
from core.interchange.whole_game import json_bytes
from core.interchange.wording import file_text
from core.interchange.writing import demand_other, write_file
from core.kernel.errors import BankhalterError
from core.text.catalogue import text
from core.text.lists import items
from core.text.numbers import figure


def main(argv: list[str]) -> int:
    speak_as_told(argv)
    parser = Parser(prog="bankhalter")
    commands = parser.add_subparsers(dest="command", required=True, metavar="audit")
    auditing = commands.add_parser("audit", prog="bankhalter audit", description=text("command-audit"))
    auditing.add_argument("file", type=Path, metavar=word("file"), help=text("command-audit-file"))
    auditing.add_argument("--json", action="store_true", help=text("command-audit-json"))
    auditing.add_argument("--states", type=Path, metavar=word("out"), help=text("command-audit-states"))
    auditing.add_argument("--rulings", metavar=word("rulings"), help=text("command-audit-rulings"))
    language_option(auditing)
    if argv and argv[0] not in commands.choices and not argv[0].startswith("-"):
        print(text("command-unknown", command=argv[0], known=items(commands.choices)), file=sys.stderr)
        return NOT_UNDERSTOOD
    try:
        arguments = parser.parse_args(argv)
        report = audit_told(arguments.file, arguments.rulings, arguments.states)
    except Misunderstood as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD
    except BankhalterError as error:
        print(file_text(error), file=sys.stderr)
        return NOT_UNDERSTOOD
    if arguments.json:
        print(json.dumps(report.as_json()))
    else:
        print_report(report)
    return 1 if report.problems else 0


def audit_told(path: Path, rulings: str | None, states: Path | None) -> Report:
    """The report; with `states` every state goes into a file, a line for each. Raises BankhalterError."""
    if states is None:
        return audit(path, rulings)
    demand_other(states, path)
    lines: list[bytes] = []
    report = audit(path, rulings, lambda line: lines.append(json_bytes(line)))
    write_file(states, b"".join(lines))
    return report


def print_report(report: Report) -> None:
    print(text("audit-game", title=report.title, rulings=report.rulings, players=len(report.players)))
    print(text("audit-applied", applied=report.applied, actions=report.actions, seconds=report.seconds))
    print(text("audit-final" if report.finished else "audit-worth"))
    for player, worth in sorted(report.final.items(), key=lambda row: -row[1]):
        print(f"  {figure(worth):>7}  {report.players.get(player, player)}")
    above = report.above_best
    illegal = [run for run in report.runs if not run.legal or run in above]
    print(text("audit-runs", runs=len(report.runs), illegal=len(illegal)))
    for run in above:
        params = {"action": run.action, "company": run.company, "claimed": run.claimed, "most": run.bound}
        print(" ", text("audit-run-above", **params))
    below = report.below_best
    print(text("audit-below", runs=len(below), amount=sum(run.best - run.claimed for run in below)))
    for run in below:
        params = {"action": run.action, "company": run.company, "claimed": run.claimed, "best": run.best}
        print(" ", text("audit-run", **params, proven="yes" if run.proven else "no"))
    print(text("audit-problems", count=len(report.problems)))
    for problem in report.problems:
        print(" ", text("audit-problem", action=problem.action, problem=problem.text))
