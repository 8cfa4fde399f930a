# What happened, for the journal, and shorter what an action will do.

journal-question-mountain = { $player }が山岳ヘクスを選びます。
consequence-question-mountain = { $player }が山岳ヘクスを選択
journal-paper-bought-mountain = { $owner }が山岳会社{ $paper }を{ $amount }で購入しました。
journal-paper-bought-tunnel = { $owner }がトンネル会社{ $paper }を{ $amount }で購入しました。
journal-paper-gained-mountain = { $owner }が付属の山岳会社{ $paper }を得ました。
journal-paper-gained-tunnel = { $owner }が付属のトンネル会社{ $paper }を得ました。
journal-tunnel-built = { $company }が{ $paper }を使い、{ $place }に{ $amount }でトンネルを建設しました。
journal-mountain-placed = { $owner }が{ $paper }を{ $place }に置きました。
journal-tunnel-used = { $company }が{ $paper }を使い、{ $amount }でトンネルを建設しました。
journal-mountain-used = { $owner }が{ $paper }を山岳ヘクスに置きました。
consequence-tunnel-built = { $amount }を支払い、{ $paper }を使用
consequence-mountain-placed = { $place }に{ $paper }
consequence-tunnel-used = { $amount }を支払い、{ $paper }を使用
consequence-mountain-used = { $paper }を配置
