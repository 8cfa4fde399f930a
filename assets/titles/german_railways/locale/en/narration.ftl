# The journal of German Railways: what happened, as sentences. Railroads go by their codes.

journal-kind-auction = Auctions
journal-kind-build = Track and links
journal-kind-dividend = Dividends
journal-kind-order = Order of play
gr-journal-all-railroads = All railroads
gr-journal-railroad = Only what concerns this railroad
gr-round = Round { $number }
gr-first-auctions = First auctions

gr-told-bid = { $player } bid { $amount } for { $railroad }.
gr-told-cannot-raise = { $players } could not bid more.
gr-told-bought = { $player } bought a share of { $railroad } for { $amount }.
gr-told-given = Nobody bid: { $player } took the share of { $railroad } for nothing.
gr-told-unsold = Nobody bid: the share of { $railroad } stays unsold.
gr-told-comes-up = { $railroad } is on offer; { $player } opens.
gr-told-offered = { $player } offered a share of { $railroad }.
gr-told-round = Round { $number }. Into the bag: { $markers }.
gr-told-order = Order: { $players }.{ $left ->
    [0] {""}
   *[other] {" "}Without a turn: { $without }.
}
gr-told-turn = { $player } is next.
gr-told-built = { $player } built { $places } with { $railroad }{ $cost ->
    [0] {" "}for nothing.
   *[other] {" "}for { $cost }.
}
gr-told-income = Income of { $railroad }: { $old } → { $new }.
gr-told-pays = { $railroad } pays dividends from now on.
gr-told-linked = { $number ->
    [one] New link: { $pairs }.
   *[other] New links: { $pairs }.
}
gr-told-dividend = { $number ->
    [0] A dividend is paid, { $railroad } twice; nobody gets anything.
   *[other] A dividend is paid, { $railroad } twice: { $parts }.
}
gr-told-agreed = { $player } agreed to end the game.
gr-told-over = The game is over, { $ending ->
    [links] since every railroad has two links
   *[agreement] since all agreed
}: { $parts }. { $number ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
gr-told-corrected = Set right: “{ $note }”
gr-told-corrected-cash = { $known ->
    [no] Cash of { $holder }: { $more }.
   *[yes] { $holder } has { $new } instead of { $old }.
}
gr-told-corrected-share = A share of { $railroad } went from { $giver } to { $taker }.
gr-told-corrected-placed = { $railroad } has a locomotive on { $place }.
gr-told-corrected-removed = { $railroad } has no locomotive on { $place }.
gr-told-corrected-turn = { $drawn ->
    [yes] It is round { $number }, { $player }'s turn.
   *[no] It is round { $number }, before the draw.
}
gr-told-position = The game begins with a position: { $round }, { $locomotives } locomotives on the board, { $shares } shares sold.
gr-pair = { $one }–{ $other }
