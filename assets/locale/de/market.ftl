# The stock market.

market-name = Kurstafel
market-hint = Auf eine Gesellschaft zeigen, um zu sehen, wohin ihr Kurs geht. Pfeiltasten wählen eine Gesellschaft, Enter öffnet ihren Besitzbogen.
market-empty = Noch hat keine Gesellschaft einen Kurs. Felder für den Ausgabekurs haben einen dicken Rand.
market-company = { $company } bei { $price }
market-not-launched = nicht in Betrieb
market-not-formed = noch nicht entstanden
market-in-pool = { $percent } % im Pool
market-sold-out = alle Aktien bei Spielern

# Where the marker goes: in the line below the chart.
market-goes-paid = zahlt aus { $price }
market-goes-kept = behält ein { $price }
market-goes-sold = Verkauf { $price }
market-goes-round = Ende der Aktienrunde { $price }
market-stays-paid = zahlt aus: bleibt
market-stays-kept = behält ein: bleibt
market-stays-sold = Verkauf: bleibt
market-stays-round = Ende der Aktienrunde: bleibt

market-cell = Feld { $price }
market-cell-par = Ausgabekurs
market-cell-start = Beginn von { $company }
market-cell-beyond = rechts der roten Linie
market-cell-stack = von oben: { $companies }
