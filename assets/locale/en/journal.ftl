# The journal: what happened, as sentences.

# The panel
journal-name = Journal
journal-search = Search ({ $key })
journal-since = From when on
journal-player = Only what concerns this player
journal-company = Only what concerns this company
journal-kind = Only this kind
journal-all-players = All players
journal-all-companies = All companies
journal-all-kinds = Everything
journal-whole = The whole game
journal-since-player = Since { $player }'s last turn
journal-empty = Nothing has happened yet.
journal-no-match = Nothing fits.
journal-kind-shares = Shares
journal-kind-money = Money
journal-kind-price = Prices
journal-kind-track = Track and stations
journal-kind-run = Runs
journal-kind-train = Trains
journal-kind-paper = Privates and certificates
journal-kind-debt = Debts
journal-kind-pass = Passes
journal-kind-round = Rounds and rules
journal-kind-correction = Corrections
journal-do-look = Look at this moment
journal-do-look-tip = The window as it was after this (Enter or a double click)
journal-do-change = Change…
journal-do-change-tip = Enter this anew, as it should have been ({ $key })
journal-do-insert = Insert before…
journal-do-insert-tip = Enter something that was forgotten before this ({ $key })
journal-do-remove = Remove…
journal-do-remove-tip = Take this away; what follows from it is shown first ({ $key })
journal-do-earlier = Earlier version
journal-do-earlier-tip = Look at this entry as it was before the past was changed
journal-changed = Changed · { $line }
journal-added = Added · { $line }
journal-again = With another effect · { $line }
journal-untold = What is written here cannot be told.

# Words of sentences
word-bank = bank
word-pool = pool
word-nobody = nobody
word-treasury = treasury
word-amount = { $who } { $amount }
word-place = { $town } ({ $hex })
word-income = { $who } ({ $sources })
word-percent = { $who } { $percent } %
word-times = { $what } { $number }×
word-edge = { $side } ({ $beyond })

# Headings
journal-heading-auction = Auction of the privates
journal-heading-stock = Stock round { $number }
journal-heading-operating = { $total ->
    [one] Operating round { $number }
   *[other] Operating round { $number }.{ $index }
}
journal-heading-over = The end
journal-heading-turn = { $name } · { $player }
journal-heading-private = { $private }, from { $face } on

# Rounds
journal-stock-round-ended = Stock round { $number } ends.
journal-stock-round = { $player } has the priority.
journal-operating-round = { $total ->
    [one] One operating round follows.
   *[other] Operating round { $index } of { $total } begins.
}
journal-game-over = The game is over: { $worth }.
journal-turn = { $company } acts, directed by { $player }.
journal-question = { $about ->
    [par] { $player } has to name the par of { $company }.
    [discard] { $company } must discard what is over the train limit.
    [station] { $company } has to give a station back.
   *[other] { $player } was asked.
}
journal-offer = { $private } is on offer from { $minimum } on; { $player } opens.
journal-offer-lower = Nobody bid: { $private } is on offer from { $minimum } on.
journal-offer-again = Nobody bid: { $private } is offered again from { $minimum } on.
journal-bid = { $player } bid { $amount } for { $private }.
journal-passed = { $number ->
    [one] { $players } passed.
   *[other] { $players } passed.
}
journal-bought-nothing = { $player } bought nothing.
journal-income = Income: { $parts }.
journal-order = New order: { $players }.
journal-order-stays = The order stayed: { $players }.
journal-bank-broken = The bank is broken: { $when ->
    [stock] the game ends after the next set of operating rounds.
   *[operating] the game ends with this set of operating rounds.
}
journal-interest = { $player }'s debt grew by { $added } to { $debt }.
journal-repaid = { $left ->
    [0] { $player } repaid { $amount } and is free of debt.
   *[other] { $player } repaid { $amount } and still owes { $left }.
}
journal-debt = { $player } now owes { $debt }.
journal-bankrupt = { $player } went bankrupt and gave up { $amount }.
journal-payment = { $payer } paid { $amount } to { $payee }.
journal-overruled = The table overruled the rule ({ $rule }): “{ $reason }”
journal-overruled-rule = The table overruled: { $refused } Reason: “{ $reason }”
journal-player-replaced = { $new } took the seat of { $old }.
journal-player-renamed = { $old } is called { $new } from here on.
journal-player-colour = { $old } got another colour or symbol.
journal-setting-mode = { $value ->
    [table] The game went on at the table.
   *[hotseat] The game went on at the screen.
}
journal-setting-track-kept = { $value ->
    [on] Track was kept from here on.
   *[off] Track was not kept from here on.
}
journal-setting-cash-open = { $value ->
    [on] Cash was open from here on.
   *[off] Cash was hidden from here on.
}
journal-papers-closed = { $number ->
    [one] { $papers } closed.
   *[other] { $papers } closed.
}

# Stock
journal-private-bought = { $owner } bought { $private } for { $amount }.
journal-private-sold = { $owner } bought { $private } from { $seller } for { $amount }.
journal-paper-bought = { $owner } bought { $paper } for { $amount }.
journal-paper-gained = { $owner } got { $paper } with it.
journal-share-bought = { $player } bought { $percent } % of { $company } from the { $source ->
    [pool] pool
   *[bank] bank
} for { $amount }.
journal-share-given = { $owner } got { $percent } % of { $company } with { $why }.
journal-started = { $player } started { $company } at { $par }: { $percent } % for { $amount }.
journal-par-named = { $player } set the par of { $company } to { $par }.
journal-launched = { $company } was launched and got { $amount }.
journal-formed = { $company } was formed and got { $amount }.
journal-sold = { $player } sold { $percent } % of { $company } for { $amount }.
journal-director = { $player } became director of { $company }.
journal-no-director = { $company } has no director any more.
journal-director-certificate = The director's certificate of { $company } lies in the pool.
journal-price = { $company }'s price { $why ->
    [sold] fell
    [withheld] fell
   *[paid] rose
} from { $old } to { $new }.
journal-marker = { $company }'s marker moved, the price stayed { $new }.
journal-prices = { $why ->
    [pool] Shares in the pool: { $parts }.
   *[other] Wholly in players' hands: { $parts }.
}
journal-exchange-received = For their shares received: { $parts }.
journal-exchange-paid = For their shares paid: { $parts }.
journal-exchange-debt = { $player } owes { $debt } from the exchange.
journal-exchange-shares = Shares of { $company }: { $parts }.
journal-merged = { $members } went into { $company }: treasury { $treasury }; trains { $train_number ->
    [0] none
   *[other] { $trains }
}; stations { $stations }.
journal-company-closed = { $company } closed.

# A company's turn
journal-tile-laid = { $company } laid tile { $tile } on { $place }{ $amount ->
    [0] .
   *[other] {" "}for { $amount }.
}
journal-upgraded = { $company } replaced tile { $old } by { $tile } on { $place }{ $amount ->
    [0] .
   *[other] {" "}for { $amount }.
}
journal-power-used = The power of { $paper } was used.
journal-line-laid = { $owner } laid the line of { $private } and received { $amount }.
journal-piece-laid = { $owner } placed { $paper } at { $place }.
journal-piece-used = { $owner } used { $paper }.
journal-activated = { $known ->
    [yes] { $paper } at { $place }
   *[no] { $paper }
} was visited for the first time; it pays { $owner } from now on.
journal-station-used = { $company } placed a station{ $amount ->
    [0] .
   *[other] {" "}for { $amount }.
}
journal-stations-gained = { $number ->
    [one] { $company } has one station more on its charter.
   *[other] { $company } has { $number } stations more on its charter.
}
journal-track-paid = { $company } paid { $amount } for track.
journal-route-declared = { $company } has a route and must own a train.
journal-home-waits = The home station of { $company } waits: no circle is free in { $place }.
journal-map-set = The map was entered as it lies on the table: { $tiles ->
    [one] one tile.
   *[other] { $tiles } tiles.
}
journal-station = { $company } placed a station in { $place }{ $amount ->
    [0] .
   *[other] {" "}for { $amount }.
}
journal-home-station = { $company } placed its home station in { $place }.
journal-station-returned = { $company }'s station in { $place } went back to its charter.
journal-destination = { $company } reached its destination and got { $amount }.
journal-destination-lapsed = { $company }'s destination lapsed.
journal-declined = { $company } { $step ->
    [track] { $before ->
        [0] laid no track.
       *[other] laid no more track.
    }
    [station] placed no station.
    [trains] ended its turn.
   *[other] passed.
}
journal-run = { $route_number ->
    [0] { $company } ran { $revenue }.
   *[other] { $company } ran { $revenue }: { $routes }.
}
journal-below-best = That is { $below } below the best, which is { $best }.
journal-above-best = That is { $above } more than the map allows, which is { $most }.
journal-run-treasury = { $company }'s treasury got { $amount } for the run.
journal-dividend = { $company } paid { $revenue }: { $parts }.
journal-withheld = { $company } kept { $amount }.
journal-no-revenue = { $company } earned nothing.
journal-train-bought = { $company } bought one { $train }-train for { $amount }.
journal-train-traded-in = { $company } handed in one { $old }-train for one { $train }-train and paid { $amount }.
journal-train-traded = { $company } bought one { $train }-train from { $seller } for { $amount }.
journal-help = { $player } added { $amount } of their own.
journal-loan-overdrawn = { $amount } were missing: the account is overdrawn.
journal-loan = { $amount } were missing.
journal-train-given = { $player } gave the { $train }-train { $name } to { $company }.
journal-train-gained = { $own ->
    [yes] { $owner } got its printed { $train }-train.
   *[no] { $owner } got the { $train }-train { $name }.
}
journal-exported = One { $train }-train went abroad.
journal-discarded = { $company } gave up { $trains } to the pool.
journal-discarded-removed = { $company } gave up { $trains }, out of the game.
journal-phase = Phase { $phase } began.
journal-turned = All { $old }-trains became { $new }: { $owners }.
journal-scrapped = All { $types }-trains were scrapped: { $owners }.
