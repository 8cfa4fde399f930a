# Why a move is refused.

refusal-only-in-first-round = これは最初の株式ラウンドでしか購入できません。
refusal-no-minor = { $company }は石炭鉄道でも前身会社でもありません。
refusal-minor-sold = { $company }はもう売り出されていません。
refusal-no-price-of-minor = { $company }を{ $price }で購入することはできません。
refusal-staatsbahn-later = { $company }の株は第2株式ラウンドから購入できます。
refusal-not-operated = { $company }はまだ運行していないので、株を売却できません。
refusal-bank-full = { $company }の{ $percent }%が銀行に置かれ、半分を超えてしまいます。
refusal-no-share-to-exchange = 山岳鉄道と交換できる{ $company }の10%株が銀行にありません。
refusal-exchange-too-early = 交換できるのはフェイズ{ $phase }からです。
refusal-exchange-must = 銀行に株がある間は、{ $paper }を交換しなければなりません。
refusal-no-exchange-question = 今は{ $paper }の交換を決める時ではありません。
refusal-not-your-certificate = { $paper }は別の人のものです。
refusal-no-coal-railway = { $company }は石炭鉄道ではありません。
refusal-not-your-company = { $company }は別の人のものです。
refusal-route-one-mine = { $train }列車のルートには炭鉱がちょうど1つ必要です。
refusal-route-to-mine = { $train }列車は炭鉱{ $hex }に入れません。
refusal-wrong-trade-in = { $old }列車を{ $train }列車の下取りに出すことはできません。
refusal-one-trade-in = { $company }はこの手番で既に列車を下取りに出しました。
refusal-more-than-needed = もっと少ない株で足ります。列車の不足額は{ $amount }です。
