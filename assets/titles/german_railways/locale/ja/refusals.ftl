# German Railways でその行動ができない理由。鉄道は略号、ヘクスは座標で呼ぶ。

refusal-no-share-auction = いま競売にかかっている株はありません。
refusal-share-not-on-offer = { $railroad } の株はいま競売にかかっていません。
refusal-no-share-left = { $railroad } の株はすべて売れています。
refusal-third-share-too-early = { $railroad } の 3 枚目の株は、すべての鉄道の株が 2 枚ずつプレイヤーの手に渡るまで出せません。
refusal-auction-first = 先に競売を終わらせます。
refusal-order-first = このラウンドの手番順がまだ引かれていません。
refusal-unknown-railroad = { $railroad } という鉄道はありません。
refusal-no-share-of-railroad = { $player } は { $railroad } の株を持っていません。
refusal-no-hex-named = 建設には少なくとも 1 ヘクスが必要です。
refusal-too-few-locomotives = { $railroad } に残っている機関車は { $left } 個です。
refusal-too-many-hexes = { $railroad } が一度に建設できるのは { $most } ヘクスまでです。
refusal-already-there = { $railroad } の機関車はすでに { $hex } にあります。
refusal-not-beside-track = { $hex } は { $railroad } の線路に隣接していません。
refusal-hex-taken = { $hex } には { $railroad } がいます。複数の鉄道が入れるのは都市だけです。
refusal-one-approach = { $railroad } はベルリンの周りに 1 ヘクスをすでに持っています。{ $hex } は 2 つ目になります。
refusal-spends-too-much = { $railroad } が一度の建設で使えるのは { $most } までで、これには { $need } かかります。
refusal-no-order-now = いまは手番順を引くときではありません。
refusal-other-number-of-markers = 引くマーカーはプレイヤーの人数と同じ { $needed } 個です。
refusal-more-markers-than-in-bag = { $player } が袋に入れたのは { $has } 個で、{ $drawn } 個ではありません。
refusal-agree-before-draw = 終了に合意できるのは手番順を引く前だけです。
refusal-agreed-already = { $player } はすでに合意しています。
refusal-no-locomotive-there = { $hex } に { $railroad } の機関車はありません。
refusal-start-locomotive-stays = 開始ヘクス { $hex } の { $railroad } の機関車は動かせません。
refusal-no-such-turn = 手番順に { $number } 番目はありません。
refusal-more-shares-than-there-are = { $railroad } の株は { $most } 枚しかありません。
refusal-first-share-not-sold = 最初の競売のあとは、誰かが { $railroad } の株を持っています。
refusal-position-with-auction = 局面は手番と手番の間から始めます。ラウンド中の競売の途中からは始められません。
refusal-first-shares-in-order = { $railroad } の番には、それより前の鉄道はすべて売れていて、後の鉄道は売れていません。
refusal-bank-draws = マーカーは全員のために引くもので、引くのは銀行です。
refusal-action-missing = この行動の番号は { $expected } のはずです。その前に抜けか重複があります。
refusal-ending-differs = 記録は{ $recorded ->
    [links] 接続によって
    [agreement] 合意によって
   *[other] 「{ $recorded }」で
}終わりますが、ここでは{ $ending ->
    [links] 接続によって終わります
    [agreement] 合意によって終わります
   *[none] ゲームはまだ終わっていません
}。
refusal-winners-differ = 記録では勝者が異なります。ここでは { $winners } の勝ちです。
