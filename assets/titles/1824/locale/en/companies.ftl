# Kinds of companies, and what a phase brings.

charter-code-coal = { $code }, coal railway
charter-code-pre-staatsbahn = { $code }, pre-Staatsbahn
charter-code-staatsbahn = { $code }, Staatsbahn
charter-kind-pre-staatsbahn = pre-Staatsbahn
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = coal railway
trains-limit-coal = Train limit of coal railways
trains-limit-pre-staatsbahn = Train limit of pre-Staatsbahnen
trains-limit-staatsbahn = Train limit of Staatsbahnen
trains-new-limit-coal = at most { $limit } trains for coal railways
trains-new-limit-pre-staatsbahn = at most { $limit } trains for pre-Staatsbahnen
trains-new-limit-staatsbahn = at most { $limit } trains for Staatsbahnen
trains-exchanges = mountain and coal railways may be exchanged
trains-mountains-exchanged = mountain railways must be exchanged
trains-coal-exchanged = coal railways become regional railways
trains-staatsbahn = { $company } forms at the end of the round
