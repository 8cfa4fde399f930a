# Kinds of companies.

charter-kind-pre-staatsbahn = Vor-Staatsbahn
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = Kohlebahn
