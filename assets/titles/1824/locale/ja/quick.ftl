# Quick entry.

quick-word-exchange = 交換 exchange
quick-word-give-up = 放棄 giveup
quick-hint-exchange = 山岳鉄道を株と、または石炭鉄道を社長株と交換
quick-hint-give-up = 山岳鉄道を放棄
quick-hint-buy-1824 = 株、山岳鉄道、石炭鉄道、前身会社を購入
quick-does-BuyMountain = { $player }が{ $code }を{ $cost ->
    [0] 購入します
   *[other] { $cost }で購入します
}。
quick-does-BuyMinor = { $player }が{ $company }を{ $price }で購入します。
quick-does-ExchangeMountain = { $player }が{ $code }を{ $company }の株と交換します。
quick-does-DeclineExchange = { $player }が{ $code }を放棄します。
quick-does-ExchangeCoal = { $player }が{ $company }を社長株と交換します。
quick-word-mine = 炭鉱
quick-field-code = 山岳鉄道
quick-field-mine = 「炭鉱」
quick-field-mine_money = 炭鉱収入
