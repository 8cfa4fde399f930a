# The page of a new game.

new-rulings-same-1844 = Alle Antworten sind die der Regeln von 2016.
