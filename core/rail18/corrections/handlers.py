"""The handlers of all corrections."""

from core.rail18.corrections import board, companies, money, papers, trains, turns

HANDLERS = (
    *money.HANDLERS,
    *papers.HANDLERS,
    *trains.HANDLERS,
    *board.HANDLERS,
    *companies.HANDLERS,
    *turns.HANDLERS,
)
