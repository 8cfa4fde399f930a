# What happened, for the journal, and shorter what an action will do.

journal-minor-bought = { $player }が{ $company }を{ $amount }で購入しました。
journal-minor-bought-coal = { $player }が石炭鉄道{ $company }を{ $amount }で購入しました。
journal-minor-bought-pre-staatsbahn = { $player }が前身会社{ $company }を{ $amount }で購入しました。
journal-minor-begins = { $company }の最初の会社資金は{ $amount }です。
journal-priced = { $company }の株価は{ $par }です。
journal-first-train = { $company }は{ $train }列車を持って始めます。
journal-minors-unsold = { $companies }は誰も購入しなかったので、ゲームから除かれました。
journal-share-exchanged = { $player }が交換で{ $company }の{ $percent }%を得ました。
journal-question-exchange = { $player }が山岳鉄道を交換します。
journal-run-treasury-mine = { $company }の会社資金に炭鉱収入{ $amount }が入りました。
consequence-minor-bought = { $player }が{ $amount }を支払い
consequence-minor-begins = { $company }の最初の会社資金は{ $amount }
consequence-priced = { $company }の株価は{ $par }
consequence-first-train = { $company }は{ $train }列車を持って開始
consequence-minors-unsold = { $companies }はゲームから除外
consequence-share-exchanged = { $player }が{ $company }の{ $percent }%を取得
consequence-question-exchange = { $player }が山岳鉄道を交換
consequence-run-treasury-mine = 会社資金に炭鉱収入{ $amount }
