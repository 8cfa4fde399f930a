# Was nur Mini sagt.

power-mini-F = Der Käufer nennt den Hafen, den sie anläuft; Züge verdienen dort mehr.
charter-code-island = { $code }, Inselbahn
charter-kind-island = Inselbahn
trains-limit-island = Zuglimit der Inselbahnen
trains-new-limit-island = höchstens { $limit } Züge für Inselbahnen
refusal-no-harbour = { $hex } ist kein Hafen der Fähre.
refusal-no-harbour-question = Nach einem Hafen wird gerade nicht gefragt.
ask-question-harbour = { $player }: Welchen Hafen läuft die Fähre an?
ask-question-harbour-note = Züge verdienen dort { $bonus } mehr.
do-NameHarbour = Die Fähre läuft { $place } an
journal-question-harbour = { $player } muss den Hafen der Fähre nennen.
consequence-question-harbour = { $player } nennt einen Hafen
journal-ferry-serves = Die Fähre von { $owner } läuft { $place } an.
consequence-ferry-serves = die Fähre läuft { $place } an
quick-word-harbour = hafen
quick-hint-harbour = der Hafen, den die Fähre anläuft
quick-does-NameHarbour = Die Fähre von { $player } läuft { $hex } an.
hands-setup-ferry = ein Stein für die Fähre liegt bei { $private }
