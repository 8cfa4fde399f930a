# The tile tray

tiles-name = タイル
tiles-tray = トレイのタイル
tiles-ladder = 置き換え先
tiles-search = タイルまたはヘクス
tiles-search-tip = タイルの番号、またはD19のようなヘクスを入力すると、そこに置けるものが分かります。Enterで調べます。
tiles-unknown = 「{ $word }」というタイルもヘクスもありません。
tiles-of = { $left } / { $all }
tiles-tip = タイル{ $number }、{ tiles-colour }、残り{ $left } / { $all }
tiles-colour = { $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
   *[gray] 灰
}
tiles-group = { $colour ->
    [yellow] 黄
    [green] 緑
    [brown] 茶
   *[gray] 灰
}：残り{ $left } / { $all }
tiles-only-left = 残りのみ
tiles-only-left-tip = トレイに残っているタイルだけを表示します
tiles-filter-tip = { tiles-colour }タイルの表示・非表示
tiles-upgrades = タイル{ $number }と置き換え先
tiles-no-upgrades = タイル{ $number }：置き換え先なし
tiles-hex = { $name ->
    [none] ヘクス{ $hex }
   *[other] ヘクス{ $hex }、{ $name }
}
tiles-from-phase = フェイズ{ $phase }
tiles-never = ここにタイルは敷設できません。
tiles-final = ここのタイルに置き換え先はありません。
tiles-now = 現在：{ $tiles }。
tiles-nothing-now = 今ここに敷設できるものはありません。
tiles-hint = タイルを選ぶと置き換え先、ヘクスを入力するとそこに置けるものを表示します。
