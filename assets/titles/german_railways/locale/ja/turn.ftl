# ドイツ鉄道の手番パネル：何が問われ、答えると何が起こるか。

gr-do-Bid = { $railroad } に { $amount } をビッド
gr-do-Pass = { $what ->
    [auction] この競売を降りる
   *[turn] パスする
}
gr-do-OfferShare = { $railroad } の株を競売に出す
gr-do-BuildTrack = { $railroad } で { $places } に建設する
gr-do-DrawOrder = 手番順：{ $players }
gr-do-AgreeToEnd = { $actor } が終了に同意する
gr-do-AuctionResult = { $actor } が { $railroad } を { $amount } で買う
gr-do-EverybodyPasses = { $what ->
    [auction] もう誰もビッドしない
   *[turn] 全員がパスする
}
gr-do-EverybodyAgrees = 全員が同意：ゲームを終える
gr-do-Other = その他
gr-about-share = { $name }・1 株の収入は今 { $income }・資金 { $treasury }・未売却 { $left } 株
gr-head-bag = 袋の中
gr-head-build = 建設
gr-head-build-tip = この鉄道で線路を建設する。株を持つ人が行える
gr-head-treasury = 資金
gr-head-treasury-tip = この鉄道が線路に使える金額
gr-head-income-tip = 配当で 1 株がもたらす金額
gr-head-left = 残り
gr-head-left-tip = 残っている機関車の数
gr-head-offer = 競売
gr-head-offer-tip = 未売却の株を 1 株競売に出す
gr-unsold = 残り { $left }
gr-offer-first = 競売に出すだけ（1 回ずつ入力）
gr-offer-result = { $railroad } の株を競売に出し、誰が買ったかを入力する
gr-build-with = { $railroad } で建設する
gr-ask-turn = { $player }：建設、株の競売、それともパス？
gr-turn-note = 現金 { $cash }・収入 { $income }・{ $places } 番中 { $place } 番・{ $after ->
    [none] この後はなし
   *[other] 次は { $after }
}
gr-everybody-passes = 全員パス
gr-ask-build = { $player } が { $railroad } で建設：どのヘクス？
gr-ask-build-done = { $player } が { $railroad } で建設
gr-build-note = { $most } ヘクス中 { $placed }・資金 { $treasury } のうち { $spent } を使い、残り { $left }{ $places ->
    [none] 。地図のヘクスをクリックするか、記号を入力する。
   *[other] 。ここまで：{ $places }
}
gr-place-for = { $place } に { $cost } で建設
gr-cost = { $cost }
gr-build-so-far = ここまで { $spent }、資金の残りは { $left }。
gr-ask-order = 第 { $number } ラウンド：手番順は？
gr-order-note = 収入が少ないほど袋に入れるマーカーが多い。プレイヤーの人数と同じ数を引く。
gr-draw = 手番順を引く
gr-draw-note = プログラムが袋から引く。引いた結果は記録され、引き直されない。
gr-in-bag = マーカー { $number } 個
gr-end-by-agreement = 合意で終了…
gr-ask-end = ゲームの終了に同意するのは？
gr-end-note = すべての鉄道が 2 つの接続を得ることがもうできない場合だけ。最後の一人が同意するとゲームは終わる。
gr-agreed = 同意済み
gr-over-note = { $ending ->
    [links] すべての鉄道に接続が 2 つある。現金だけを数える。
   *[agreement] 全員が同意した。現金だけを数える。
}
gr-effect-treasury = { $railroad } の資金：{ $old } → { $new }
gr-effect-incomes = 収入：{ $parts }
gr-effect-cash = 現金：{ $parts }
gr-effect-part = { $who } { $old } → { $new }
gr-effect-dividend = 配当が支払われる（{ $railroad } は 2 倍）：
gr-effect-shares = { $railroad } { $number } × { $each }
gr-effect-gets = { $player } は { $amount }{ $parts ->
    [none] 。
   *[other] ：{ $parts }
}
