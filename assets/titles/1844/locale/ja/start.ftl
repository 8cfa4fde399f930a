# The page of a new game.

new-rulings-same-1844 = すべて2016年版ルールどおりの回答です。
