# The page of a new game.

new-rulings-same-1844 = All answers are those of the rules of 2016.
