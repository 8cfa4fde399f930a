# The sheet: companies as rows, players as columns.

sheet-name = Sheet
sheet-price = Price
sheet-price-tip = Price on the stock market
sheet-par = Par
sheet-par-tip = Par price
sheet-treasury = Treasury
sheet-treasury-tip = Money in the treasury
sheet-trains = Trains
sheet-trains-tip = Trains; a hexagon is a hex train
sheet-stations = Stat.
sheet-stations-tip = Stations that can still be placed
sheet-bank = Bank
sheet-bank-tip = Shares in the bank, in percent
sheet-pool = Pool
sheet-pool-tip = Shares in the bank pool, in percent
sheet-round = { $number }.{ $index }
sheet-round-tip = Revenue in operating round { $round }: arrow right paid out, arrow left withheld
sheet-player = { $number } { $name }
sheet-player-tip = { $name }, number { $number } in the order of play; shares in percent, a star is the director
sheet-company-tip = { $name }, director { $director }
sheet-owner-tip = { $name }, owner { $director }
sheet-nobody-tip = { $name }, nobody directs it yet
sheet-becomes = → { $company }
sheet-becomes-tip = { $company } is exchanged for a certificate of { $successor }, { $name }
sheet-kept = { $free } ({ $kept })
sheet-kept-tip = { $free } % for sale, { $kept } % reserved
sheet-with-mine = { $revenue } + { $mine }
sheet-mine-tip = { $mine } of mine money went into the treasury besides
sheet-halved-tip = { $half } to the owner, { $half } into the treasury
sheet-overdrawn = The account is overdrawn by { $amount }: all that comes in is set off
sheet-holding = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
 } worth { $value }
sheet-train-stays = { $train }: stays to the end
sheet-train-turns = { $train }: turned over in phase { $phase }
sheet-train-goes = { $train }: removed in phase { $phase }
sheet-train-driven = { $train }: removed with the first { $by }
sheet-sold = Sold in this stock round

sheet-cash = Cash
sheet-cash-tip = Cash of the players
sheet-debt = Debt
sheet-debt-tip = What players owe the bank
sheet-certificates = Shares
sheet-certificates-tip = Certificates that count, and the share limit
sheet-privates = Privates
sheet-privates-tip = Privates
sheet-worth = Worth
sheet-worth-tip = Cash less debt, shares at their price, other certificates
sheet-bank-has = Bank { $amount }
sheet-limit = Limit { $limit }
sheet-left = Bank { $codes }
sheet-of-company = { $company }: { $codes }
sheet-hidden = Hidden until the operating rounds

sheet-empty = No company is started yet. The button "All companies" shows what there is.
sheet-all = All companies
sheet-all-short = All
sheet-all-tip = Show companies that nobody has started, too
sheet-fixed = Fixed order
sheet-fixed-short = Fixed
sheet-fixed-tip = Companies as on their charters and players by seat, whatever the prices and the order of play
