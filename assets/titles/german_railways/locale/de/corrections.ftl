# Korrekturen bei German Railways.

correct-kind-share = Anteile
correct-kind-locomotive = Lokomotiven
correct-note-share = Wie die Anteile liegen
correct-note-locomotive = Wie es auf dem Spielplan liegt
correct-share-railroad = Bahn
correct-share-source = In den Büchern bei
correct-share-target = Am Tisch bei
correct-share-place-unsold = unverkauft
correct-locomotive-railroad = Bahn
correct-locomotive-there = Eine Lokomotive
correct-locomotive-there-on = liegt, wo die Bücher keine haben
correct-locomotive-there-off = liegt nicht, wo die Bücher eine haben
correct-locomotive-hex = Feld
correct-locomotive-hex-none = ein Feld wählen
gr-unlinked = { $number ->
    [one] Verbindung entfällt: { $pairs }.
   *[other] Verbindungen entfallen: { $pairs }.
}
