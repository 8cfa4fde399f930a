"""Where panels stand around the turn panel, for each kind of question: the two layouts of the family."""

from ui.german_railways.views.kind_of_question import Kind
from ui.shell.layouts import Area, Layout, Stack

TABS = ("map", "sheet", "course", "links", "railroads", "player", "journal", "charts")  # always in this order
# large, and in front below it: what each kind of question is about; the map needs all the height
ABOUT: dict[Kind, tuple[str, str]] = {
    "board": ("map", ""),
    "auction": ("sheet", "course"),
    "order": ("sheet", "course"),
    "end": ("sheet", "charts"),
}
TOGETHER = 560  # in a page that is lower, all panels beside the question share one place
LOWER = 210  # of the panel below the sheet


def _tabs(*elsewhere: str) -> tuple[str, ...]:
    return tuple(name for name in TABS if name not in elsewhere)


def _beside(side: Area, kind: Kind, *elsewhere: str) -> tuple[Stack, ...]:
    large, small = ABOUT[kind]
    if not small:
        return (Stack(side, (large, *_tabs(large, *elsewhere)), large, guests=True),)
    return (
        Stack(side, (large,), share=6, whole=True, least=200),
        Stack(side, _tabs(large, *elsewhere), small, share=4, needs=TOGETHER, least=LOWER, guests=True),
    )


def _banker(kind: Kind) -> tuple[Stack, ...]:
    """What hands must do stands below the question."""
    return (
        *_beside("right", kind),
        Stack("bottom", ("table",), needs=TOGETHER, least=84),
        Stack("bottom", ("quick",)),
    )


def _hotseat(kind: Kind) -> tuple[Stack, ...]:
    """What happened stands below the question."""
    below = ("journal", "course") if kind == "board" else ("journal",)
    return (
        *_beside("left", kind, *below),
        Stack("bottom", below, needs=TOGETHER, least=150),
    )


BANKER = Layout(
    "banker",
    _banker("board"),
    turn_share=0.66,
    turn_least=404,
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
