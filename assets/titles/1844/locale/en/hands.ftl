# What hands must do.

hands-tunnel = tunnel piece on { $place }, between { $edges }, with { $paper }'s token
hands-panel = { $paper }'s marker on { $place }, with the income panel { $values }
hands-setup-mountains = mountain railways { $codes } at { $price } each; income panels { $panels }
hands-setup-tunnels = tunnel certificates { $codes } at { $price } each; { $given } lies with { $private }; { $pieces } tunnel pieces
hands-setup-eva = train { $name } lies with { $private }
