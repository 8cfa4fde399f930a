# The window: start page, toolbar, status line.

app-name = Bankhalter
app-tagline = The bank, the share register and the board for an evening of 18xx.
window-title = { $name } – { app-name }

start-choose = Look at a board
start-card-1844 = Switzerland
start-card-1824 = Austria-Hungary
start-players = { $least } to { $most } players
start-size = { $hexes } hexes, { $tiles } tiles
start-map-only = map only
start-rules = map and rules
start-note = This version shows the boards. Recorded games of 1844 are checked from the command line: ./dev run audit FILE
start-key = key { $key }

button-back = Boards
button-fit = Fit
button-turn = Turn
button-numbers = Numbers
button-dark = Dark
button-light = Light
tip-back = Back to the boards (Esc)
tip-zoom-in = Larger (+ or the wheel)
tip-zoom-out = Smaller (− or the wheel)
tip-fit = Show the whole board (F)
tip-turn = Turn the board by 180° (T)
tip-numbers = Show tile numbers and hex names (N)
tip-theme = Light or dark theme (D)
map-hint = Drag to pan, wheel to zoom. Arrow keys point at hexes, with Shift they pan.
map-zoom = { $percent } %
card-name = { $title }, { $kind }
