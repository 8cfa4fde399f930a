"""What others have written, in files or on a keyboard, as it can be shown."""


def shown(value: object, length: int = 40) -> str:
    """On one line, without signs that cannot be seen, and not too long, whatever it holds."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(value)[:length])
