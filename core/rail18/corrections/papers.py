"""Corrections of share certificates, privates and other certificates."""

from collections.abc import Mapping
from dataclasses import replace

from core.rail18 import events as ev
from core.rail18.corrections import actions as co
from core.rail18.corrections import events as ce
from core.rail18.corrections.common import correction, demand_change, demand_company, demand_holder, is_merged, pool
from core.rail18.corrections.folds import pieces_of
from core.rail18.destinations import pay_destinations
from core.rail18.holdings import certificates, director, settle_director
from core.rail18.rules import IMPOSSIBLE, Draft
from core.rail18.state import BANK, CLOSED, Overlay, Paper
from core.rail18.title import Certificate
from core.rail18.worth import must_have_paid


def certificate(draft: Draft, name: str) -> Certificate:
    found = next((cert for certs in draft.rules.title.certificates.values() for cert in certs if cert.id == name), None)
    draft.demand(found is not None, "unknown-certificate", IMPOSSIBLE, paper=name)
    assert found is not None
    return found


def check_certificate(draft: Draft, action: co.MoveCertificate) -> None:
    cert = certificate(draft, action.certificate)
    company = demand_company(draft, cert.company)
    demand_holder(draft, action.target, BANK, *pool(draft), companies=False)
    # R38: without a par its ordinary shares may be out, the director's certificate never
    dealt = company.par > 0 or not (cert.director or is_merged(draft, cert.company))
    draft.demand(dealt, "not-started", IMPOSSIBLE, company=cert.company)
    stays = cert.director and company.launched and action.target == BANK
    draft.demand(not stays, "director-certificate-out", IMPOSSIBLE, company=cert.company)
    demand_kept(draft, cert, action.target)
    demand_change(draft, draft.state.shares[cert.company][cert.id] != action.target)


def demand_kept(draft: Draft, cert: Certificate, target: str) -> None:
    """What the bank keeps for somebody stays there: a director's certificate, and ordinary ones."""
    rules, state = draft.rules, draft.state
    if state.shares[cert.company][cert.id] != BANK or target == BANK:
        return
    stock = rules.slots.stock
    if cert.director:
        kept = not stock.directed_from_bank(rules, state, cert.company)
        draft.demand(not kept, "not-floated", IMPOSSIBLE, company=cert.company)
        return
    left = sum(not other.director for other in certificates(rules, state, cert.company, BANK))
    spare = left > stock.reserved(rules, state, cert.company)
    draft.demand(spare, "no-such-share", IMPOSSIBLE, company=cert.company, source=BANK)


def move_certificate(draft: Draft, action: co.MoveCertificate) -> None:
    """Whoever holds most is director, as after a purchase; a tie leaves it to who has the certificate (rules p. 8)."""
    cert = certificate(draft, action.certificate)
    before = director(draft.rules, draft.state, cert.company)
    draft.emit(ce.CertificateCorrected(cert.company, cert.id, action.target, action.note))
    told = len(draft.events)
    if draft.state.companies[cert.company].par:
        settle_director(draft, cert.company)
    after = director(draft.rules, draft.state, cert.company)
    if after != before and len(draft.events) == told:
        draft.emit(ev.DirectorChanged(cert.company, after))


def demand_paper(draft: Draft, code: str) -> Paper:
    found = draft.state.papers.get(code)
    draft.demand(found is not None, "unknown-certificate", IMPOSSIBLE, paper=code)
    assert found is not None
    return found


def check_paper(draft: Draft, action: co.MovePaper) -> None:
    paper = demand_paper(draft, action.paper)
    if action.paper in draft.rules.title.privates:
        draft.demand(paper.owner != BANK, "private-not-sold", IMPOSSIBLE, private=action.paper)
        demand_holder(draft, action.target, CLOSED)
        bar = action.target in draft.state.companies and not draft.rules.title.kind(action.target).may_buy_privates
        draft.demand(not bar, "company-buys-no-privates", IMPOSSIBLE, company=action.target)
    else:
        demand_holder(draft, action.target, BANK, companies=False)
    demand_change(draft, paper.owner != action.target)


def move_paper(draft: Draft, action: co.MovePaper) -> None:
    """What goes back to the bank is as new: its piece leaves the map. A private's own pieces lie as its fate says."""
    code = action.paper
    paper = replace(draft.state.papers[code], owner=action.target)
    pieces: Mapping[str, Overlay] = pieces_of(draft.state, code)
    if code in draft.rules.title.privates:
        pieces = draft.rules.slots.papers.pieces(draft.rules, code, paper)
    elif action.target == BANK:
        paper, pieces = Paper(BANK), {}
    draft.emit(ce.PaperCorrected(code, paper, pieces, action.note))
    pay_destinations(draft)


def check_mark(draft: Draft, action: co.MarkPaper) -> None:
    paper = demand_paper(draft, action.paper)
    private = action.paper in draft.rules.title.privates
    if action.mark == "used":
        by_map = not private and draft.state.track_kept
        draft.demand(not by_map, "piece-tells", IMPOSSIBLE, paper=action.paper)
        draft.demand(paper.owner != BANK, "certificate-in-bank", IMPOSSIBLE, paper=action.paper)
        demand_change(draft, paper.used != action.marked)
    else:
        may = paper.used and not private
        draft.demand(may, "nothing-to-visit", IMPOSSIBLE, paper=action.paper)
        demand_change(draft, paper.active != action.marked)


def mark_paper(draft: Draft, action: co.MarkPaper) -> None:
    paper = draft.state.papers[action.paper]
    if action.mark == "visited":
        # what was visited before counts as having paid: the correction says that it is worth something
        paid = action.marked and must_have_paid(draft.rules)
        paper = replace(paper, active=action.marked, paid=paid)
    else:
        paper = replace(
            paper, used=action.marked, active=paper.active and action.marked, paid=paper.paid and action.marked
        )
    draft.emit(ce.PaperCorrected(action.paper, paper, pieces_of(draft.state, action.paper), action.note))


HANDLERS = (
    correction(co.MoveCertificate, check_certificate, move_certificate),
    correction(co.MovePaper, check_paper, move_paper),
    correction(co.MarkPaper, check_mark, mark_paper),
)
