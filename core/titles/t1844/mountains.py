"""Mountain railways and tunnel certificates: bought by players in stock rounds (rules p. 5 and 7, R44)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.kernel.action import Action
from core.kernel.handlers import Handler, listed
from core.kernel.options import Choice, Option
from core.rail18 import events as ev
from core.rail18.actions import Name
from core.rail18.money import demand_cash, pay
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, Question, State, StockRound
from core.rail18.steps.questions import open_question
from core.rail18.steps.stock import demand_free_to_buy, end_turn, stock_turn
from core.titles.t1844.data import Special1844


class BuyCertificate(Action):
    """Buy a mountain railway or a tunnel certificate."""

    paper: Name


class PlaceMountain(Action):
    """Put the mountain railway just bought on a mountain, with an income panel."""

    mountain: Name
    hex: Name
    panel: Name


def special(rules: Rules) -> Special1844:
    found = rules.special
    assert isinstance(found, Special1844)
    return found


def kind_of(rules: Rules, paper: str) -> str | None:
    if paper in special(rules).mountains.codes:
        return "mountain"
    return "tunnel" if paper in special(rules).tunnels.codes else None


def price_of(rules: Rules, kind: str) -> int:
    return special(rules).mountains.price if kind == "mountain" else special(rules).tunnels.price


def check_buy(draft: Draft, action: BuyCertificate) -> None:
    frame = stock_turn(draft, action.actor)
    kind = kind_of(draft.rules, action.paper)
    draft.demand(kind is not None, "unknown-certificate", IMPOSSIBLE, paper=action.paper)
    assert kind is not None
    free = draft.state.papers[action.paper].owner == BANK
    draft.demand(free, "certificate-sold", IMPOSSIBLE, paper=action.paper)
    draft.demand((action.actor, kind) not in frame.papers, f"one-{kind}-per-round")
    demand_free_to_buy(draft, action.actor, shares=False)
    demand_cash(draft, action.actor, price_of(draft.rules, kind))


def buy(draft: Draft, action: BuyCertificate) -> None:
    kind = kind_of(draft.rules, action.paper)
    frame = draft.state.frame
    assert kind is not None
    assert isinstance(frame, StockRound)
    pay(draft, action.actor, BANK, price_of(draft.rules, kind), f"certificate:{action.paper}")
    draft.emit(ev.PaperMoved(action.paper, action.actor))
    draft.emit(ev.FrameChanged(replace(frame, papers=(*frame.papers, (action.actor, kind)))))
    if kind == "mountain" and not draft.state.track_kept:
        draft.emit(ev.PaperUsed(action.paper))  # it stands on a mountain of the table
        end_turn(draft, acted=True)
    elif kind == "mountain":
        draft.emit(ev.FrameEntered(Question("mountain", action.actor, item=action.paper)))
    else:
        end_turn(draft, acted=True)


def on_sale(draft: Draft) -> Iterator[BuyCertificate]:
    frame = draft.state.frame
    if isinstance(frame, StockRound):
        for paper in (*special(draft.rules).mountains.codes, *special(draft.rules).tunnels.codes):
            action = BuyCertificate(actor=frame.player, paper=paper)
            if draft.allows(check_buy, action):
                yield action


def free_mountains(rules: Rules, state: State) -> list[str]:
    return [label for label in special(rules).mountains.hexes if label not in state.overlays]


def panels_left(rules: Rules, state: State) -> list[str]:
    laid = [overlay.piece for overlays in state.overlays.values() for overlay in overlays]
    return [panel.id for panel in special(rules).mountains.panels if laid.count(panel.id) < panel.count]


def check_place(draft: Draft, action: PlaceMountain) -> None:
    asked = open_question(draft, "mountain", action.actor, "no-mountain-question", mountain=action.mountain)
    same = asked.item == action.mountain
    draft.demand(same, "no-mountain-question", IMPOSSIBLE, mountain=action.mountain)
    mountain = action.hex in special(draft.rules).mountains.hexes
    draft.demand(mountain, "no-mountain", IMPOSSIBLE, hex=action.hex)
    free = action.hex in free_mountains(draft.rules, draft.state)
    draft.demand(free, "mountain-taken", IMPOSSIBLE, hex=action.hex)
    left = action.panel in panels_left(draft.rules, draft.state)
    draft.demand(left, "no-panel", IMPOSSIBLE, panel=action.panel)


def place(draft: Draft, action: PlaceMountain) -> None:
    draft.emit(ev.FrameLeft())
    draft.emit(ev.PaperUsed(action.mountain, action.hex))
    draft.emit(ev.OverlayLaid(action.hex, action.panel, 0, action.mountain))
    end_turn(draft, acted=True)


def offer_places(draft: Draft) -> Iterator[Option]:
    frame = draft.state.frame
    if isinstance(frame, Question) and frame.about == "mountain" and frame.item is not None:
        yield Choice(
            tuple(
                PlaceMountain(actor=frame.player, mountain=frame.item, hex=label, panel=panel)
                for label in free_mountains(draft.rules, draft.state)
                for panel in panels_left(draft.rules, draft.state)
            )
        )


def certificate_cost(rules: Rules, state: State, action: BuyCertificate) -> int | None:
    return price_of(rules, kind_of(rules, action.paper) or "")


def first_certificate(rules: Rules, state: State, action: BuyCertificate) -> Mapping[str, object]:
    """Mountain railways differ by where they will stand, tunnels by where they will be built."""
    kind = kind_of(rules, action.paper)
    unsold = (code for code, found in state.papers.items() if found.owner == BANK and kind_of(rules, code) == kind)
    return {} if kind is None else {"paper": next(unsold, action.paper)}


HANDLERS = (
    Handler(
        BuyCertificate,
        check_buy,
        buy,
        listed(on_sale),
        "stock",
        on_sale,
        amount=certificate_cost,
        alike=first_certificate,
    ),
    Handler(PlaceMountain, check_place, place, offer_places),
)
