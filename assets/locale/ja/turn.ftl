# The turn panel: the open question, its choices, and what is not possible.

# What an action does. The parameters are the fields of the action; $actor is the player's name.
do-Bid = { $amount }をビッド
do-Pass = { $what ->
    [auction] パス
    [stock] パス
    [track] これ以上敷設しない
    [station] トークンを置かない
    [trains] 列車を購入しない
   *[other] 次へ
}
do-SetPar = { $company }の公募価格を{ $price }に
do-StartCompany = { $company }を{ $price }で公開：{ $percent }%を{ $amount }で
do-BuyShare = { $company }の{ $percent }%を{ $source ->
    [pool] バンクプール
   *[bank] 銀行
}から購入
do-SellShares = { $doubles ->
    [0] { $company }の{ $percent }%を売却
   *[other] { $company }の{ $percent }%を売却（2株券{ $doubles }枚を含む）
}
do-RepayDebt = { $actor }が{ $amount }を返済
do-LayTile = { $power ->
    [none] { $place }に{ $tile }を敷設：{ $sides }
   *[other] { $place }に{ $tile }を敷設：{ $sides }、{ $power }を使用
}
do-PlaceStation = { $hex ->
    [none] { $company }がトークンを置く
   *[other] { $city ->
        [none] { $place }にトークン
       *[other] { $place }、都市{ $city }にトークン
    }
}
do-RunTrains = 列車を運行しない
do-DecideDividend = { $pay ->
    [yes] 配当
   *[no] 内部留保
}
do-BuyTrain = { $source ->
    [bank] { $trade_in ->
        [none] 銀行から{ $type }列車を{ $price }で購入
       *[other] { $trade_in }列車を下取りに出し、{ $type }列車を{ $price }で購入
    }
    [pool] バンクプールの{ $type }列車を{ $price }で購入
   *[other] { $source }の{ $type }列車を{ $price }で購入
}
do-DiscardTrain = { $company }が{ $type }列車を放出
do-BuyPrivate = { $company }が{ $private }を{ $price }で購入
do-PayDestination = { $place ->
    [none] { $company }が目的地に到達
   *[other] { $company }が目的地{ $place }に到達
}
do-DeclareBankruptcy = { $actor }が破産：ゲーム終了
do-PayTrack = { $power ->
    [none] { $company }がタイルに{ $amount }を支払う
   *[other] { $company }が{ $power }の追加タイルに{ $amount }を支払う
}
do-DeclareRoute = { $company }にルートがあり、列車の保有義務がある
do-ReturnStation = { $hex ->
    [none] { $company }がトークンを1つ戻す
   *[other] { $place }、都市{ $city }のトークン
}
do-AuctionResult = { $actor }が{ $private }を{ $amount }で獲得
do-EverybodyPasses = 全員パス
do-other = { $what }：{ $details }

# The same without an amount
some-Bid = ビッド
some-RepayDebt = { $actor }が借金を返済
some-BuyPrivate = { $company }が{ $private }を購入
some-PayTrack = { $power ->
    [none] { $company }がタイルの費用を支払う
   *[other] { $company }が{ $power }の追加タイルを敷設
}
some-BuyTrain = { $source }の{ $type }列車を購入
turn-range = { $label }…
turn-between = { $payer }の所持金{ $has }、{ $low }～{ $high }。＋と−で増減、または数字を入力します。

# Questions
ask-more = ほかには？
ask-amount = 金額は？
ask-RepayDebt = 返済額は？
ask-BuyPrivate = 購入価格は？
ask-BuyTrain = 購入価格は？
ask-Bid = ビッド額は？
ask-PayTrack = タイルの費用は？
ask-bid = { $player }：{ $private }にビッドしますか？
ask-auction-result = { $private }を誰がいくらで獲得しましたか？
ask-stock = { $player }：購入、売却、パス？
ask-company = { $company }をどうしますか？
ask-which-share = { $company }のどの株？
ask-block = { $company }をどれだけ売却しますか？
ask-start = どの会社を、公募価格いくらで公開しますか？
turn-start-note = { $note } · 公募価格をクリック、またはコードを入力
ask-par = { $company }の公募価格は？

# Parts of the panel
turn-nothing = 質問はありません。
turn-unused-key = { $key } はここでは使えません。{ $keys } ですべてのキーを表示します。
turn-typed = { $amount } が入力されていますが、「{ $choice }」に金額は要りません。もう一度選ぶと実行します。
turn-place = { $hex } { $name }
turn-percent = { $percent }%
turn-director = 社長
turn-pass = パス
turn-done = 完了
turn-more = { $rest ->
    [yes] その他：{ $names } …
   *[no] その他：{ $names }
}
more-BuyPrivate = プライベート購入
more-PayDestination = 目的地
more-ReturnStation = トークン返却
more-PlaceStation = トークン
more-PayTrack = タイル
more-RepayDebt = 借金
more-other = その他
turn-private = { $name } · 配当{ $income } · { $price }から。{ $power }
turn-later = 後続のプライベート会社
turn-back-to-bids = ビッドに戻る（Esc）
turn-about-home = 本拠地{ $home }
turn-about-destination = 目的地{ $destination }
turn-about-launch = { $percent }%の販売で設立、資本金は公募価格の{ $times }倍
turn-leads = ビッド{ $bid }
turn-passed = パス
turn-hidden = 非公開
turn-nobody-bids = ビッドなし
turn-no-more-bids = 追加ビッドなし：{ $player }が{ $amount }で獲得
turn-bid-by-bid = 1ビッドずつ…
turn-moves-of = { $player }の手番
turn-not-asked = { $player }はこのラウンドで、もう購入も売却もありません。
turn-must-act-first = { $player }の前に、売却が必要な人がいます。
turn-stock-note = 現金{ $cash } · 株券{ $has } / { $limit }
turn-stock-note-debt-overdrawn = 口座の借越{ $debt } · 株券{ $has } / { $limit }
turn-stock-note-debt = 現金{ $cash } · 借金{ $debt } · 株券{ $has } / { $limit }
turn-note-and-why = { $note }。{ $why }
turn-company = { $company }：購入・売却
turn-buy-which = { $company }の株を購入…
turn-sell = { $company }の株を売却…
turn-start = 会社を公開…
turn-start-short = 公開…
turn-start-company = { $company }、{ $name }を公開

# Heads of columns
head-player = 名前
head-buyer = 購入者
head-cash = 現金
head-price = 株価
head-bank = 購入：銀行
head-pool = 購入：プール
head-own = 自株の売却
head-bank-short = 銀行
head-pool-short = プール
head-own-short = 売却

# Things of the panel
turn-back = 戻る（Esc）
turn-button = { $label }（{ $key }）
turn-change-by = { $amount }ずつ変更
turn-no-consequence = ほかに変化はありません。

# A company's turn
ask-tile = { $company }（{ $player }）：タイルを敷設しますか？
ask-tile-on = { $company }（{ $player }）：{ $place }にタイルを敷設しますか？
ask-home-tile = { $company }（{ $player }）：本拠地のタイルは？
ask-home-tile-on = { $company }（{ $player }）：本拠地{ $place }のタイルは？
ask-which-tile = { $place }にどのタイル？
ask-station = { $company }（{ $player }）：トークンを置きますか？
ask-station-on = { $company }（{ $player }）：{ $place }にトークンを置きますか？
ask-dividend = { $company }（{ $player }）の収益{ $revenue }。配当しますか？
ask-train = { $company }（{ $player }）：列車を購入しますか？
ask-end = { $company }（{ $player }）：手番を終えますか？
ask-forced-train = { $company }（{ $player }）は列車の購入が必要です
ask-emergency-sales = 列車のためにどの株を売却しますか？
ask-run = { $company }（{ $player }）が{ $trains }を運行
ask-run-without = { $company }（{ $player }）には列車がありません
ask-revenue = { $company }（{ $player }）：列車の収益は？
ask-own-train = { $company }のどの列車？
ask-better-run = { $company }にはより良い運行があります
ask-route-start = ルートの始発は？
ask-route-next = 次はどこへ？
turn-company-note = 会社資金{ $treasury } · 列車{ $count } / { $limit }{ $count ->
    [0] {""}
   *[other] ：{ $trains }
}{ $price ->
    [0] {""}
   *[other] {" "}· 株価{ $price }
}
turn-track-note = { $note }。マップのヘクスをクリックするか、ここで選びます。
turn-hex = { $place }：タイル{ $tiles }
turn-with-power = { $private }を使用
turn-pay = { $amount }を配当
turn-withhold = { $amount }を留保
turn-dividend-note = 株価{ $now }：配当なら{ $paid }、留保なら{ $kept }
turn-stays = 銀行に残る
turn-dividend-sheet = 配当表…
turn-treasury = { $company }の会社資金
turn-no-train = 列車を購入しない
turn-end = 手番を終える
turn-no-tile = タイルを敷設しない
turn-train = { $source ->
    [bank] { $trade_in ->
        [none] 銀行の{ $type }列車
       *[other] { $type }列車（{ $trade_in }を下取り）
    }
    [pool] バンクプールの{ $type }列車
   *[other] { $source }の{ $type }列車
}
turn-emergency-sales = 株を売却…
turn-phase-news = フェイズ{ $phase }から：{ $news }
turn-sales-note = { $player }の現金{ $cash }。{ $missing ->
    [0] 一番安い列車を購入できます。
   *[other] 一番安い列車に{ $missing }不足です。
}
turn-must-note = { $note }。ルートがあり、列車がありません（R34）。
turn-owed-note = { $note }。列車の保有義務があります。
turn-duty-note = { $note }。{ $company }にルートがあれば列車の保有義務があります。その場合は下で申告します。
turn-forced-note = { $note }。{ $player }の現金{ $cash }、不足分は借金になります。
turn-helped-note = { $note }。{ $player }の現金{ $cash }、不足分を補填します。
turn-forced-own-note = { $note }。{ $player }の現金{ $cash }、{ $source }の列車なら借金になりません。
turn-any-price = { $low }～{ $high }の任意の価格。{ $low }の場合：
turn-must-agree = { $player }の同意が必要
turn-train-missed = { $source }は自分の手番で別の列車を購入する必要があります。
turn-from-to = { $low }～{ $high }
turn-limit = { $limit }まで
turn-searching = 最善の運行を探索中 …
turn-searching-so-far = 最善の運行を探索中：現在{ $best }、最大{ $bound } …
turn-judged-soon = 最善の運行を探索中。見つかり次第、申告を判定します …
turn-stop = 停止（S）
turn-stop-tip = 探索を終え、これまでに見つかった最善の運行を使います。より良い運行がないことは証明されません
turn-proven-equal = 最大の{ $total }になる運行が{ $number }通りあり、社長が選びます。{ $ran ->
    [no] { "" }
   *[yes] 前回：{ $last }。
}
turn-proven = 最善の運行は{ $total }です。{ $ran ->
    [no] { "" }
   *[yes] 前回：{ $last }。
}
turn-proven-zero = 最善の運行は0です。{ $why }{ $ran ->
    [no] { "" }
   *[yes] 前回：{ $last }。
}
run-nothing-no-train = { $company }には列車がありません。
run-nothing-no-station = { $company }のトークンがマップにありません。
run-nothing-no-second-stop = { $company }のトークンから2つ目の駅へ続く線路がありません。
run-nothing-worthless = { $company }の列車が行ける場所は今は価値がありません。
turn-not-proven = 探索を中止しました：{ $total }を発見、最大{ $bound }の可能性。最善とは証明されていません。
turn-last-revenue = 会社資金{ $treasury } · 列車{ $trains }{ $ran ->
    [no] { "" }
   *[yes] {" "}· 前回{ $last }
}。＋と−で増減、または数字を入力します。
turn-run = { $amount }で運行
turn-run-mine = { $amount }で運行、炭鉱収入{ $mine }
turn-mine = 炭鉱{ $mine }
turn-run-wakes = { $amount }で運行、{ $places }に初到達
turn-run-same = { $amount }で運行、新たな到達なし
turn-run-less = { $amount }で運行、最善より{ $less }少ない
turn-run-more = { $amount }で運行、最善より多い
turn-run-nothing = 運行しない
turn-run-and-pay = { $amount }で運行し配当
turn-run-paid = 運行して配当
turn-part = { $name } { $amount }
turn-pays-out = 配当：{ $parts }
turn-own-routes = ルートを指定…
turn-draw-routes = マップに描く
turn-route = { $train }：{ $stops }、{ $amount }
turn-bonus = ボーナス{ $amount }
turn-route-of = { $train }列車のルート…
turn-falls-short = このルートの収益は{ $total }で、可能な額より{ $less }少ないです。収益は{ $best }でなければなりません（R23）。例：
turn-own-note = ルート{ $count }本、{ $total }
turn-route-note = { $stops }：{ $total }
turn-route-done = ここでルートを終える（{ $total }）
turn-stop-via = { $stop }（{ $via }経由）

# Questions that interrupt
ask-question = { $player }：{ $about } { $company } { $item }
ask-question-par = { $player }：{ $company }の公募価格は？
ask-question-station = { $player }：{ $company }はどのトークンを返却しますか？
ask-question-discard = 列車が多すぎます。どれを放出しますか？
turn-par-note = プライベート会社に{ $percent }%が付属します。
turn-discard-order-note = 会社は運営順に選びます。
turn-discard-note = 会社の順番は自由です。

# The end, and companies that are formed
turn-past = 過去の質問です。ここでは入力できません。
turn-worth = { $player }：{ $amount }
turn-worth-shares = { $count } × { $price }
turn-worth-papers = その他の権利証
turn-worth-line = { $how ->
    [none] { $what }：{ $amount }
   *[other] { $what }：{ $how } = { $amount }
}
turn-over = { $count ->
    [1] { $winner }の勝ちです
   *[other] { $winner }が同点1位です
}
turn-over-note = 銀行の資金が切れ、最後の運行ラウンドのセットが終わりました。
turn-formed = { $members }が{ $company }になりました
turn-formed-has = 会社資金{ $cash } · 列車{ $trains }
turn-formed-director = 社長は{ $player }です。
turn-formed-nobody = { $company }の社長はまだいません。
turn-go-on = 次へ
head-receives = 受取人
head-share = 株
head-amount = 金額
head-shares = 株
head-papers = 権利証
head-debt = 借金
head-worth = 資産
head-settled = 精算
head-owes = 借金

# The dividend sheet
dividend-title = { $company }が{ $revenue }を配当
dividend-treasury = { $company }の会社資金（プール）
dividend-certificates = 株券
dividend-exact = 正確な額
dividend-chips = チップ
dividend-chip = { $chip } × { $count }
dividend-no-chips = このチップでは不可
dividend-total = { $revenue }のうち支払い
dividend-nobody = 支払いなし：銀行の株
dividend-rounding = 端数処理
dividend-in-chips = 渡すチップを表示(&C)
dividend-close = 戻る（Esc）
