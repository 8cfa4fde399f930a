# What only Mini says.

power-mini-F = Its buyer names the harbour that it serves; trains earn more there.
charter-code-island = { $code }, island railway
charter-kind-island = island
trains-limit-island = Train limit of island railways
trains-new-limit-island = at most { $limit } trains for island railways
refusal-no-harbour = { $hex } is no harbour of the ferry.
refusal-no-harbour-question = No harbour is asked for now.
ask-question-harbour = { $player }: which harbour does the ferry serve?
ask-question-harbour-note = Trains earn { $bonus } more there.
do-NameHarbour = The ferry serves { $place }
journal-question-harbour = { $player } has to name the harbour of the ferry.
consequence-question-harbour = { $player } names a harbour
journal-ferry-serves = { $owner }'s ferry serves { $place }.
consequence-ferry-serves = the ferry serves { $place }
quick-word-harbour = harbour
quick-hint-harbour = the harbour that the ferry serves
quick-does-NameHarbour = The ferry of { $player } serves { $hex }.
hands-setup-ferry = a marker for the ferry lies with { $private }
