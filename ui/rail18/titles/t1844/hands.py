"""What hands do with mountain railways, tunnels and EVA."""

from collections.abc import Iterator

from core.rail18.state import Overlay
from core.text.lists import items
from core.titles.t1844.mountains import special
from ui.rail18.titles.t1844.papers import mouths
from ui.rail18.titles.t1844.piece_words import panel_values
from ui.rail18.views.hands.of_title import HandsOfTitle
from ui.rail18.views.hands.setup import several
from ui.rail18.views.hands.tasks import task
from ui.rail18.views.narration.words import Words
from ui.values.tasks import Task


def set_up(words: Words) -> Iterator[Task]:
    data = special(words.rules)
    mountains, tunnels, powers = data.mountains, data.tunnels, data.powers
    panels = [several(panel.count, panel_values(words.rules, panel.id)) for panel in mountains.panels]
    params = {"codes": _range(mountains.codes), "price": mountains.price, "panels": items(panels)}
    yield task("paper", "setup-mountains", **params)
    given = powers.tunnel_certificate
    pieces = sum(piece.count for piece in tunnels.pieces)
    params = {"codes": _range(tunnels.codes), "price": tunnels.price, "pieces": pieces}
    yield task("paper", "setup-tunnels", given=given.certificate, private=given.private, **params)
    yield task("train", "setup-eva", name=powers.eva.train, private=powers.eva.private)


def _range(codes: tuple[str, ...]) -> str:
    return f"{codes[0]}–{codes[-1]}"


def piece(words: Words, label: str, overlay: Overlay) -> Task:
    params = {"place": words.place(label), "paper": overlay.paper or ""}
    if edges := mouths(words, label, overlay):
        return task("board", "tunnel", None, label, edges=edges, **params)
    return task("board", "panel", None, label, values=panel_values(words.rules, overlay.piece), **params)


HANDS = HandsOfTitle(set_up, piece)
