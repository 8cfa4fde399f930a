"""Where panels stand around the turn panel, for each kind of question: the two layouts of the family."""

from ui.shell.layouts import Layout, Stack

BANKER = Layout("banker", (Stack("right", ("journal",)),), turn_share=0.66, turn_least=372)
HOTSEAT = Layout("hotseat", (Stack("left", ("journal",)),), turn_share=0.6, turn_least=390)
