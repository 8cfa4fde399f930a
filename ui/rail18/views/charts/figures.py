"""The game in figures as a leaf: biggest run, best investments, who paid for whom, runs below the best, and counts."""

from core.rail18.figures.investments import Account
from core.rail18.figures.line import Line
from core.rail18.figures.sums import Flow, GameFigures, game_in_figures
from core.text.lists import aside
from core.text.numbers import figure, tenths
from ui.rail18.views.charts.view import names_of, round_name
from ui.rail18.views.chips import chips
from ui.values.cells import Cell, Table, small_table
from ui.values.facts import Fact, Facts
from ui.values.leaf import Block, Head, Leaf
from ui.values.words import word

MOST_RUNS = 6  # below the best that are listed one by one
NOTHING = "–"


def figures_leaf(line: Line, *, searching: bool = False) -> Leaf:
    """`searching`: the best of more runs is being looked for."""
    found = game_in_figures(line)
    blocks: list[Block] = [_head(line, found), Facts((*_entered(line), *counts(found, searching=searching)))]
    if found.turns and any(account.put_in for account in found.investments):
        blocks.append(_investments(line, found))
    if any(flow.kind == "dividend" for flow in found.flows):
        blocks.append(_dividends(line, found))
    if others := [flow for flow in found.flows if flow.kind != "dividend"]:
        blocks.append(_others(line, others))
    if found.runs_below:
        blocks.append(_runs_below(line, found))
    return Leaf("figures", tuple(blocks))


def _head(line: Line, found: GameFigures) -> Head:
    figures = []
    if (run := found.biggest_run) is not None:
        label = word("figures-biggest-of", company=run.company, round=round_name(run.round))
        figures.append(Fact(label, figure(run.revenue)))
    if found.turns and (best := found.best_investment) is not None:
        label = word("figures-best-of", player=names_of(line)[best.player], what=best.code)
        figures.append(Fact(label, word("figures-times", ratio=times(best))))
    title = word("figures-whole" if found.over else "figures-so-far")
    return Head(title, round_name(line.points[-1].round), tuple(figures))


def _entered(line: Line) -> tuple[Fact, ...]:
    """Of a position that was entered nothing is known from before."""
    if not (line.steps and line.steps[0].fresh):
        return ()
    return (Fact(word("figures-from"), word("figures-entered", round=round_name(line.start.round))),)


def counts(found: GameFigures, *, searching: bool = False) -> tuple[Fact, ...]:
    count = found.counts
    facts = [
        Fact(word("figures-rounds"), figure(found.rounds)),
        Fact(word("figures-turns"), figure(found.turns)),
        Fact(word("figures-tiles"), figure(count.get("tile", 0))),
        Fact(word("figures-stations"), figure(count.get("station", 0))),
        Fact(word("figures-trains"), figure(count.get("train", 0))),
        Fact(word("figures-runs-below"), _below(found, searching=searching)),
    ]
    if found.broke_in is not None:
        facts.append(Fact(word("figures-bank-broke"), round_name(found.broke_in)))
    if found.seconds is not None:
        minutes = round(found.seconds / 60)
        facts.append(Fact(word("figures-time"), word("figures-time-value", hours=minutes // 60, minutes=minutes % 60)))
    for what, code in (("corrected", "figures-corrected"), ("overruled", "figures-overruled")):
        if number := count.get(what, 0):  # type: ignore[call-overload]
            facts.append(Fact(word(code), figure(number)))
    return tuple(facts)


def _below(found: GameFigures, *, searching: bool = False) -> str:
    """Of how many runs the best is known has to be told where it is not all of them, and why."""
    if not found.runs:
        return NOTHING
    params = {"judged": found.runs_judged, "runs": found.runs}
    if searching:
        return word("figures-searching", **params)
    if found.runs_below:
        words = word("figures-below", count=len(found.runs_below), amount=figure(found.below))
    elif found.runs_judged:
        words = word("figures-none-below", runs=found.runs_judged)
    else:
        words = word("figures-not-judged")
    if found.runs_unproven:
        words = aside(words, word("figures-unproven", **params, count=found.runs_unproven))
    elif 0 < found.runs_judged < found.runs:
        words = aside(words, word("figures-judged", **params))
    return words


def times(account: Account) -> str:
    return tenths(account.ratio) if account.ratio is not None else NOTHING


def _investments(line: Line, found: GameFigures) -> Table:
    names, known = names_of(line), chips(line.rules.title)
    rows = []
    for player in line.state.players:
        best = found.best_of(player.id)
        if best is None:
            continue
        chip = known.get(best.code)
        rows.append(
            (
                Cell(names[player.id]),
                Cell("" if chip is not None else best.code, chip=chip, key=best.code if chip is not None else ""),
                Cell(word("figures-held", percent=best.percent) if best.percent else NOTHING),
                Cell(figure(best.put_in)),
                Cell(figure(best.returned)),
                Cell(times(best), strong=True),
            )
        )
    heads = ("", "", word("figures-head-held"), word("figures-head-put"), word("figures-head-back"),
             word("figures-head-ratio"))  # fmt: skip
    return small_table(heads, (False, True, True, True, True, True), tuple(rows), word("figures-investments"))


def _dividends(line: Line, found: GameFigures) -> Table:
    """Who led the companies, and what the others had of them."""
    names = names_of(line)
    paid = {(flow.payer, flow.payee): flow.amount for flow in found.flows if flow.kind == "dividend"}
    players = [player.id for player in line.state.players]
    rows = tuple(
        (
            Cell(names[payer]),
            *(Cell(figure(amount) if (amount := paid.get((payer, payee), 0)) else NOTHING) for payee in players),
        )
        for payer in players
        if any(key[0] == payer for key in paid)
    )
    heads = (word("figures-led-by"), *(word("figures-to", player=names[payee]) for payee in players))
    return small_table(heads, (False, *(True for _ in players)), rows, word("figures-dividends"))


def _others(line: Line, flows: list[Flow]) -> Table:
    names = names_of(line)
    rows = tuple(
        (
            Cell(
                word(
                    f"figures-flow-{flow.kind}",
                    payer=names.get(flow.payer, flow.payer),
                    payee=names.get(flow.payee, flow.payee),
                )
            ),
            Cell(figure(flow.amount)),
        )
        for flow in flows
    )
    return small_table(("", ""), (False, True), rows, word("figures-flows"))


def _runs_below(line: Line, found: GameFigures) -> Table:
    """The worst one by one, the others together."""
    worst = sorted(found.runs_below, key=lambda run: -run.below)
    shown = worst if len(worst) <= MOST_RUNS + 1 else worst[:MOST_RUNS]
    rows = [
        (
            Cell(word("figures-run-below", company=run.company, round=round_name(run.round))),
            Cell(word("figures-run-less", revenue=figure(run.revenue), best=figure(run.best or 0))),
            Cell(figure(-run.below), tone="bad"),
        )
        for run in shown
    ]
    if others := worst[len(shown) :]:
        less = sum(run.below for run in others)
        rows.append((Cell(word("figures-runs-others", count=len(others))), Cell(), Cell(figure(-less), tone="bad")))
    return small_table(("", "", ""), (False, False, True), tuple(rows), word("figures-runs-below"))
