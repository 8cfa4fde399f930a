# Hotseat: what a player has missed, and that it is their turn

recap-heading = { $asked ->
    [company] { $player }が{ $company }を運行します
   *[player] { $player }の手番
}
recap-since = 前の手番から：
recap-begin = これまで：
recap-nothing = 変わったことはありません。
recap-phase = フェイズ
recap-prices = 株価
recap-money = 現金
recap-shares = 株
recap-directors = 社長
recap-trains = 列車
recap-destinations = 目的地到達
recap-papers = プライベートと権利証
recap-gone = ゲームから除去
recap-order = 手番順
recap-price = { $company } { $old }→{ $new }
recap-price-new = { $company } { $new }から
recap-amount = { $who } { $amount }（{ $cash }）
recap-percent = { $who } { $percent }%
recap-company = { $company } { $what }
recap-close = キーかクリックで続けます。
