"""What only 1844 shows and asks on the map."""

from ui.rail18.titles.t1844 import board, pieces
from ui.rail18.views.map.of_title import MapOfTitle

MAP = MapOfTitle(
    printed=board.printed,
    overlay=board.overlay,
    told=board.told,
    legend=board.LEGEND,
    offered=pieces.offered,
    refused=pieces.refused,
    why_not=pieces.why_not,
    hexes_for=pieces.hexes_for,
    pieces_for=pieces.pieces_for,
)
