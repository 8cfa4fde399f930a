# The table display, a second window for the players.

display-income = Income
display-from = From
display-power = Power
display-bid = Bid
display-bid-of = { $bid } by { $player }
display-later = Still to come

# Its window and its menu
action-display = Table &display
display-title = { $name } – table display
display-automatic = &Automatic: what the table talks about
display-everything = &Everything
display-market = &Market
display-map = Ma&p
display-standings = &Standings
display-screens = On which s&creen
display-screen = { $number }: { $name }, { $width } × { $height }
display-full = &Full screen
display-close = &Close
display-awake = The table looks at the game

# Below the sheet, where the table has a clock
display-clock = Clock
