"""Chance that can be told again: an order that follows from a seed and nothing else."""

from collections.abc import Iterable
from hashlib import sha256


def drawn(seed: str, ids: Iterable[str]) -> tuple[str, ...]:
    """The ids in an order drawn from the seed: each has the SHA-256 of "seed:id" as its lot, the lowest comes first."""
    return tuple(sorted(ids, key=lambda id_: sha256(f"{seed}:{id_}".encode()).digest()))
