# Die Karte von German Railways.

gr-map-hint = Felder anklicken zum Bauen · ziehen verschiebt, das Rad vergrößert
gr-map-price = { $railroad } baut hier für { $price }
gr-map-ground = { $ground ->
    [hills] Hügel { $cost }
    [mountains] Gebirge { $cost }
    [zone] Umland von Berlin { $cost }, eines je Bahn
   *[plains] Ebene { $cost }
}
gr-map-income = Einkommen { $income }
gr-map-there = hier { $railroads }
gr-legend-plains = Ebene, mit dem Preis
gr-legend-hills = Hügel
gr-legend-mountains = Gebirge
gr-legend-zone = um Berlin: eines je Bahn
gr-legend-city = Stadt mit ihrem Einkommen
gr-legend-start = Start einer Bahn
gr-legend-locomotive = Lokomotive mit ihrer Strecke
gr-legend-legal = kann als Nächstes kommen, mit dem Preis
gr-map-way = { $railroad } kommt in einem Bau für { $price } hierher: { $hexes }
gr-legend-way = in einem Bau erreichbar, mit dem Preis des Wegs
