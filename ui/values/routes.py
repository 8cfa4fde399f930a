"""Runs and networks as the map shows them: stretches of track, stops that count, stops that are passed."""

from dataclasses import dataclass

from core.hexmap.geometry import Stretch
from core.hexmap.graph import Place
from core.text.catalogue import text


@dataclass(frozen=True, slots=True)
class RouteView:
    """`number` says which colour and dash it has."""

    number: int
    train: str
    type: str
    stretches: tuple[Stretch, ...] = ()
    counted: tuple[Place, ...] = ()
    passed: tuple[Place, ...] = ()
    revenue: int | None = None

    @property
    def line(self) -> str:
        """What the list beside the map says about it."""
        if self.revenue is None:
            return text("map-route-open", train=self.type)
        return text("map-route", train=self.type, revenue=self.revenue)


@dataclass(frozen=True, slots=True)
class NetworkView:
    """What a company reaches."""

    company: str
    stretches: tuple[Stretch, ...]
    stations: tuple[Place, ...]
    destination: str | None  # the hex, as long as it is not reached
