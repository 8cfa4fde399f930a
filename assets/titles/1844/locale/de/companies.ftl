# Kinds of companies, and what a phase brings.

player-debt-exchange-1844 = Schulden aus dem SBB-Umtausch
charter-code-pre-sbb = { $code }, Vor-SBB-Gesellschaft
charter-code-historical = { $code }, historische Gesellschaft
charter-code-national = { $code }, Staatsbahn
charter-kind-pre-sbb = Vor-SBB
charter-kind-historical = historisch
charter-kind-national = SBB
trains-limit-pre-sbb = Loklimit der Vor-SBB-Gesellschaften
trains-limit-historical = Loklimit der historischen Gesellschaften
trains-new-limit-pre-sbb = höchstens { $limit } Loks für Vor-SBB-Gesellschaften
trains-new-limit-historical = höchstens { $limit } Loks für historische Gesellschaften
trains-furka = { $private }: Furka-Oberalp
trains-close = Privatges. schließen, { $furka } wird gelegt, { $eva } wird EVA
trains-sbb = { $company } entsteht am Rundenende
