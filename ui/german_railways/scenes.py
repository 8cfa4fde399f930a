"""Where panels stand around the turn panel, for each kind of question: the two layouts of the family."""

from ui.shell.layouts import Layout, Stack

BANKER = Layout(
    "banker", (Stack("right", ("map", "journal")), Stack("bottom", ("table",))), turn_share=0.66, turn_least=372
)
HOTSEAT = Layout(
    "hotseat", (Stack("left", ("map",)), Stack("bottom", ("journal", "table"))), turn_share=0.6, turn_least=390
)
