# What hands must do.

hands-tunnel = Tunnelplättchen auf { $place }, zwischen { $edges }, mit dem Marker von { $paper }
hands-panel = Marker von { $paper } auf { $place }, mit der Einkommenstafel { $values }
hands-setup-mountains = Bergbahnen { $codes } zu je { $price }; Einkommenstafeln { $panels }
hands-setup-tunnels = Tunnel-Zertifikate { $codes } zu je { $price }; { $given } liegt bei { $private }; { $pieces } Tunnelplättchen
hands-setup-eva = Lok { $name } liegt bei { $private }
