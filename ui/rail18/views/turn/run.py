"""Running trains: the best run as soon as it is found, equal ones, own routes, or at the table a number (R23, R24)."""

from dataclasses import dataclass, replace

from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.mechanics.budget import Budget
from core.rail18.actions import DecideDividend, Route, RunTrains
from core.rail18.payouts import chosen_by_director, payout
from core.rail18.routes.alternatives import Alternative, alternatives
from core.rail18.routes.best_run import BestRun, best_run
from core.rail18.routes.claim import with_verdict
from core.rail18.routes.judge import Judged, tried_run
from core.rail18.routes.nothing import Nothing, why_nothing
from core.rail18.rules import Rules
from core.rail18.state import CompanyTurn, State
from core.rail18.steps.run import enforced, needs_verdict
from core.text.catalogue import text
from core.text.lists import items, sentences
from ui.companion.views.links import section_of_refusal
from ui.rail18.views.moment import Moment
from ui.rail18.views.narration.words import Words
from ui.rail18.views.turn.company import CompanyMoment
from ui.rail18.views.turn.generic import list_row, number, usual_table
from ui.rail18.views.turn.labels import place_name
from ui.rail18.views.turn.own_routes import DRAW, draw_choice, trains_page
from ui.values.cells import Cell, Cells
from ui.values.turn import EVERYBODY, MORE, STOP, Choice, Keys, Spin, TurnTable, TurnView, turn_table

NOTHING, OWN, PAID = "N", "O", "A"  # the last as on the page of the dividend
STEP = 10
GROWTH = 5  # steps above the last revenue that are on buttons
JUMPS = (10, 20, 50)  # what stops are worth differs by tens; any other number can be typed
MOST = 9999
MINES = 4  # amounts from mines to a row
LONG = 5  # stops that do not fit into a line
RUN_SECONDS = 30.0  # the longest search for a best run


@dataclass(frozen=True, slots=True)
class RunAnswer:
    """What the search found: the best run, and those of the same total that wake other places."""

    company: str
    best: BestRun
    equal: tuple[Alternative, ...] = ()
    nothing: Nothing | None = None  # why it earns nothing


def look_for_run(rules: Rules, state: State, budget: Budget) -> RunAnswer | None:
    """To be run in a worker; None where no company is about to run its trains."""
    frame = state.frame
    if not isinstance(frame, CompanyTurn) or frame.step != "run" or not state.track_kept:
        return None
    best = best_run(rules, state, frame.company, budget)
    budget.progress = None  # what is looked for now counts otherwise
    found = alternatives(rules, state, frame.company, best.total, budget) if best.proven and best.total else []
    nothing = why_nothing(rules, state, frame.company) if best.proven and not best.total else None
    return RunAnswer(frame.company, best, tuple(found), nothing)


def wants_search(moment: Moment) -> bool:
    """Does the panel wait for the best run?"""
    frame = moment.state.frame
    return isinstance(frame, CompanyTurn) and frame.step == "run" and moment.state.track_kept and bool(moment.options)


def run_view(turn: CompanyMoment, answer: RunAnswer | None) -> TurnView:
    moment = turn.moment
    kept, at_table = moment.state.track_kept, moment.state.mode == "table"
    best = answer.best if answer is not None else None
    last = moment.state.companies[turn.company].last_revenue
    taken = NOTHING + OWN + PAID + DRAW + EVERYBODY + MORE + STOP + turn.list_keys
    keys = Keys(taken, numbers=not at_table)
    runs = runs_of(answer)
    tables: list[TurnTable] = []
    if len(runs) > 1:
        tables.append(equal_table(turn, answer, runs, keys))
    elif runs:
        tables.append(route_table(turn, runs[0].routes))
    foot = own_choices(turn, answer) if kept else []
    waiting = kept and answer is None
    amount = last if best is None else best.total
    offered = at_table and not amount and not waiting  # nothing is what Enter takes already
    if not offered and (not amount or best is None or not enforced(moment.rules, moment.state)):  # R23
        foot.append(nothing_choice(turn, best))
    default: Choice | None = None
    spin: Spin | None = None
    if at_table:
        spin = Spin(0, MOST, amount, STEP, JUMPS)
        default = number_choice(turn, answer)
        if not kept and default.at is not None and default.worded is not None:
            usual = [last + STEP * step for step in range(-1 if last else 1, GROWTH)]
            tables.append(usual_table(usual, default.at, default.worded))
            tables += mine_table(turn, default, keys)
    elif answer is not None:
        default = run_choice(turn, answer, runs[0]) if runs else foot[-1]
    if default is not None and not waiting:
        foot = [*paid_at_once(turn, default, amount), *foot]
    return TurnView(
        turn.ask(asked(turn), trains=items(turn.trains)),
        turn.actor,
        note(turn, answer, last, len(runs)),
        (*tables, *turn.entries(keys)),
        spin,
        default,
        (*foot, *turn.others("RunTrains", entries=True)),
        waiting=waiting,
        preview=runs[0].routes if runs else turn.company,
    )


def asked(turn: CompanyMoment) -> str:
    if not turn.moment.state.track_kept:
        return "ask-revenue"
    return "ask-run" if turn.trains else "ask-run-without"


def note(turn: CompanyMoment, answer: RunAnswer | None, last: int, equal: int) -> str:
    ran = "yes" if turn.moment.state.companies[turn.company].operated else "no"
    if not turn.moment.state.track_kept:
        return text("turn-last-revenue", treasury=turn.treasury, trains=items(turn.trains), last=last, ran=ran)
    if answer is None:
        return text("turn-searching")
    best = answer.best
    if answer.nothing is not None:
        why = nothing_words(turn.moment, turn.company, answer.nothing)
        return text("turn-proven-zero", why=why, last=last, ran=ran)
    if not best.proven:
        return text("turn-not-proven", total=best.total, bound=best.bound)
    code = "turn-proven" if equal < 2 else "turn-proven-equal"
    return text(code, total=best.total, last=last, ran=ran, number=equal)


def nothing_words(moment: Moment, company: str, found: Nothing) -> str:
    """Why no train earns anything, in the words of the rule where one stands in the way."""
    if found.refused:
        return sentences(refusal_text(refusal, moment.names) for refusal in found.refused)
    return text(f"run-nothing-{found.reason}", company=company)


def runs_of(answer: RunAnswer | None) -> tuple[Alternative, ...]:
    if answer is None or not answer.best.routes:
        return ()
    return answer.equal or (Alternative((), answer.best.routes),)


def claim(
    turn: CompanyMoment, best: BestRun | None, routes: tuple[Route, ...], revenue: int | None = None
) -> RunTrains:
    """The action, with the verdict of the search as far as there is one."""
    plain = RunTrains(actor=turn.actor, company=turn.company, routes=routes, revenue=revenue)
    return plain if best is None else with_verdict(plain, best)


def judged_number(action: RunTrains, best: BestRun) -> RunTrains:
    """A number that is the total of the best run is that run; any other is just a number, with the verdict (R23)."""
    if best.routes and action.revenue == best.total:
        action = action.model_copy(update={"routes": best.routes, "revenue": None})
    return with_verdict(action, best)


def beside_the_best(amount: int, best: BestRun) -> str:
    """What is odd about a claim."""
    if amount < best.total:
        return text("consequence-below-best", below=best.total - amount)
    return text("consequence-above-best", above=amount - best.bound) if amount > best.bound else ""


def must_be_best(moment: Moment, action: Action) -> bool:
    """Is it a claim that may be refused once the best run is known? (R23)"""
    return isinstance(action, RunTrains) and needs_verdict(moment.rules, moment.state, action)


def run_choice(turn: CompanyMoment, answer: RunAnswer | None, run: Alternative, key: str = "") -> Choice:
    assert answer is not None
    label = run_label(turn, answer, run)
    action = claim(turn, answer.best, run.routes)
    name = f"run-{'-'.join(run.wakes) or 'best'}"
    details = details_of(turn, answer, run)
    return Choice(name, label, key, action=action, preview=run.routes, details=details)


def run_label(turn: CompanyMoment, answer: RunAnswer, run: Alternative) -> str:
    """Runs of equal total are told apart by what they visit for the first time."""
    places = items(place_name(turn.moment, label) for label in run.wakes)
    code = "turn-run" if len(runs_of(answer)) < 2 and not places else "turn-run-wakes" if places else "turn-run-same"
    return text(code, amount=answer.best.total, places=places)


def details_of(turn: CompanyMoment, answer: RunAnswer, run: Alternative) -> tuple[str, ...]:
    """Where there are several runs, each tells its routes; so does a long one, which is cut in the table."""
    found = judged_routes(turn, run.routes)
    if len(answer.equal) < 2 and all(len(judged.counted) < LONG for judged in found):
        return ()
    return tuple(
        text("turn-route", train=judged.type, stops=route_words(turn.moment, judged), amount=judged.revenue)
        for judged in found
    )


def number_choice(turn: CompanyMoment, answer: RunAnswer | None) -> Choice:
    """The best run while the amount is its total; any other amount is just a number."""
    best = None if answer is None else answer.best
    runs = runs_of(answer)

    def at(amount: int) -> RunTrains:
        if best is not None and runs and amount == best.total:
            return claim(turn, best, runs[0].routes)
        return claim(turn, best, (), amount)

    def worded(amount: int) -> str:
        if answer is not None and runs and amount == answer.best.total:
            return run_label(turn, answer, runs[0])
        if best is None or amount == best.total:
            return text("turn-run", amount=amount) if amount else text("turn-run-nothing")
        less = best.total - amount
        return text("turn-run-less", amount=amount, less=less) if less > 0 else text("turn-run-more", amount=amount)

    preview = runs[0].routes if runs else turn.company
    details = details_of(turn, answer, runs[0]) if answer is not None and runs else ()
    return Choice("run", worded(0), at=at, worded=worded, preview=preview, details=details)


def mine_table(turn: CompanyMoment, run: Choice, keys: Keys) -> list[TurnTable]:
    """The amount with what mines bring the treasury besides, where the board does not tell it."""
    most = turn.moment.rules.slots.routes.most_for_treasury(turn.moment.rules, turn.moment.state, turn.company)

    def cell(mine: int) -> Cell:
        def at(amount: int) -> RunTrains:
            return claim(turn, None, (), amount).model_copy(update={"mine_money": mine})

        def worded(amount: int) -> str:
            return text("turn-run-mine", amount=amount, mine=mine)

        choice = Choice(f"mine-{mine}", worded(0), keys.next(), at=at, worded=worded, preview=run.preview)
        return Cell(text("turn-mine", mine=mine), side=choice.key, choice=choice)

    cells = [cell(mine) for mine in range(STEP, most + 1, STEP)]
    rows = [cells[at : at + MINES] for at in range(0, len(cells), MINES)]
    return [turn_table("mines", rows)] if cells else []


def paid_at_once(turn: CompanyMoment, run: Choice, amount: int) -> list[Choice]:
    """The filled button and the dividend in one, as most revenues are paid out."""
    rules, state = turn.moment.rules, turn.moment.state
    if not amount or not chosen_by_director(rules, state, turn.company, amount):
        return []

    def worded(revenue: int) -> str:
        return text("turn-run-and-pay", amount=revenue)

    pay = DecideDividend(actor=turn.actor, company=turn.company, pay=True)
    parts = payout(rules, state, turn.company, amount, "paid").parts
    said = items(
        text("turn-part", name=turn.moment.names.get(holder, holder), amount=part) for holder, part in parts.items()
    )
    details = (*run.details, text("turn-pays-out", parts=said)) if run.at is None else run.details
    return [
        replace(run, id="run-and-pay", label=text("turn-run-paid"), key=PAID, worded=worded, then=pay, details=details)
    ]


def nothing_choice(turn: CompanyMoment, best: BestRun | None) -> Choice:
    return Choice("run-nothing", text("turn-run-nothing"), NOTHING, action=claim(turn, best, ()), preview=turn.company)


@dataclass(frozen=True)
class OwnRun:
    """Own routes, claimed with the verdict of the search."""

    turn: CompanyMoment
    answer: RunAnswer | None

    def claim(self, routes: tuple[Route, ...]) -> RunTrains:
        return claim(self.turn, None if self.answer is None else self.answer.best, routes)

    def weighed(self, page: TurnView, total: int) -> TurnView:
        """Where the best run must be made and these routes earn less, it is shown and offered instead (R23)."""
        answer, turn = self.answer, self.turn
        runs = runs_of(answer)
        if answer is None or not runs or total >= answer.best.total:
            return page
        if not enforced(turn.moment.rules, turn.moment.state):
            return page
        less = answer.best.total - total
        return replace(
            page,
            question=turn.ask("ask-better-run"),
            note=text("turn-falls-short", total=total, less=less, best=answer.best.total),
            tables=(route_table(turn, runs[0].routes), *page.tables),
            default=run_choice(turn, answer, runs[0]),
            preview=runs[0].routes,
            why=section_of_refusal(turn.moment.rules.title.id, "below-best"),
        )


def drawn_page(turn: CompanyMoment, answer: RunAnswer | None, routes: tuple[Route, ...]) -> TurnView:
    """Own routes so far."""
    return trains_page(turn, routes, OwnRun(turn, answer))


def own_choices(turn: CompanyMoment, answer: RunAnswer | None) -> list[Choice]:
    own = Choice("own-routes", text("turn-own-routes"), OWN, page=lambda: drawn_page(turn, answer, ()), endless=True)
    return [own, draw_choice(turn)]


def equal_table(turn: CompanyMoment, answer: RunAnswer | None, runs: tuple[Alternative, ...], keys: Keys) -> TurnTable:
    """Runs of equal total, by what they bring to life: the director chooses (R24)."""
    rows = tuple(list_row(turn.moment, run_choice(turn, answer, run, keys.next())) for run in runs)
    return turn_table("runs", rows, wide=1)


def route_table(turn: CompanyMoment, routes: tuple[Route, ...]) -> TurnTable:
    rows: list[Cells] = [
        (
            Cell(judged.type, strong=True),
            Cell(route_words(turn.moment, judged)),
            Cell(bonus_words(judged), tone="quiet", align="right"),
            Cell(earned_words(judged), align="right"),
        )
        for judged in judged_routes(turn, routes)
    ]
    return turn_table("routes", tuple(rows), wide=1, dense=True)


def earned_words(judged: Judged) -> str:
    """With what the treasury gets besides."""
    if not judged.treasury:
        return number(judged.revenue)
    return text("sheet-with-mine", revenue=number(judged.revenue), mine=number(judged.treasury))


def judged_routes(turn: CompanyMoment, routes: tuple[Route, ...]) -> list[Judged]:
    found = tried_run(turn.moment.rules, turn.moment.state, turn.company, routes)
    return [] if isinstance(found, Rejection) else found


def route_words(moment: Moment, judged: Judged) -> str:
    words = Words(moment.rules, moment.state.players)
    return " – ".join(words.town(label) for label, _ in judged.counted)


def bonus_words(judged: Judged) -> str:
    return text("turn-bonus", amount=judged.bonus) if judged.bonus else ""
