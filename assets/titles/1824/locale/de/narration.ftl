# What happened, for the journal, and shorter what an action will do.

journal-minor-bought = { $player } kauft { $company } für { $amount }.
journal-minor-bought-coal = { $player } kauft die Kohlebahn { $company } für { $amount }.
journal-minor-bought-pre-staatsbahn = { $player } kauft die Vor-Staatsbahn { $company } für { $amount }.
journal-minor-begins = { $company } beginnt mit { $amount }.
journal-priced = Der Kurs der { $company } ist { $par }.
journal-first-train = { $company } beginnt mit einer { TRAIN($train) }-Lok.
journal-minors-unsold = { $number ->
    [one] Niemand hat { $companies } gekauft: Sie kommt aus dem Spiel.
   *[other] Niemand hat { $companies } gekauft: Sie kommen aus dem Spiel.
}
journal-share-exchanged = { $player } erhält im Umtausch { $percent } % der { $company }.
journal-question-exchange = { $player } muss eine Bergbahn umtauschen.
journal-run-treasury-mine = { $company } erhält { $amount } Minengeld ins Betriebskapital.
consequence-minor-bought = { $player } zahlt { $amount }
consequence-minor-begins = { $company } beginnt mit { $amount }
consequence-priced = { $company } kostet { $par }
consequence-first-train = { $company } beginnt mit einer { TRAIN($train) }-Lok
consequence-minors-unsold = { $companies } aus dem Spiel
consequence-share-exchanged = { $player } erhält { $percent } % der { $company }
consequence-question-exchange = { $player } tauscht eine Bergbahn um
consequence-run-treasury-mine = Minengeld: Betriebskapital erhält { $amount }
