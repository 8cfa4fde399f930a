# The header: where the game stands.

header-auction = Auction
header-auction-of = { $private } is on offer
header-stock = SR { $number }
header-stock-caption = stock round { $number }
header-operating = OR { $number }.{ $index }
header-operating-caption = operating round { $index } of { $total }
header-ends = the game ends after OR { $number }.{ $index }
header-over = The end
header-over-caption = the game is over
header-phase = Phase { $phase }
header-colours = tiles { $colours }
header-rounds =
    { $count ->
        [one] { $count } operating round
       *[other] { $count } operating rounds
    }
header-privates = Companies may buy privates
header-trade = Companies may buy each other’s trains
header-company = { $company } · { $player }
header-follow = then { $names }
header-nobody-follows = nobody follows
header-discard = over the train limit
header-asked = has to answer
header-bank = in the bank
header-bank-broken = the bank is broken
header-trains = { $kinds } × { $count }
header-trains-always = { $kinds }
header-unlimited = unlimited · { $prices }
header-saved = Saved
header-saved-tip = Every move is in { $file } before it is shown.
header-memory = Not in a file
header-memory-tip = This game is kept in memory only. Game, Save a copy writes it to a file.
header-unsaved = Not saved
header-unsaved-count = Not saved: { $count }
header-waiting = Waiting: { $count }
header-waiting-tip = Another program is reading { $file }. The newest entries are kept in memory until it lets go, and are then written in their order.
header-colour-yellow = yellow
header-colour-green = green
header-colour-brown = brown
header-colour-gray = grey
header-amount = { $amount }

# The players' clock
clock-nobody = –
clock-of = { $player }’s clock
clock-several = nobody’s time runs
clock-paused = clock paused
clock-line = { $player }: { $time }
clock-line-left = { $player }: { $left } left, { $time } used
clock-line-over = { $player }: { $over } over, { $time } used
clock-line-fine = { $player }: { $over } over, { $time } used; costs { $fine } at the end
clock-pause-tip = Click to pause the clock ({ $key }).
clock-go-on-tip = Click to go on ({ $key }); any move goes on as well.
