# ドイツ鉄道のウィンドウ：見出し、質問の種類、これまでの出来事。

scene-auction = 競売
scene-order = 手番順
gr-header-ending = { $ending ->
    [links] すべての鉄道に接続が2つある
   *[agreement] 全員が同意した
}
gr-header-order = 手番順を引くところ
gr-header-place = { $places }番中{ $place }番
gr-header-links = { $all }社中{ $number }社
gr-header-links-caption = が接続{ $needed }つ
gr-recap-track = 線路
gr-recap-incomes = 収入
gr-recap-links = 新しい接続
gr-choose-railroad = ここには複数の鉄道が建設できます。先に鉄道を選んでください。
gr-nobody-there = このプレイヤーの鉄道は、いまここに建設できません。
