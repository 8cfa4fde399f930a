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
gr-new-cash-hint = If not, it stays hidden until the end of the game.
gr-recap-track = Track
gr-recap-incomes = Incomes
gr-recap-links = New links
gr-choose-railroad = Several railroads can build here: choose one first.
gr-nobody-there = No railroad of this player can build here now.
panel-course = Order and incomes
panel-links = Links
panel-railroads = Railroads
gr-railroads-name = Railroads
gr-course-without = Without a turn: { $players }
gr-course-place = { $number }: { $player }{ $when ->
    [done] , has acted
    [now] , acts now
   *[later] {""}
}
gr-course-bag = { $player }: income { $income }, { $number ->
    [one] 1 marker
   *[other] { $number } markers
} in the bag
gr-course-marker = { $who }: income { $income }
