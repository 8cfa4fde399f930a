# What happened, for the journal, and shorter what an action will do.

journal-question-mountain = { $player } muss ein Bergfeld wählen.
consequence-question-mountain = { $player } wählt ein Bergfeld
journal-paper-bought-mountain = { $owner } kauft die Bergbahn { $paper } für { $amount }.
journal-paper-bought-tunnel = { $owner } kauft das Tunnel-Zertifikat { $paper } für { $amount }.
journal-paper-gained-mountain = { $owner } erhält dazu die Bergbahn { $paper }.
journal-paper-gained-tunnel = { $owner } erhält dazu das Tunnel-Zertifikat { $paper }.
journal-tunnel-built = { $company } baut mit { $paper } einen Tunnel bei { $place } für { $amount }.
journal-mountain-placed = { $owner } baut { $paper } bei { $place }.
journal-tunnel-used = { $company } baut mit { $paper } einen Tunnel für { $amount }.
journal-mountain-used = { $owner } baut { $paper } auf einem Bergfeld.
consequence-tunnel-built = zahlt { $amount }, nutzt { $paper }
consequence-mountain-placed = { $paper } bei { $place }
consequence-tunnel-used = zahlt { $amount }, nutzt { $paper }
consequence-mountain-used = { $paper } wird gebaut
