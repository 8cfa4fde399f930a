"""What would come of it: the next phase for a director's companies, and some more rounds for everybody's worth."""

from collections.abc import Mapping

from core.rail18.figures.further_rounds import LastRun, further_rounds
from core.rail18.figures.next_phase import Need, if_phase_turned
from core.rail18.holdings import directed_by
from core.rail18.worth import worth
from core.text.catalogue import text
from core.text.numbers import figure, signed
from ui.rail18.views.chips import chips
from ui.rail18.views.moment import Moment
from ui.values.cells import Cell, Cells, Table, small_table

ROUNDS = 4


def phase_table(moment: Moment, player: str, *, seen: bool) -> Table | None:
    """For who may not see his cash: what the companies lack, and not how much of it he has."""
    rules, state = moment.rules, moment.state
    found = if_phase_turned(rules, state, player)
    led = [sym for sym in directed_by(rules, state, player) if rules.title.kind(sym).must_own_train]
    if found is None or not any(state.companies[sym].launched for sym in led):
        return None
    title = text("before-phase", phase=found.phase)
    if not found.needs:
        return small_table((), (False,), [(Cell(text("before-phase-none"), "quiet"),)], title)
    keys = ("train", "price", "treasury", *(("help", "debt") if seen else ("missing",)))
    rows = [_need(moment, need, seen) for need in found.needs]
    right = (False, False, *(True for _ in keys[1:]))
    return small_table(("", *(text(f"before-head-{key}") for key in keys)), right, rows, title)


def _need(moment: Moment, need: Need, seen: bool) -> Cells:
    chip = Cell(chip=chips(moment.rules.title)[need.company], key=need.company)
    if need.train is None:
        return chip, Cell(text("before-no-train"), "quiet"), *(Cell() for _ in range(4 if seen else 3))
    freely = need.must is False
    words = text("before-train-free" if freely else "before-train-perhaps", train=need.train)
    train = Cell(need.train if need.must else words, "quiet" if freely else "")
    known = (chip, train, Cell(figure(need.price)), Cell(figure(need.treasury), "quiet"))
    if not seen:
        return *known, Cell(figure(need.missing), "warn" if need.missing and not freely else "quiet")
    debt = Cell(figure(need.debt), "bad") if need.debt else Cell()
    return *known, Cell(figure(need.help), "warn") if need.help else Cell(), debt


def rounds_table(moment: Moment, player: str, rounds: int = ROUNDS) -> Table | None:
    """Only for who may see his cash; nothing before a company has run."""
    last = last_runs(moment)
    if not last:
        return None
    now = worth(moment.rules, moment.state, player)
    rows = [
        (
            Cell(text("before-rounds", rounds=number)),
            Cell(figure(found[player]), strong=True),
            Cell(signed(found[player] - now), "quiet"),
        )
        for number, found in enumerate(further_rounds(moment.rules, moment.state, rounds, last), start=1)
    ]
    if not rows:
        return None
    heads = ("", text("player-worth"), text("before-head-more"))
    return small_table(heads, (False, True, True), rows, text("before-revenues"))


def last_runs(moment: Moment) -> Mapping[str, LastRun]:
    """What every company did last; where the journal does not tell, what its charter says, paid."""
    known = {
        sym: LastRun(earned[-1].revenue, earned[-1].paid, earned[-1].mine)
        for sym, earned in moment.history.earned.items()
    }
    on_charters = {
        sym: LastRun(found.last_revenue, paid=True)
        for sym, found in moment.state.companies.items()
        if found.operated and sym not in known
    }
    return {**on_charters, **known}
