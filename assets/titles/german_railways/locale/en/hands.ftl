# On the table: what hands must do in German Railways.

gr-hands-receives = { $who }'s treasury receives { $amount }
gr-hands-pays = { $who }'s treasury pays { $amount }
gr-hands-share = { $way ->
    [back] { $number ->
        [one] a share of { $railroad } from { $source } back
       *[other] { $number } shares of { $railroad } from { $source } back
    }
    [on] { $number ->
        [one] a share of { $railroad } to { $target }
       *[other] { $number } shares of { $railroad } to { $target }
    }
   *[over] { $number ->
        [one] a share of { $railroad } from { $source } to { $target }
       *[other] { $number } shares of { $railroad } from { $source } to { $target }
    }
}
gr-hands-locomotives = { $number ->
    [one] a locomotive of { $railroad } on { $places }
   *[other] locomotives of { $railroad } on { $places }
}
gr-hands-locomotives-off = { $number ->
    [one] take the locomotive of { $railroad } off { $places }
   *[other] take the locomotives of { $railroad } off { $places }
}
gr-hands-income = the income marker of { $who } on { $income }
gr-hands-income-player = { $who }'s income marker on { $income }
gr-hands-order = turn order markers: { $players }
gr-hands-at = { $place } { $player }
gr-hands-order-off = take a marker of { $players } off the turn order
gr-hands-setup-board = board on the table, the bag beside it
gr-hands-setup-cash = { $amount } Taler each to { $players }
gr-hands-setup-homes = a locomotive of each railroad on its start hex: { $homes }
gr-hands-setup-shares = { $number } shares of each railroad beside the board: { $railroads }
gr-hands-setup-incomes = income markers of the railroads: { $incomes }; those of the players on 0
gr-hands-setup-round = the auctions begin: { $player } opens the first one
