"""Where panels stand around the turn panel, for each kind of question: the two layouts of the family."""

from ui.rail18.views.kind_of_question import Kind
from ui.shell.layouts import Area, Layout, Stack

TABS = ("map", "sheet", "market", "trains", "tiles", "journal", "charter", "player", "charts")  # always in this order
# large, and in front below it: what each kind of question is about
ABOUT: dict[Kind, tuple[str, str]] = {
    "board": ("map", "sheet"),
    "shares": ("sheet", "market"),
    "trains": ("sheet", "trains"),
    "news": ("", "sheet"),
    "news-board": ("", "map"),
    "end": ("sheet", "charts"),
}
NEWS = ("news", "news-board")
TOGETHER = 560  # in a page that is lower, all panels beside the question share one place
LOWER = 230  # of the market, with rows that can be read; above it the sheet does without some of its rows


def _tabs(*elsewhere: str) -> tuple[str, ...]:
    return tuple(name for name in TABS if name not in elsewhere)


def _banker(kind: Kind) -> tuple[Stack, ...]:
    """What hands must do stands below the question; at big moments it is what is large, and the journal comes there."""
    large, small = ABOUT[kind]
    news = kind in NEWS
    above = "table" if news else large
    below = "journal" if news else "table"
    return (
        Stack("right", (above,), share=6, whole=large == "sheet", least=200),
        Stack("right", _tabs(above, below), small, share=4, needs=TOGETHER, least=LOWER, guests=True),
        Stack("bottom", (below,), needs=TOGETHER, least=84),
        Stack("bottom", ("quick",)),
    )


def _hotseat(kind: Kind) -> tuple[Stack, ...]:
    """The map has all the height beside the question; what is not large stands as tabs below it."""
    large, small = ABOUT[kind]
    area: Area = "left"
    charts = () if small == "charts" else ("charts",)  # where there is room for one more tab
    sides = (
        (Stack(area, ("map", "charts")),)
        if kind == "board"
        else (
            Stack(area, (large or "journal", *charts), share=6 if large else 4, whole=large == "sheet", least=150),
            Stack(area, (small,), share=4 if large else 6, needs=TOGETHER, least=LOWER),
        )
    )
    named = [name for stack in sides for name in stack.panels]
    front = "sheet" if "sheet" not in named else "journal" if "journal" not in named else "charter"
    return (*sides, Stack("bottom", _tabs(*named), front, needs=TOGETHER, least=150, guests=True))


BANKER = Layout(
    "banker",
    _banker("shares"),
    turn_share=0.66,
    turn_least=372,
    titles_from=680,
    scenes={kind: _banker(kind) for kind in ABOUT},
)
HOTSEAT = Layout(
    "hotseat",
    _hotseat("board"),
    turn_share=0.6,
    turn_least=390,
    scenes={kind: _hotseat(kind) for kind in ABOUT},
)
