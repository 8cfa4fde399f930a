# The turn panel of German Railways: what is asked, and what an answer brings.

gr-do-Bid = Bid { $amount } for { $railroad }
gr-do-Pass = { $what ->
    [auction] Pass in this auction
   *[turn] Pass
}
gr-do-OfferShare = Offer a share of { $railroad }
gr-do-BuildTrack = Build { $places } with { $railroad }
gr-do-DrawOrder = Order: { $players }
gr-do-AgreeToEnd = { $actor } agrees to end the game
gr-do-AuctionResult = { $actor } buys { $railroad } for { $amount }
gr-do-EverybodyPasses = { $what ->
    [auction] Nobody bids any more
   *[turn] Everybody passes
}
gr-do-EverybodyAgrees = Everybody agrees: end the game
gr-do-Other = Something else
gr-about-share = { $name } · a share earns { $income } now · treasury { $treasury } · { $left ->
    [one] one share unsold
   *[other] { $left } shares unsold
}
gr-head-bag = In the bag
gr-head-build = Build
gr-head-build-tip = Build track with this railroad; who has a share of it may
gr-head-treasury = Treasury
gr-head-treasury-tip = What the railroad can spend on track
gr-head-income-tip = What each of its shares brings in a dividend
gr-head-left = Left
gr-head-left-tip = Locomotives that are left
gr-head-offer = Offer
gr-head-offer-tip = Offer one of the unsold shares for auction
gr-unsold = { $left } unsold
gr-offer-first = Offer only, bid by bid
gr-offer-result = Offer a share of { $railroad } and enter who gets it
gr-build-with = Build with { $railroad }
gr-ask-turn = { $player }: build, offer a share or pass?
gr-turn-note = Cash { $cash } · income { $income } · place { $place } of { $places } · { $after ->
    [none] nobody after that
   *[other] then { $after }
}
gr-everybody-passes = Everybody passes
gr-ask-build = { $player } builds with { $railroad }: which hex?
gr-ask-build-done = { $player } builds with { $railroad }
gr-build-note = { $placed } of { $most } hexes · spent { $spent } of { $treasury }, { $left } left{ $places ->
    [none] . Click hexes on the map, or type a label.
   *[other] . So far: { $places }
}
gr-place-for = Build on { $place } for { $cost }
gr-cost = for { $cost }
gr-build-so-far = So far { $spent }, which leaves { $left } in the treasury.
gr-ask-order = Round { $number }: the order of play?
gr-order-note = The lower the income, the more markers in the bag. As many are drawn as there are players.
gr-draw = Draw the order
gr-draw-note = The program draws from the bag; the draw is kept and never drawn anew.
gr-in-bag = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
gr-end-by-agreement = End by agreement…
gr-ask-end = Who agrees to end the game?
gr-end-note = Only where every railroad can no longer get two links. With the last one who agrees the game is over.
gr-agreed = has agreed
gr-over-note = { $ending ->
    [links] Every railroad has two links. Only cash counts.
   *[agreement] All have agreed. Only cash counts.
}
gr-effect-treasury = Treasury of { $railroad }: { $old } → { $new }
gr-effect-incomes = Incomes: { $parts }
gr-effect-cash = Cash: { $parts }
gr-effect-part = { $who } { $old } → { $new }
gr-effect-dividend = A dividend is paid, { $railroad } twice:
gr-effect-shares = { $railroad } { $number } × { $each }
gr-effect-gets = { $player } gets { $amount }{ $parts ->
    [none] .
   *[other] : { $parts }
}
