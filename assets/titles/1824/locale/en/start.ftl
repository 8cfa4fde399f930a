# The page of a new game.

new-rulings-same-1824 = All answers are those of the rule book.
