# The journal: what happened, as sentences.

# The panel
journal-name = 記録
journal-search = 検索（{ $key }）
journal-since = いつから
journal-player = このプレイヤーに関するものだけ
journal-company = この会社に関するものだけ
journal-kind = この種類だけ
journal-all-players = 全プレイヤー
journal-all-companies = 全会社
journal-all-kinds = すべて
journal-whole = ゲーム全体
journal-since-player = { $player }の前回の手番から
journal-empty = まだ何も起きていません。
journal-no-match = 該当するものがありません。
journal-kind-shares = 株
journal-kind-money = お金
journal-kind-price = 株価
journal-kind-track = 線路とトークン
journal-kind-run = 運行
journal-kind-train = 列車
journal-kind-paper = プライベートと権利証
journal-kind-debt = 借金
journal-kind-pass = パス
journal-kind-round = ラウンドとルール
journal-kind-correction = 訂正
journal-do-look = この時点を見る
journal-do-look-tip = この直後のウィンドウを表示します（Enterまたはダブルクリック）
journal-do-change = 変更…
journal-do-change-tip = 正しい内容で入力し直します（{ $key }）
journal-do-insert = 前に挿入…
journal-do-insert-tip = この前に忘れていたものを入力します（{ $key }）
journal-do-remove = 削除…
journal-do-remove-tip = これを取り除きます。先に影響を表示します（{ $key }）
journal-do-earlier = 以前の版
journal-do-earlier-tip = 過去を変更する前のこの項目を表示します
journal-changed = 変更 · { $line }
journal-added = 追加 · { $line }
journal-again = 別の結果 · { $line }
journal-untold = ここに書かれていることは文章にできません。

# Words of sentences
word-bank = 銀行
word-pool = プール
word-nobody = なし
word-treasury = 会社資金
word-amount = { $who } { $amount }
word-place = { $town }（{ $hex }）
word-income = { $who }（{ $sources }）
word-percent = { $who } { $percent }%
word-times = { $what } ×{ $number }
word-edge = { $side }（{ $beyond }）

# Headings
journal-heading-auction = プライベート会社のオークション
journal-heading-stock = 株式ラウンド{ $number }
journal-heading-operating = { $total ->
    [1] 運行ラウンド{ $number }
   *[other] 運行ラウンド{ $number }.{ $index }
}
journal-heading-over = 終了
journal-heading-turn = { $name } · { $player }
journal-heading-private = { $private }、{ $face }から

# Rounds
journal-stock-round-ended = 株式ラウンド{ $number }が終わりました。
journal-stock-round = プライオリティは{ $player }です。
journal-operating-round = { $total ->
    [1] 運行ラウンドを1回行います。
   *[other] 運行ラウンド{ $total }回中{ $index }回目が始まりました。
}
journal-game-over = ゲームが終わりました：{ $worth }。
journal-turn = { $company }の手番です（社長{ $player }）。
journal-question = { $about ->
    [par] { $player }が{ $company }の公募価格を決めます。
    [discard] { $company }は列車制限の超過分を放出します。
    [station] { $company }はトークンを1つ返却します。
   *[other] { $player }に質問がありました。
}
journal-offer = { $private }のセリが{ $minimum }から始まりました。最初は{ $player }です。
journal-offer-lower = ビッドがなく、{ $private }は{ $minimum }からになりました。
journal-offer-again = ビッドがなく、{ $private }は再び{ $minimum }からセリになりました。
journal-bid = { $player }が{ $private }に{ $amount }をビッドしました。
journal-passed = { $number ->
   *[other] { $players }がパスしました。
}
journal-bought-nothing = { $player }は何も購入しませんでした。
journal-income = 固定配当：{ $parts }。
journal-order = 新しいプレイ順：{ $players }。
journal-order-stays = プレイ順は変わりません：{ $players }。
journal-bank-broken = 銀行の資金が切れました。{ $when ->
    [stock] 次の運行ラウンドのセットの後にゲームが終わります。
   *[operating] この運行ラウンドのセットでゲームが終わります。
}
journal-interest = { $player }の借金が{ $added }増え、{ $debt }になりました。
journal-repaid = { $left ->
    [0] { $player }が{ $amount }を返済し、借金がなくなりました。
   *[other] { $player }が{ $amount }を返済しました。借金の残りは{ $left }です。
}
journal-debt = { $player }の借金は{ $debt }になりました。
journal-bankrupt = { $player }が破産し、{ $amount }を手放しました。
journal-payment = { $payer }が{ $payee }に{ $amount }を支払いました。
journal-overruled = 卓がルール（{ $rule }）の例外を認めました：「{ $reason }」
journal-overruled-rule = 卓が例外を認めました：{ $refused }理由：「{ $reason }」
journal-player-replaced = { $old }の席に{ $new }が着きました。
journal-player-renamed = { $old }の名前はここから{ $new }です。
journal-player-colour = { $old }の色または記号が変わりました。
journal-setting-mode = { $value ->
    [table] ゲームを卓上で続けました。
   *[hotseat] ゲームを画面で続けました。
}
journal-setting-track-kept = { $value ->
    [on] ここから線路の管理を始めました。
   *[off] ここから線路の管理をやめました。
}
journal-setting-cash-open = { $value ->
    [on] ここから現金を公開しました。
   *[off] ここから現金を非公開にしました。
}
journal-papers-closed = { $number ->
   *[other] { $papers }が閉鎖されました。
}

# Stock
journal-private-bought = { $owner }が{ $private }を{ $amount }で購入しました。
journal-private-sold = { $owner }が{ $private }を{ $seller }から{ $amount }で購入しました。
journal-paper-bought = { $owner }が{ $paper }を{ $amount }で購入しました。
journal-paper-gained = { $owner }が付属の{ $paper }を得ました。
journal-share-bought = { $player }が{ $company }の{ $percent }%を{ $source ->
    [pool] プール
   *[bank] 銀行
}から{ $amount }で購入しました。
journal-share-given = { $owner }が{ $why }に付属の{ $company }の{ $percent }%を得ました。
journal-started = { $player }が{ $company }を{ $par }で公開しました：{ $percent }%を{ $amount }で購入。
journal-par-named = { $player }が{ $company }の公募価格を{ $par }に決めました。
journal-launched = { $company }が設立され、{ $amount }を受け取りました。
journal-formed = { $company }が設立され、{ $amount }を受け取りました。
journal-sold = { $player }が{ $company }の{ $percent }%を{ $amount }で売却しました。
journal-director = { $player }が{ $company }の社長になりました。
journal-no-director = { $company }の社長がいなくなりました。
journal-director-certificate = { $company }の社長株がプールに置かれました。
journal-price = { $company }の株価が{ $old }から{ $new }に{ $why ->
    [sold] 下がりました
    [withheld] 下がりました
   *[paid] 上がりました
}。
journal-marker = { $company }のマーカーが動きましたが、株価は{ $new }のままです。
journal-prices = { $why ->
    [pool] プールに株がある会社：{ $parts }。
   *[other] 売り切れの会社：{ $parts }。
}
journal-exchange-received = 株の交換で受け取り：{ $parts }。
journal-exchange-paid = 株の交換で支払い：{ $parts }。
journal-exchange-debt = { $player }は交換により{ $debt }の借金を負いました。
journal-exchange-shares = { $company }の株：{ $parts }。
journal-merged = { $members }が{ $company }に合併しました：会社資金{ $treasury }；列車{ $train_number ->
    [0] なし
   *[other] { $trains }
}；トークン{ $stations }。
journal-company-closed = { $company }が閉鎖されました。

# A company's turn
journal-tile-laid = { $company }が{ $place }にタイル{ $tile }を{ $amount ->
    [0] 敷設しました。
   *[other] { $amount }で敷設しました。
}
journal-upgraded = { $company }が{ $place }のタイル{ $old }を{ $amount ->
    [0] { $tile }に置き換えました。
   *[other] { $amount }で{ $tile }に置き換えました。
}
journal-power-used = { $paper }の特殊能力を使いました。
journal-line-laid = { $owner }が{ $private }の路線を敷設し、{ $amount }を受け取りました。
journal-piece-laid = { $owner }が{ $paper }を{ $place }に置きました。
journal-piece-used = { $owner }が{ $paper }を使用しました。
journal-activated = { $known ->
    [yes] { $place }の{ $paper }
   *[no] { $paper }
}が活性化し、以後{ $owner }に配当します。
journal-station-used = { $company }がトークンを{ $amount ->
    [0] 置きました。
   *[other] { $amount }で置きました。
}
journal-stations-gained = { $company }の会社チャートのトークンが{ $number }個増えました。
journal-track-paid = { $company }が線路敷設に{ $amount }を支払いました。
journal-route-declared = { $company }にはルートがあり、列車の保有義務があります。
journal-home-waits = { $company }の本拠地のトークンは待ちます。{ $place }に空いた円がありません。
journal-map-set = 卓上のマップを入力しました：タイル{ $tiles }枚。
journal-station = { $company }が{ $place }にトークンを{ $amount ->
    [0] 置きました。
   *[other] { $amount }で置きました。
}
journal-home-station = { $company }が本拠地{ $place }にトークンを置きました。
journal-station-returned = { $place }の{ $company }のトークンが会社チャートに戻りました。
journal-destination = { $company }が目的地に到達し、{ $amount }を受け取りました。
journal-destination-lapsed = { $company }の目的地が失効しました。
journal-declined = { $company }は{ $step ->
    [track] { $before ->
        [0] 線路を敷設しませんでした。
       *[other] それ以上線路を敷設しませんでした。
    }
    [station] トークンを置きませんでした。
    [trains] 手番を終えました。
   *[other] パスしました。
}
journal-run = { $route_number ->
    [0] { $company }の運行収益は{ $revenue }です。
   *[other] { $company }の運行収益は{ $revenue }です：{ $routes }。
}
journal-below-best = 最善の{ $best }より{ $below }少ない収益です。
journal-above-best = マップ上の最大{ $most }より{ $above }多い収益です。
journal-run-treasury = { $company }の会社資金に運行の{ $amount }が入りました。
journal-dividend = { $company }が{ $revenue }を配当しました：{ $parts }。
journal-withheld = { $company }が{ $amount }を内部留保しました。
journal-no-revenue = { $company }に収益はありませんでした。
journal-train-bought = { $company }が{ $train }列車を{ $amount }で購入しました。
journal-train-traded-in = { $company }が{ $old }列車を下取りに出し、{ $train }列車を{ $amount }で購入しました。
journal-train-traded = { $company }が{ $train }列車を{ $seller }から{ $amount }で購入しました。
journal-help = { $player }が自分の現金から{ $amount }を補填しました。
journal-loan-overdrawn = { $amount }が不足し、口座は借越になりました。
journal-loan = { $amount }が不足しました。
journal-train-given = { $player }が{ $train }列車{ $name }を{ $company }に渡しました。
journal-train-gained = { $own ->
    [yes] { $owner }が印刷された{ $train }列車を得ました。
   *[no] { $owner }が{ $train }列車{ $name }を得ました。
}
journal-exported = { $train }列車が1両、国外に売却されました。
journal-discarded = { $company }が{ $trains }をプールに放出しました。
journal-discarded-removed = { $company }が{ $trains }を放出し、ゲームから除去されました。
journal-phase = フェイズ{ $phase }が始まりました。
journal-turned = { $old }列車がすべて{ $new }になりました：{ $owners }。
journal-scrapped = { $types }列車がすべて廃車になりました：{ $owners }。
