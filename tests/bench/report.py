"""What every bench and campaign prints: a table, then failures, and last one line of JSON."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured value; `at_most` and `at_least` are its targets (both inclusive)."""

    key: str  # the name in the JSON line, with the unit in it where it helps: "replay_s"
    value: float | int | str
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    @property
    def missed(self) -> bool:
        if isinstance(self.value, str):
            return False
        above = self.at_most is not None and not self.value <= self.at_most
        below = self.at_least is not None and not self.value >= self.at_least
        return above or below

    @property
    def target(self) -> str:
        limits = (("≤", self.at_most), ("≥", self.at_least))
        return " ".join(f"{sign} {_number(limit)}" for sign, limit in limits if limit is not None)


def report(name: str, figures: Iterable[Figure], failures: Sequence[str] = ()) -> int:
    """Print everything and return the exit code: 1 on a missed target or any failure, otherwise 0."""
    figures = list(figures)
    missed = [figure.key for figure in figures if figure.missed]
    ok = not missed and not failures
    print(name)
    for line in _table(figures):
        print(f"  {line}")
    for failure in failures:
        print(f"FAILED {failure}")
    values = {figure.key: _rounded(figure.value) for figure in figures}
    print(json.dumps({"name": name, "ok": ok, **values, "missed": missed, "failures": len(failures)}))
    return 0 if ok else 1


def percentile(samples: Iterable[float], percent: float) -> float:
    """The smallest sample that at least `percent` of all samples do not exceed."""
    ordered = sorted(samples)
    if not ordered:
        raise ValueError("no samples")
    return ordered[max(0, -int(-len(ordered) * percent // 100) - 1)]


def _table(figures: Sequence[Figure]) -> list[str]:
    rows = [("figure", "value", "unit", "target", "")]
    for figure in figures:
        verdict = "" if not figure.target else "missed" if figure.missed else "met"
        rows.append((figure.key, _number(figure.value), figure.unit, figure.target, verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return [
        f"{key:<{widths[0]}}  {value:>{widths[1]}}  {unit:<{widths[2]}}  {target:<{widths[3]}}  {verdict}".rstrip()
        for key, value, unit, target, verdict in rows
    ]


def _rounded(value: float | int | str) -> float | int | str:
    return float(f"{value:.6g}") if isinstance(value, float) else value


def _number(value: float | int | str) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 10_000 else f"{value:.4g}"
    return value if isinstance(value, str) else f"{value:,}"
