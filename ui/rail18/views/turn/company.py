"""What the pages of a company's turn have in common."""

from dataclasses import dataclass
from functools import partial

from core.kernel.action import Action
from core.kernel.options import Option
from core.rail18.equal_actions import listed, listed_options
from core.rail18.holdings import director, price
from core.rail18.phases import train_limit
from core.rail18.state import CompanyTurn
from core.text.catalogue import text
from core.text.lists import items
from ui.rail18.views.moment import Moment
from ui.rail18.views.title_views import title_views
from ui.rail18.views.turn.generic import act, list_table, more_choice, option_rows
from ui.rail18.views.turn.of_title import StepList, TurnOfTitle
from ui.values.turn import PASS, Choice, Keys, TurnTable, TurnView, turn_table

# what a banker enters besides the steps where track is not kept
ENTRIES = frozenset(("PayTrack", "PlaceStation", "PayDestination", "DeclareRoute", "ReturnStation"))
DESTINATION = "Z"  # the key of its payment, where the table must claim it


@dataclass(frozen=True)
class CompanyMoment:
    """A company in its turn."""

    moment: Moment
    frame: CompanyTurn

    @property
    def company(self) -> str:
        return self.frame.company

    @property
    def title(self) -> TurnOfTitle:
        """What only its title shows."""
        return title_views(self.moment.rules.title.id).turn

    @property
    def lists(self) -> list[StepList]:
        """The lists that the title has for this step."""
        return [found for found in self.title.lists if found.step == self.frame.step]

    @property
    def list_keys(self) -> str:
        """Keys that they keep, whether there is something to list or not."""
        return "".join(found.key for found in self.lists)

    @property
    def actor(self) -> str:
        return director(self.moment.rules, self.moment.state, self.company) or ""

    @property
    def treasury(self) -> int:
        return self.moment.state.cash.get(self.company, 0)

    @property
    def help(self) -> int:
        """What its director could add."""
        return self.moment.state.cash.get(self.actor, 0)

    @property
    def trains(self) -> list[str]:
        """Types of its trains."""
        state = self.moment.state
        return [state.trains[train].type for train in state.trains_of(self.company)]

    @property
    def note(self) -> str:
        rules, state = self.moment.rules, self.moment.state
        return text(
            "turn-company-note",
            treasury=self.treasury,
            count=len(self.trains),
            trains=items(self.trains),
            limit=train_limit(rules, state, self.company),
            price=price(rules, state, self.company),
        )

    def ask(self, code: str, **params: object) -> str:
        name = self.moment.names.get(self.actor, "")
        return text(code, company=self.company, player=name, **params)

    def of(self, kind: str) -> list[Option]:
        own = (option for option in self.moment.options if option.kind == kind and option.actor == self.actor)
        return listed_options(self.moment.rules, self.moment.state, own)

    def actions(self, kind: str) -> list[Action]:
        """Each that comes to something else."""
        found = (action for option in self.of(kind) for action in option.examples())
        return listed(self.moment.rules, self.moment.state, found)

    def passing(self, label: str = "") -> Choice | None:
        """The choice that declines the step, if it may be declined."""
        found = self.actions("Pass")
        return act(self.moment, found[0], PASS, label, preview=self.company) if found else None

    def entries(self, keys: Keys) -> tuple[TurnTable, ...]:
        """Where track is not kept: what happened on the board, as rows of their own."""
        rows = [
            row
            for option in self.moment.options
            if self.entered(option)
            for row in option_rows(self.moment, option, keys)
        ]
        return (turn_table("entries", tuple(rows), wide=1, dense=True),) if rows else ()

    def entered(self, option: Option) -> bool:
        """Is it about this company, or about a place that its train has visited?"""
        if self.moment.state.track_kept or option.kind not in ENTRIES | self.title.entries:
            return False
        return getattr(next(option.examples()), "company", self.company) == self.company

    def others(self, *shown: str, entries: bool = False) -> tuple[Choice, ...]:
        """What else may be done, by anybody. `entries` says that the page has those of the board already."""
        shown += tuple(found.kind for found in self.lists)
        listed = self.list_choices()

        def known(option: Option) -> bool:
            return (entries and self.entered(option)) or (option.actor == self.actor and option.kind in shown)

        others = [option for option in self.moment.options if not known(option)]
        own = [option for option in others if option.kind == "PayDestination" and option.actor == self.actor]
        claims = [action for option in own for action in option.examples() if self.is_own(action)]
        if len(own) != 1 or len(claims) != 1:
            return (*listed, *more_choice(self.moment, others))
        claim = act(self.moment, claims[0], DESTINATION)
        return (*listed, claim, *more_choice(self.moment, [option for option in others if option is not own[0]]))

    def list_choices(self) -> list[Choice]:
        """The title's lists for this step, as far as there is something in them."""
        return [
            Choice(found.id, text(found.label), found.key, page=partial(self.list_page, found, actions))
            for found in self.lists
            if (actions := self.actions(found.kind))
        ]

    def list_page(self, found: StepList, actions: list[Action]) -> TurnView:
        table = list_table(self.moment, actions, Keys(taken=""), found.id)
        default = next(table.choices)
        question = self.ask(found.question)
        return TurnView(question, self.actor, self.note, (table,), default=default, typing=table.unkeyed)

    def is_own(self, action: Action) -> bool:
        return getattr(action, "company", "") == self.company
