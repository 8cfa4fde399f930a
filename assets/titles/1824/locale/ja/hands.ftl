# 手で行うこと。

hands-setup-order-1824 = くじで席順、時計回りに：{ $players }
hands-order-1824 = プライオリティカードを{ $first }へ
hands-setup-shares-1824 = { $companies }の証券を並べる。石炭鉄道と前身会社のために予約された株券は別にする
hands-setup-privates-1824 = 山岳鉄道{ $number }枚を並べる：{ $privates }
hands-setup-staatsbahnen = { $companies }の株価マーカーを{ $price }に置く（先のものを上に）
hands-setup-round-1824 = { $player }が最初に購入。席1まで逆順、その後は正順
hands-group-paper-1824 = 山岳鉄道
