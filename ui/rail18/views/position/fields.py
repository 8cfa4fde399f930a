"""Which field of a position is to be mended for a fault that the engine names."""

from collections.abc import Mapping

from core.kernel.refusal import Rejection
from core.rail18.position.actions import SetPosition
from ui.rail18.views.position import draft as pd

BY_CODE: Mapping[str, str] = {  # with the fault's parameters
    "director-has-less": "share:{company}:{player}",
    "company-has-things": "treasury:{company}",
    "closed-has-things": "treasury:{company}",
    "no-destination": "destination:{company}",
    "not-floated": "destination:{company}",
    "stations-left": "stations:{company}",
    "wrong-train-kind": "trains:{company}",
    "company-buys-no-privates": "privates:{company}",
    "no-director": "acted",
    "acts-twice": "acted",
    "no-such-round": "number",
    "bid-too-low": "minimum",
    "bid-stands": "bid:{player}",
    "leader-waits": "player",
    "has-passed": "passed:{player}",
    "phase-of-trains": "phase",
    "too-many-trains": "stack:{train}",
    "trains-in-stack": "stack:{train}",
}
ON_MAP = ("no-stations-left", "stations-differ", "home-station-missing", "no-station-yet", "unknown-company")
TRAINS = ("train-scrapped", "train-turned", "train-fixed", "unknown-train", "no-such-side")


def field_of(draft: pd.PositionDraft, action: SetPosition, fault: Rejection) -> str:
    """Where it was typed, if the fault does not say it by its kind."""
    params = {name: str(value) for name, value in fault.params.items()}
    first = action.order[0]
    if fault.code in BY_CODE:
        return BY_CODE[fault.code].format_map(params)
    if fault.code in ON_MAP or "hex" in params or "tile" in params:
        return pd.MAP
    if fault.code in ("too-many-shares", "director-certificate-out", "members-and-merged"):
        return _first_typed(draft, f"share:{params['company']}:", pd.share_field(params["company"], first))
    if fault.code == "below-zero":
        return _money(action, params["holder"])
    if fault.code == "too-much-money":
        return f"cash:{first}"
    if fault.code == "no-par":
        return next((f"par:{at.company}" for at in action.companies if str(at.par) == params["price"]), pd.MAP)
    if fault.code in TRAINS:
        return _token(draft, params["train"], ("trains:",), pd.POOL_TRAINS)
    thing = params.get("paper") or params.get("private") or params.get("name")
    if thing is not None:
        return _token(draft, thing, ("",), f"privates:{first}")
    if "company" in params:
        return f"par:{params['company']}"
    if "player" in params:
        return f"cash:{params['player']}"
    return pd.PHASE if "phase" in params else pd.ROUND


def _money(action: SetPosition, holder: str) -> str:
    if holder in action.order:
        return f"cash:{holder}"
    known = any(entry.company == holder for entry in action.companies)
    return f"treasury:{holder}" if known else f"stack:{holder}"


def _first_typed(draft: pd.PositionDraft, begin: str, other: str) -> str:
    return next((name for name in draft.typed if name.startswith(begin)), other)


def _token(draft: pd.PositionDraft, thing: str, begins: tuple[str, ...], other: str) -> str:
    """The last field in which it was typed."""
    wanted = (thing.casefold(), thing.rpartition("-")[0].casefold(), thing.rstrip("H").casefold())
    found = [
        name
        for name in draft.typed
        if name.startswith(begins) and any(word.casefold() in wanted for word in draft.words(name))
    ]
    return found[-1] if found else other
