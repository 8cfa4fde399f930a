"""What somebody should know of a company that he starts or a private that he bids for."""

from core.text.catalogue import text, text_of
from ui.rail18.views.map.destinations import destination_of
from ui.rail18.views.moment import Moment
from ui.rail18.views.papers.kinds import power_of
from ui.rail18.views.turn.labels import place_name
from ui.values.turn import Choice, TurnView

LATER = "L"


def about_company(moment: Moment, sym: str) -> tuple[str, ...]:
    title = moment.rules.title
    company, kind = title.companies[sym], title.kind(sym)
    lines = [text_of("charter-code", company.kind, code=company.code, kind=company.kind)]
    target = destination_of(title, sym)
    if company.home is not None:
        lines.append(text("turn-about-home", home=place_name(moment, company.home)))
    if target is not None:
        lines.append(text("turn-about-destination", destination=place_name(moment, target)))
    return (" · ".join(lines), text("turn-about-launch", percent=kind.float_percent, times=kind.treasury_x_par))


def about_private(moment: Moment, code: str, minimum: int) -> str:
    """Its name, what it pays, what it can do, and from how much on it is offered."""
    private = moment.rules.title.privates[code]
    return text(
        "turn-private", private=code, name=private.name, income=private.income, price=minimum,
        power=power_of(moment.rules, code),
    )  # fmt: skip


def privates_to_come(moment: Moment, code: str) -> tuple[Choice, ...]:
    """A page with those that are auctioned after this one."""
    codes = list(moment.rules.title.privates)
    later = codes[codes.index(code) + 1 :]

    def page() -> TurnView:
        face = moment.rules.slots.papers.face
        lines = (f"{found} {about_private(moment, found, face(moment.rules, found))}" for found in later)
        back = Choice("back", text("turn-back-to-bids"), back=True, details=tuple(lines))
        return TurnView(text("turn-later"), default=back)

    return (Choice("later", text("turn-later"), LATER, page=page),) if later else ()
