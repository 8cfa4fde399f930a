# A running game that is entered, and a board that is asked for its best run.

position-no-figure = { $word } is no number.
position-no-price = { $company }: { $word } is no price of the market.
position-which-row = { $company }: { $price } stands in several rows of the market. Type { $ways }.
position-stack = { $companies } are in one field of the market: number them from the top.
position-no-share = { $company }: { $word } is no percentage. Type 30, or 20+10, with * for the director.
position-share-size = { $company }: { $percent } % cannot be made up of its certificates.
position-no-destination = { $company }: { $word } says nothing about the destination. Type open, reached or none.
position-yes-or-no = { $word } is neither yes nor no.
position-place = Each player has a place of the order, and { $number } is not one or is there twice.
position-which-round = Which round it is, is missing.
position-yes = yes
position-no = no
position-destination-open = open
position-destination-reached = reached
position-destination-none = –
position-certificates = { $has }/{ $limit }
