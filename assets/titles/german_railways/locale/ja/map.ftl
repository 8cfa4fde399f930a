# ドイツ鉄道の地図。

gr-map-hint = ヘクスをクリックして建設・ドラッグで移動、ホイールで拡大
gr-map-price = { $railroad }はここに{ $price }で建設
gr-map-ground = { $ground ->
    [hills] 丘陵{ $cost }
    [mountains] 山地{ $cost }
    [zone] ベルリン周辺{ $cost }、鉄道ごとに1つ
   *[plains] 平地{ $cost }
}
gr-map-income = 収入{ $income }
gr-map-there = { $railroads }がいる
gr-legend-plains = 平地（価格つき）
gr-legend-hills = 丘陵
gr-legend-mountains = 山地
gr-legend-zone = ベルリン周辺：鉄道ごとに1つ
gr-legend-city = 都市とその収入
gr-legend-start = 鉄道の開始都市
gr-legend-locomotive = 機関車とその線路
gr-legend-legal = 次に置けるヘクスと価格
gr-map-way = { $railroad }は1回の建設、{ $price }でここまで来る：{ $hexes }
gr-legend-way = 1回の建設で届くヘクスと道全体の価格
