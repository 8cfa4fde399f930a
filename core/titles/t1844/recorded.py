"""Recorded games of 1844: what their actions are with us where the family does not know it."""

from collections.abc import Iterator

from core.kernel.action import Action
from core.rail18.recorded.reader import Reader
from core.rail18.recorded.record import RecordedAction
from core.rail18.recorded.records import Records18
from core.rail18.state import CompanyTurn, Question
from core.titles.t1844.mountains import BuyCertificate, PlaceMountain
from core.titles.t1844.powers import GiveEva
from core.titles.t1844.tunnels import BuildTunnel, LayFurkaOberalp


def buy_company(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """Players buy mountain railways and tunnel certificates, companies buy privates."""
    if recorded.entity_type == "player":
        yield BuyCertificate(actor=recorded.entity, paper=recorded.data["company"])
    else:
        yield from reader.buy_company(recorded)


def lay_tile(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    """Income panels and tunnel pieces are tiles there."""
    label, piece, rotation = recorded.data["hex"], recorded.data["tile"].rpartition("-")[0], recorded.data["rotation"]
    frame = reader.state.frame
    if recorded.entity_type == "corporation":
        yield from reader.lay_tile(recorded)
    elif isinstance(frame, Question) and frame.about == "mountain":
        yield PlaceMountain(actor=frame.player, mountain=recorded.entity, hex=label, panel=piece)
    elif isinstance(frame, CompanyTurn) and recorded.entity in reader.engine.rules.special.tunnels.codes:
        company = frame.company
        yield BuildTunnel(
            actor=reader.leader(company), company=company, certificate=recorded.entity, hex=label, piece=piece,
            rotation=rotation,
        )  # fmt: skip
    else:
        yield from reader.lay_tile(recorded)


def choose_ability(reader: Reader, recorded: RecordedAction) -> Iterator[Action]:
    powers = reader.engine.rules.special.powers
    if recorded.entity == powers.furka_oberalp.private:
        owner = reader.state.papers[recorded.entity].owner
        actor = owner if reader.state.is_player(owner) else reader.leader(owner)
        yield LayFurkaOberalp(actor=actor)
    elif recorded.entity == powers.eva.private:
        held = reader.state.trains.get(powers.eva.train)
        yield GiveEva(actor=held.owner if held else "", company=recorded.data["choice"])


RECORDS = Records18(
    called="1844",
    preset="online",
    methods={"buy_company": buy_company, "lay_tile": lay_tile, "choose_ability": choose_ability},
    trains={"5-1": "EVA", "5-2": "SBB"},  # the record numbers these two among the 5 trains of its stack
)
