"""The verbs of quick entry that every title of the family has, and how what is left out is filled in."""

from collections.abc import Iterator

from core.hexmap.coordinates import EDGES
from core.kernel.options import Amount
from core.rail18 import actions as ac
from core.rail18.board import on_hex
from core.rail18.formation import ReturnStation
from core.rail18.holdings import certificates, price, unit
from core.rail18.state import BANK, POOL, Auction, CompanyTurn, StockRound
from core.rail18.steps.trains import face_value, price_range
from core.rail18.table import AuctionResult, EverybodyPasses
from core.rail18.upgrades import least_rotation
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.grammar import Fields, Missing, Verb, verb
from ui.rail18.views.quick.words import share_sources, train_sources


def acting_company(ctx: Context, given: Fields) -> Fields:
    """With the acting company where none is named."""
    if "company" in given:
        return given
    if ctx.company is None:
        raise Missing("company")
    return {**given, "company": ctx.company}


def led(ctx: Context, given: Fields) -> Iterator[Fields]:
    yield acting_company(ctx, given)


def buy_share(ctx: Context, given: Fields) -> Iterator[Fields]:
    """From where a share is cheapest, the bank first where that is the same; the smallest certificate first."""
    rules, state, company = ctx.rules, ctx.state, given["company"]
    each = {"bank": state.companies[company].par}
    if rules.slots.stock.sold_to == POOL:
        each["pool"] = price(rules, state, company)
    sources = [given["source"]] if "source" in given else sorted(each, key=lambda source: each[source])
    for source in sources:
        owner = BANK if source == "bank" else POOL
        there = certificates(rules, state, company, owner)
        sizes = {cert.percent for cert in there if owner == POOL or not cert.director}
        for percent in [given["percent"]] if "percent" in given else sorted(sizes):
            yield {**given, "source": source, "percent": percent}
    if "percent" not in given:  # nothing there: let the refusal say so
        yield {**given, "source": sources[0], "percent": unit(rules, company)}


def named_share(ctx: Context, given: Fields) -> Iterator[Fields]:
    """The name of a company alone is one of its shares, where it has any to be bought one by one."""
    if ctx.state.companies[given["company"]].par and unit(ctx.rules, given["company"]) < WHOLE:
        yield from buy_share(ctx, given)


def first_share(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Of a company without a par the director's certificate comes first."""
    if not ctx.state.companies[given["company"]].par:
        yield given


def sell_shares(ctx: Context, given: Fields) -> Iterator[Fields]:
    """One share; single certificates before double ones."""
    shares = given.get("shares", 1)
    for doubles in [given["doubles"]] if "doubles" in given else range(min(shares, 40) // 2 + 1):
        yield {**given, "shares": shares, "doubles": doubles}


def open_question(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Declines whatever is open; that is the frame's business, not the company's."""
    frame = ctx.state.frame
    if isinstance(frame, CompanyTurn):
        yield {"what": frame.step}
    else:
        yield {"what": "auction" if isinstance(frame, Auction) else "stock"}


def private_on_offer(ctx: Context, given: Fields) -> Iterator[Fields]:
    frame = ctx.state.frame
    if "private" not in given and not isinstance(frame, Auction):
        raise Missing("private")
    yield given if "private" in given else {**given, "private": getattr(frame, "private", "")}


def asked_par(ctx: Context, given: Fields) -> Iterator[Fields]:
    yield acting_company(ctx, given)


def lay(ctx: Context, given: Fields) -> Iterator[Fields]:
    """In any rotation; of those that come to the same the first."""
    full = acting_company(ctx, given)
    label, tile = given["hex"], given["tile"]
    different = [turn for turn in EDGES if least_rotation(ctx.rules, ctx.state, label, tile, turn) == turn]
    for rotation in [given["rotation"]] if "rotation" in given else different:
        yield {**full, "rotation": rotation}


def city(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Any city of the hex; where track is not kept there is no place to name, nor where no station is left."""
    full = acting_company(ctx, given)
    if "hex" not in given:
        if ctx.state.track_kept and ctx.state.companies[full["company"]].stations_left:
            raise Missing("hex")
        yield full
        return
    count = len(on_hex(ctx.rules, ctx.state, given["hex"]).nodes)
    for node in [given["node"]] if "node" in given else range(max(count, 1)):
        yield {**full, "node": node}


def buy_train(ctx: Context, given: Fields) -> Iterator[Fields]:
    """From the bank, else from the pool; from a company only where it is named. Its price where it is fixed."""
    full = acting_company(ctx, given)
    wanted, sides = given["train"], ctx.rules.title.train_sides
    for source in [given["source"]] if "source" in given else ["bank", "pool"]:
        if source == "bank":
            if wanted in sides:
                yield {**full, "source": source, "price": given.get("price", sides[wanted][1].price)}
            continue
        for card in cards_of(ctx, POOL if source == "pool" else source, wanted):
            if "price" not in given:
                _, high = price_range(ctx.rules, ctx.state, full["company"], source, card)
                if high is None:
                    raise Missing("price")
            cost = given.get("price", face_value(ctx.rules, ctx.state, card))
            yield {**full, "source": source, "train": card, "price": cost}
    if "source" in given and given["source"] != "bank":  # no such train there: let the refusal say so
        yield {**full, "price": given.get("price", 0)}


def cards_of(ctx: Context, owner: str, wanted: str) -> list[str]:
    """The very card, or the first one of a type."""
    own = ctx.state.trains_of(owner)
    if wanted in own:
        return [wanted]
    return [card for card in own if ctx.state.trains[card].type == wanted][:1]


def discard(ctx: Context, given: Fields) -> Iterator[Fields]:
    """Of the company named, or of whichever must discard and has such a train."""
    asked = {str(getattr(action, "company", "")) for action in ctx.offered("DiscardTrain", {})}
    for company in [given["company"]] if "company" in given else sorted(asked):
        for card in cards_of(ctx, company, given["train"]) or [given["train"]]:
            yield {"company": company, "train": card}


def all_debt(ctx: Context, given: Fields) -> Iterator[Fields]:
    """As much as can be repaid, by whoever owes."""
    for option in ctx.offers("RepayDebt"):
        if isinstance(option, Amount):
            yield {"actor": option.actor, "amount": given.get("amount", option.high)}
    yield {"amount": given.get("amount", 1)}


WHOLE = 100  # percent of a company that has one owner
SHARE = {"source": share_sources}
ONE_SHARE = "company source? percent?"
VERBS: tuple[Verb, ...] = (
    verb("buy", ac.StartCompany, "company price", fill=first_share, listed=False),
    verb("buy", ac.BuyShare, ONE_SHARE, SHARE, fill=buy_share),
    verb("buy", ac.BuyShare, ONE_SHARE, SHARE, fill=named_share, silent=True, only_in=StockRound, listed=False),
    verb("sell", ac.SellShares, "company shares? double:doubles?", fill=sell_shares),
    verb("start", ac.StartCompany, "company price"),
    verb("par", ac.SetPar, "company? price", fill=asked_par, silent=True),
    verb("pass", ac.Pass, fill=open_question, acting=True),
    verb("all", EverybodyPasses, "=pass?", at_table=True),
    verb("gets", AuctionResult, "private? amount", fill=private_on_offer, silent=True, by_name=True, at_table=True),
    verb("bid", ac.Bid, "private? amount", fill=private_on_offer, silent=True),
    verb("lay", ac.LayTile, "company? hex tile rotation? power?", fill=lay, choose=True, led=True),
    verb("station", ac.PlaceStation, "company? hex? node?", fill=city, choose=True, led=True),
    verb("return", ReturnStation, "company? hex node?", fill=city, choose=True, led=True),
    verb("track", ac.PayTrack, "amount power?", fill=led, led=True),
    verb("run", request="run", led=True),
    verb("run", ac.RunTrains, "revenue", fixed={"routes": ()}, fill=led, led=True, silent=True),
    verb("run", ac.RunTrains, "=none", fixed={"routes": ()}, fill=led, led=True),
    verb("pay", ac.DecideDividend, fixed={"pay": True}, fill=led, led=True),
    verb("keep", ac.DecideDividend, fixed={"pay": False}, fill=led, led=True),
    verb("train", ac.BuyTrain, "train from:source? price?", {"source": train_sources}, fill=buy_train, led=True),
    verb("buy", ac.BuyTrain, "train from:source? price?", {"source": train_sources}, fill=buy_train, led=True),
    verb("route", ac.DeclareRoute, fill=led, led=True),
    verb("discard", ac.DiscardTrain, "company? train", fill=discard, led=True, choose=True),
    verb("private", ac.BuyPrivate, "private price", fill=led, led=True),
    verb("buy", ac.BuyPrivate, "private price", fill=led, led=True),
    verb("destination", ac.PayDestination, "company?", fill=led, led=True),
    verb("repay", ac.RepayDebt, "amount?", fill=all_debt),
    verb("bankrupt", ac.DeclareBankruptcy),
    verb("undo", request="undo"),
    verb("undo-turn", request="undo-turn"),
    verb("redo", request="redo"),
)


def actor_of(ctx: Context, entry: Verb, fields: Fields) -> str:
    """Who does it where nobody is named: the company's director, whose turn it is, or who is offered it beside."""
    if entry.led and "company" in fields:
        return ctx.leader(str(fields["company"]))
    assert entry.action is not None
    offered = [option.actor for option in ctx.offers(entry.action.kind)]
    return offered[0] if offered and ctx.player not in offered else ctx.player
