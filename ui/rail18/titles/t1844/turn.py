"""What only 1844 has on the pages of a turn: certificates for sale, places for mountain railways, tunnels to build."""

from core.kernel.options import Option
from core.rail18.state import BANK
from core.text.catalogue import text
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain, kind_of
from ui.rail18.titles.t1844.actions import WORDS
from ui.rail18.titles.t1844.piece_words import panel_values
from ui.rail18.views.moment import Moment
from ui.rail18.views.turn.generic import act
from ui.rail18.views.turn.labels import place_name
from ui.rail18.views.turn.of_title import QuestionPage, StepList, StockButtons, StockMoves, TurnOfTitle
from ui.values.cells import Cell, Cells
from ui.values.turn import MORE, Keys, TurnTable, turn_table

MOUNTAIN, TUNNEL = "R", "T"  # B buys a share elsewhere, never a mountain railway


def certificate_cells(moves: StockMoves) -> list[Cell]:
    """Mountain railways and tunnel certificates, by kind: those of a kind are alike until they are used."""
    moment, player, offered = moves.moment, moves.player, moves.of("BuyCertificate")
    cells: list[Cell] = []
    codes = [code for code, paper in moment.state.papers.items() if paper.owner == BANK]
    for kind, key in (("mountain", MOUNTAIN), ("tunnel", TUNNEL)):
        left = [code for code in codes if kind_of(moment.rules, code) == kind]
        if not left:
            continue
        wish = BuyCertificate(actor=player, paper=left[0])
        words = text(f"turn-{kind}-short", price=moment.rules.amount(moment.state, wish) or 0)
        if wish in offered:
            label = text(f"turn-buy-{kind}", paper=left[0], count=len(left))
            cells.append(Cell(words, side=key, choice=act(moment, wish, key, label)))
        else:
            cells.append(Cell(words, tone="quiet", refused=wish))
    return cells


def mountain_table(moment: Moment, options: list[Option]) -> TurnTable:
    """Mountains as rows, panels as columns with what they earn by phase."""
    actions = [a for option in options for a in option.examples() if isinstance(a, PlaceMountain)]
    panels = list(dict.fromkeys(action.panel for action in actions))
    rows: list[Cells] = []
    keys = Keys(MORE)
    for label in dict.fromkeys(action.hex for action in actions):
        cells = [Cell(place_name(moment, label))]
        for action in (action for action in actions if action.hex == label):
            choice = act(moment, action, keys.next(), preview=label)
            cells.append(Cell(text("turn-place-panel"), side=choice.key, choice=choice, align="right"))
        rows.append(tuple(cells))
    return turn_table(
        "mountains", tuple(rows), (text("head-mountain"), *(panel_values(moment.rules, panel) for panel in panels))
    )


TURN = TurnOfTitle(
    questions={"mountain": QuestionPage(("PlaceMountain",), mountain_table, likely=False)},
    stock=StockButtons(("BuyCertificate",), MOUNTAIN + TUNNEL, certificate_cells),
    lists=(StepList("track", "BuildTunnel", "tunnels", TUNNEL, "turn-tunnels", "ask-tunnel", "ask-build-tunnel"),),
    entries=frozenset(("BuildTunnel", "ReportVisit")),
    more=("GiveEva", "LayFurkaOberalp", "BuyPrivate", "PayDestination", "ReturnStation", "PlaceStation", "PayTrack",
          "BuildTunnel", "RepayDebt", "ReportVisit"),
    words=WORDS,
)  # fmt: skip
