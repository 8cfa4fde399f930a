# Charters of companies and cards of players.

charter-name = Companies
charter-code = { $code }, { $kind ->
    [pre-sbb] pre-SBB company
    [historical] historical company
    [regional] regional company
    [national] state railway
   *[other] { $kind }
 }
charter-kind = { $kind ->
    [pre-sbb] pre-SBB
    [national] SBB
    [pre-staatsbahn] pre-Staatsbahn
    [staatsbahn] Staatsbahn
    [coal] coal railway
   *[other] { $kind }
 }
charter-not-started = not started
charter-not-launched = not launched, { $percent } % must be sold
charter-closed = Closed
charter-price = Price
charter-par = Par
charter-treasury = Treasury
charter-director = Director
charter-nobody = nobody
charter-order = Acts as
charter-place = number { $number } of { $all }
charter-trains = Trains
charter-limit = of { $limit }
charter-stations = Stations
charter-stations-left = Still to place for
charter-none = none
charter-home = Home
charter-destination = Destination
charter-reached = { $place }, reached ({ $amount })
charter-open = { $place }, brings { $amount }
charter-lapsed = { $place }, brings nothing
charter-privates = Privates
charter-last = Last revenue
charter-per-share = { $revenue }: { $each } for { $percent } %
charter-next-train = Next train
charter-can-buy = { $train } for { $price }: can pay
charter-short = { $train } for { $price }: { $short } short
charter-launch = Launch
charter-launch-at = when { $percent } % are sold
charter-times-par = { $times } × par
charter-at-destination = At the destination
charter-at-par = par { $par }: { $stations }
charter-station-costs = Stations cost
charter-shares = Shareholders
charter-head-holder = Holder
charter-head-percent = %
charter-head-certificates = Certificates
charter-head-value = Value
charter-head-income = Of the last revenue
charter-holder-pool = Pool
charter-holder-bank = Bank
charter-history = Revenue

player-name = Players
player-order = Number { $number } of { $all } in the order of play
player-acting = { $order }, decides now
player-cash = Cash
player-debt = Debt
player-worth = Worth
player-certificates = Certificates
player-of-limit = { $has } of { $limit }
player-train-debt = { $amount }, grows by { $interest } after the stock round
player-exchange-debt = { $amount }, without interest
player-debt-exchange = Debt to the SBB exchange
player-income = Fixed income
player-each-round = { $amount } each operating round
player-directs = Directs
player-trains = Train in hand
player-to-give = to give to a company
player-shares = Shares
player-head-percent = %
player-head-shares = Shares
player-head-price = Price
player-head-value = Value
player-head-income = Last income
player-in-hand = Certificates as they lie before the player
player-papers = Privates and certificates
player-head-pays = Pays
player-head-paper = Name
player-head-state = What it does
player-mountains = Mountain railway { $place }
player-tunnels = Tunnel { $place }
player-paper-active = pays and counts at the end
player-paper-asleep = no train has been there yet
player-tunnel-unused = not built yet
player-power-used = { $power } Used.
player-made-up = How the worth is made up
player-worth-cash = Cash
player-worth-shares = Shares at their price
player-worth-mountains = Mountain railways
player-worth-tunnels = Tunnels
player-worth-debt = Debt

# What privates can do, in a line.
power-1844-P1 = No power.
power-1844-P2 = One extra yellow tile, once, from phase 3 on.
power-1844-P3 = Comes with a tunnel certificate.
power-1844-P4 = Lays the Furka-Oberalp line from phase 3 on, pays 80 and closes.
power-1844-P5 = Comes with a share of MOB.
power-1844-P6 = Comes with the directorship of FNM; closes when FNM first earns.
power-1844-P7 = Becomes the 5H-train EVA with the first 5 or 5H.
