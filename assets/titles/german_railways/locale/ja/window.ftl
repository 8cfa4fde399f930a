# ドイツ鉄道のウィンドウ：見出し、質問の種類、これまでの出来事。

scene-auction = 競売
scene-order = 手番順
gr-header-ending = { $ending ->
    [links] すべての鉄道に接続が2つある
   *[agreement] 全員が同意した
}
gr-header-order = 手番順を引くところ
gr-header-place = { $places }番中{ $place }番
gr-header-links = { $number }/{ $all }社
gr-header-links-caption = 接続{ $needed }つの鉄道
gr-new-cash-hint = 公開しない場合、ゲーム終了まで隠します。
gr-recap-track = 線路
gr-recap-incomes = 収入
gr-recap-links = 新しい接続
gr-choose-railroad = ここには複数の鉄道が建設できます。先に鉄道を選んでください。
gr-nobody-there = このプレイヤーの鉄道は、いまここに建設できません。
panel-course = 手番順と収入
panel-links = 接続
panel-railroads = 鉄道
gr-railroads-name = 鉄道
gr-course-without = 手番なし：{ $players }
gr-course-place = { $number }：{ $player }{ $when ->
    [done] （手番済み）
    [now] （手番中）
   *[later] {""}
}
gr-course-bag = { $player }：収入{ $income }、袋にマーカー{ $number }個
gr-course-marker = { $who }：収入{ $income }
