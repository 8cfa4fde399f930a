# The turn panel.

do-BuyMountain = Buy mountain railway { $code }
do-BuyMinor = Buy { $company } for { $price }
do-ExchangeMountain = Exchange { $code } for a share of { $company }
do-DeclineExchange = Give { $code } up
do-ExchangeCoal = Exchange { $company } for the director's certificate
more-BuyMountain = mountain railway
more-BuyMinor = coal railway or pre-Staatsbahn
more-ExchangeMountain = exchange a mountain railway
more-ExchangeCoal = exchange a coal railway
ask-question-exchange = { $player }: for a share of which regional railway is { $item } exchanged?
ask-first-round = { $player }: buy or pass?
first-head-par = par { $par }
first-head-par-tip = Par { $par } of the regional railway: half the price of its coal railway, or of its director's certificate
first-owner = { $player } · { $company } { $percent } %
first-brings-coal = { $train } → { $company }
first-brings = { $percent } %
first-how = Buy { $company } for…
ask-coal-price = What is paid for { $company }? Half of it is the par of { $regional }.
first-brings-certificate = keeps { $percent } % of { $company } for its owner
first-brings-income = income { $amount } each operating round
exchange-mountain = { $count ->
    [one] Exchange { $code }…
   *[other] Exchange { $count } mountains…
}
exchange-mountains = Exchange a mountain railway…
exchange-coal = { $coal } → { $company }
ask-exchange-mountain = { $player }: which mountain railway for a share of which company?
exchange-head-price = Price
exchange-head-price-tip = Price of a share now
exchange-head-owns = Has
exchange-head-owns-tip = What its owner has of the company so far
exchange-head-bank = Bank
exchange-head-bank-tip = What the bank has of it
exchange-note = A share of { $percent } %, which earns dividends at once
exchange-note-later = { $note } · then { $later }
exchange-later = { $code } ({ $player })
forming-formed = { $members } have become the { $company }
forming-head-gets = Owner gets
forming-head-money = Money
forming-head-trains = Trains
forming-head-stations = Stations
forming-bank = Bank
forming-unsold = not sold
forming-gets = { $player } { $percent } %
forming-stations = { $has }, { $left } left
forming-from = from { $company }
forming-opens = opens: { $amount } · { $trains }
forming-waits = waits: { $amount } · { $trains }
forming-nobody = Nobody has { $percent } %: the { $company } has no director yet
forming-director-most = { $player } directs it with { $percent } %, the most
forming-director-of = { $player } directs it with { $percent } %: others have as much, { $member } decides
forming-director-priority = { $player } directs it with { $percent } %: others have as much, the order from the priority card decides
forming-surplus = { $number ->
    [one] One train is over the limit of { $limit }
   *[other] { $number } trains are over the limit of { $limit }
}
forming-station-back = One of two stations in { $place } went back
forming-regionals = Coal railways have become regional railways
forming-if = If a { $train } is bought now: { $company }
forming-due = At the end of this round: { $company }
forming-news = { $note }. Phase { $phase }: { $news }
forming-back = Back (Esc)
forming-none = { $player } –
station-city = City { $city }: track to { $sides }
station-note = It goes back to the charter; the next one costs { $cost }.
