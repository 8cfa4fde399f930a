# Trains and phases

trains-name = Trains and phases
trains-phases = Phases
trains-owners = Trains of companies and in the pool
trains-trains = Trains
trains-price = Price
trains-left = Left
trains-rack-goods = Goods
trains-part = Trade-in
trains-part-tip = What the bank asks besides a train of the type before, handed in
trains-opened = { $type }-trains on sale
trains-driven = the first { $train } drives out { $type }
trains-sale = With a { $train }-train from the bank:
trains-rest = { $number } × { $type } of the bank goes too
trains-limit = Train limit of { $kind ->
    [regional] regional companies
   *[other] { $letter }
}
trains-limit-head = { $letter }
trains-tiles = Tiles
trains-rounds = ORs
trains-rounds-tip = Operating rounds in a set, fixed at the end of the stock round
trains-changes = What else changes
trains-new-tiles = { $colour } tiles
trains-new-limit = at most { $limit } trains for { $kind ->
    [regional] regional companies
   *[other] { $letter }
}
trains-new-rounds = sets of { $count } operating rounds
trains-of = { $left } of { $all }
trains-has = Trains
trains-room = Limit
trains-row = { $phase }
trains-row-now = { $phase } now
trains-phase = Phase { $phase }
trains-phase-now = Phase { $phase }, now
trains-colour = { $colour ->
    [yellow] yellow
    [green] green
    [brown] brown
   *[gray] grey
}
trains-turn = { $first }-trains become { $second }
trains-scrapped = { $type }-trains are removed
trains-trade = train trade
trains-privates = privates for sale
trains-extra-tile = { $private }: extra { $colour } tile
trains-full-treasury = the whole treasury is paid at launch
trains-export-later = No train is exported before the first one is bought.
trains-export = At the end of the next set one { $train }-train is exported{ $phase ->
    [none] .
   *[other] , which begins phase { $phase }.
}
trains-export-in = { $left ->
    [0] At the end of this round
    [one] After one more round
   *[other] After { $left } more rounds
} one { $train }-train is exported{ $phase ->
    [none] .
   *[other] , which begins phase { $phase }.
}
trains-pool = Pool
trains-none = none
trains-card = { $train }{ $fate ->
    [turns] {" "}(turned over in phase { $phase })
    [goes] {" "}(removed in phase { $phase })
    [driven] {" "}(removed with the first { $by })
   *[other] { "" }
}
trains-coming = When phase { $phase } begins:
trains-nobody = Nobody loses a train.
trains-gone = out
trains-discard = { $lost ->
    [0] gives up { $count ->
        [one] a train
       *[other] { $count } trains
    }
   *[other] and gives up { $count ->
        [one] one more
       *[other] { $count } more
    }
}
trains-last = This is the last phase.
trains-unchanged = Nothing else changes.
