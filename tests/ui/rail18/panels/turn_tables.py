"""Positions in which the turn panel asks for something."""

from core.rail18.state import Question
from tests.titles.t1844.positions import Table


def auction() -> Table:
    table = Table()
    return table.change(**{name: getattr(table.engine.initial(), name) for name in ("papers", "flow")})


def stock() -> Table:
    table = Table().company("AB", ann=4, ben=2, pool=2).company("STB", ben=5).give(ann=800)
    return table.change(train_debt={"cat": 60})


def track() -> Table:
    table = Table().phase("3").company("VZ", treasury=500, ann=2).paper("T1", "ann").paper("P2", "ann")
    return table.paper("P4", "ben").tiles(K10="15/0").turn("VZ")


def station() -> Table:
    table = Table().phase("3").company("STB", par=100, treasury=500, ann=5)
    table.tiles(D15="15/1", D13="57/1", C14="58/5", C12="15/1", C16="8/4", C18="8/1", B19="57/0")
    return table.turn("STB", "station")


def run() -> Table:
    table = Table().company("VZ", ann=2).own("VZ", a="2H").tiles(K10="15/0", K8="4/1")
    return table.turn("VZ", "run")


def dividend() -> Table:
    return Table().company("AB", par=100, ann=3, ben=2, pool=1).turn("AB", "dividend", revenue=90)


def trains() -> Table:
    table = Table().phase("3").company("AB", treasury=400, ann=5).company("STB", ann=5).own("STB", a="3", b="3")
    return table.own("pool", c="2H").paper("P1", "ann").turn("AB", "trains")


def too_many() -> Table:
    table = Table().phase("4").company("STB", ann=5).own("STB", a="3", b="3", c="3H", d="3H").company("AB", ben=5)
    return table.turn("AB", "trains").change(flow=(*table.state.flow, Question("discard", "")))


def forced() -> Table:
    """VZ has a route, no train and no money: its director helps, sells, owes."""
    table = Table().phase("7").company("VZ", treasury=60, ann=3).company("STB", ben=5, ann=2)
    return table.tiles(K10="15/0", K8="4/1").turn("VZ", "trains").give(ann=100)


def untracked(step: str = "run") -> Table:
    table = Table(mode="table").phase("3").company("RhB", treasury=300, ann=5, destination="open").own("RhB", a="3")
    table.paper("T2", "ann").paper("B1", "ben", used=True).paper("P2", "ann")
    return table.turn("RhB", step).change(track_kept=False)


def valley(*trains: str, step: str = "run") -> Table:
    """VZ in Sion with track to Martigny and Visp."""
    table = Table().phase("3").company("VZ", treasury=500, ann=3)
    table.tiles(K10="15/0", K8="58/2", J11="58/4")
    table.own("VZ", **{f"t{number}": kind for number, kind in enumerate(trains)})
    return table.turn("VZ", step)
