"""States of a game as JSON, in the fields of the traces that come with recorded games."""

from typing import Any

from core.german_railways import actions as ac
from core.german_railways.building import new_links
from core.german_railways.counting import count_builds
from core.german_railways.engine import EngineGR
from core.german_railways.network import dividends, incomes, links, per_share, player_incomes, supply
from core.german_railways.rounds import markers, winners
from core.german_railways.state import BANK, State
from core.german_railways.title import reading_order
from core.kernel.family import Json
from core.kernel.options import Amount, Choice


def _flow(state: State) -> tuple[object, ...]:
    return state.round, state.order, state.at, state.ending


class Trace:
    """Told of every state of a game in turn."""

    def __init__(self, engine: EngineGR) -> None:
        self._engine = engine
        self._rules = engine.rules
        self._before: State | None = None

    def line(self, state: State) -> Json:
        rules, railroads, seats = self._rules, self._rules.title.railroads, state.seats
        first = self._before is None
        found: Json = {
            **({"id": 0} if first else {}),
            "round": state.round,
            "bank": state.cash[BANK],
            "cash": {player: state.cash[player] for player in seats},
            "treasury": {railroad: state.cash[railroad] for railroad in railroads},
            "railroad_income": incomes(rules, state.track),
            "player_income": player_incomes(rules, state),
            "shares": {
                player: {railroad: held[player] for railroad, held in state.shares.items() if player in held}
                for player in seats
            },
            "unsold": {railroad: rules.title.data.shares - state.sold(railroad) for railroad in railroads},
            "track": {railroad: sorted(places, key=reading_order) for railroad, places in state.track.items()},
            "supply": {railroad: supply(rules, state, railroad) for railroad in railroads},
            "links": sorted("-".join(pair) for pair in links(rules, state.track)),
            "order": list(state.order),
            "at": state.at,
            "open": self._open(state),
            "legal": self._legal(state),
            "dividends": self._dividends(state),
        }
        self._before = state
        return found

    def _open(self, state: State) -> Json:
        match state.open:
            case "auction":
                auction = state.auction
                assert auction is not None
                return {
                    "kind": "auction",
                    "for": [auction.bidder],
                    "railroad": auction.railroad,
                    "opener": auction.opener,
                    "bid": auction.bid,
                    "leader": auction.leader,
                    "passed": list(auction.passed),
                }
            case "order":
                waiting = [player for player in state.seats if player not in state.agreed]
                bag = markers(self._rules, state)
                return {"kind": "order", "for": [BANK, *waiting], "markers": bag, "agreed": list(state.agreed)}
            case "turn":
                return {"kind": "turn", "for": [state.turn]}
        return {"kind": "over", "for": [], "ending": state.ending, "winners": list(winners(state))}

    def _legal(self, state: State) -> Json:
        """How many different actions there are: a bid of every amount, a build for every set of places."""
        found: dict[str, Any] = {}
        count = 0
        for option in self._engine.options(state):
            match option:
                case Amount():
                    found["bid"] = [option.low, option.high]
                    count += option.high - option.low + 1
                case Choice(actions=actions) if option.kind == ac.Pass.kind:
                    found["pass"] = len(actions)
                    count += len(actions)
                case Choice(actions=actions) if option.kind == ac.OfferShare.kind:
                    found["offer"] = [action.railroad for action in actions if isinstance(action, ac.OfferShare)]
                    count += len(actions)
                case Choice() if option.kind == ac.AgreeToEnd.kind:
                    found.setdefault("agree", []).append(option.actor)
                    count += 1
                case _ if option.kind == ac.DrawOrder.kind:
                    found["draw"] = 1
                    count += 1
        if state.turn is not None and state.auction is None:
            held = [railroad for railroad, holders in state.shares.items() if holders.get(state.turn)]
            builds = {railroad: count_builds(self._rules, state, railroad) for railroad in held}
            found["build"] = {railroad: number for railroad, number in builds.items() if number}
            found.setdefault("offer", [])
            count += sum(builds.values())
        return {"count": count, **found}

    def _dividends(self, state: State) -> Json | None:
        before = self._before
        new = () if before is None else new_links(self._rules, before, state)
        if before is None or not new or before.turn is None or _flow(before) == _flow(state):
            return None  # a correction pays nothing, and the turn goes on
        by = next(railroad for railroad, places in state.track.items() if places != before.track[railroad])
        each = per_share(self._rules, state.track, by)
        return {
            "by": by,
            "new_links": sorted("-".join(pair) for pair in new),
            "per_share": each,
            "paid": dividends(state, each),
        }
