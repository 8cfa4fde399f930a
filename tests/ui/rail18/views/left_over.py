"""What no text in another language may hold: English words, and codes of the program."""

import re

ENGLISH = re.compile(r"\b(and|the|of|from|for|or|to|with|none|bank|pool|yes|no|recorded|train|tile|track|got|paid)\b")
CODE = re.compile(r"\b[a-z]+[-_][a-z]+\b")
