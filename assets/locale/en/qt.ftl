# What Qt says in its own dialogs where its translation into a language lacks it. In English: as Qt has it, to the letter.

qt-look-in = &Look in:
qt-files-of-type = Files of &type:
qt-drive = Drive
qt-folder = Folder
qt-double-sided = Double Sided Printing
qt-long-side = Long side binding
qt-short-side = Short side binding
qt-off = Off
qt-pages = Pages
qt-page-set = Page &Set:
qt-pages-tip = Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.
