# Kinds of companies, and what a phase brings.

charter-code-coal = { $code }, Kohlebahn
charter-code-pre-staatsbahn = { $code }, Vor-Staatsbahn
charter-code-staatsbahn = { $code }, Staatsbahn
charter-kind-pre-staatsbahn = Vor-Staatsbahn
charter-kind-staatsbahn = Staatsbahn
charter-kind-coal = Kohlebahn
trains-limit-coal = Loklimit der Kohlebahnen
trains-limit-pre-staatsbahn = Loklimit der Vor-Staatsbahnen
trains-limit-staatsbahn = Loklimit der Staatsbahnen
trains-new-limit-coal = höchstens { $limit } Loks für Kohlebahnen
trains-new-limit-pre-staatsbahn = höchstens { $limit } Loks für Vor-Staatsbahnen
trains-new-limit-staatsbahn = höchstens { $limit } Loks für Staatsbahnen
trains-exchanges = Bergbahnen und Kohlebahnen dürfen umgetauscht werden
trains-mountains-exchanged = Bergbahnen müssen umgetauscht werden
trains-coal-exchanged = Kohlebahnen werden zu Regionalbahnen
trains-staatsbahn = { $company } entsteht am Rundenende
