"""Where something happens: the first auction of a railroad's share, a round, or after the end."""

from dataclasses import dataclass
from typing import Literal

from core.german_railways.state import State
from core.text.catalogue import text


@dataclass(frozen=True, slots=True)
class Scene:
    kind: Literal["auction", "round", "over"]
    number: int = 0  # of the round
    railroad: str | None = None  # whose first share is auctioned


def scene_of(state: State) -> Scene:
    if state.ending:
        return Scene("over")
    if state.round == 0:
        return Scene("auction", railroad=state.auction.railroad if state.auction else None)
    return Scene("round", state.round)


def round_label(scene: Scene) -> str:
    """In short."""
    if scene.kind == "round":
        return text("gr-round", number=scene.number)
    return text("header-over") if scene.kind == "over" else text("gr-first-auctions")


def round_heading(scene: Scene) -> str:
    return text("journal-heading-over") if scene.kind == "over" else round_label(scene)
