# The page of a new game.

new-rulings-same-1824 = すべてルールブックどおりの回答です。
