# The players' clock with a budget
budget-title = Clock with a budget
budget-words = Everybody has the same time to begin with. Time that was counted so far counts. The clock stands in the game’s file.
budget-minutes = Minutes for each seat
budget-increment = Seconds that come to it
budget-every = How often
budget-every-turn = with each own turn
budget-every-round = with each round
budget-price = Each minute over it costs
budget-back = Undo brings time back
budget-charge = Enter what it costs
budget-ok = Start
budget-without = Without a budget
budget-leave = Leave
budget-note = { $minutes ->
    [one] clock: one minute over
   *[other] clock: { $minutes } minutes over
}
