# ドイツ鉄道の訂正。

correct-kind-share = 株
correct-kind-locomotive = 機関車
correct-note-share = 株の実際の状態
correct-note-locomotive = ボードの実際の状態
correct-share-railroad = 鉄道
correct-share-source = 帳簿上の場所
correct-share-target = 卓上の場所
correct-share-place-unsold = 未売却
correct-locomotive-railroad = 鉄道
correct-locomotive-there = 機関車
correct-locomotive-there-on = 帳簿にないがある
correct-locomotive-there-off = 帳簿にあるがない
correct-locomotive-hex = ヘクス
correct-locomotive-hex-none = ヘクスを選択
gr-unlinked = 接続の解消：{ $pairs }。
