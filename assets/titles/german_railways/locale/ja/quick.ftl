# ドイツ鉄道の簡易入力。

gr-quick-placeholder = 短い入力。例：po c40 c38
quick-word-offer = 競売 offer o
quick-word-draw = 引く draw d
quick-word-agree = 同意 agree
gr-quick-hint = { $verb ->
    [pass] 問われたことを断る
    [bid] 競売中の株に
    [all] 全員まとめて
    [offer] 株を競売に出す
    [draw] 出た順のマーカー、またはプログラムで
    [agree] ゲームの終了に
    [undo] 最後の入力
    [undo-turn] 手番の始めまで
   *[redo] 後の入力
}
gr-quick-field = { $field ->
    [verb] 何をするか
    [player] プレイヤー
    [company] 鉄道
    [hex] ヘクス
   *[amount] 金額
}
