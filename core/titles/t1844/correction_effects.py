"""What a correction means for things that only 1844 has."""

from collections.abc import Mapping
from dataclasses import replace

from core.rail18.rules import Draft, Rules
from core.rail18.state import CLOSED, Overlay, Paper, Question, StockRound
from core.rail18.steps.stock import end_turn
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import FURKA


def private_pieces(rules: Rules, code: str, paper: Paper) -> Mapping[str, Overlay]:
    """P4 is closed when its line has been laid, and only then (rules p. 19)."""
    data = special(rules)
    if code != data.powers.furka_oberalp.private or paper.owner != CLOSED:
        return {}
    return {piece.hex: Overlay(FURKA, 0, code) for piece in data.furka_oberalp.pieces}


def asked(draft: Draft, question: Question) -> Question | None:
    """The owner of P6 names FNM's par, the owner of a mountain railway chooses its mountain."""
    code = special(draft.rules).powers.director.private if question.about == "par" else question.item or ""
    paper = draft.state.papers.get(code)
    if question.about not in ("par", "mountain") or paper is None:
        return None
    if paper.used or not draft.state.is_player(paper.owner):
        return None
    return replace(question, player=paper.owner)


def question_dropped(draft: Draft, question: Question) -> None:
    """A mountain railway that has its place by now was the turn's purchase; one that went back was none."""
    placed = question.about == "mountain" and draft.state.papers[question.item or ""].used
    if placed and isinstance(draft.state.frame, StockRound):
        end_turn(draft, acted=True)
