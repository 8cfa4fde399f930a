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
journal-corrected-train = Correction: one { $train } train { $from ->
    [stack] from the stack
    [gone] from outside the game
   *[holder] of { $source }
} { $to ->
    [stack] went back on the stack
    [gone] is out of the game
   *[holder] belongs to { $target }
}. Note: { $note }
journal-corrected-side = Correction: the { $old } train of { $owner } is a { $new } train. Note: { $note }
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
    [yes] floated
   *[no] not floated
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
    [stack] one { $train } back on the stack
    [gone] one { $train } out of the game
   *[holder] one { $train } to { $target }
}
consequence-corrected-side = { $old } becomes { $new }
consequence-corrected-tile = { $how ->
    [off] tile { $tile } off { $place }
    [turned] tile { $tile } on { $place } turned
   *[laid] tile { $tile } on { $place }
}
consequence-corrected-station = { $there ->
    [yes] { $company }: one station less on the charter
   *[no] { $company }: one station more on the charter
}
consequence-corrected-marker = { $company }: price { $old } to { $new }
consequence-corrected-par = { $par ->
    [0] { $company }: no par
   *[other] { $company }: par { $par }
}
consequence-corrected-company = { $company } is { $floated ->
    [yes] floated
   *[no] not floated
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
refusal-note-needed = A correction needs a note that says why.
refusal-company-closed = { $company } is out of the game.
refusal-not-floated = { $company } is not floated.
refusal-no-holder = { $holder } cannot hold this.
refusal-no-amount = { $amount } is no amount.
refusal-no-debt = { $amount } is no debt.
refusal-bid-stands = { $player } has bid { $bid } and must be able to pay it.
refusal-bank-below-zero = The bank has paid more than it had: it is at { $left }.
refusal-director-certificate-out = { $company } is floated: its director's certificate cannot lie with the bank.
refusal-private-not-sold = { $private } has not been sold yet.
refusal-piece-tells = Whether { $paper } has been used is told by its piece on the map.
refusal-certificate-in-bank = { $paper } is still the bank's.
refusal-unknown-train = There is no train { $train }.
refusal-no-card-left = There is no { $train } train left in the stack.
refusal-no-card-gone = There is no { $train } train out of the game.
refusal-no-such-side = Train { $train } has no side { $type }.
refusal-no-station-out = { $company } has all its stations on the charter.
refusal-home-station-last = The home station of { $company } goes only when no other of its stations stands on the map.
refusal-no-cell = The market has no cell in row { $row }, column { $column }.
refusal-no-place-in-stack = There are { $others } other markers in the cell; { $above } cannot lie above.
refusal-beyond-red-line = The marker of { $company } stays behind the red line.
refusal-stations-out = { $company } has placed { $out } stations; at this par it has { $all }.
refusal-company-begun = { $company } has begun: its director's certificate is out.
refusal-company-has-things = { $company } has money, trains, certificates or stations, so it is floated.
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
refusal-too-many-trains = There are more { $train } trains than there can be: { $number }, and the game has { $all }.
refusal-trains-in-stack = Of the { $train } trains { $play } are in play, but only { $out } have left the stack.
refusal-phase-of-trains = It is phase { $phase }, but the trains that are out have begun phase { $due }.
refusal-train-scrapped = In phase { $phase } all { $train } trains have been scrapped.
refusal-train-turned = In phase { $phase } all { $train } trains have been turned over.
refusal-too-many-tiles = There are more { $tile } tiles than there can be: { $number }, and the game has { $all }.
refusal-no-round-named = Where the game stands is not said: a round, then perhaps a company's turn, then open questions.
refusal-no-such-question = There is nothing to ask about this: { $about }.
