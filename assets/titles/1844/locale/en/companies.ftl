# Kinds of companies, and what a phase brings.

player-debt-exchange-1844 = Debt to the SBB exchange
charter-code-pre-sbb = { $code }, pre-SBB company
charter-code-historical = { $code }, historical company
charter-code-national = { $code }, state railway
charter-kind-pre-sbb = pre-SBB
charter-kind-historical = historical
charter-kind-national = SBB
trains-limit-pre-sbb = Train limit of pre-SBB companies
trains-limit-historical = Train limit of historical companies
trains-new-limit-pre-sbb = at most { $limit } trains for pre-SBB companies
trains-new-limit-historical = at most { $limit } trains for historical companies
trains-furka = { $private }: Furka-Oberalp
trains-close = privates close, { $furka } is laid, { $eva } becomes EVA
trains-sbb = { $company } forms at the end of the round
