"""Bytes of a file, mangled without a thought for what they mean."""

import os
import random

BYTES = ("flip", "flip", "cut", "zeros", "noise", "pages", "doubled", "appended", "head", "nothing")
PAGE = 4096


def mangle_bytes(content: bytes, chance: random.Random, how: str) -> bytes:
    data = bytearray(content)
    at, to = sorted(chance.randrange(len(data)) for _ in range(2))
    match how:
        case "flip":
            for _ in range(chance.choice((1, 1, 1, 5, 50))):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case "cut":
            del data[at:]
        case "zeros":
            data[at:to] = bytes(to - at)
        case "noise":
            data[at:to] = chance.randbytes(to - at)
        case "pages":
            pages = [data[place : place + PAGE] for place in range(0, len(data), PAGE)]
            one, other = chance.randrange(len(pages)), chance.randrange(len(pages))
            pages[one], pages[other] = pages[other], pages[one]
            data = bytearray(b"".join(pages))
        case "doubled":
            data[at:at] = data[at:to]
        case "appended":
            data += chance.choice((b"\0", b"x" * 10_000, os.urandom(0) + chance.randbytes(5000), bytes(data[:PAGE])))
        case "head":
            for _ in range(chance.choice((1, 2, 8))):
                data[chance.randrange(100)] = chance.choice((0, 1, 2, 127, 255, chance.randrange(256)))
        case "nothing":
            data = bytearray(
                chance.choice((b"", b"\0", b"{", b"SQLite format 3\0", bytes(data[:16]), bytes(data[:100])))
            )
    return bytes(data)
