"""A title that nobody has described is told, shown and printed all the same: by what every title of the family has."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from core.hexmap.geometry import Hit
from core.rail18 import events as ev
from core.rail18.state import BANK, CompanyTurn, Overlay, State
from core.text.catalogue import languages, use_language
from tests.titles.t1844.shipped import shipped_states
from tests.ui.sheets import games
from ui.rail18.titles.t1844.views import VIEWS
from ui.rail18.views.board_check import check_items
from ui.rail18.views.charter import charter_leaf
from ui.rail18.views.hands.view import set_up, tasks
from ui.rail18.views.map.draft import MapDraft
from ui.rail18.views.map.hover import hover_text
from ui.rail18.views.map.legend import legend_signs
from ui.rail18.views.map.offers import map_offers, preview
from ui.rail18.views.map.overrules import refused_pieces
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.reasons import why_not_here
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import moment_of
from ui.rail18.views.narration.narrate import narrate
from ui.rail18.views.papers.kinds import kinds_of_paper, title_papers
from ui.rail18.views.player import player_leaf
from ui.rail18.views.sheet import sheet_view
from ui.rail18.views.sheets.pack_up import pack_up
from ui.rail18.views.sheets.reference_cards import reference_cards
from ui.rail18.views.title_views import add_title_views, forget_title_views, title_views
from ui.rail18.views.trains import phase_news, trains_view


@pytest.fixture
def undescribed() -> Iterator[None]:
    """1844, of which the window knows only what its rules say."""
    title_views(VIEWS.title)
    forget_title_views(VIEWS.title)
    yield
    add_title_views(VIEWS)
    use_language("en")


@pytest.mark.parametrize("language", languages())
def test_a_game_can_be_shown(undescribed: None, language: str) -> None:
    use_language(language)
    reference_cards("1844", games.WHEN)
    for moment in games.sample_moments(6):
        rules, state = moment.rules, moment.state
        assert list(kinds_of_paper(rules)) == ["privates"]
        assert not title_papers(rules)
        trains_view(moment)
        sheet_view(moment, everything=True)
        check_items(moment)
        assert pack_up(moment, games.NAME, games.WHEN).sections
        for sym in rules.title.companies:
            charter_leaf(moment, sym)
        for player in state.order:
            player_leaf(moment, player)
        for phase in rules.title.data.phases:
            phase_news(rules, phase.id)


@pytest.mark.parametrize("language", languages())
def test_hands_are_told_what_to_do(undescribed: None, language: str) -> None:
    use_language(language)
    engine, states = shipped_states()
    rules = engine.rules
    assert set_up(rules, states[0]).tasks
    for before, after in pairwise((*states[::40], states[-1])):
        assert tasks(rules, before, after)


def test_pieces_and_payments_that_nobody_has_described_are_told(undescribed: None) -> None:
    rules, state, (paper, label, piece) = _with_piece()
    owner = state.order[0]
    events = (
        ev.MoneyPaid(owner, BANK, 50, f"tunnel:{label}"),
        ev.PaperUsed(paper, label),
        ev.OverlayLaid(label, piece, 0, paper),
    )
    told = [line.text for line in narrate(rules, state, events)[0]]
    assert len(told) == 2
    assert paper in told[1]
    assert label in told[1]
    after = narrate(rules, state, events)[1]
    assert any(paper in task.text and label in task.text for task in tasks(rules, state, after))
    assert Overlay(piece, 0, paper) in after.overlays[label]
    assert "piece" in repr(pack_up(moment_of(rules, after), games.NAME, games.WHEN).sections)


def test_its_map_is_shown_and_laid_on(undescribed: None) -> None:
    engine, states = shipped_states()
    rules, offered, refused = engine.rules, 0, 0
    track = [state for state in states if isinstance(state.frame, CompanyTurn) and state.frame.step == "track"]
    for state in (*states[::90], *track[::60]):
        at_table = state.with_(mode="table")
        moment = moment_of(rules, at_table, engine.options(at_table))
        view = map_view(rules.title, map_state(rules, state))
        styles = [overlay.style for label in state.overlays for overlay in view.hexes[label].overlays if overlay.laid]
        assert styles == ["track"] * sum(len(here) for here in state.overlays.values())
        for pieces in map_offers(moment).pieces.values():
            for piece in pieces:
                assert piece.kind in ("tile", "station")
                assert piece.hex in preview(rules, at_table, next(iter(piece.actions.values())))
                offered += 1
        for label in list(view.hexes)[::9]:
            assert hover_text(view, Hit(label)).startswith(label)
            refused += len(refused_pieces(moment, label))
            why_not_here(moment, label)
        assert not MapDraft(rules, state).action().overlays
    assert offered
    assert refused
    assert [sign.style for sign in legend_signs("1844")][:5] == ["legal", "price", "water", "wall", "station"]


def _with_piece() -> tuple[object, State, tuple[str, str, str]]:
    """A position before the first piece of a certificate, and that piece."""
    engine, states = shipped_states()
    rules = engine.rules
    for before, after in pairwise(states):
        for label, here in after.overlays.items():
            if label not in before.overlays and here[0].paper not in rules.title.privates:
                return rules, before, (here[0].paper or "", label, here[0].piece)
    raise AssertionError("no piece is laid")
