"""Corrections of what people and companies have: money, debts, shares, certificates, trains."""

from core.rail18.corrections import actions as co
from core.rail18.corrections.trains import card_of, in_play, is_extra
from core.rail18.holdings import certificates
from core.rail18.rules import Rules
from core.rail18.stack import left
from core.rail18.state import BANK, CLOSED, POOL, State
from core.rail18.steps.trains import fixed
from core.rail18.title import Certificate
from core.text.catalogue import text
from ui.rail18.views.corrections.form import Asker
from ui.shell.views.correction_form import NO, YES, Form, Pick

MOST = 99_999


def cash(ask: Asker) -> Form:
    """One says what somebody has; the difference comes from or goes to somebody else."""
    holder = ask.pick("holder", ask.holders(), leads=True)
    hidden = ask.state.is_player(holder) and not ask.state.cash_shown
    has = ask.state.cash.get(holder, 0)
    more = ask.number("more", 0, -MOST, MOST) if hidden else ask.number("amount", has, 0, MOST) - has
    others = [pick for pick in ask.holders(BANK) if pick.value != holder]
    other = ask.pick("other", others, BANK)
    if not more:
        return ask.unchanged()
    payer, payee = (other, holder) if more > 0 else (holder, other)
    return ask.action(co.CorrectCash, payer=payer, payee=payee, amount=abs(more))


def debt(ask: Asker) -> Form:
    player = ask.pick("player", ask.holders(companies=False), leads=True)
    sort = ask.pick("debt", [ask.worded("debt", "train"), ask.worded("debt", "exchange")], leads=True)
    owed = (ask.state.train_debt if sort == "train" else ask.state.exchange_debt).get(player, 0)
    return ask.action(co.CorrectDebt, player=player, debt=sort, amount=ask.number("amount", owed, 0, MOST))


def bank(ask: Asker) -> Form:
    return ask.action(co.CorrectBank, broken=ask.yes("broken", ask.state.bank_broken))


# shares


def certificate(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    company = ask.pick("company", [Pick(sym, sym) for sym in ask.in_game()], leads=True)
    owners = state.shares[company].values()
    places = [pick for pick in ask.holders(POOL, BANK, companies=False) if pick.value in owners]
    source = ask.pick("source", places, leads=True)
    found: dict[tuple[bool, int], list[Certificate]] = {}
    for cert in certificates(rules, state, company, source):
        found.setdefault((cert.director, cert.percent), []).append(cert)
    ordinary_first = sorted(found.values(), key=lambda certs: certs[0].director)
    chosen = ask.pick("certificate", [Pick(certs[0].id, _certificate(certs)) for certs in ordinary_first])
    target = ask.pick("target", ask.holders(POOL, BANK, companies=False), source)
    if target == source:
        return ask.unchanged()
    return ask.action(co.MoveCertificate, certificate=chosen, target=target)


def _certificate(certs: list[Certificate]) -> str:
    sort = "director" if certs[0].director else "share"
    return text(f"correct-certificate-{sort}", percent=certs[0].percent, number=len(certs))


# privates and other certificates


def paper(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    code = ask.pick("paper", [_paper(ask, code) for code in state.papers], leads=True)
    if code in rules.title.privates:
        buyers = [sym for sym in ask.floated() if rules.title.kind(sym).may_buy_privates]
        owners = [ask.holder(holder) for holder in (*state.order, *buyers)]
        owners.append(Pick(CLOSED, text("correct-place-gone")))
    else:
        owners = ask.holders(BANK, companies=False)
    return ask.action(co.MovePaper, paper=code, target=ask.pick("owner", owners, state.papers[code].owner))


def _paper(ask: Asker, code: str) -> Pick:
    return Pick(code, ask.words.paper(code))


def mark(ask: Asker) -> Form:
    """The power of a private; of other certificates where there is no map to tell, and whether they were visited."""
    rules, state = ask.rules, ask.state
    marks: dict[str, list[str]] = {}
    for code, owned in state.papers.items():
        private = code in rules.title.privates
        if owned.owner != BANK and (private or not state.track_kept):
            marks.setdefault(code, []).append("used")
        if owned.used and not private:
            marks.setdefault(code, []).append("visited")
    code = ask.pick("paper", [_paper(ask, code) for code in marks], leads=True)
    sort = ask.pick("mark", [ask.worded("mark", sort) for sort in marks[code]], leads=True)
    owned = state.papers[code]
    now = owned.active if sort == "visited" else owned.used
    marked = ask.pick("marked", [ask.worded("marked", YES), ask.worded("marked", NO)], YES if now else NO) == YES
    return ask.action(co.MarkPaper, paper=code, mark=sort, marked=marked)


# trains


def train(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    owners = [*ask.floated(), POOL, *state.order]
    sources = {owner: cards_of(rules, state, owner) for owner in owners} | {BANK: _stack(ask), CLOSED: _gone(ask)}
    places = [ask.train_place(owner) for owner, cards in sources.items() if cards]
    source = ask.pick("source", places, leads=True)
    card = ask.pick("train", sources[source], leads=True)
    targets = [*ask.floated(), POOL, CLOSED]
    targets += state.order if is_extra(rules, card) else [BANK]
    target = ask.pick("target", [ask.train_place(place) for place in targets], source)
    if target == source:
        return ask.unchanged()
    return ask.action(co.MoveTrain, train=card, source=source, target=target)


def cards_of(rules: Rules, state: State, owner: str) -> list[Pick]:
    """Cards of one type are as good as each other; what is printed on a charter stays there."""
    found: dict[str, Pick] = {}
    for card in state.trains_of(owner):
        if not fixed(rules, card):
            kind = card if is_extra(rules, card) else state.trains[card].type
            found.setdefault(kind, _card(card, kind))
    return list(found.values())


def turnable(rules: Rules, state: State) -> list[str]:
    """Cards with a second side."""
    return [
        name
        for name, card in state.trains.items()
        if not is_extra(rules, name) and len(rules.title.train_sides[card.type][0].sides) > 1
    ]


def _card(value: str, kind: str) -> Pick:
    return Pick(value, text("correct-train-card", type=kind))


def _stack(ask: Asker) -> list[Pick]:
    there = [card for card in ask.rules.title.data.trains if left(ask.state, card) != 0]
    return [_card(side.type, side.type) for card in there for side in card.sides]


def _gone(ask: Asker) -> list[Pick]:
    rules, state = ask.rules, ask.state
    kinds = [card.sides for card in rules.title.data.trains]
    gone = [
        side.type
        for sides in kinds
        for side in sides
        if state.stack.get(sides[0].type, 0) > in_play(rules, state, card_of(rules, side.type))
    ]
    extra = [train.name for train in rules.title.data.extra_trains if not train.fixed]
    return [_card(name, name) for name in (*gone, *(name for name in extra if name not in state.trains))]


def side(ask: Asker) -> Form:
    rules, state = ask.rules, ask.state
    owners = {name: ask.train_place(state.trains[name].owner).words for name in turnable(rules, state)}
    cards = [
        Pick(name, text("correct-train-of", type=state.trains[name].type, owner=owner))
        for name, owner in owners.items()
    ]
    card = ask.pick("train", cards, leads=True)
    now = state.trains[card].type
    sides = [_card(side.type, side.type) for side in rules.title.train_sides[now][0].sides]
    return ask.action(co.TurnTrain, train=card, type=ask.pick("type", sides, now))
