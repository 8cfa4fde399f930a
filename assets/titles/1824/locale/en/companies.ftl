# Kinds of companies.

charter-kind-pre-staatsbahn = pre-Staatsbahn
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = coal railway
