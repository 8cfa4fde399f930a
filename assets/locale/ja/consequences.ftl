# What an action will do: short, for a button's second line and for lists. The parameters are those of the journal.

consequence-stock-round-ended = 株式ラウンド終了
consequence-operating-round = 運行ラウンド{ $number }.{ $index }開始
consequence-stock-round = 株式ラウンド{ $number }開始、最初は{ $player }
consequence-game-over = ゲーム終了：{ $worth }
consequence-turn = 次：{ $company }（{ $player }）
consequence-question = { $about ->
    [par] { $player }が{ $company }の公募価格を決定
    [discard] { $company }が列車制限の超過分を放出
    [station] { $company }がトークンを1つ返却
   *[other] { $player }に質問
}
consequence-offer = 次：{ $private }、{ $player }から{ $minimum }以上
consequence-offer-lower = { $minimum }から再びセリ
consequence-offer-again = 再びセリ
consequence-bid = { $amount }で最高、上回るビッドがなければ支払い
consequence-income = 固定配当：{ $short }
consequence-order = プレイ順：{ $players }
consequence-bank-broken = 銀行の資金切れ：{ $when ->
    [stock] あと1セット
   *[operating] 最後のセット
}
consequence-interest = { $player }の借金が{ $added }増えて{ $debt }
consequence-repaid = { $left ->
    [0] { $player }が{ $amount }を返済、残りなし
   *[other] { $player }が{ $amount }を返済、残り{ $left }
}
consequence-debt = { $player }の借金{ $debt }
consequence-bankrupt = { $player }が破産
consequence-payment = { $payer }から{ $payee }に{ $amount }
consequence-overruled = ルール（{ $rule }）に反する
consequence-overruled-rule = ルール（{ $rule }）に反する
consequence-papers-closed = { $number ->
   *[other] { $papers }が閉鎖
}
consequence-private-bought = { $owner }が{ $amount }を支払い
consequence-private-sold = { $seller }が{ $amount }を受け取り
consequence-paper-bought = { $owner }が{ $amount }を支払い
consequence-paper-gained = { $owner }が{ $paper }を獲得
consequence-share-bought = { $player }が{ $amount }を支払い
consequence-share-given = { $owner }が{ $company }の{ $percent }%を獲得
consequence-started = { $player }が{ $amount }を支払い、トークン{ $stations }個
consequence-par-named = トークン{ $stations }個
consequence-launched = { $company }設立：{ $amount }を受け取り
consequence-formed = { $company }設立：{ $amount }を受け取り
consequence-sold = { $player }が{ $amount }を受け取り
consequence-director = { $company }の社長が{ $player }に
consequence-no-director = { $company }の社長が不在に
consequence-price = { $company }：株価{ $old }から{ $new }
consequence-marker = { $company }：株価{ $new }のまま
consequence-prices = { $why ->
    [pool] プールに株：{ $parts }
   *[other] 売り切れ：{ $parts }
}
consequence-exchange-received = 受け取り：{ $parts }
consequence-exchange-paid = 支払い：{ $parts }
consequence-exchange-debt = { $player }の借金{ $debt }
consequence-exchange-shares = { $company }：{ $parts }
consequence-merged = { $members }を合併：{ $treasury }{ $train_number ->
    [0] { "" }
   *[other] 、{ $trains }
}
consequence-company-closed = { $company }が閉鎖
consequence-tile-laid = { $amount ->
    [0] { $place }にタイル{ $tile }
   *[other] { $amount }を支払い
}
consequence-upgraded = { $amount ->
    [0] タイル{ $old }を{ $tile }に
   *[other] { $amount }を支払い
}
consequence-power-used = { $code }を使用
consequence-line-laid = { $owner }が{ $private }を敷設、{ $amount }を受け取り
consequence-piece-laid = { $paper }を{ $place }に
consequence-piece-used = { $paper }を使用
consequence-activated = { $paper }が活性化
consequence-station = { $amount ->
    [0] 無料
   *[other] { $amount }を支払い
}
consequence-home-station = { $company }が本拠地にトークンを配置
consequence-station-returned = { $place }のトークンを返却
consequence-destination = { $company }が目的地に到達：{ $amount }を受け取り
consequence-destination-lapsed = { $company }の目的地が失効
consequence-run = 収益{ $revenue }
consequence-below-best = 最善より{ $below }少ない
consequence-above-best = マップ上の最大より{ $above }多い
consequence-run-treasury = 会社資金に{ $amount }
consequence-dividend = { $revenue }を配当：{ $parts }
consequence-withheld = 会社資金に{ $amount }
consequence-no-revenue = { $company }は収益なし
consequence-train-bought = { $amount }を支払い
consequence-train-traded-in = { $old }列車を下取りに出し、{ $amount }を支払い
consequence-train-traded = { $seller }に{ $amount }を支払い
consequence-help = { $player }が{ $amount }を補填
consequence-loan-overdrawn = { $amount }不足：その1.5倍が口座の借越になります
consequence-loan = { $amount }不足：銀行が貸し、その半額を加算
consequence-train-given = { $company }が{ $name }（{ $train }）を獲得
consequence-train-gained = { $owner }が{ $name }（{ $train }）を獲得
consequence-exported = { $train }を1両国外売却
consequence-discarded = { $company }：{ $trains }をプールへ
consequence-discarded-removed = { $company }が{ $trains }を失う
consequence-phase = フェイズ{ $phase }開始
consequence-phase-with = { $phase }：{ $changes }
consequence-turned = { $old }がすべて{ $new }に（{ $owners }）
consequence-scrapped = { $types }がすべて廃車（{ $owners }）
consequence-player-replaced = { $old }から{ $new }に交代
consequence-player-renamed = { $old }を{ $new }に改名
consequence-player-colour = 色または記号を変更
consequence-setting-mode = { $value ->
    [table] 卓上で続行
   *[hotseat] 画面で続行
}
consequence-setting-track-kept = { $value ->
    [on] 線路を管理する
   *[off] 線路を管理しない
}
consequence-setting-cash-open = { $value ->
    [on] 現金を公開
   *[off] 現金を非公開
}
consequence-station-used = { $amount ->
    [0] 無料
   *[other] { $amount }を支払い
}
consequence-stations-gained = トークン{ $number }個追加
consequence-track-paid = { $amount }を支払い
consequence-route-declared = 列車の保有義務あり
consequence-home-waits = { $company }の本拠地のトークンは待機（{ $place }に空いた円なし）
consequence-map-set = マップにタイル{ $tiles }枚
consequence-director-certificate = { $company }の社長株をプールへ
