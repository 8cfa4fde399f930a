"""What may be done at any moment and nobody is ever asked about: P4's line, EVA, and buying P2 (R13, R35, R36, R58).

A turn does not pass by as long as that would give its player or company something to decide.
"""

from core.rail18.actions import BuyPrivate
from core.rail18.holdings import director
from core.rail18.rules import Draft
from core.rail18.steps import private_purchase
from core.titles.t1844.mountains import special
from core.titles.t1844.powers import GiveEva, check_eva, give_eva
from core.titles.t1844.tunnels import LayFurkaOberalp, check_furka, furka_owner, lay_furka


def lay_line(draft: Draft, holder: str) -> bool:
    """The line brings 80 to the owner of P4; a company can buy it from its director first, for 1."""
    player = leader(draft, holder)
    owner = furka_owner(draft.rules, draft.state)
    if owner is None or owner != player or not draft.allows(check_furka, LayFurkaOberalp(actor=owner)):
        return False
    take_over(draft, holder, special(draft.rules).powers.furka_oberalp.private)
    lay_furka(draft)
    return True


def buy_extra_tile(draft: Draft, holder: str) -> bool:
    """Where only the company that has bought P2 may use it, it can still buy it from its director (R58)."""
    return take_over(draft, holder, special(draft.rules).powers.extra_tile.private)


def take_over(draft: Draft, holder: str, private: str) -> bool:
    """A company buys a private from its director, at the least price."""
    prices = draft.rules.title.privates[private].company_price
    if holder not in draft.state.companies or prices is None:
        return False
    actor = director(draft.rules, draft.state, holder) or ""
    purchase = BuyPrivate(actor=actor, company=holder, private=private, price=prices[0])
    bought = draft.allows(private_purchase.check_purchase, purchase)
    if bought:
        private_purchase.purchase(draft, purchase)
    return bought


def take_eva(draft: Draft, holder: str) -> bool:
    """Its owner gives it to the company whose turn it is."""
    gift = GiveEva(actor=leader(draft, holder) or "", company=holder)
    given = draft.allows(check_eva, gift)
    if given:
        give_eva(draft, gift)
    return given


def leader(draft: Draft, holder: str) -> str | None:
    return holder if draft.state.is_player(holder) else director(draft.rules, draft.state, holder)
