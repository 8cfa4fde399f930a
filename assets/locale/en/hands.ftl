# On the table: what hands must do, and what is read aloud.

hands-name = What to do on the table
hands-now = Now
hands-low = On the table · { $heading }
hands-back = Taken back
hands-back-what = Taken back, the table goes back too: { $what }
hands-back-several = { $count } entries are taken back, the table goes back too. Back to: { $round }{ $asked ->
    [nobody] {""}
    [all] , { $who }
   *[one] , { $who }'s turn
}.
hands-back-aloud = Something was taken back; the table goes back too.
hands-edited = Past changed
hands-edited-aloud = The past was changed. This lies otherwise on the table now:
hands-unedited-aloud = The past is again as it was before it was changed; the table goes back too.
hands-unless = To do only if it does not lie so already:
hands-setup = Set-up
hands-setup-aloud = { $title } for { $number } players.
hands-nothing = Nothing to do on the table.
hands-next = { $player } is next.
hands-earlier = Earlier
hands-later = Later
hands-latest = Latest
hands-earlier-tip = What was to do before ({ $key })
hands-later-tip = What was to do after it ({ $key })
hands-latest-tip = What is to do now ({ $key })
hands-tick-all = All done
hands-tick-all-tip = Tick everything ({ $key })
hands-place = { $number } of { $total }
hands-left = { $left ->
    [0] all done
   *[other] { $left } to do
}
hands-before = Still open from before
hands-before-group = { $group }, from before
hands-group-say = To announce
hands-group-money = Money
hands-group-share = Certificates
hands-group-paper = Privates and papers
hands-group-train = Trains
hands-group-board = Board
hands-group-market = Price markers
hands-group-round = Rounds
hands-looking = to look at
hands-part = { $back ->
    [yes] { $when }, taken back: { $what }
   *[no] { $when }: { $what }
}
hands-payment = { $back ->
    [yes] { $when }, taken back, { $amount }: { $what }
   *[no] { $when }, { $amount }: { $what }
}
hands-unless-done = Not ticked before. Only if it was done all the same:

# Money
hands-receives = { $who } receives { $amount }
hands-pays = { $who } pays { $amount }
hands-receives-company = { $who }'s treasury receives { $amount }
hands-emptied = empty the treasuries of { $amounts }
hands-pays-company = { $who }'s treasury pays { $amount }
hands-debt = { $debt ->
    [0] strike { $who }'s debt out
   *[other] note { $who }'s debt: { $debt }
}

# Cards
hands-share = { $company }: { $certificates } from { $source } to { $target }
hands-closed = all certificates and the charters of { $companies } out of the game
hands-director-certificate = { $percent ->
    [100] its certificate
   *[other] the director's certificate ({ $percent } %)
}
hands-certificates = { $number ->
    [one] { $percent } %
   *[other] { $number } × { $percent } %
}
hands-charter = { $company } is launched: its charter to { $player }, with { $stations ->
    [0] no station marker
    [one] one station marker
   *[other] { $stations } station markers
}; it acts in the next operating round
hands-charter-on = { $company }'s charter with all that lies on it to { $player }
hands-charter-aside = { $company }'s charter with all that lies on it beside the board: nobody directs it
hands-charter-back = { $company }'s charter back beside the board
hands-paper = { $paper } to { $owner }
hands-paper-over = turn { $paper } over: it is used
hands-paper-up = turn { $paper } face up again
hands-paper-active = mark { $paper } as visited: it pays from now on
hands-papers-closed = take { $papers } out of the game

# Trains
hands-train-taken = { $company } takes a { $card }-train{ $sides ->
    [one] { "" }
   *[other] , { $type } side up
}
hands-train-extra = train { $name } ({ $type }) to { $owner }
hands-train-moved = { $type }-train from { $source } to { $target }
hands-turned = { $number ->
    [one] turn the { $old }-train of { $owners } over to { $new }
   *[other] turn the { $old }-trains over to { $new }: { $owners }
}
hands-removed = { $number ->
    [one] take the { $type }-train of { $owners } out of the game
   *[other] take the { $type }-trains out of the game: { $owners }
}
hands-export = { $number ->
    [one] remove one { $card }-train (export)
   *[other] remove { $number } { $card }-trains (export)
}
hands-train-back = { $number ->
    [one] put one { $card }-train back on the stack
   *[other] put { $number } { $card }-trains back on the stack
}
hands-lay-out = lay out the { $card }-trains

# Market
hands-marker = { $company }'s marker { $way ->
    [right] one to the right,
    [left] one to the left,
    [up] one up,
    [down] one down,
   *[far] from
} { $old } to { $new }{ $where ->
    [under] , under { $other }
    [on] , on top of { $other }
   *[alone] {""}
}
hands-marker-new = { $company }'s marker on { $new }{ $where ->
    [under] , under { $other }
    [on] , on top of { $other }
   *[alone] {""}
}{ $par ->
    [0] {""}
   *[other] ; its second marker on the par of { $par }
}
hands-marker-stack = { $company }'s marker stays at { $new }{ $where ->
    [under] , but under { $other }
    [on] , but on top of { $other }
   *[alone] {""}
}
hands-marker-off = take the markers of { $companies } off the market and the par chart

# Board
hands-tile = tile { $tile } from the tray to { $place }, track to { $edges }
hands-tile-for = tile { $tile } instead of { $old } on { $place }, track to { $edges }; { $old } back to the tray
hands-tile-turned = turn tile { $tile } on { $place }: track to { $edges }
hands-tile-off = tile { $tile } off { $place }, back to the tray
hands-letter = marker { $letter } on the tile on { $place }
hands-letter-off = marker { $letter } off { $place }
hands-station = { $which ->
    [one] { $company }'s station to { $place }, the city with track to { $edges }
   *[only] { $company }'s station to { $place }
}
hands-city = city { $number }
hands-station-replaced = { $company }'s station instead of { $old }'s in { $place }
hands-station-off = { $kept ->
    [yes] { $company }'s station off { $place }, back to its charter
   *[no] { $company }'s station off { $place }
}
hands-overlay-off = take the piece off { $place }
hands-piece = { $paper }'s piece { $piece } on { $place }
hands-line = lay the line of { $private } on { $hexes }

# Rounds
hands-order = order cards: { $players }
hands-phase = phase { $phase }: { $news }
hands-phase-again = it is phase { $phase } again
hands-phase-begun = has begun
hands-phase-train = { $card }-trains can be bought
hands-phase-no-privates = privates are not sold to companies any more
hands-phase-areas = red areas are worth { $areas }
hands-stock-round = round marker to stock round { $number }
hands-operating-round = { $total ->
    [one] round marker to operating round { $number }
   *[other] round marker to operating round { $number }.{ $index }
}
hands-bank-broken = announce it: the bank is broken

# Set-up
hands-setup-boards = map, stock market and the board for unsold shares on the table
hands-setup-bank = bank of { $total } { $currency }; after the starting money it holds { $left }
hands-setup-cash = { $amount } each to { $players }; the share limit is { $limit }
hands-setup-trains = the { $number } { $card }-trains beside the map
hands-setup-stack = under them, in this order: { $cards }
hands-setup-rack = on a second stack beside them, in this order: { $cards }
hands-several = { $number } × { $what }
hands-setup-tiles = tiles in stacks: { $yellow } yellow in reach; { $green } green, { $brown } brown and { $gray } grey for later
hands-setup-shares = share certificates of { $companies } on their board, the director's on top
hands-setup-pool = { $number } × { $percent } % of { $company } into the bank pool
hands-setup-charters = { $number } charters with their markers beside the board
hands-setup-privates = privates in order: { $privates }
hands-setup-round = { $player } opens the auction
