# The tour of the window, on a copy of the sample game.

start-tour = Tour of the window
start-tour-tip = A tour of the window in five steps, on a sample game
action-tour = &Tour of the window
tour-offer = New here? A tour of five steps shows the window on a sample game. It takes two minutes, can be left at any time, and is also in the menu Help.
tour-offer-take = Show me around
tour-offer-later = Not now
tour-offer-later-tip = It is not offered again; the menu Help has it
tour-place = { $number } of { $whole }
tour-next = Next
tour-next-tip = The next step (Enter or →)
tour-done = Done
tour-done-tip = Back to where the tour began (Enter)
tour-back = Back
tour-back-tip = The step before (←)
tour-leave = Leave the tour
tour-leave-tip = Back to where the tour began (Esc)

tour-turn = One question at a time
tour-turn-words = Here stands what is to be decided now, and by whom. Enter takes the filled button; a digit or letter takes the choice beside which it stands. What a choice will bring can be read before it is taken.
tour-map = The map
tour-map-words = A hex with a hatched frame can take a tile: click it, choose a tile with a click or a digit, turn it with R, lay it with Enter. The card says what the tile would bring the company. { $alone } shows the map alone.
tour-sheet = Everybody’s money and shares
tour-sheet-words = The sheet has a row for each company and a column for each player; the market shows each price and where it would go. Point at anything to read more. A right click sets right what is otherwise on the table.
tour-journal = Nothing is lost
tour-journal-words = The journal keeps every move, and it is on the disk at once. { $undo } undoes as often as you like, also tomorrow. { $history } shows any earlier moment as it was; { $change } changes an old entry and plays the rest again.
tour-table = For those at the table
tour-table-words = What hands must do on the board, to be ticked off, and a sentence to read aloud. { $display } opens the table display, a second window in large type for the players. { $rules } explains the rules of what is asked; the menu Help has all keys, and this tour.
