"""The privates' powers besides the tunnels: P3, P5, P6 with FNM, P7 with EVA; and their closing (rules p. 19)."""

from collections.abc import Iterator

from core.kernel.action import Action
from core.kernel.handlers import Handler
from core.kernel.options import Choice, Option
from core.rail18 import events as ev
from core.rail18.actions import Name
from core.rail18.holdings import director
from core.rail18.launch import launch_if_due
from core.rail18.phases import train_limit
from core.rail18.rules import IMPOSSIBLE, Draft, Rules
from core.rail18.state import BANK, CLOSED, GameOver, Question, State
from core.titles.t1844.mountains import special
from core.titles.t1844.tunnels import lay_furka


class GiveEva(Action):
    """Give the train of P7 to a company that its owner directs (R35)."""

    company: Name


def private_sold(draft: Draft, private: str, player: str) -> None:
    powers, rules = special(draft.rules).powers, draft.rules
    if private == powers.tunnel_certificate.private:
        draft.emit(ev.PaperMoved(powers.tunnel_certificate.certificate, player))
    elif private == powers.share.private:
        company = powers.share.company
        cert = next(
            cert
            for cert in rules.title.certificates[company]
            if not cert.director and cert.percent == powers.share.percent
        )
        draft.emit(ev.ShareMoved(company, cert.id, player, private))
    elif private == powers.director.private:
        # R10: he names the par on the spot and gets the director's certificate with it
        draft.emit(ev.FrameEntered(Question("par", player, company=powers.director.company)))
    if not privates_left(rules, draft.state):
        launch_if_due(draft, powers.director.company)


def privates_left(rules: Rules, state: State) -> bool:
    return any(state.papers[code].owner == BANK for code in rules.title.privates)


def launch_waits(rules: Rules, state: State, company: str) -> bool:
    """FNM comes with P6; its launch may wait until all privates are sold (R56)."""
    if company != special(rules).powers.director.company or rules.ruling("fnm-launch") == "at-once":
        return False
    return privates_left(rules, state)


def close_privates(draft: Draft) -> None:
    """The first 5/5H closes all privates; P4 is laid first, P7 becomes EVA (rules p. 15 and 19, R35, R36)."""
    data = special(draft.rules)
    eva, furka = data.powers.eva, data.powers.furka_oberalp
    if draft.state.papers[furka.private].owner not in (BANK, CLOSED):
        lay_furka(draft)
    owner = draft.state.papers[eva.private].owner
    for code in draft.rules.title.privates:
        if draft.state.papers[code].owner != CLOSED:
            draft.emit(ev.PaperClosed(code))
    if owner not in (BANK, CLOSED) and eva.train not in draft.state.trains:
        extra = next(train for train in draft.rules.title.data.extra_trains if train.name == eva.train)
        draft.emit(ev.TrainGained(eva.train, extra.type, owner))


def close_director_private(draft: Draft, company: str, revenue: int) -> None:
    """P6 closes when FNM's trains first earn something, kept or paid (rules p. 19)."""
    power = special(draft.rules).powers.director
    if revenue and company == power.company and draft.state.papers[power.private].owner != CLOSED:
        draft.emit(ev.PaperClosed(power.private))


def check_eva(draft: Draft, action: GiveEva) -> None:
    rules, state, eva = draft.rules, draft.state, special(draft.rules).powers.eva
    draft.demand(not isinstance(state.frame, GameOver), "game-over", IMPOSSIBLE)
    card = state.trains.get(eva.train)
    held = card is not None and card.owner == action.actor
    draft.demand(held, "no-eva", IMPOSSIBLE)
    draft.demand(action.company in state.companies, "unknown-company", IMPOSSIBLE, company=action.company)
    leads = director(rules, state, action.company) == action.actor and state.companies[action.company].launched
    draft.demand(leads, "not-director", IMPOSSIBLE, company=action.company)
    limit = train_limit(rules, state, action.company)
    draft.demand(len(state.trains_of(action.company)) < limit, "train-limit", company=action.company, limit=limit)


def give_eva(draft: Draft, action: GiveEva) -> None:
    draft.emit(ev.TrainMoved(special(draft.rules).powers.eva.train, action.company))


def offer_eva(draft: Draft) -> Iterator[Option]:
    card = draft.state.trains.get(special(draft.rules).powers.eva.train)
    if card is not None and draft.state.is_player(card.owner):
        actions = tuple(
            action
            for sym in draft.rules.title.companies
            if draft.allows(check_eva, action := GiveEva(actor=card.owner, company=sym))
        )
        if actions:
            yield Choice(actions)


HANDLERS = (Handler(GiveEva, check_eva, give_eva, offer_eva),)
