# Why a move is refused.

refusal-only-in-first-round = Das ist nur in der ersten Aktienrunde zu haben.
refusal-no-minor = { $company } ist weder Kohlebahn noch Vor-Staatsbahn.
refusal-minor-sold = { $company } ist nicht mehr zu haben.
refusal-no-price-of-minor = { $company } ist für { $price } nicht zu haben.
refusal-staatsbahn-later = Aktien der { $company } gibt es ab der zweiten Aktienrunde.
refusal-not-operated = { $company } hat noch nicht agiert: Ihre Aktien können nicht verkauft werden.
refusal-bank-full = { $percent } % der { $company } lägen in der Bank, mehr als die Hälfte.
refusal-no-share-to-exchange = Die Bank hat keine 10-%-Aktie der { $company } für eine Bergbahn.
refusal-exchange-too-early = Umgetauscht wird ab Phase { $phase }.
refusal-exchange-must = { $paper } muss umgetauscht werden, solange die Bank eine Aktie dafür hat.
refusal-no-exchange-question = Nach dem Umtausch von { $paper } ist jetzt nicht gefragt.
refusal-not-your-certificate = { $paper } gehört jemand anderem.
refusal-no-coal-railway = { $company } ist keine Kohlebahn.
refusal-not-your-company = { $company } gehört jemand anderem.
refusal-route-one-mine = Die Strecke der { TRAIN($train) }-Lok braucht genau eine Mine.
refusal-route-to-mine = Die { TRAIN($train) }-Lok darf nicht zur Mine { $hex } fahren.
refusal-wrong-trade-in = Eine { TRAIN($old) }-Lok kann nicht für eine { TRAIN($train) }-Lok in Zahlung gegeben werden.
refusal-one-trade-in = { $company } hat in diesem Zug schon eine Lok in Zahlung gegeben.
refusal-more-than-needed = Weniger Aktien genügen: Für die Lok fehlen { $amount }.
