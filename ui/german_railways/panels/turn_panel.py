"""The turn panel of German Railways: besides pages, hexes that are chosen on the map."""

from core.german_railways import actions as ac
from core.german_railways.building import Builds
from core.german_railways.ways import reach
from core.interchange.wording import refusal_text
from core.kernel.action import Action
from core.kernel.refusal import Rejection
from core.text.catalogue import text
from ui.companion.views.links import section_of_refusal, section_of_step
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.build import BuildDraft, hex_choice
from ui.german_railways.views.turn.effects import preview_of
from ui.german_railways.views.turn.labels import action_label
from ui.german_railways.views.turn.order import BY_PROGRAM
from ui.german_railways.views.turn.turn import later_turn
from ui.german_railways.views.turn.view import pages_to, turn_view
from ui.german_railways.views.words import place_name
from ui.turn.panel import TurnPages
from ui.values.turn import Choice, Preview, TurnView


class TurnPanel(TurnPages):
    _moment: Moment | None

    @property
    def _shown(self) -> Moment:
        assert self._moment is not None
        return self._moment

    def make_page(self, player: str | None, *, compact: bool) -> TurnView:
        return turn_view(self._shown, player)

    def make_way(self, action: Action, *, compact: bool) -> list[TurnView]:
        return pages_to(self._shown, action)

    def make_preview(self, title: str, action: Action, choice: Choice) -> Preview:
        if choice.id == BY_PROGRAM:
            return Preview(title, choice.details)
        return preview_of(self._shown, title, action, choice.details)

    def word(self, action: Action) -> str:
        return action_label(self._shown, action)

    def asked_section(self) -> str:
        return section_of_step(self._shown.title, self._shown.state.open)

    # --- hexes that are chosen on the map

    @property
    def draft(self) -> BuildDraft | None:
        """The build that is open."""
        if self._stale or self._moment is None:
            return None
        found = self.view.preview
        return found if isinstance(found, BuildDraft) else None

    def choose_hex(self, label: str) -> None:
        """The next hex of the build, or the way to one that it can reach; where none is open, of the only railroad that
        can build there. The hex that came last is taken back.
        """
        moment = self._moment
        if self._stale or moment is None or not moment.live or moment.state.open != "turn":
            return
        place = moment.rules.title.place(label)
        draft = self.draft
        if draft is None and not self._begin_build(place):
            return
        draft = self.draft
        if draft is not None and draft.placed and draft.placed[-1] == place:
            self._go_back()
            return
        if draft is not None and not self._place(place) and not self._go_all_the_way(draft, place):
            self._tell_why_not(moment, draft, place)

    def _place(self, place: str) -> bool:
        choice = next((choice for choice in self.view.choices if choice.id == hex_choice(place)), None)
        if choice is not None:
            self._choose(choice)
        return choice is not None

    def _go_all_the_way(self, draft: BuildDraft, place: str) -> bool:
        """A hex further off, but within this build: by the cheapest way, which can be taken back hex by hex."""
        moment = later_turn(self._shown, draft.player)
        way = None if draft.placed or moment is None else reach(moment.rules, moment.state, draft.railroad).get(place)
        return way is not None and all(self._place(label) for label in way.hexes)

    def _begin_build(self, place: str) -> bool:
        """Opens the page of the railroad that can build there; where several can, one must be chosen first."""
        moment, actor = self._shown, self.view.actor
        able = [option for option in moment.options if isinstance(option, Builds) and place in option.next_hexes()]
        wanted = [choice for choice in self.view.choices if choice.id in {f"build-{build.railroad}" for build in able}]
        if len(wanted) != 1 or actor != moment.state.turn:
            self.explain(place_name(moment.rules, place), text("gr-choose-railroad" if wanted else "gr-nobody-there"))
            return False
        self._choose(wanted[0])
        return True

    def _tell_why_not(self, moment: Moment, draft: BuildDraft, place: str) -> None:
        action = ac.BuildTrack(actor=draft.player, railroad=draft.railroad, hexes=(*draft.placed, place))
        found = moment.outcome(action)
        if isinstance(found, Rejection):
            why = section_of_refusal(moment.title, found.code)
            self.explain(place_name(moment.rules, place), refusal_text(found, moment.names), why)
