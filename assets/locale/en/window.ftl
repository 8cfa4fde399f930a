# The window: start page, toolbar, status line.

app-name = Bankhalter
app-tagline = The bank, the share register and the board for an evening of railway games.
window-title = { $name } – { app-name }

button-back = Boards
button-fit = Fit
button-turn = Turn
button-numbers = Numbers
button-dark = Dark theme
button-light = Light theme
tip-back = Back to the boards (Esc)
tip-zoom-in = Larger (+ or the wheel)
tip-zoom-out = Smaller (− or the wheel)
tip-fit = Show the whole board ({ $key })
tip-turn = Turn the board by 180° ({ $key })
tip-numbers = Show tile numbers and hex names ({ $key })
tip-theme = Light or dark theme (D)
map-hint = Drag to pan, wheel to zoom, arrow keys point at hexes.
map-zoom = { $percent } %
card-name = { $title }, { $kind }

# The window of a game: docks, messages, menus.

dock-float = Let { $panel } float, or put it back
dock-hide = Hide { $panel }
dock-tabs = Panels at this place
panel-turn = Turn
panel-map = Map
panel-market = Market
panel-sheet = Sheet
panel-charter = Companies
panel-player = Players
panel-trains = Trains
panel-tiles = Tiles
panel-journal = Journal
panel-charts = Charts
panel-table = On the table
panel-quick = Quick entry
layout-banker = Banker
layout-hotseat = Hotseat
scene-board = Map large
scene-shares = Sheet and market
scene-trains = Sheet and trains
scene-news = What happened
scene-news-board = What happened, and the map
scene-end = Sheet and charts
message-good = Done
message-warn = Against a rule
message-bad = Not possible
message-close = Dismiss (Esc)
message-overrule = Do it all the same… ({ $key })
message-reason = The table’s reason, kept in the journal
message-confirm = Overrule

menu-game = &Game
menu-edit = &Edit
menu-view = &View
menu-help = &Help
menu-panels = &Panels
menu-layouts = &Layout
menu-text-size = Text &size
menu-theme = T&heme
menu-colours = &Company colours
menu-language = Lan&guage
action-new = &New game…
action-open = &Open…
action-import = &Import a recorded game…
action-copy = &Save a copy…
action-backups = E&arlier copies…
action-players = &Players…
action-settings = Se&ttings of this game…
action-clock = Players’ c&lock
action-clock-budget = Clock with a bud&get…
action-pause-clock = Pause t&he clock
action-close = &Close the game
action-quit = &Quit
action-undo = &Undo
action-redo = &Redo
action-undo-step = Undo to the &step’s start
action-undo-turn = Undo to the &turn’s start
action-undo-round = Undo to the r&ound’s start
action-history = &History
action-history-first = &First moment
action-history-previous = &Earlier moment
action-history-next = L&ater moment
action-history-last = &Last moment
action-correct = &Correct…
action-hands-done = All &done on the table
action-recap = Card &when the turn passes
action-board-check = &Board check
action-find = Search the &journal
action-map-alone = &Map alone
action-follow = &Follow the question
action-reset-layout = Put the panels &back
action-turn-panel = &Turn panel
action-text-size = { $percent } %
action-theme-system = &As the desktop
action-theme-light = &Light
action-theme-dark = &Dark
action-colours-printed = &As printed
action-colours-easy = &Easy to tell apart
action-language-system = As the &system
action-keys = &Keys
action-about = &About

# Files and long work.

file-open = Open a game
file-import = Import a recorded game
file-copy = Save a copy of the game
file-games = Games
file-recorded = Recorded games
file-all = All files
file-missing = There is no file { $file }.
progress-import = Reading { $file }
progress-sample = Reading the sample game
progress-cancel = Cancel

# Help.


# Before something that was entered is thrown away.

lose-title = Begin again from nothing?
lose-keep = Keep it
