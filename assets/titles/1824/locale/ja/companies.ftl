# Kinds of companies, and what a phase brings.

charter-code-coal = { $code }、石炭鉄道
charter-code-pre-staatsbahn = { $code }、前身会社
charter-code-staatsbahn = { $code }、Staatsbahn
charter-kind-pre-staatsbahn = 前身会社
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = 石炭鉄道
trains-limit-coal = 石炭鉄道の列車制限
trains-limit-pre-staatsbahn = 前身会社の列車制限
trains-limit-staatsbahn = Staatsbahnの列車制限
trains-new-limit-coal = 石炭鉄道の列車制限{ $limit }
trains-new-limit-pre-staatsbahn = 前身会社の列車制限{ $limit }
trains-new-limit-staatsbahn = Staatsbahnの列車制限{ $limit }
trains-exchanges = 山岳鉄道と石炭鉄道の交換が可能
trains-mountains-exchanged = 山岳鉄道の強制交換
trains-coal-exchanged = 石炭鉄道が地域会社に
trains-staatsbahn = ラウンド終了時に{ $company }設立
