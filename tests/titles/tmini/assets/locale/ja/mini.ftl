# ミニだけの文言。

power-mini-F = 購入者が着岸する港を決め、列車はそこで多く稼ぐ。
charter-code-island = { $code }、島の鉄道
charter-kind-island = 島の鉄道
trains-limit-island = 島の鉄道の列車制限
trains-new-limit-island = 島の鉄道は列車{ $limit }両まで
refusal-no-harbour = { $hex }は渡し船の港ではありません。
refusal-no-harbour-question = 今は港を決めるときではありません。
ask-question-harbour = { $player }：渡し船はどの港に着きますか。
ask-question-harbour-note = 列車はそこで{ $bonus }多く稼ぎます。
do-NameHarbour = 渡し船は{ $place }に着く
journal-question-harbour = { $player }は渡し船の港を決めなければならない。
consequence-question-harbour = { $player }が港を決める
journal-ferry-serves = { $owner }の渡し船は{ $place }に着く。
consequence-ferry-serves = 渡し船は{ $place }に着く
quick-word-harbour = 港
quick-hint-harbour = 渡し船の着く港
quick-does-NameHarbour = { $player }の渡し船は{ $hex }に着く。
hands-setup-ferry = 渡し船のコマを{ $private }に添える
