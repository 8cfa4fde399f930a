# The turn panel.

do-BuyMountain = 山岳鉄道{ $code }を購入
do-BuyMinor = { $company }を{ $price }で購入
do-ExchangeMountain = { $code }を{ $company }の株と交換
do-DeclineExchange = { $code }を放棄
do-ExchangeCoal = { $company }を社長株と交換
more-BuyMountain = 山岳鉄道
more-BuyMinor = 石炭鉄道、前身会社
more-ExchangeMountain = 山岳鉄道の交換
more-ExchangeCoal = 石炭鉄道の交換
ask-question-exchange = { $player }：{ $item }をどの地域会社の株と交換しますか？
ask-first-round = { $player }：購入、パス？
first-head-par = 公募{ $par }
first-head-par-tip = 地域会社の公募価格{ $par }：石炭鉄道または社長株の価格の半分
first-owner = { $player } · { $company } { $percent }%
first-brings-coal = { $train } → { $company }
first-brings = { $percent }%
first-how = { $company }を購入…
ask-coal-price = { $company }にいくら払いますか？その半額が{ $regional }の公募価格になります。
first-brings-treasury = 会社資金{ $treasury } · { $company }の{ $percent }%を予約
first-brings-treasury-and-train = 会社資金{ $treasury }、{ $train }列車 · { $company }は{ $par }、{ $percent }%を予約
first-brings-income = 運行ラウンドごとに固定配当{ $amount } · のちに地域会社の{ $percent }%
exchange-mountain = { $count ->
    [one] { $code }を交換…
   *[other] 山岳鉄道{ $count }枚を交換…
}
exchange-mountains = 山岳鉄道を交換…
exchange-coal = { $coal } → { $company }
ask-exchange-mountain = { $player }：どの山岳鉄道をどの会社の株と交換しますか？
exchange-head-price = 株価
exchange-head-price-tip = 現在の株価
exchange-head-owns = 保有
exchange-head-owns-tip = 所有者がすでに持つ割合
exchange-head-bank = 銀行
exchange-head-bank-tip = 銀行にある割合
exchange-note = { $percent }%の株1枚（すぐに配当を受ける）
exchange-note-later = { $note } · 続いて{ $later }
exchange-later = { $code }（{ $player }）
forming-formed = { $members }が{ $company }になりました
forming-head-gets = 所有者が得る株
forming-head-money = 資金
forming-head-trains = 列車
forming-head-stations = トークン
forming-bank = 銀行
forming-unsold = 未販売
forming-gets = { $player } { $percent }%
forming-stations = { $has }、残り{ $left }
forming-from = { $company }から
forming-opens = 設立：{ $amount } · { $trains }
forming-waits = 設立待ち：{ $amount } · { $trains }
forming-nobody = { $percent }%を持つ人がおらず、{ $company }の社長はまだいません
forming-director-most = { $player }が社長：{ $percent }%で最多
forming-director-of = { $player }が社長：{ $percent }%で並び、{ $member }の所有者
forming-director-priority = { $player }が社長：{ $percent }%で並び、プライオリティカードから最初
forming-surplus = { $number ->
    [one] 列車が制限{ $limit }を1両超過
   *[other] 列車が制限{ $limit }を{ $number }両超過
}
forming-station-back = { $place }の2トークンのうち1つが戻りました
forming-regionals = 石炭鉄道が地域会社になりました
forming-if = いま{ $train }列車が買われたら：{ $company }
forming-due = このラウンドの終わり：{ $company }
forming-news = { $note }。フェイズ{ $phase }：{ $news }
forming-back = 戻る (Esc)
forming-none = { $player } –
station-city = 都市{ $city }：線路は{ $sides }へ
station-note = 会社チャートに戻ります。次のトークンの費用は{ $cost }です。
first-note = 現金{ $cash }
