"""Who holds which share certificates, who is director, and how the directorship changes hands."""

from collections.abc import Iterable
from dataclasses import replace

from core.mechanics.turn_order import after
from core.rail18 import events as ev
from core.rail18.market import place_of
from core.rail18.rules import Draft, Rules
from core.rail18.state import BANK, POOL, State, StockRound
from core.rail18.title import Certificate


def certificates(rules: Rules, state: State, company: str, owner: str) -> list[Certificate]:
    owners = state.shares[company]
    return [cert for cert in rules.title.certificates[company] if owners[cert.id] == owner]


def percent(rules: Rules, state: State, company: str, owner: str) -> int:
    return sum(cert.percent for cert in certificates(rules, state, company, owner))


def director_certificate(rules: Rules, company: str) -> Certificate:
    return rules.title.certificates[company][0]


def director(rules: Rules, state: State, company: str) -> str | None:
    """The player who holds the director's certificate."""
    holder = state.shares[company][director_certificate(rules, company).id]
    return holder if state.is_player(holder) else None


def leader(rules: Rules, state: State, company: str) -> str | None:
    """Who decides for a company in its turn: its director, or the first player where it acts without one."""
    found = director(rules, state, company)
    if found is None and rules.slots.course.acts_undirected(rules, state, company):
        return state.order[0]
    return found


def directed_by(rules: Rules, state: State, player: str) -> list[str]:
    return [sym for sym in rules.title.companies if director(rules, state, sym) == player]


def counted(rules: Rules, state: State, player: str) -> int:
    """Certificates that count against the share limit (rules p. 9)."""
    shares = sum(list(owners.values()).count(player) for owners in state.shares.values())
    return shares + rules.slots.stock.also_counted(rules, state, player)


def share_limit(rules: Rules, state: State) -> int:
    return rules.title.data.players[str(len(state.order))].share_limit


def price(rules: Rules, state: State, company: str) -> int:
    """The market price, 0 while the company has no par."""
    marker = state.markers.get(company)
    return 0 if marker is None else rules.market.price(marker)


def unit(rules: Rules, company: str) -> int:
    return rules.title.kind(company).share_percent


def successor(rules: Rules, state: State, company: str, old: str, keeps: int) -> str | None:
    """Who becomes director when the old one keeps this percentage: most, then the next behind him (rules p. 8, R53).

    Where nobody directs it, `old` is the place where the director's certificate lies.
    """
    by_seats = rules.ruling("director-ties") == "seats"
    circle = tuple(player.id for player in state.setup.players) if by_seats else state.order
    needed = director_certificate(rules, company).percent
    best: str | None = None
    best_percent = keeps
    for player in after(circle, old) if state.is_player(old) else state.order:
        has = percent(rules, state, company, player)
        if has > best_percent and has >= needed:
            best, best_percent = player, has
    return best


def in_exchange(own: Iterable[Certificate], wanted: int) -> list[Certificate] | None:
    """Certificates worth exactly `wanted` percent, as few as possible; None where they cannot be made up."""
    chosen: list[Certificate] = []
    for cert in sorted((cert for cert in own if not cert.director), key=lambda cert: -cert.percent):
        if cert.percent <= wanted:
            chosen.append(cert)
            wanted -= cert.percent
    return chosen if wanted == 0 else None


def sells_later(rules: Rules) -> bool:
    """Does who goes over the share limit by losing a directorship sell in the next stock round only? (R55)"""
    return rules.ruling("over-limit-sale") == "next-round"


def hand_over(draft: Draft, company: str, old: str, new: str) -> None:
    """A change of director; who goes over the share limit by it in a stock round sells later (R55)."""
    rules = draft.rules
    later = sells_later(rules) and draft.state.is_player(old)
    within = counted(rules, draft.state, old) <= share_limit(rules, draft.state)
    swap_director(draft, company, old, new)
    if later and within:
        excuse(draft, old)


def swap_director(draft: Draft, company: str, old: str, new: str) -> None:
    """The director's certificate goes to the new director for certificates of the same size (rules p. 8)."""
    top = director_certificate(draft.rules, company)
    given = in_exchange(certificates(draft.rules, draft.state, company, new), top.percent)
    assert given is not None
    draft.emit(ev.ShareMoved(company, top.id, new, "director"))
    draft.emit(*(ev.ShareMoved(company, cert.id, old, "director") for cert in given))
    draft.emit(ev.DirectorChanged(company, new))


def excuse(draft: Draft, player: str) -> None:
    """Who goes over the share limit in a stock round sells in the next one (R55)."""
    frame = draft.state.frame
    over = counted(draft.rules, draft.state, player) > share_limit(draft.rules, draft.state)
    if over and isinstance(frame, StockRound) and player not in frame.excused:
        draft.emit(ev.FrameChanged(replace(frame, excused=(*frame.excused, player))))


def over_share_limit(rules: Rules, state: State, player: str) -> bool:
    """Has he more certificates than he may, and must sell them now?"""
    frame = state.frame
    excused = isinstance(frame, StockRound) and player in frame.excused
    return not excused and counted(rules, state, player) > share_limit(rules, state)


def settle_director(draft: Draft, company: str) -> None:
    """After a purchase: who holds more than the director takes over; a tie changes nothing (rules p. 8)."""
    old = draft.state.shares[company][director_certificate(draft.rules, company).id]
    led = draft.state.is_player(old)
    if not led and not draft.rules.slots.stock.directed_from_bank(draft.rules, draft.state, company):
        return
    keeps = percent(draft.rules, draft.state, company, old) if led else 0
    new = successor(draft.rules, draft.state, company, old, keeps)
    if new is not None:
        hand_over(draft, company, old, new)


def unsold(rules: Rules, state: State, company: str) -> int:
    return percent(rules, state, company, BANK)


def pooled(rules: Rules, state: State, company: str) -> int:
    return percent(rules, state, company, POOL)


def move_marker(draft: Draft, company: str, to: tuple[int, int], why: str) -> None:
    if place_of(draft.state.markers[company]) != to:
        draft.emit(ev.MarkerMoved(company, to[0], to[1], why))
