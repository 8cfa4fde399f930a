# The window of German Railways: header, kinds of question, what happened since.

scene-auction = Auction
scene-order = Order of play
gr-header-ending = { $ending ->
    [links] every railroad has two links
   *[agreement] all have agreed
}
gr-header-order = the order is to be drawn
gr-header-place = place { $place } of { $places }
gr-header-links = { $number } of { $all }
gr-header-links-caption = railroads have { $needed } links
gr-recap-track = Track
gr-recap-incomes = Incomes
gr-recap-links = New links
gr-choose-railroad = Several railroads can build here: choose one first.
gr-nobody-there = No railroad of this player can build here now.
