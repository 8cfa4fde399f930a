"""What an owner may do at any moment and is never asked about: P4's line, and EVA (R13, R35, R36).

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
    private = special(draft.rules).powers.furka_oberalp.private
    prices = draft.rules.title.privates[private].company_price
    if holder in draft.state.companies and prices is not None:
        purchase = BuyPrivate(actor=owner, company=holder, private=private, price=prices[0])
        if draft.allows(private_purchase.check_purchase, purchase):
            private_purchase.purchase(draft, purchase)
    lay_furka(draft)
    return True


def take_eva(draft: Draft, holder: str) -> bool:
    """Its owner gives it to the company whose turn it is."""
    gift = GiveEva(actor=leader(draft, holder) or "", company=holder)
    given = draft.allows(check_eva, gift)
    if given:
        give_eva(draft, gift)
    return given


def leader(draft: Draft, holder: str) -> str | None:
    return holder if draft.state.is_player(holder) else director(draft.rules, draft.state, holder)
