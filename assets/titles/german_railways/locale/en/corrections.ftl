# Corrections of German Railways.

correct-kind-share = shares
correct-kind-locomotive = locomotives
correct-note-share = As the shares lie
correct-note-locomotive = As it lies on the board
correct-share-railroad = Railroad
correct-share-source = In the books with
correct-share-target = On the table with
correct-share-place-unsold = unsold
correct-locomotive-railroad = Railroad
correct-locomotive-there = A locomotive
correct-locomotive-there-on = lies where the books have none
correct-locomotive-there-off = does not lie where the books have one
correct-locomotive-hex = Hex
correct-locomotive-hex-none = choose a hex
gr-unlinked = { $number ->
    [one] Link gone: { $pairs }.
   *[other] Links gone: { $pairs }.
}
