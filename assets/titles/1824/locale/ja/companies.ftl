# Kinds of companies.

charter-kind-pre-staatsbahn = 前身会社
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = 石炭鉄道
