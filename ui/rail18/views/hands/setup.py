"""The set-up list: what lies where before the first action, right for the number of players."""

from collections.abc import Iterator

from core.hexmap.tiles import COLOURS
from core.rail18.rules import Rules
from core.rail18.state import BANK, POOL, State
from core.text.catalogue import text
from core.text.lists import items, listed, numbered
from core.titles.t1844.data import Special1844
from ui.rail18.views.hands.tasks import Task, task
from ui.rail18.views.map.piece_words import panel_values
from ui.rail18.views.narration.words import Words


def set_up_tasks(rules: Rules, start: State) -> Iterator[Task]:
    words = Words(rules, start.players)
    yield task("round", "setup-boards")
    yield from _money(words, start)
    yield task("round", "order", players=numbered(map(words.who, start.order)))
    yield from _trains(rules)
    yield from _tiles(rules)
    yield from _shares(words, start)
    codes = listed([words.paper(code) for code in rules.title.privates])
    yield task("paper", "setup-privates", privates=codes, number=len(rules.title.privates))
    if isinstance(rules.special, Special1844):
        yield from _special(words, rules.special)
    yield task("round", "setup-round", player=words.who(start.order[0]))


def _money(words: Words, start: State) -> Iterator[Task]:
    data = words.rules.title.data
    players = data.players[str(len(start.order))]
    yield task("money", "setup-bank", total=data.bank, currency=data.currency, left=start.cash[BANK])
    params = {"amount": players.cash, "players": words.everybody(start.order), "limit": players.share_limit}
    yield task("money", "setup-cash", **params)


def _trains(rules: Rules) -> Iterator[Task]:
    names = ["/".join(side.type for side in card.sides) for card in rules.title.data.trains]
    first, rest = rules.title.data.trains[0], rules.title.data.trains[1:]
    yield task("train", "setup-trains", card=names[0], number=first.count or 0)
    stack = [
        name if card.count is None else _several(card.count, name) for name, card in zip(names[1:], rest, strict=True)
    ]
    yield task("train", "setup-stack", cards=items(stack))


def _tiles(rules: Rules) -> Iterator[Task]:
    totals = dict.fromkeys(COLOURS, 0)
    for tile in rules.title.tiles.values():
        totals[tile.colour] += tile.count
    yield task("board", "setup-tiles", **totals)


def _shares(words: Words, start: State) -> Iterator[Task]:
    title = words.rules.title
    yield task("share", "setup-shares", companies=items(title.companies), number=len(title.companies))
    for sym, owners in start.shares.items():
        pooled = [cert.percent for cert in title.certificates[sym] if owners[cert.id] == POOL]
        if pooled:
            yield task("share", "setup-pool", sym, company=sym, number=len(pooled), percent=pooled[0])
    yield task("share", "setup-charters", number=len(title.companies))


def _special(words: Words, special: Special1844) -> Iterator[Task]:
    mountains, tunnels = special.mountains, special.tunnels
    panels = [_several(panel.count, panel_values(words.rules, panel.id)) for panel in mountains.panels]
    params = {"codes": _range(mountains.codes), "price": mountains.price, "panels": items(panels)}
    yield task("paper", "setup-mountains", **params)
    pieces = sum(piece.count for piece in tunnels.pieces)
    given = special.powers.tunnel_certificate
    params = {"codes": _range(tunnels.codes), "price": tunnels.price, "pieces": pieces}
    yield task("paper", "setup-tunnels", given=given.certificate, private=given.private, **params)
    yield task("train", "setup-eva", name=special.powers.eva.train, private=special.powers.eva.private)


def _several(number: int, what: str) -> str:
    return text("hands-several", number=number, what=what)


def _range(codes: tuple[str, ...]) -> str:
    return f"{codes[0]}–{codes[-1]}"
