"""The sheet: companies as rows, players as columns, and what players have below them."""

from collections.abc import Callable, Container, Iterator
from itertools import groupby

from core.rail18.holdings import counted, director, price, share_limit, unit
from core.rail18.order import listed_order
from core.rail18.rules import Rules
from core.rail18.state import BANK, POOL, CompanyTurn, OperatingRound, State
from core.rail18.whose_turn import acting_player
from core.rail18.worth import worth
from core.text.catalogue import text, text_of
from core.text.lists import sentences as in_a_row
from core.text.numbers import figure
from ui.rail18.views.cards import card_view
from ui.rail18.views.chips import chips
from ui.rail18.views.companies.words import for_sale, kept, nobody_directs, successor_of
from ui.rail18.views.moment import Moment
from ui.rail18.views.papers.kinds import kinds_of_paper
from ui.values.cards import CardView
from ui.values.cells import HIDDEN, Cell, Column, Mark, Row, SheetView, Tone
from ui.values.chips import ChipView

REVENUES = 3  # rounds
SOON = 2  # companies
POOLED = ("pool",)  # only where players sell into one
INFO = ("price", "par", "treasury", "trains", "stations", "bank", *POOLED)
# what goes where the window is narrow, the highest first
DROPPED = {"stations": 8, "par": 7, "bank": 5, "trains": 3, "pool": 2, "treasury": 1}
HELD = ("treasury", "trains", "bank", "pool")  # an evening needs them in every stock round
NEWEST, OLDER, EMPTY = 6, 9, 9 + REVENUES  # revenues; a pool without a share says nothing


Known = dict[str, tuple[object, Row]]  # rows of companies, with all that they were made from


def sheet_view(
    moment: Moment, *, everything: bool = False, fixed: bool = False, known: Known | None = None
) -> SheetView:
    """`everything`: also companies that nobody has started. `fixed`: companies and players in their printed order.

    `known` keeps rows from one moment to the next.
    """
    rules, state = moment.rules, moment.state
    players = tuple(player.id for player in state.players) if fixed else state.order
    rounds = moment.history.rounds(REVENUES)
    kept: Known = {} if known is None else known
    shown = _companies(rules, state, everything, fixed)
    pooled = any(POOL in state.shares[sym].values() for sym in shown)
    info = info_keys(rules)
    columns = (*_info_columns(rules.title.id, info, rounds, pooled), *_player_columns(moment, players))
    return SheetView(
        columns,
        tuple(_known_company(moment, sym, players, rounds, kept) for sym in shown),
        tuple(_totals(moment, players, len(info) + len(rounds))),
        players,
    )


def _companies(rules: Rules, state: State, everything: bool, fixed: bool) -> list[str]:
    def shown(sym: str) -> bool:
        company = state.companies[sym]
        if company.closed:
            return False
        return everything or company.par > 0 or any(owner in state.order for owner in state.shares[sym].values())

    if fixed:
        return [sym for sym in rules.title.companies if shown(sym)]
    return listed_order(rules, state, shown)


def info_keys(rules: Rules) -> tuple[str, ...]:
    """The first columns: what there is of every company."""
    return tuple(key for key in INFO if key not in POOLED or rules.slots.stock.sold_to == POOL)


def _info_columns(title: str, info: tuple[str, ...], rounds: tuple[tuple[int, int], ...], pooled: bool) -> list[Column]:
    columns = [
        Column(
            key,
            text(f"sheet-{key}"),
            text_of(f"sheet-{key}-tip", title),
            right=key != "trains",
            stretch=1 if key == "trains" else 0,
            drop=EMPTY if key == "pool" and not pooled else DROPPED.get(key, 0),
            whole=key in HELD,
            held=key in HELD and (pooled or key != "pool"),
        )
        for key in info
    ]
    newest = len(rounds) - 1
    for place, (number, index) in enumerate(rounds):
        name = text("sheet-round", number=str(number), index=str(index))
        tip = text("sheet-round-tip", round=name)
        drop = OLDER + newest - place if place < newest else NEWEST
        columns.append(Column(f"revenue-{number}.{index}", name, tip, drop=drop))
    return columns


def _player_columns(moment: Moment, players: tuple[str, ...]) -> list[Column]:
    acting = acting_player(moment.rules, moment.state)
    order = moment.state.order
    return [
        Column(
            player,
            text("sheet-player", number=str(order.index(player) + 1), name=moment.names[player]),
            text("sheet-player-tip", number=str(order.index(player) + 1), name=moment.names[player]),
            stretch=2,
            marked=player == acting,
            rule=place == 0,
        )
        for place, player in enumerate(players)
    ]


def _known_company(
    moment: Moment, sym: str, players: tuple[str, ...], rounds: tuple[tuple[int, int], ...], known: Known
) -> Row:
    """The row as it was, if nothing that it shows is another object now."""
    state = moment.state
    made_from = (
        moment.rules,
        state.players,
        players,
        rounds,
        state.phase,
        state.companies[sym],
        state.shares[sym],
        state.markers.get(sym),
        state.cash.get(sym),
        [state.trains[train] for train in state.trains_of(sym)],
        moment.history.earned.get(sym),
        kept(moment.rules, state, sym),
        _turn_of(state) == sym,
        _has_acted(state, sym),
        [player for player, sold in getattr(state.flow[0], "sold", ()) if sold == sym],
    )
    found = known.get(sym)
    if found is None or found[0] != made_from:
        row = _company(moment, sym, chips(moment.rules.title)[sym], players, rounds)
        found = known[sym] = (made_from, row)
    return found[1]


def _turn_of(state: State) -> str | None:
    return next((frame.company for frame in state.flow if isinstance(frame, CompanyTurn)), None)


def _has_acted(state: State, sym: str) -> bool:
    round_ = state.flow[0]
    return isinstance(round_, OperatingRound) and sym in round_.acted


def _company(
    moment: Moment, sym: str, chip: ChipView, players: tuple[str, ...], rounds: tuple[tuple[int, int], ...]
) -> Row:
    rules, state = moment.rules, moment.state
    company, value = state.companies[sym], price(rules, state, sym)
    started = company.par > 0
    held = _held(rules, state, sym)
    trains = tuple(card_view(rules, state.trains[train].type, state.phase) for train in state.trains_of(sym))
    becomes = successor_of(rules.title, sym)
    info = {
        "price": Cell(text("sheet-becomes", company=becomes), "quiet", tip=_becomes_tip(rules, sym))
        if becomes
        else Cell(figure(value) if value else "", strong=True),
        "par": Cell(figure(company.par) if started else "", "quiet"),
        "treasury": Cell(figure(state.cash.get(sym, 0)) if company.launched else ""),
        "trains": Cell(cards=trains, tip="\n".join(_train_tip(card) for card in trains)),
        "stations": Cell(str(company.stations_left) if started else "", "quiet"),
        "bank": _in_bank(rules, state, sym, held.get(BANK, 0)),
        "pool": _share(held.get(POOL, 0)),
    }
    leader = director(rules, state, sym)
    return Row(
        sym,
        (
            *(info[key] for key in info_keys(rules)),
            *(_revenue(moment, sym, when) for when in rounds),
            *(_holding(rules, state, sym, player, leader, held.get(player, 0)) for player in players),
        ),
        tip=_company_tip(moment, sym, leader),
        chip=chip,
        marked=sym == _turn_of(state),
        quiet=_has_acted(state, sym),
    )


def _train_tip(card: CardView) -> str:
    return text(f"sheet-train-{card.fate or 'stays'}", train=card.type, phase=card.phase, by=card.by)


def _becomes_tip(rules: Rules, sym: str) -> str:
    company = rules.title.companies[successor_of(rules.title, sym)]
    return text("sheet-becomes-tip", company=sym, successor=company.code, name=company.name)


def _company_tip(moment: Moment, sym: str, leader: str | None) -> str:
    title = moment.rules.title
    name = title.companies[sym].name
    if leader is None:
        return text("sheet-nobody-tip", name=name) if nobody_directs(moment.rules, moment.state, sym) else name
    code = "sheet-owner-tip" if title.is_owned(sym) else "sheet-company-tip"
    return text(code, name=name, director=moment.names[leader])


def _share(part: int) -> Cell:
    return Cell(str(part) if part else "")


def _in_bank(rules: Rules, state: State, sym: str, part: int) -> Cell:
    """What is for sale; in brackets what is kept for somebody."""
    aside = kept(rules, state, sym)
    if not aside or not part:
        return _share(part)
    free = for_sale(rules, state, sym)
    return Cell(text("sheet-kept", free=free, kept=aside), tip=text("sheet-kept-tip", free=free, kept=aside))


def _revenue(moment: Moment, sym: str, round: tuple[int, int]) -> Cell:
    earned = moment.history.in_round(sym, round)
    if earned is None:
        return Cell()
    owned = moment.rules.title.is_owned(sym)
    told = figure(earned.revenue)
    tip = text("sheet-halved-tip", half=figure(earned.revenue // 2)) if owned and earned.revenue else ""
    if earned.mine:
        told = text("sheet-with-mine", revenue=told, mine=figure(earned.mine))
        tip = in_a_row([tip, text("sheet-mine-tip", mine=figure(earned.mine))])
    if not earned.revenue:
        return Cell(told, "quiet", tip=tip)
    return Cell(told, mark="halved" if owned else "paid" if earned.paid else "kept", tip=tip)


def _held(rules: Rules, state: State, sym: str) -> dict[str, int]:
    """Percent by owner."""
    owners, found = state.shares[sym], dict[str, int]()
    for certificate in rules.title.certificates[sym]:
        owner = owners[certificate.id]
        found[owner] = found.get(owner, 0) + certificate.percent
    return found


def _holding(rules: Rules, state: State, sym: str, player: str, leader: str | None, part: int) -> Cell:
    sold = (player, sym) in getattr(state.flow[0], "sold", ())
    mark: Mark = "director" if player == leader else "sold" if sold else ""
    if not part:
        return Cell("–", "quiet", mark, tip=text("sheet-sold")) if sold else Cell()
    shares = part // unit(rules, sym)
    tip = text("sheet-holding", shares=shares, value=shares * price(rules, state, sym))
    return Cell(str(part), mark=mark, strong=player == leader, tip=tip)


def _totals(moment: Moment, players: tuple[str, ...], info: int) -> list[Row]:
    rules, state = moment.rules, moment.state
    limit = share_limit(rules, state)

    def row(key: str, left: str, cell: Callable[[str], Cell]) -> Row:
        blank = (Cell(left, "quiet", span=info, align="left", tip=left), *(Cell() for _ in range(info - 1)))
        label, tip = (text_of(f"sheet-{key}{part}", rules.title.id) for part in ("", "-tip"))
        return Row(key, (*blank, *(cell(player) for player in players)), label, tip, rule=key == "cash")

    def owned(kind: str, codes: tuple[str, ...]) -> Callable[[str], Cell]:
        return lambda player: _papers(rules, state, codes, player, kind == "privates")

    overdrawn = rules.slots.pay.overdrawn(rules)
    bank = text("sheet-bank-has", amount=figure(state.cash[BANK]))
    rows = [row("cash", bank, lambda player: _cash(state, player, overdrawn))]
    if any(state.debt(player) for player in players) and not overdrawn:
        rows.append(row("debt", "", lambda player: _debt(state, player)))
    rows.append(row("certificates", text("sheet-limit", limit=limit), lambda p: _counted(rules, state, p, limit)))
    for kind, codes in kinds_of_paper(rules).items():
        if any(state.is_player(state.papers[code].owner) for code in codes):
            left = [code for code in codes if state.papers[code].owner == BANK]
            note = text("sheet-left", codes=_in_short(codes, left)) if left else ""
            rows.append(row(kind, "   ".join([note, *_of_companies(state, codes)]).strip(), owned(kind, codes)))
    rows.append(row("worth", "", lambda player: _worth(rules, state, player)))
    return rows


def company_rows(moment: Moment) -> int:
    """Of the companies that are shown, and of those that may be started before the next round: all of them where
    companies with one owner are on sale."""
    rules, state = moment.rules, moment.state
    shown = len(_companies(rules, state, everything=False, fixed=False))
    left = sum(not company.closed for company in state.companies.values()) - shown
    sold = any(
        rules.title.is_owned(sym) and not one.launched and not one.closed for sym, one in state.companies.items()
    )
    return shown + (left if sold else min(SOON, left))


def most_totals(rules: Rules) -> int:
    """Rows below the companies: cash, certificates, worth, and every kind of paper."""
    return 3 + len(kinds_of_paper(rules))


def _in_short(codes: tuple[str, ...], some: Container[str]) -> str:
    """Three and more that follow each other by the first and the last."""
    runs = [tuple(run) for there, run in groupby(codes, key=lambda code: code in some) if there]
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(run) for run in runs)


def _of_companies(state: State, codes: tuple[str, ...]) -> Iterator[str]:
    for sym in state.companies:
        has = [code for code in codes if state.papers[code].owner == sym]
        if has:
            yield text("sheet-of-company", company=sym, codes=" ".join(has))


def _cash(state: State, player: str, overdrawn: bool) -> Cell:
    """An overdrawn account is debt, and stands below zero."""
    owed = state.debt(player) if overdrawn else 0
    if owed:
        return Cell(figure(state.cash[player] - owed), "bad", tip=text("sheet-overdrawn", amount=figure(owed)))
    return Cell(figure(state.cash[player])) if state.cash_shown else Cell(HIDDEN, "quiet", tip=text("sheet-hidden"))


def _debt(state: State, player: str) -> Cell:
    owed = state.debt(player)
    return Cell(figure(owed), "bad") if owed else Cell()


def _counted(rules: Rules, state: State, player: str, limit: int) -> Cell:
    has = counted(rules, state, player)
    tone: Tone = "bad" if has > limit else "warn" if has == limit else ""
    return Cell(f"{has}/{limit}", tone)


def _papers(rules: Rules, state: State, codes: tuple[str, ...], player: str, private: bool) -> Cell:
    """The codes; in brackets what earns nothing yet."""
    own = [code for code in codes if state.papers[code].owner == player]
    asleep = {code for code in own if not private and not state.papers[code].active}
    words = " ".join(f"({code})" if code in asleep else code for code in own)
    return Cell(words, small=True, tip=_names(rules, own) if private else words)


def _names(rules: Rules, privates: list[str]) -> str:
    return "\n".join(f"{code} {rules.title.privates[code].name}" for code in privates)


def _worth(rules: Rules, state: State, player: str) -> Cell:
    if not state.cash_shown:
        return Cell(HIDDEN, "quiet", tip=text("sheet-hidden"))
    return Cell(figure(worth(rules, state, player)), strong=True)
