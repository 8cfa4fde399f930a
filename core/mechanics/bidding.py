"""The circle of bidders: who passes is out, and with all others out the highest bid has bought."""

from collections.abc import Collection

from core.mechanics.turn_order import after


def next_bidder(order: tuple[str, ...], bidder: str, leader: str | None, passed: Collection[str]) -> str | None:
    """Who is asked after `bidder` has spoken; None when the auction is over, bought by the leader or by nobody.

    Nobody is asked to raise himself. Without any bid, the last one who has not passed may still bid.
    """
    left = [player for player in after(order, bidder) if player not in passed]
    return left[0] if any(player != leader for player in left) else None
