# What happened, for the journal, and shorter what an action will do.

journal-question-mountain = { $player } has to choose a mountain.
consequence-question-mountain = { $player } chooses a mountain
journal-paper-bought-mountain = { $owner } bought the mountain railway { $paper } for { $amount }.
journal-paper-bought-tunnel = { $owner } bought the tunnel certificate { $paper } for { $amount }.
journal-paper-gained-mountain = { $owner } got the mountain railway { $paper } with it.
journal-paper-gained-tunnel = { $owner } got the tunnel certificate { $paper } with it.
journal-tunnel-built = { $company } built a tunnel at { $place } with { $paper } for { $amount }.
journal-mountain-placed = { $owner } placed { $paper } at { $place }.
journal-tunnel-used = { $company } built a tunnel with { $paper } for { $amount }.
journal-mountain-used = { $owner } placed { $paper } on a mountain.
consequence-tunnel-built = pays { $amount }, uses { $paper }
consequence-mountain-placed = { $paper } at { $place }
consequence-tunnel-used = pays { $amount }, uses { $paper }
consequence-mountain-used = { $paper } is placed
