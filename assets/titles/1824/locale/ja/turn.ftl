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
