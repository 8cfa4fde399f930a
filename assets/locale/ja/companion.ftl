# ルールガイド。各節は assets/titles/<title>/companion と assets/companion にある。

companion-title = ルールガイド
action-companion = ルールガイド(&R)
companion-search = ルールを検索
companion-search-tip = 語句を入力、↓で検索結果へ ({ $key })
companion-back = 戻る ({ $key })
companion-forth = 進む ({ $key })
companion-contents = 目次
companion-nothing = 「{ $query }」は見つかりません。
companion-found = { $count }節
companion-place = ルール{ $pages }ページ
companion-place-headings = ルール：{ $headings }
companion-place-sections = ルール第{ $sections }章
companion-see-rulings = 裁定：
companion-otherwise = このゲームでは異なります：{ $meaning }
companion-why = 詳しく
companion-why-tip = ルールの説明を開く ({ $key })
companion-step-tip = このステップのルール ({ $key })

# 裁定の一覧。
companion-rulings = 裁定
companion-rulings-all = すべての裁定
companion-rulings-what = ルール文に食い違いや記述のない点がある場合、このプログラムは次のように扱います。選択肢のある裁定は、ゲームの準備のときに選べます。
companion-rulings-preset = このゲームは**{ $preset }**の設定で行っています。
companion-ruling = { $id }：{ $question }
companion-ruling-id = 裁定
companion-ruling-question = 問い
companion-ruling-now = このゲーム
companion-ruling-switch = 新しいゲームで選択可能：
companion-ruling-here = このゲーム
companion-ruling-default = 標準
companion-ruling-usual = 標準の答え
companion-ruling-other = または
companion-rulings-fixed = ほかは常に同じです：

# 表の見出し。
companion-private-name = 名前
companion-private-face = 定価
companion-private-income = 固定配当
companion-private-power = 特殊能力
companion-par = 公募価格
companion-par-stations = トークン（本拠地を含む）
companion-area = 盤外
companion-side = 方角
companion-bonus = トランジットボーナス
companion-place-name = { $name }（{ $hex }）
companion-colour = 色
companion-tiles = 番号×枚数
companion-tile = { $number }×{ $count }
