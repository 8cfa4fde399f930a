# Corrections, and games that begin with a position.

# In the journal
journal-corrected-cash = Correction: { $amount } from { $payer } to { $payee }. Note: { $note }
journal-corrected-debt = Correction: { $player }'s { $debt ->
    [train] debt for trains
   *[exchange] debt from the exchange
} is { $amount }. Note: { $note }
journal-corrected-bank = Correction: the bank is { $broken ->
    [yes] broken
   *[no] not broken
}. Note: { $note }
journal-corrected-certificate = Correction: { $sort ->
    [director] the director's certificate ({ $percent } %)
   *[share] { $percent } %
} of { $company } from { $source } to { $target }. Note: { $note }
journal-corrected-paper = Correction: { $closed ->
    [yes] { $paper } is out of the game.
   *[no] { $paper } belongs to { $owner }.
} Note: { $note }
journal-corrected-piece = Correction: { $there ->
    [yes] { $paper } lies on { $place }.
   *[no] { $paper } lies nowhere on the map.
} Note: { $note }
journal-corrected-mark = Correction: { $paper } has { $marked ->
    [yes] {""}
   *[no] not{" "}
}been { $mark ->
    [visited] visited
   *[used] used
}. Note: { $note }
journal-corrected-train = Correction: one { $train }-train { $from ->
    [stack] from the stack
    [gone] from outside the game
   *[holder] of { $source }
} { $to ->
    [stack] went back on the stack
    [gone] is out of the game
   *[holder] belongs to { $target }
}. Note: { $note }
journal-corrected-side = Correction: the { $old }-train of { $owner } is a { $new }-train. Note: { $note }
journal-corrected-tile = Correction: { $how ->
    [off] tile { $tile } is off { $place }.
    [turned] tile { $tile } on { $place } is turned.
   *[laid] tile { $tile } lies on { $place }.
} Note: { $note }
journal-corrected-station = Correction: { $known ->
    [yes] { $there ->
        [yes] { $company } has a station in { $place }.
       *[no] { $company } has no station in { $place }.
    }
   *[no] { $there ->
        [yes] { $company } has one station less on its charter.
       *[no] { $company } has one station more on its charter.
    }
} Note: { $note }
journal-corrected-marker = Correction: { $company }'s marker { $old } to { $new }. Note: { $note }
journal-corrected-par = Correction: { $par ->
    [0] { $company } has no par.
   *[other] { $company }'s par is { $par }.
} Note: { $note }
journal-corrected-company = Correction: { $company } is { $floated ->
    [yes] launched
   *[no] not launched
}, has { $operated ->
    [yes] operated
   *[no] not operated
}; its destination is { $destination ->
    [open] still to be reached
    [reached] reached
   *[none] none
}. Note: { $note }
journal-corrected-phase = Correction: it is phase { $phase }. Note: { $note }
journal-corrected-order = Correction: the order is { $players }. Note: { $note }
journal-corrected-auction = Correction: { $private } is on offer, { $player } opens. Note: { $note }
journal-corrected-stock = Correction: stock round { $number }, { $player }'s turn. Note: { $note }
journal-corrected-operating = Correction: operating round { $number }.{ $index }, { $company }'s turn: { $step ->
    [track] track
    [station] station
    [run] run
    [dividend] dividend
   *[trains] trains
}. Note: { $note }
journal-corrected-turn = Correction: another turn. Note: { $note }
journal-turn-broken-off = { $company } cannot act any more; its turn is broken off.
journal-position-set = The game began here with a position that was entered: phase { $phase }, { $tiles ->
    [0] no tiles.
    [one] one tile.
   *[other] { $tiles } tiles.
}

# What a correction will do
consequence-corrected-cash = { $amount } from { $payer } to { $payee }
consequence-corrected-debt = { $player } owes { $amount }
consequence-corrected-bank = { $broken ->
    [yes] the bank is broken
   *[no] the bank is not broken
}
consequence-corrected-certificate = { $percent } % of { $company } from { $source } to { $target }
consequence-corrected-paper = { $closed ->
    [yes] { $paper } leaves the game
   *[no] { $paper } to { $owner }
}
consequence-corrected-piece = { $there ->
    [yes] { $paper } on { $place }
   *[no] { $paper } off the map
}
consequence-corrected-mark = { $marked ->
    [yes] { $paper } has been { $mark ->
        [visited] visited
       *[used] used
    }
   *[no] { $paper } has not been { $mark ->
        [visited] visited
       *[used] used
    }
}
consequence-corrected-train = { $to ->
    [stack] one { $train }-train back on the stack
    [gone] one { $train }-train out of the game
   *[holder] { $from ->
        [holder] one { $train }-train from { $source } to { $target }
       *[other] one { $train }-train to { $target }
    }
}
consequence-corrected-side = { $old } becomes { $new }
consequence-corrected-tile = { $how ->
    [off] tile { $tile } off { $place }
    [turned] tile { $tile } on { $place } turned
   *[laid] tile { $tile } on { $place }
}
consequence-corrected-station = { $there ->
    [yes] { $known ->
        [yes] { $company }: station in { $place }, one less on the charter
       *[no] { $company }: one station less on the charter
    }
   *[no] { $known ->
        [yes] { $company }: no station in { $place }, one more on the charter
       *[no] { $company }: one station more on the charter
    }
}
consequence-corrected-marker = { $company }: price { $old } to { $new }
consequence-corrected-par = { $par ->
    [0] { $company }: no par
   *[other] { $company }: par { $par }
}
consequence-corrected-company = { $company } is { $floated ->
    [yes] launched
   *[no] not launched
}, has { $operated ->
    [yes] operated
   *[no] not operated
}, destination { $destination ->
    [open] to be reached
    [reached] reached
   *[none] none
}
consequence-corrected-phase = phase { $phase }
consequence-corrected-order = order: { $players }
consequence-corrected-auction = { $private } is offered, { $player } opens
consequence-corrected-stock = stock round { $number }, { $player }'s turn
consequence-corrected-operating = operating round { $number }.{ $index }, { $company }'s turn
consequence-corrected-turn = another turn
consequence-turn-broken-off = { $company }'s turn is broken off
consequence-position-set = the game begins with this position

# Why a correction is refused
refusal-note-needed = A correction needs a note that says why, of at most { $most } letters, none of them invisible.
refusal-company-closed = { $company } is out of the game.
refusal-not-floated = { $company } is not launched.
refusal-no-holder = { $holder } cannot hold this.
refusal-no-amount = { $amount } is no amount.
refusal-no-debt = { $amount } is no debt.
refusal-sold-before = { $private } is sold before those that somebody has already.
refusal-leader-waits = { $player } has made the highest bid and waits for the others.
refusal-has-passed = { $player } has passed and is not asked again.
refusal-bid-stands = { $player } has bid { $bid } and must be able to pay it.
refusal-bank-below-zero = The bank has paid more than it had: it is at { $left }.
refusal-director-certificate-out = { $company } is launched: its director's certificate cannot lie with the bank.
refusal-private-not-sold = { $private } has not been sold yet.
refusal-piece-tells = Whether { $paper } has been used is told by its piece on the map.
refusal-certificate-in-bank = { $paper } is still the bank's.
refusal-unknown-train = There is no train { $train }.
refusal-no-card-left = There is no { $train }-train left in the stack.
refusal-no-card-gone = There is no { $train }-train out of the game.
refusal-no-such-side = Train { $train } has no side { $type }.
refusal-no-station-out = { $company } has all its stations on the charter.
refusal-home-station-last = The home station of { $company } goes only when no other of its stations stands on the map.
refusal-no-cell = The market has no cell in row { $row }, column { $column }.
refusal-no-place-in-stack = There are { $others } other markers in the cell; { $above } cannot lie above.
refusal-beyond-red-line = The marker of { $company } stays behind the red line.
refusal-stations-out = { $company } has placed { $out } stations; at this par it has { $all }.
refusal-company-begun = { $company } has begun: its director's certificate is out.
refusal-company-has-things = { $company } has money, trains, certificates or stations, so it is launched.
refusal-unknown-phase = There is no phase { $phase }.
refusal-order-of-others = The order names every player once.
refusal-question-open = The open question must be answered first.
refusal-no-such-round = There is no round { $number }.
refusal-no-director = { $company } has no director and cannot act.
refusal-acts-twice = { $company } would have two turns in this round.

# Why a position is refused
refusal-position-first = A position can be entered only before the first move.
refusal-named-twice = { $name } is named twice.
refusal-not-named = { $name } is missing.
refusal-below-zero = { $holder } cannot have { $amount }.
refusal-too-much-money = There are { $out } in players' hands and treasuries; the bank had { $all } in all.
refusal-too-many-shares = { $company } has { $percent } % of its shares out.
refusal-director-has-less = { $player } has more of { $company } than whoever holds its director's certificate.
refusal-closed-has-things = { $company } is closed, but something of it is still about.
refusal-par-and-marker = { $company } needs both a par and a price marker, or neither.
refusal-members-and-merged = { $company } is formed when all its members are closed, and only then.
refusal-stations-left = { $company } has { $left } stations left, but only { $all } in all.
refusal-too-many-trains = There are more { $train }-trains than there can be: { $number }, and the game has { $all }.
refusal-trains-in-stack = Of the { $train }-trains { $play } are in play, but only { $out } have left the stack.
refusal-phase-of-trains = It is phase { $phase }, but the trains that are out have begun phase { $due }.
refusal-train-scrapped = In phase { $phase } all { $train }-trains have been scrapped.
refusal-train-turned = In phase { $phase } all { $train }-trains have been turned over.
refusal-too-many-tiles = There are more { $tile } tiles than there can be: { $number }, and the game has { $all }.
refusal-no-round-named = Where the game stands is not said: a round, then perhaps a company's turn, then open questions.
refusal-no-such-question = There is nothing to ask about this: { $about }.

# The dialog
correct-title = Correct
correct-hint = What is otherwise on the table? Money comes from somebody and goes to somebody; nothing else is paid.
correct-menu = Correct { $kind }…
correct-menu-of = Correct { $kind }: { $thing }…
correct-list = What is corrected
correct-note = Note
correct-note-tip = Why, for the journal
correct-do = Correct
correct-do-anyway = Correct against the rule
correct-close = Close
correct-unchanged = This is how the books have it. Say what is otherwise.
correct-done = Corrected: { $changes }
correct-undone = Taken back. This is how the books had it before.
correct-change = { $who } { $old } → { $new }
correct-change-by = { $who } { $more }
correct-nothing = { $kind ->
    [tile] Track is not kept in this game, or no tile can lie anywhere.
    [station] There is no station that could be corrected.
    [piece] Nobody has a certificate whose piece could lie on the map.
    [marker] No company has a price marker yet.
    [side] No train has a second side.
    [train] There is no train that could be corrected.
    [mark] Nobody has a certificate that can be used or visited.
   *[other] The game has nothing of this kind now.
}
correct-place-stack = the stack
correct-place-gone = out of the game
correct-place-pool = the pool

correct-kind-cash = money
correct-kind-debt = debt
correct-kind-certificate = shares
correct-kind-paper = privates and certificates
correct-kind-mark = used or visited
correct-kind-train = trains
correct-kind-side = side of a train
correct-kind-tile = tile
correct-kind-station = station
correct-kind-piece = piece on the map
correct-kind-marker = price marker
correct-kind-par = par
correct-kind-company = notes on a company
correct-kind-phase = phase
correct-kind-order = order of play
correct-kind-turn = whose turn it is
correct-kind-bank = bank broken

correct-note-cash = Counted again
correct-note-debt = Counted again
correct-note-certificate = As the certificates lie
correct-note-paper = As the certificates lie
correct-note-mark = Forgotten
correct-note-train = As the cards lie
correct-note-side = As the card lies
correct-note-tile = As it lies on the board
correct-note-station = As it stands on the board
correct-note-piece = As it lies on the board
correct-note-marker = As it stands on the market
correct-note-par = Entered wrongly
correct-note-company = Entered wrongly
correct-note-phase = Entered wrongly
correct-note-order = As the cards lie
correct-note-turn = Out of turn
correct-note-bank = Counted again

correct-cash-holder = Whose
correct-cash-amount = Has
correct-cash-more = More or less
correct-cash-other = The difference: from or to
correct-debt-player = Whose
correct-debt-debt = Kind
correct-debt-debt-train = for a train
correct-debt-debt-exchange = from the exchange
correct-debt-amount = Owes
correct-bank-broken = The bank
correct-bank-broken-yes = is broken
correct-bank-broken-no = is not broken
correct-certificate-company = Company
correct-certificate-source = In the books with
correct-certificate-certificate = Certificate
correct-certificate-target = On the table with
correct-certificate-director = director’s certificate, { $percent } %
correct-certificate-share = { $number ->
    [one] { $percent } %
   *[other] { $percent } % (one of { $number })
}
correct-paper-paper = Certificate
correct-paper-owner = Belongs to
correct-mark-paper = Certificate
correct-mark-mark = What
correct-mark-mark-used = used
correct-mark-mark-visited = visited by a train
correct-mark-marked = Has been
correct-mark-marked-yes = yes
correct-mark-marked-no = no
correct-train-source = In the books with
correct-train-train = Train
correct-train-target = On the table with
correct-train-card = { $type }-train
correct-train-of = { $type }-train, { $owner }
correct-side-train = Train
correct-side-type = Side that lies up
correct-tile-hex = Hex
correct-tile-tile = Tile
correct-tile-rotation = Turned
correct-tile-none = no tile
correct-tile-number = tile { $tile }
correct-tile-turn = { $number } of { $total }: track { $sides }
correct-station-company = Company
correct-station-there = Station
correct-station-there-on = stands where the books have none
correct-station-there-off = does not stand where the books have one
correct-station-place = City
correct-station-which = choose a city
correct-station-city = { $place }, city { $number }
correct-piece-paper = Certificate
correct-piece-hex = Its piece lies on
correct-piece-piece = Piece
correct-piece-nowhere = no hex
correct-marker-company = Company
correct-marker-price = Price
correct-marker-row = Cell
correct-marker-cell = row { $row }, column { $column }
correct-marker-above = In the cell
correct-marker-top = on top
correct-marker-under = under { $company }
correct-par-company = Company
correct-par-par = Par
correct-par-none = no par
correct-company-company = Company
correct-company-floated = Launched
correct-company-floated-yes = yes
correct-company-floated-no = no
correct-company-operated = Has operated
correct-company-operated-yes = yes
correct-company-operated-no = no
correct-company-destination = Destination
correct-company-destination-none = none
correct-company-destination-open = to be reached
correct-company-destination-reached = reached
correct-phase-phase = It is
correct-phase-alone = { $count ->
    [0] Only the phase changes: nothing is scrapped, turned over or closed by a correction.
   *[other] Only the phase changes: nothing is scrapped, turned over or closed by a correction. Correct as well: { $things }.
}
correct-phase-back = Only the phase changes: what the later phase has scrapped, turned over or closed stays so until it is corrected as well.
correct-train-alone = Only the train moves: phase { $phase } does not begin by a correction. Correct as well: { $things }.
correct-phase-of = phase { $phase }
correct-order-place = { $number }
correct-turn-round = Round
correct-turn-round-auction = auction
correct-turn-round-stock = stock round
correct-turn-round-operating = operating round
correct-turn-round-over = the game is over
correct-turn-player = Whose turn
correct-turn-company = Whose turn
correct-turn-step = Step
correct-turn-step-track = track
correct-turn-step-station = station
correct-turn-step-run = run
correct-turn-step-dividend = dividend
correct-turn-step-trains = trains
correct-turn-number = Number of the stock round
correct-turn-index = This operating round
correct-turn-total = Of so many
correct-turn-acted = Have had their turn
correct-turn-revenue = Revenue
correct-done-anyway = Corrected; the journal keeps the reason.
