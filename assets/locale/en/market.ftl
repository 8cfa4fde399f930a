# The stock market.

market-name = Stock market
market-hint = Point at a company to see where it goes. Arrow keys choose a company, Enter opens its charter.
market-empty = No company has a price yet. Par cells have a thick frame.
market-company = { $company } at { $price }
market-not-launched = not launched
market-not-formed = not formed yet
market-in-pool = { $percent } % in the pool
market-sold-out = all shares with players

# Where the marker goes: in the line below the chart.
market-goes-paid = pays { $price }
market-goes-kept = withholds { $price }
market-goes-sold = sale { $price }
market-goes-round = end of stock round { $price }
market-stays-paid = pays: stays
market-stays-kept = withholds: stays
market-stays-sold = sale: stays
market-stays-round = end of stock round: stays

market-cell = Cell { $price }
market-cell-par = par
market-cell-start = start of { $company }
market-cell-beyond = right of the red line
market-cell-stack = from the top: { $companies }
