# The page of a new game.

new-rulings-same-1824 = Alle Antworten sind die des Regelhefts.
