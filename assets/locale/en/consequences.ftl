# What an action will do: short, for a button's second line and for lists. The parameters are those of the journal.

consequence-stock-round-ended = the stock round ends
consequence-operating-round = operating round { $number }.{ $index } begins
consequence-stock-round = stock round { $number } begins, { $player } first
consequence-game-over = the game ends: { $worth }
consequence-turn = next: { $company } ({ $player })
consequence-question = { $about ->
    [par] { $player } names the par of { $company }
    [discard] { $company } must discard what is over the train limit
    [station] { $company } returns a station
   *[other] { $player } is asked
}
consequence-offer = next: { $private }, { $player } opens at { $minimum }
consequence-offer-lower = offered again from { $minimum }
consequence-offer-again = offered again
consequence-bid = leads with { $amount }, pays only if nobody bids more
consequence-income = income: { $short }
consequence-order = order: { $players }
consequence-bank-broken = bank is broken: { $when ->
    [stock] one more set
   *[operating] last set
}
consequence-interest = { $player }'s debt grows by { $added } to { $debt }
consequence-repaid = { $left ->
    [0] { $player } repays { $amount }, nothing is left
   *[other] { $player } repays { $amount }, { $left } are left
}
consequence-debt = { $player } owes { $debt }
consequence-bankrupt = { $player } is bankrupt
consequence-payment = { $payer } pays { $amount } to { $payee }
consequence-overruled = against { $rule }
consequence-overruled-rule = against { $rule }
consequence-papers-closed = { $number ->
    [one] { $papers } closes
   *[other] { $papers } close
}
consequence-private-bought = { $owner } pays { $amount }
consequence-private-sold = { $seller } receives { $amount }
consequence-paper-bought = { $owner } pays { $amount }
consequence-paper-gained = { $owner } gets { $paper }
consequence-share-bought = { $player } pays { $amount }
consequence-share-given = { $owner } gets { $percent } % of { $company }
consequence-started = { $player } pays { $amount }, { $stations ->
    [one] one station
   *[other] { $stations } stations
}
consequence-par-named = { $stations ->
    [one] one station
   *[other] { $stations } stations
}
consequence-launched = { $company } is launched: gets { $amount }
consequence-formed = { $company } forms: gets { $amount }
consequence-sold = { $player } receives { $amount }
consequence-director = director of { $company } becomes { $player }
consequence-no-director = { $company } has no director
consequence-price = { $company }: price { $old } to { $new }
consequence-marker = { $company }: price stays { $new }
consequence-prices = { $why ->
    [pool] shares in the pool: { $parts }
   *[other] sold out: { $parts }
}
consequence-exchange-received = receive: { $parts }
consequence-exchange-paid = pay: { $parts }
consequence-exchange-debt = { $player } owes { $debt }
consequence-exchange-shares = { $company }: { $parts }
consequence-merged = takes over { $members }: { $treasury }{ $train_number ->
    [0] { "" }
   *[other] {" "}and { $trains }
}
consequence-company-closed = { $company } closes
consequence-tile-laid = { $amount ->
    [0] tile { $tile } on { $place }
   *[other] pays { $amount }
}
consequence-upgraded = { $amount ->
    [0] tile { $tile } for { $old }
   *[other] pays { $amount }
}
consequence-power-used = uses { $code }
consequence-line-laid = { $owner } lays { $private } and receives { $amount }
consequence-piece-laid = { $paper } at { $place }
consequence-piece-used = uses { $paper }
consequence-activated = { $paper } pays from now on
consequence-station = { $amount ->
    [0] free
   *[other] pays { $amount }
}
consequence-home-station = { $company } places its home station
consequence-station-returned = station at { $place } goes back
consequence-destination = { $company } reaches its destination: gets { $amount }
consequence-destination-lapsed = { $company }'s destination lapses
consequence-run = runs { $revenue }
consequence-below-best = { $below } below the best
consequence-above-best = { $above } more than the map allows
consequence-run-treasury = treasury gets { $amount }
consequence-dividend = pays { $revenue }: { $parts }
consequence-withheld = treasury gets { $amount }
consequence-no-revenue = { $company } earns nothing
consequence-train-bought = pays { $amount }
consequence-train-traded-in = hands in one { $old }-train and pays { $amount }
consequence-train-traded = pays { $amount } to { $seller }
consequence-help = { $player } adds { $amount }
consequence-loan-overdrawn = { $amount } are missing: the account is overdrawn by them and half as much
consequence-loan = { $amount } are missing: the bank lends them, and half as much is added
consequence-train-given = { $company } gets { $name } ({ $train })
consequence-train-gained = { $owner } gets { $name } ({ $train })
consequence-exported = one { $train }-train goes abroad
consequence-discarded = { $company }: { $trains } to the pool
consequence-discarded-removed = { $company } loses { $trains }
consequence-phase = starts phase { $phase }
consequence-phase-with = { $phase }: { $changes }
consequence-turned = all { $old }-trains become { $new } ({ $owners })
consequence-scrapped = all { $types }-trains are scrapped ({ $owners })
consequence-player-replaced = { $new } for { $old }
consequence-player-renamed = { $old } becomes { $new }
consequence-player-colour = another colour or symbol
consequence-setting-mode = { $value ->
    [table] goes on at the table
   *[hotseat] goes on at the screen
}
consequence-setting-track-kept = { $value ->
    [on] track is kept
   *[off] track is not kept
}
consequence-setting-cash-open = { $value ->
    [on] cash is open
   *[off] cash is hidden
}
consequence-station-used = { $amount ->
    [0] free
   *[other] pays { $amount }
}
consequence-stations-gained = { $number ->
    [one] one station more
   *[other] { $number } stations more
}
consequence-track-paid = pays { $amount }
consequence-route-declared = must own a train
consequence-home-waits = the home station of { $company } waits, no circle is free in { $place }
consequence-map-set = { $tiles ->
    [one] one tile on the map
   *[other] { $tiles } tiles on the map
}
consequence-director-certificate = director's certificate of { $company } to the pool
