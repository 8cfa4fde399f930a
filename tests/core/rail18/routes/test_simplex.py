"""The little linear program against a solver."""

from random import Random

import highspy
import numpy as np
import pytest

from core.rail18.routes.simplex import Simplex


def by_solver(columns: np.ndarray, gains: np.ndarray, limits: np.ndarray) -> float:
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    chosen = [solver.addVariable(lb=0) for _ in gains]
    for row, limit in enumerate(limits):
        used = [(float(columns[at, row]), one) for at, one in enumerate(chosen) if columns[at, row]]
        if used:
            solver.addConstr(sum(factor * one for factor, one in used) <= float(limit))
    solver.maximize(sum(float(gain) * one for gain, one in zip(gains, chosen, strict=True)))
    return float(solver.getInfo().objective_function_value)


def test_programs_that_grow():
    for seed in range(60):
        rng = Random(seed)
        rows, number = rng.randint(2, 12), rng.randint(2, 30)
        limits = np.array([float(rng.choice((1, 1, 1, 2))) for _ in range(rows)])
        columns = np.array([[float(rng.random() < 0.4) for _ in range(rows)] for _ in range(number)])
        columns[range(number), [rng.randrange(rows) for _ in range(number)]] = 1.0  # nothing is free
        gains = np.array([10.0 * rng.randint(1, 30) for _ in range(number)])
        program = Simplex(limits)
        at = 0
        while at < number:
            more = rng.randint(1, 4)
            program.add(columns[at : at + more], gains[at : at + more])
            program.solve()
            at += more
            prices = program.prices
            assert (prices >= 0).all()
            assert (columns[:at] @ prices >= gains[:at] - 1e-4).all(), seed  # no column would still gain
            assert program.value == pytest.approx(by_solver(columns[:at], gains[:at], limits), rel=1e-4), seed


def test_nothing_to_gain():
    program = Simplex(np.ones(3))
    program.solve()
    assert program.value == 0.0
