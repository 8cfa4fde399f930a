# Quick entry: a line of short phrases, what was understood of it, and what is wrong with it.

quick-title = クイック入力
quick-placeholder = 短い語句、例：b { $company }
quick-keys = Tab 補完、↑ ↓ 以前の行、Enter 実行、Esc 中止
quick-list = 続けられる語
quick-answer = 解釈
quick-said = { $state ->
    [ready] ⏎ { $sentence }
    [wrong] × { $sentence }
   *[other] … { $sentence }
}
quick-searching = { $company }の最善の運行を探索中です。
quick-found = { $company }の最善の運行を探索中です：現在{ $best }。

# The words of the language. The first is the full one; any beginning of it will do where it can mean one thing only.
# The Latin ones behind it go with companies and hexes, so that a line is typed without changing the input method.
quick-word-buy = 購入 買う buy b
quick-word-sell = 売却 売る sell s
quick-word-start = 公開 start
quick-word-par = 公募価格 par
quick-word-pass = パス pass p passes
quick-word-all = 全員 all everybody
quick-word-bid = ビッド bid
quick-word-gets = 落札 gets
quick-word-lay = 敷設 lay l
quick-word-station = トークン station st
quick-word-return = 返却 return
quick-word-track = 線路 track
quick-word-route = ルート route
quick-word-run = 運行 run r
quick-word-none = なし nothing none
quick-word-pay = 配当 pay
quick-word-keep = 留保 内部留保 keep withhold
quick-word-train = 列車 train t
quick-word-from = から from
quick-word-discard = 放出 discard
quick-word-private = プライベート private
quick-word-destination = 目的地 destination
quick-word-repay = 返済 repay
quick-word-bankrupt = 破産 bankrupt
quick-word-undo = 取消 undo u
quick-word-undo-turn = 手番取消 undo-turn
quick-word-redo = やり直し redo
quick-word-bank = 銀行 bank
quick-word-pool = プール pool
quick-word-double = 二株券 double

# Beside a word in the list
quick-hint = { $verb ->
    [buy] 株を購入
    [sell] 株を売却（1株以上）
    [start] 公募価格を決めて会社を公開
    [par] 会社の公募価格を決定
    [pass] 見送る（パス）
    [all] 全員パス
    [bid] セリ中のプライベート会社にビッド
    [gets] セリ中のプライベート会社を落札
    [lay] タイルを敷設：ヘクス、タイル、向き
    [station] ヘクスにトークンを置く
    [return] トークンを会社チャートに返却
    [track] タイルの費用を支払う
    [route] ルートがあり、列車の保有義務がある
    [run] 最善の運行、または数字
    [pay] 収益を配当
    [keep] 収益を内部留保
    [train] 列車を購入
    [discard] 列車を放出
    [private] 会社がプライベート会社を購入
    [destination] 目的地到達の資本金を請求
    [repay] 借金を返済
    [bankrupt] 社長が破産
    [undo] 最後の項目を元に戻す
    [undo-turn] 手番の始めまで戻す
    [redo] 後の記録へ進む
   *[other] { "" }
}
quick-tiles-left = 残り{ $left }

# What may stand at a place
quick-field = { $field ->
    [verb] 行うこと
    [player] プレイヤー
    [company] 会社
    [hex] ヘクス
    [tile] タイル
    [rotation] 向き（0～5）
    [node] 都市の番号（1か2）
    [private] プライベート会社
    [power] タイルを追加できるプライベート会社
    [train] 列車
    [source] どこから
    [from] 「から」
    [double] 「二株券」
    [price] 価格
    [amount] 金額
    [revenue] 収益
    [percent] 割合（%）
    [shares] 株数
    [doubles] 2株券の枚数
    [none] 「なし」
    [pass] 「パス」
    [paper] 権利証
   *[other] { $field }
}

# What is wrong
quick-missing = 続き：{ $fields }。
quick-unknown = 「{ $word }」はここでは解釈できません。入力できるもの：{ $fields }。
quick-too-much = 「{ $word }」は余分です。
quick-ambiguous = { $words }のいずれかです。
quick-which = どれですか（{ $field }）：{ $words }？
quick-past = 過去を表示中です。ここでは入力できません。
quick-overrule = 例外として認めるには、! に続けて理由を書いてください。
quick-overruled = 例外として認める：{ $reason }
quick-later = 続いて：{ $rest }

# What goes with it
quick-players-pass = { $count ->
   *[other] 先に{ $players }がパスします。
}
quick-steps-skipped = 省略：{ $steps }。
quick-step = { $step ->
    [track] 線路敷設
    [station] トークン
    [run] 運行
    [dividend] 配当
    [trains] 列車購入
   *[other] { $step }
}

# What was understood, by the kind of action
quick-does-Bid = { $player }が{ $private }に{ $amount }をビッドします。
quick-does-Pass = { $player }がパスします。
quick-does-SetPar = { $player }が{ $company }の公募価格を{ $price }に決めます。
quick-does-StartCompany = { $player }が{ $company }を{ $price }で公開{ $cost ->
    [0] します
   *[other] し、{ $cost }を支払います
}。
quick-does-BuyShare = { $player }が{ $company }の{ $percent }%を{ $source ->
    [bank] 銀行
   *[other] プール
}から{ $cost ->
    [0] 購入します
   *[other] { $cost }で購入します
}。
quick-does-SellShares = { $player }が{ $company }を{ $shares }株、{ $gain ->
    [0] 売却します
   *[other] { $gain }で売却します
}。
quick-does-RepayDebt = { $player }が{ $amount }を返済します。
quick-does-LayTile = { $company }が{ $hex }にタイル{ $tile }を向き{ $rotation }（{ $sides }）で敷設します{ $power ->
    [none] { "" }
   *[other] 、{ $power }を使用
}{ $cost ->
    [0] { "" }
   *[other] 、費用{ $cost }
}。
quick-does-PlaceStation = { $company }が{ $hex ->
    [none] { "" }
   *[other] { $hex }に
}トークンを置きます{ $node ->
    [1] { "" }
   *[other] 、都市{ $node }
}{ $cost ->
    [0] { "" }
   *[other] 、費用{ $cost }
}。
quick-does-PayTrack = { $company }が線路敷設に{ $amount }を支払います{ $power ->
    [none] { "" }
   *[other] 、{ $power }を使用
}。
quick-does-DeclareRoute = { $company }にはルートがあり、列車の保有義務があります。
quick-does-ReturnStation = { $company }が{ $hex }の都市{ $node }のトークンを戻します。
quick-does-RunTrains = { $revenue ->
    [-1] { $company }は列車を運行しません。
   *[other] { $company }が{ $revenue }で運行します。
}
quick-does-best-run = { $company }が最善の運行をします。
quick-does-DecideDividend = { $company }が収益を{ $pay ->
    [yes] 配当します
   *[other] 内部留保します
}。
quick-does-BuyTrain = { $company }が{ $source ->
    [bank] 銀行
    [pool] プール
   *[other] { $seller }
}から{ $train }列車を{ $trade_in ->
    [none] { $price }
   *[other] { $trade_in }列車の下取りと{ $price }
}で購入します。
quick-does-DiscardTrain = { $company }が{ $train }列車を1両放出します。
quick-does-BuyPrivate = { $company }が{ $private }を{ $player }から{ $price }で購入します。
quick-does-PayDestination = { $company }が目的地到達の資本金を請求します。
quick-does-DeclareBankruptcy = { $player }が破産します。
quick-does-AuctionResult = { $player }が{ $private }を{ $amount }で落札します。
quick-does-EverybodyPasses = 全員がパスします。
quick-does-undo = 最後の項目を元に戻します。
quick-does-undo-turn = 手番の始めまで元に戻します。
quick-does-redo = 後の記録へ進みます。
