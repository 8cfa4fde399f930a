# What Qt says in its own dialogs where its translation into a language lacks it. In English: as Qt has it, to the letter.
# From qt-exists on: instead of what Qt says with a name of a file. The name follows in a line of its own.

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
qt-exists = There is a file of this name already. Do you want to replace it?
qt-no-file = There is no such file. Is the name right?
qt-no-folder = There is no such folder. Is the name right?
qt-protected = This is write-protected. Do you want to delete it all the same?
qt-delete = Do you really want to delete this?
