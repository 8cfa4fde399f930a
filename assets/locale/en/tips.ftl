# What buttons, heads and menus say about themselves where their name may not be enough.

start-continue-tip = The game that was played last (Enter)
start-new-tip = Names, seats and rulings for a new evening ({ $key })
start-open-tip = A game file of Bankhalter, or a recorded game ({ $key })
start-import-tip = A game that was played and recorded elsewhere becomes a game file ({ $key })
start-position-tip = A game that is already on the table is typed in from a note: cash, shares, trains, map ({ $key })
start-run-tip = What the trains of one company earn on a board that you lay out, without a game ({ $key })
start-sample-tip = A whole evening, move by move; nothing of it is kept unless you save a copy

action-copy-tip = A second file of this game; the game itself is always on the disk
action-backups-tip = Copies that the program has kept of games that were opened
action-clock-tip = Counts the time of whoever decides
action-clock-budget-tip = Time for each seat, what comes to it, and what more of it costs
action-undo-step-tip = Back to where the present step of the company began
action-hands-done-tip = Everything that hands had to do is done
action-recap-tip = In hotseat: what happened since this player last acted
action-board-check-tip = A walk over the table: what lies where, one thing after the other
action-find-tip = What happened, by any word of it
action-correct-tip = What lies otherwise on the table than in the books
action-display-tip = A second window in large type for the players
action-map-alone-tip = Only header and map; once more, everything as before
action-follow-tip = What is large beside the turn panel changes with what is asked; off, everything stays as it stands now
action-reset-layout-tip = As the layout was before panels were moved or hidden
action-tour-tip = Five steps on a sample game; the open game comes back afterwards

new-seats-drawn-tip = The program draws who sits where; the number of the draw is shown, so that everybody can check it
new-seats-typed-tip = The first name is the first in the order of play
new-preset-tip = How the table answers what the rules leave open; a set to begin with
new-rulings-all-tip = Every open question of the rules with its answers, to be changed one by one

head-price-tip = Price on the stock market
head-bank-tip = Buy from the bank: what the certificate is, and what it costs
head-pool-tip = Buy from the bank pool, where sold shares lie
head-own-tip = Sell: what the player holds
turn-change-by-tip = Change the amount by { $amount }; it can also be typed, + and − change it
header-trains-tip = The trains that the bank sells next, how many are left, and what they cost
trains-price-tip = What the bank asks; the second price is that of the other side of the card
trains-left-tip = Still to be had from the bank, of how many
trains-tiles-tip = The newest colour of tile that may be laid
export-branches-tip = The JSON file also has moves that were taken back
sheets-kind-pack-up-tip = Everything to lay this evening out again on another day
sheets-kind-report-tip = Ranking, how each worth is made up, charts and figures
sheets-kind-cards-tip = What rounds and turns of the title bring, and what things cost, for the players
