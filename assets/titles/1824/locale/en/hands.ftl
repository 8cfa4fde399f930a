# What hands must do.

hands-setup-order-1824 = seats by lot, clockwise: { $players }
hands-order-1824 = priority card to { $first }
hands-setup-shares-1824 = certificates of { $companies } laid out; what is reserved for coal railways and pre-Staatsbahnen is kept aside
hands-setup-privates-1824 = { $number } mountain railways laid out: { $privates }
hands-setup-staatsbahnen = markers of { $companies } on { $price }, the first on top
hands-setup-round-1824 = { $player } buys first; the round goes backwards to seat 1, then forwards
hands-group-paper-1824 = Mountains
