# What happened, for the journal, and shorter what an action will do.

journal-minor-bought = { $player } bought { $company } for { $amount }.
journal-minor-bought-coal = { $player } bought the coal railway { $company } for { $amount }.
journal-minor-bought-pre-staatsbahn = { $player } bought the pre-Staatsbahn { $company } for { $amount }.
journal-minor-begins = { $company } begins with { $amount }.
journal-priced = The price of { $company } is { $par }.
journal-first-train = { $company } begins with one { $train }-train.
journal-minors-unsold = { $number ->
    [one] Nobody bought { $companies }: it left the game.
   *[other] Nobody bought { $companies }: they left the game.
}
journal-share-exchanged = { $player } got { $percent } % of { $company } in exchange.
journal-question-exchange = { $player } has to exchange a mountain railway.
journal-run-treasury-mine = { $company }'s treasury got { $amount } from mines.
consequence-minor-bought = { $player } pays { $amount }
consequence-minor-begins = { $company } begins with { $amount }
consequence-priced = { $company } costs { $par }
consequence-first-train = { $company } begins with one { $train }-train
consequence-minors-unsold = { $companies } out of the game
consequence-share-exchanged = { $player } gets { $percent } % of { $company }
consequence-question-exchange = { $player } exchanges a mountain railway
consequence-run-treasury-mine = mines bring the treasury { $amount }
