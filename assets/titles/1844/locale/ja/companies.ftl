# Kinds of companies, and what a phase brings.

player-debt-exchange-1844 = SBB交換の借金
charter-code-pre-sbb = { $code }、Pre-SBB会社
charter-code-historical = { $code }、史実大会社
charter-code-national = { $code }、国鉄
charter-kind-pre-sbb = Pre-SBB
charter-kind-historical = 史実
charter-kind-national = SBB
trains-limit-pre-sbb = Pre-SBB会社の列車制限
trains-limit-historical = 史実大会社の列車制限
trains-new-limit-pre-sbb = Pre-SBB会社の列車制限{ $limit }
trains-new-limit-historical = 史実大会社の列車制限{ $limit }
trains-furka = { $private }：Furka-Oberalp線
trains-close = プライベート会社が閉鎖、{ $furka }を敷設、{ $eva }がEVAに
trains-sbb = ラウンド終了時に{ $company }設立
