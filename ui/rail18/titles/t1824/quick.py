"""The verbs of quick entry that only 1824 has: first purchases, exchanges, runs with what mines bring."""

from collections.abc import Iterator

from core.rail18 import actions as ac
from core.rail18.state import Question, StockRound
from core.titles.t1824.actions import BuyMinor, BuyMountain, DeclineExchange, ExchangeCoal, ExchangeMountain
from core.titles.t1824.opening import minors, prices
from ui.rail18.views.quick.context import Context
from ui.rail18.views.quick.grammar import Fields, Missing, Verb, verb
from ui.rail18.views.quick.of_title import QuickOfTitle
from ui.rail18.views.quick.verbs import led
from ui.rail18.views.quick.words import Words, numbers, privates


def called(ctx: Context, syms: list[str]) -> Words:
    """By symbol, or by the number on the certificate."""
    companies = ctx.rules.title.companies
    return {**{sym: sym for sym in syms}, **{companies[sym].code: sym for sym in syms}}


def minor_words(ctx: Context) -> Words:
    return called(ctx, minors(ctx.rules))


def coal_words(ctx: Context) -> Words:
    return called(ctx, [sym for sym, company in ctx.rules.title.companies.items() if company.becomes])


def regional_words(ctx: Context) -> Words:
    return called(ctx, [sym for sym, company in ctx.rules.title.companies.items() if company.kind == "regional"])


def buy_minor(ctx: Context, given: Fields) -> Iterator[Fields]:
    """At its price; that of a coal railway must be said."""
    if given["company"] not in minors(ctx.rules):
        return
    known, sold = prices(ctx.rules, given["company"]), bool(ctx.state.companies[given["company"]].par)
    if "price" not in given and len(known) > 1 and not sold:
        raise Missing("price")
    yield {"price": known[0], **given}


def asked_code(ctx: Context, given: Fields) -> Iterator[Fields]:
    """The mountain railway that is asked about, or the first one of whoever acts."""
    frame = ctx.state.frame
    own = [frame.item] if isinstance(frame, Question) and frame.item else ctx.state.paper_codes(ctx.player)
    if "code" not in given and not own:
        raise Missing("code")
    yield {"code": own[0], **given} if own else given


MINE_MONEY = {"mine_money": numbers}
MINOR, CODE = {"company": minor_words}, {"code": privates}
VERBS: tuple[Verb, ...] = (
    verb("buy", BuyMinor, "company price?", MINOR, fill=buy_minor),
    verb("buy", BuyMinor, "company price?", MINOR, fill=buy_minor, silent=True, only_in=StockRound, listed=False),
    verb("buy", BuyMountain, "code", CODE),
    verb("buy", BuyMountain, "code", CODE, silent=True, only_in=StockRound, listed=False),
    verb("exchange", ExchangeMountain, "code? company", {**CODE, "company": regional_words}, fill=asked_code),
    verb("exchange", ExchangeMountain, "company", {"company": regional_words}, fill=asked_code, silent=True,
         only_in=Question, listed=False),
    verb("exchange", ExchangeCoal, "company", {"company": coal_words}),
    verb("give-up", DeclineExchange, "code?", CODE, fill=asked_code),
    verb("run", ac.RunTrains, "revenue mine:mine_money", MINE_MONEY, fixed={"routes": ()}, fill=led, led=True,
         silent=True),
)  # fmt: skip
QUICK = QuickOfTitle(VERBS, paid_for=frozenset(("private",)))
