"""Blocks of shares: which certificates one takes, what it brings, and how many fewer its seller holds then (R4, R8)."""

from dataclasses import dataclass

from core.rail18 import actions as ac
from core.rail18.holdings import (
    certificates,
    director,
    director_certificate,
    in_exchange,
    price,
    successor,
    unit,
)
from core.rail18.market import place_of
from core.rail18.rules import Rules
from core.rail18.state import State
from core.rail18.title import Certificate


@dataclass(frozen=True, slots=True)
class Block:
    """What a sale takes: the certificates that go to the pool, after a change of director if there is one."""

    certificates: tuple[Certificate, ...]
    new_director: str | None
    fewer: int  # certificates that the seller holds less: who gives up the director's gets several for it


def pick(own: list[Certificate], shares: int, doubles: int, size: int) -> tuple[Certificate, ...] | None:
    """Certificates for so many shares, so many of them doubles, the director's left alone."""
    singles = [cert for cert in own if not cert.director and cert.percent == size]
    twos = [cert for cert in own if not cert.director and cert.percent == 2 * size]
    single_count = shares - 2 * doubles
    if doubles < 0 or single_count < 0 or single_count > len(singles) or doubles > len(twos):
        return None
    return (*singles[:single_count], *twos[:doubles])


def block(rules: Rules, state: State, action: ac.SellShares) -> Block | None:
    """The certificates of a sale, or None where they cannot be made up."""
    company, player, size = action.company, action.actor, unit(rules, action.company)
    own = certificates(rules, state, company, player)
    keeps = sum(cert.percent for cert in own) - action.shares * size
    if keeps < 0:
        return None
    new, more = None, 0
    if director(rules, state, company) == player:
        new = successor(rules, state, company, player, keeps)
        if new is not None:
            top = director_certificate(rules, company)
            given = in_exchange(certificates(rules, state, company, new), top.percent)
            if given is None:
                return None
            own = [cert for cert in own if not cert.director] + given
            more = len(given) - 1
    chosen = pick(own, action.shares, action.doubles, size)
    return None if chosen is None else Block(chosen, new, len(chosen) - more)


def falls_first(rules: Rules, state: State, company: str) -> bool:
    """Is a sale paid at the price after the fall? Of a company that has not operated, where the title says so (R4)."""
    return rules.slots.stock.unoperated_falls_first and not state.companies[company].operated


def proceeds(rules: Rules, state: State, action: ac.SellShares) -> int | None:
    """What a block brings: at the price before the fall, or after it (R4, A40)."""
    if block(rules, state, action) is None:
        return None
    if not falls_first(rules, state, action.company):
        return price(rules, state, action.company) * action.shares
    below = rules.market.cell(*rules.market.down(place_of(state.markers[action.company])))
    assert below is not None
    return below.price * action.shares
