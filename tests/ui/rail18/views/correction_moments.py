"""Moments in which something is corrected."""

from tests.titles.t1844.positions import Table
from tests.titles.t1844.shipped import shipped_states
from ui.rail18.views.corrections.kinds import correction_form
from ui.rail18.views.moment import Moment
from ui.shell.views.correction_form import Target


def moments() -> list[Moment]:
    engine, states = shipped_states()
    places = (0, 10, len(states) // 3, len(states) // 2, 3 * len(states) // 4, len(states) - 1)
    return [Moment(engine, states[place], engine.options(states[place])) for place in places]


def table() -> Table:
    found = Table(3, mode="table").company("MOB", par=80, treasury=200, ann=5, ben=1)
    return found.company("AB", par=70, treasury=100, ben=5).turn("MOB")


def moment(of: Table) -> Moment:
    return Moment(of.engine, of.state, of.engine.options(of.state))


def fits(now: Moment, found: Target) -> bool:
    """The dialog opens with what was pointed at."""
    asked = correction_form(now, found.kind, dict(found.values))
    known = {field.name: field.value for field in asked.fields}
    return not asked.problem and all(known.get(name) == value for name, value in found.values) and bool(found.words)
