# Hotseat: what a player has missed, and that it is their turn

recap-heading = { $asked ->
    [company] { $player } acts for { $company }
   *[player] { $player }’s turn
}
recap-since = Since your last turn:
recap-begin = So far:
recap-nothing = Nothing has changed for you.
recap-phase = Phase
recap-prices = Prices
recap-money = Cash
recap-shares = Shares
recap-directors = Directors
recap-trains = Trains
recap-destinations = Destination reached
recap-papers = Privates and papers
recap-gone = Out of the game
recap-order = Order of play
recap-price = { $company } { $old } → { $new }
recap-price-new = { $company } from { $new }
recap-amount = { $who } { $amount } ({ $cash })
recap-percent = { $who } { $percent } %
recap-company = { $company } { $what }
recap-close = Any key or click goes on.
