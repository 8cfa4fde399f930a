# テーブルの上：ドイツ鉄道で手ですること。

gr-hands-receives = { $who }の資金に{ $amount }を入れる
gr-hands-pays = { $who }の資金から{ $amount }を支払う
gr-hands-share = { $way ->
    [back] { $railroad }の株{ $number }枚を{ $source }から戻す
    [on] { $railroad }の株{ $number }枚を{ $target }へ
   *[over] { $railroad }の株{ $number }枚を{ $source }から{ $target }へ
}
gr-hands-locomotives = { $railroad }の機関車{ $number }個を{ $places }に置く
gr-hands-locomotives-off = { $railroad }の機関車{ $number }個を{ $places }から取り除く
gr-hands-income = { $who }の収入マーカーを{ $income }へ
gr-hands-income-player = { $who }の収入マーカーを{ $income }へ
gr-hands-order = 手番順マーカー：{ $players }
gr-hands-at = { $place } { $player }
gr-hands-order-off = { $players }のマーカーを手番順から取り除く
gr-hands-setup-board = ボードをテーブルに、袋をその横に置く
gr-hands-setup-cash = { $players }に{ $amount }ターラーずつ
gr-hands-setup-homes = 各鉄道の機関車を開始ヘクスに置く：{ $homes }
gr-hands-setup-shares = 各鉄道の株{ $number }枚をボードの横に置く：{ $railroads }
gr-hands-setup-incomes = 鉄道の収入マーカー：{ $incomes }。プレイヤーのものは0
gr-hands-setup-round = 競売の開始：最初は{ $player }から
