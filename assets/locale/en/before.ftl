# Before a player acts: what selling everything would bring, what may be bought, and what would come of it.

before-selling-now = Cash if everything is sold now
before-selling-train = Cash if everything is sold for the train
before-selling-round = Cash if everything is sold, were it the turn now
before-selling-next = Cash if everything is sold, were it a stock round now
before-cash = Cash
before-cash-then = Cash then
before-together = All together
before-shares = { $shares ->
    [one] one share
   *[other] { $shares } shares
}
before-shares-director = { $shares ->
    [one] one share; { $director } becomes director
   *[other] { $shares } shares; { $director } becomes director
}
before-buying-now = May be bought now
before-buying-round = May be bought, were it the turn now
before-buying-next = May be bought, were it a stock round now
before-share = { $source ->
    [pool] { $percent } % from the pool
   *[bank] { $percent } % from the bank
}
before-start = start at { $price }
before-start-between = start at { $low } to { $high }
before-several = { $companies }: { $what }
before-launches = { $what }, is launched by it
before-range = { $low } to { $high }
before-head-costs = Costs
before-head-then = Then %
before-head-certificates = Certif.
before-head-left = Cash left
before-phase = If phase { $phase } began now
before-phase-none = Every company directed keeps a train or need not own one.
before-head-train = Train
before-head-price = Price
before-head-treasury = Treasury
before-head-missing = Missing
before-head-help = From cash
before-head-debt = Debt
before-no-train = no train is to be had
before-train-free = { $train }, not owed without a route
before-train-perhaps = { $train }, owed with a route
before-revenues = If the last revenues came again
before-head-more = More
before-rounds = { $rounds ->
    [one] after one operating round
   *[other] after { $rounds } operating rounds
}
