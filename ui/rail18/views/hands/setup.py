"""The set-up list: what lies where before the first action, right for the number of players."""

from collections.abc import Iterator

from core.hexmap.tiles import COLOURS
from core.rail18.rules import Rules
from core.rail18.state import BANK, CLOSED, POOL, State
from core.rail18.title_data import TrainData
from core.rail18.whose_turn import acting_player
from core.text.catalogue import text
from core.text.lists import items, listed, numbered
from ui.rail18.views.hands.tasks import task, titled
from ui.rail18.views.narration.words import Words
from ui.rail18.views.title_views import title_views
from ui.rail18.views.trains import racks
from ui.values.tasks import Task


def set_up_tasks(rules: Rules, start: State) -> Iterator[Task]:
    words = Words(rules, start.players)
    yield task("round", "setup-boards")
    yield from _money(words, start)
    seats = numbered(map(words.who, start.order))
    yield task("round", titled(rules, "setup-order", "order"), players=seats, first=words.who(start.order[0]))
    yield from _trains(rules)
    yield from _tiles(rules)
    yield from _shares(words, start)
    codes = [code for code, paper in start.papers.items() if code in rules.title.privates and paper.owner != CLOSED]
    names = listed([words.paper(code) for code in codes])
    yield task("paper", titled(rules, "setup-privates"), privates=names, number=len(codes))
    yield from title_views(rules.title.id).hands.set_up(words)
    yield task("round", titled(rules, "setup-round"), player=words.who(acting_player(rules, start) or start.order[0]))


def _money(words: Words, start: State) -> Iterator[Task]:
    data = words.rules.title.data
    players = data.players[str(len(start.order))]
    yield task("money", "setup-bank", total=data.bank, currency=data.currency, left=start.cash[BANK])
    params = {"amount": players.cash, "players": words.everybody(start.order), "limit": players.share_limit}
    yield task("money", "setup-cash", **params)


def _trains(rules: Rules) -> Iterator[Task]:
    beside = racks(rules.title)
    first, *rest = (card for card in rules.title.data.trains if card.stack not in beside)
    yield task("train", "setup-trains", card=_types(first), number=first.count or 0)
    yield task("train", "setup-stack", cards=items(map(_cards, rest)))
    for rack in beside:
        stacked = [card for card in rules.title.data.trains if card.stack == rack]
        yield task("train", "setup-rack", cards=items(map(_cards, stacked)))


def _types(card: TrainData) -> str:
    return "/".join(side.type for side in card.sides)


def _cards(card: TrainData) -> str:
    return _types(card) if card.count is None else several(card.count, _types(card))


def _tiles(rules: Rules) -> Iterator[Task]:
    totals = dict.fromkeys(COLOURS, 0)
    for tile in rules.title.tiles.values():
        totals[tile.colour] += tile.count
    yield task("board", "setup-tiles", **totals)


def _shares(words: Words, start: State) -> Iterator[Task]:
    title = words.rules.title
    yield task(
        "share", titled(words.rules, "setup-shares"), companies=items(title.companies), number=len(title.companies)
    )
    for sym, owners in start.shares.items():
        pooled = [cert.percent for cert in title.certificates[sym] if owners[cert.id] == POOL]
        if pooled:
            yield task("share", "setup-pool", sym, company=sym, number=len(pooled), percent=pooled[0])
    yield task("share", "setup-charters", number=len(title.companies))


def several(number: int, what: str) -> str:
    return text("hands-several", number=number, what=what)
