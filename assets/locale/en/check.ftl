# The walk over the table.

panel-check = Board check
check-name = What should lie where, one thing after the other
check-hint = Space: as it lies. C: otherwise, correct it. S: skip.
check-part-map = Map
check-part-market = Market
check-part-trains = Trains
check-part-money = Money
check-part-certificates = Certificates
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
check-stations-left = { $number ->
    [0] no station left on the charter
    [one] one station left on the charter
   *[other] { $number } stations left on the charter
}
check-piece = piece of { $paper }
check-piece-of = piece of { $paper }: { $piece }
check-marker = { $price }, row { $row }
check-marker-under = { $price }, row { $row }, under { $above }
check-pool = Pool
check-trains = { $number ->
    [0] no train
    [one] train { $trains }
   *[other] trains { $trains }
}
check-money = { $amount }
check-money-and-debt = { $money }, owes { $debt }
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
check-anew = Begin anew
check-lose = What was ticked so far, and the summary of what differed, would be forgotten.
check-anew-tip = Forget what was ticked, and begin at the first hex
