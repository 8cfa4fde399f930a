# The header: where the game stands.

header-auction = Auktion
header-auction-of = { $private } wird versteigert
header-stock = AR { $number }
header-stock-caption = Aktienrunde { $number }
header-operating = BR { $number }.{ $index }
header-operating-caption = Betriebsrunde { $index } von { $total }
header-ends = das Spiel endet nach BR { $number }.{ $index }
header-over = Ende
header-over-caption = das Spiel ist aus
header-phase = Phase { $phase }
header-colours = Gleisteile { $colours }
header-rounds =
    { $count ->
        [one] { $count } Betriebsrunde
       *[other] { $count } Betriebsrunden
    }
header-privates = Gesellschaften dürfen Privatgesellschaften kaufen
header-trade = Gesellschaften dürfen einander Loks abkaufen
header-company = { $company } · { $player }
header-follow = dann { $names }
header-nobody-follows = niemand folgt
header-discard = über dem Loklimit
header-asked = muss antworten
header-bank = in der Bank
header-bank-broken = Bank zahlungsunfähig
header-trains = { $kinds } × { $count }
header-trains-always = { $kinds }
header-unlimited = unbegrenzt · { $prices }
header-saved = Gespeichert
header-saved-tip = Jeder Zug steht in { $file }, bevor er gezeigt wird.
header-memory = In keiner Datei
header-memory-tip = Dieses Spiel liegt nur im Speicher. Spiel, Kopie speichern schreibt es in eine Datei.
header-unsaved = Ungespeichert
header-unsaved-count = Ungespeichert: { $count }
header-waiting = Wartet: { $count }
header-waiting-tip = Ein anderes Programm liest gerade { $file }. Die neuesten Einträge bleiben im Speicher, bis es loslässt, und werden dann in ihrer Reihenfolge geschrieben.
header-colour-yellow = gelb
header-colour-green = grün
header-colour-brown = braun
header-colour-gray = grau
header-amount = { $amount }

# The players' clock
clock-nobody = –
clock-of = Uhr von { $player }
clock-several = niemandes Zeit läuft
clock-paused = Uhr angehalten
clock-line = { $player }: { $time }
clock-line-left = { $player }: noch { $left }, verbraucht { $time }
clock-line-over = { $player }: { $over } darüber, verbraucht { $time }
clock-line-fine = { $player }: { $over } darüber, verbraucht { $time }; kostet am Ende { $fine }
clock-pause-tip = Ein Klick hält die Uhr an ({ $key }).
clock-go-on-tip = Ein Klick lässt sie weiterlaufen ({ $key }), jeder Zug auch.
