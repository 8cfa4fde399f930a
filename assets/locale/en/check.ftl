# The walk over the table.

panel-check = Board check
check-name = What should lie where, one thing after the other
check-hint = Space: as it lies. C: otherwise, correct it. S: skip. A: all of its group.
check-part-map = Map
check-heading = { $part }: { $heading }
check-progress = { $done } of { $total } checked{ $differed ->
    [0] {""}
   *[other] , { $differed } corrected
}
check-complete = { $differed ->
    [0] All { $total } checked, nothing differed
    [one] All { $total } checked, one thing differed
   *[other] All { $total } checked, { $differed } things differed
}
check-differed = { $what }: { $old } → { $new }
check-tile = tile { $tile }, track { $sides }
check-stations = { $number ->
    [one] station { $companies }
   *[other] stations { $companies }
}
check-piece = piece of { $paper }
check-piece-of = piece of { $paper }: { $piece }
check-marker = { $price }, row { $row }
check-marker-under = { $price }, row { $row }, under { $above }
check-pool = Pool
check-share = { $company } { $percent } %
check-director = { $company } { $percent } % (director)
check-item = { $title }: { $words }
check-more = … and { $number } more
check-nothing = nothing
check-right = Right
check-right-tip = It lies as it should (Space or Enter)
check-correct = Correct…
check-correct-tip = It lies otherwise: set it right here (C)
check-skip = Skip
check-skip-tip = Look at it later (S)
check-group = All of this group
check-group-tip = All of the map, the companies or the players lies as it should (A)
check-all-of-it = All right
check-anew = Begin anew
check-lose = What was ticked so far, and the summary of what differed, would be forgotten.
check-anew-tip = Forget what was ticked, and begin at the first hex
check-part-companies = Companies
check-part-players = Players
check-column-market = Market
check-column-trains = Trains
check-column-treasury = Treasury
check-column-stations = Stations left
check-column-cash = Cash
check-column-debt = Debt
check-column-shares = Shares
check-column-papers = Other papers
check-in-column = { $column } { $words }
check-cell = { $thing }, { $column }
