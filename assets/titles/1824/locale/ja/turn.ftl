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
first-head-par = 額面{ $par }
first-head-par-tip = 地域会社の額面{ $par }：石炭鉄道または社長株の価格の半分
first-owner = { $player } · { $company } { $percent }%
first-brings-coal = { $train } → { $company }
first-brings = { $percent }%
first-how = { $company }を購入…
ask-coal-price = { $company }にいくら払いますか？その半額が{ $regional }の額面になります。
first-brings-certificate = { $company }の{ $percent }%が所有者のために確保される
first-brings-income = 運営ラウンドごとに収入{ $amount }
