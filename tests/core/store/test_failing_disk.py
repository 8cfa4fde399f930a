"""A small share of two campaigns: `./dev campaign power-cuts` and `./dev campaign io-faults` make thousands."""

import pytest

from tests.campaigns import campaign_io_faults, preload
from tests.campaigns.cases import Tally, together

with_compiler = pytest.mark.skipif(preload.compiler() is None, reason="needs Linux and a C compiler")


def small_share(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> Tally:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with preload.environment() as around:
        tally = together(name, 0, number, seed=1844, processes=1, environment=around)
    assert tally.failures == []
    assert tally.cases == number
    assert (tally.fallen, tally.late) == (0, 0)
    return tally


@with_compiler
@pytest.mark.long
def test_whatever_was_shown_survives_a_power_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    small_share("power-cuts", 40, monkeypatch)


@with_compiler
@pytest.mark.long
def test_faults_of_the_disk_are_told_and_caught_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = small_share("io-faults", 36, monkeypatch)
    assert any(became.endswith("kept_in_memory") for became in tally.outcomes)
    assert any(became.endswith("told") for became in tally.outcomes)


def test_without_a_compiler_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(preload, "COMPILERS", ())
    assert campaign_io_faults.run(["--n", "1"]) == preload.NOT_HERE
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "io-faults: This needs Linux and a C compiler (cc, gcc or clang), and there is none.\n"
