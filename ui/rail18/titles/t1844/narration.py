"""Told about mountain railways, tunnels and the Furka-Oberalp line; and what a phase brings to them."""

from collections.abc import Iterator

from core.rail18 import events as ev
from core.rail18.rules import Rules
from core.text.catalogue import text
from core.titles.t1844.mountains import kind_of, special
from ui.rail18.views.narration.company import piece_laid
from ui.rail18.views.narration.groups import Group
from ui.rail18.views.narration.of_title import NarrationOfTitle, PhaseNews
from ui.rail18.views.narration.said import Said
from ui.rail18.views.narration.words import Words


def overlay_laid(words: Words, group: Group) -> Iterator[Said]:
    event = group.first(ev.OverlayLaid) or group.first(ev.PaperUsed)
    if event is None:
        return
    tunnel = kind_of(words.rules, event.paper or "") == "tunnel"
    if isinstance(event, ev.OverlayLaid):
        code = "tunnel-built" if tunnel else "mountain-placed"
    else:
        code = "tunnel-used" if tunnel else "mountain-used"
    yield from piece_laid(words, group, code)


def phase(rules: Rules, phase: str) -> Iterator[PhaseNews]:
    data = special(rules)
    furka, eva, forming = data.powers.furka_oberalp, data.powers.eva, data.nationalisation
    if phase == furka.from_phase:
        yield PhaseNews(text("trains-furka", private=furka.private))
    if phase == data.privates.close_in_phase:
        yield PhaseNews(text("trains-close", furka=furka.private, eva=eva.private), told=True)
    if phase == rules.title.train_sides[forming.trigger][0].starts_phase:
        yield PhaseNews(text("trains-sbb", company=forming.sbb))


NARRATION = NarrationOfTitle(
    payments={"tunnel": "overlay", "compensation": "line"}, tellers={"overlay": overlay_laid}, phase=phase
)
